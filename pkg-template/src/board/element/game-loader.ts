import type { GameTexts } from '../shared/state.js';
import type { BoardTypes, GameAdapter } from './adapter.js';
import type { ErrorController } from './error-controller.js';
import type { TextContentObserver } from './text-content.js';

/** The parts of the board element that the loader of its game uses. */
export interface GameLoaderHost<T extends BoardTypes> {
  readonly element: T['element'] & {
    mode: string;
    position?: string | undefined;
    moves?: string | undefined;
    ply?: number | undefined;
  };
  readonly adapter: GameAdapter<T>;
  readonly errors: ErrorController;
  readonly text: TextContentObserver;
  /** Returns the running game model of the board; `null` before the first game. */
  model(): T['model'] | null;
  /** Starts the model of the board with its first game. */
  start(game: T['game']): T['model'];
}

/** Loads the rules, and makes the game of a board from its attributes and text content. */
export class GameLoader<T extends BoardTypes> {
  /** The game that the page set before the rules were loaded. */
  given: T['game'] | null = null;
  /** The number of turns after which the board is to be shown; undefined once it is shown. */
  #wantedPly: number | undefined;
  #plyFault: unknown = null;
  readonly #host: GameLoaderHost<T>;

  constructor(host: GameLoaderHost<T>) {
    this.#host = host;
  }

  /** Loads the wasm with the rules, then starts the board's model with its first game. */
  async load(): Promise<void> {
    const { adapter, element, errors, model, start } = this.#host;
    try {
      await adapter.loadRules();
      errors.unread = null;
      const started = start(this.given ?? adapter.freshGame());
      const { ply } = element;
      if (!this.given) this.read();
      // A study begins at its start.
      this.#wantedPly = ply ?? (element.mode === 'study' ? started.firstPly : undefined);
      element.requestUpdate('seats');
      started.update();
    } catch (error) {
      this.#reportUnread(error);
      if (!model()) throw error;
    }
  }

  /** Makes the game from attributes and text content. Errors are shown and reported, not thrown. */
  read(): void {
    const { adapter, element, errors, model } = this.#host;
    try {
      const game = adapter.readGame(this.#texts, element);
      errors.unread = null;
      model()?.replace(game);
    } catch (error) {
      this.#reportUnread(error);
    }
  }

  /**
   * Shows the requested ply, if there is one. Returns the errors of the attribute `ply`.
   *
   * @param isNew - whether the attribute has changed
   * @param ply - the attribute as it was before a new game was read, which removes it
   */
  showPly(model: T['model'], isNew: boolean, ply: number | undefined): unknown[] {
    const { element } = this.#host;
    const asked = this.#wantedPly ?? (isNew ? (ply ?? model.plies) : undefined);
    this.#wantedPly = undefined;
    if (asked !== undefined) {
      this.#plyFault = null;
      try {
        if (asked !== model.ply) model.goTo(asked);
      } catch (error) {
        this.#plyFault = error;
        element.ply = asked;
      }
    }
    return this.#plyFault ? [this.#plyFault] : [];
  }

  get #texts(): GameTexts {
    const { element, text } = this.#host;
    // A page can set any value.
    return { position: `${element.position ?? ''}`, moves: `${element.moves ?? ''}`, record: text.text };
  }

  #reportUnread(error: unknown): void {
    const { position, moves, record = '' } = this.#texts;
    this.#host.errors.reportUnread(error, position || moves || record);
  }
}
