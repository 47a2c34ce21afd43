import type { Outcome } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import type { Say } from './module.js';
import { Puzzle, type PuzzleGame } from './puzzle.js';

export { css, words } from './puzzle.js';

/** The services of the board for its puzzle. */
export interface PuzzleControllerHost {
  readonly adapter: {
    splitTurns(text: string): string[];
    sideText(words: Words, side: never): string;
  };
  readonly announcer: {
    announce(text: string): void;
    side(id: string, side: never, turn: string, session: never): void;
  };
  readonly errors: { failed(error: unknown): void };
  readonly language: { readonly words: Words; readonly say: Say };
  fire(type: string, detail: unknown): unknown;
  invalidate(): void;
}

/** A session whose turns a puzzle judges before they are announced. */
export interface PuzzleSession extends PuzzleGame {
  readonly hooks: {
    turned(turn: string, side: unknown, seat: unknown): void;
    ended(status: unknown): void;
  };
}

/** Owns the puzzle of a board in the mode `puzzle`. */
export class PuzzleController {
  puzzle: Puzzle | null = null;
  /** The error in the attributes `solution` and `goal`, if any. */
  fault: unknown = null;
  #attributes = '';
  /** The game that the puzzle was made for. */
  #game: unknown = null;
  #session: unknown = null;
  readonly #host: PuzzleControllerHost;

  constructor(host: PuzzleControllerHost) {
    this.#host = host;
  }

  /**
   * Returns the seats for the puzzle: a person for the solver, nobody for the sides it replies for.
   */
  seats(sides: readonly unknown[]): string | undefined {
    const { puzzle } = this;
    return puzzle ? sides.map((side) => (side === puzzle.solver ? 'person' : 'nobody')).join(' ') : undefined;
  }

  /** Returns the task in words; empty while a turn is being built or an earlier one is shown. */
  text(session: { turnBegun: boolean; atLatest: boolean }): string {
    const { puzzle } = this;
    if (!puzzle || session.turnBegun || !session.atLatest) return '';
    const { adapter, language } = this.#host;
    return puzzle.text(language.say, adapter.sideText(language.words, puzzle.solver as never));
  }

  /**
   * Makes a puzzle from the session's game, unless game and attributes are unchanged. Returns
   * whether it made one.
   */
  update(session: PuzzleSession, solution = '', goal = ''): boolean {
    if (this.#session !== session) this.#adopt(session);
    const attributes = `${goal}\n${solution}`;
    if (this.#game === session.game && this.#attributes === attributes) return false;
    if (this.#game === session.game) this.puzzle?.startOver();
    this.drop();
    this.#game = session.game;
    this.#attributes = attributes;
    const { adapter, errors } = this.#host;
    try {
      const puzzle: Puzzle = new Puzzle(
        session,
        { solution, goal, splitTurns: adapter.splitTurns },
        { changed: (outcome) => this.#changed(outcome, puzzle), failed: errors.failed },
      );
      this.puzzle = puzzle;
    } catch (error) {
      this.fault = error;
    }
    return true;
  }

  /** What the puzzle says of an attempt replaces what the board says of turns and of the end. */
  #adopt(session: PuzzleSession): void {
    this.#session = session;
    const { announcer } = this.#host;
    const { hooks } = session;
    const { turned, ended } = hooks;
    hooks.turned = (turn, side, seat) => {
      if (!this.puzzle) turned(turn, side, seat);
      else if (!this.puzzle.turned(side)) announcer.side('played', side as never, turn, session as never);
    };
    hooks.ended = (status) => {
      if (!this.puzzle || this.puzzle.outcome === 'solved') ended(status);
    };
  }

  /** Ends the puzzle. */
  drop(): void {
    this.puzzle?.stop();
    this.puzzle = null;
    this.fault = null;
    this.#game = null;
  }

  #changed(outcome: Outcome, { turns, tries }: Puzzle): void {
    const { announcer, fire, invalidate, language } = this.#host;
    invalidate();
    if (outcome === 'open') return;
    announcer.announce(language.say(`puzzle-${outcome}`));
    if (outcome === 'solved') fire('keddah-solved', { turns, tries });
  }
}
