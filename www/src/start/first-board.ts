/** The playable board that new users see first, while the code of the page is fetched. */
import type { Board } from '../board.ts';
import { hasSavedGame, saveGame } from '../store/games.ts';
import { theme } from '../store/settings.ts';
import { applyLook } from './look.ts';

/** The functions of a game's module that create and store its first board. */
export interface BoardMaker {
  /** Returns a board with the default players and settings of a new user. */
  newBoard(): Board<unknown>;
  /**
   * Returns the game on the board in the form that the browser stores; `null` before there is a
   * game.
   */
  storedGame(board: Board<unknown>): object | null;
}

/** The interval at which {@link FirstBoard.calm} checks the board, and its time limit. */
const LOOK_MS = 30;
const MAX_CALM_MS = 3000;

/**
 * A board on which a new user can play until the code of the game view has arrived, which then uses
 * the same board.
 */
export class FirstBoard {
  readonly board: Board<unknown>;
  /** The time of `performance.now()` since which turns are played; `null` before the first. */
  #playedSince: number | null = null;
  #isPressed = false;
  /** Whether this tab has saved the game. */
  #isSaved = false;
  readonly #save: () => void;
  /** Whether the game view has taken over this board. */
  isTaken = false;

  constructor(
    /** The id of the game that is played on the first board. */
    readonly game: string,
    maker: BoardMaker,
  ) {
    const board = maker.newBoard();
    this.board = board;
    prepare(board);
    applyLook(board);
    board.theme = theme();
    board.addEventListener('keddah-move', () => {
      this.#playedSince ??= performance.now();
    });
    board.addEventListener('pointerdown', this.#press);
    // The page may be closed before the table, which saves games, has arrived. Each change is saved
    // at once, since Firefox may end a script in `pagehide`.
    this.#save = () => {
      const stored = this.hasTurns ? maker.storedGame(board) : null;
      // There was no saved game at first: what is there now is another tab's.
      if (!stored || (!this.#isSaved && hasSavedGame(game))) return;
      this.#isSaved = true;
      saveGame(game, { ...stored, playedMs: this.playedMs });
    };
    board.addEventListener('keddah-change', this.#save);
    window.addEventListener('pagehide', this.#save);
  }

  /** Whether a turn has been played on the first board. */
  get hasTurns(): boolean {
    return this.#playedSince !== null;
  }

  /** The time since the first turn was played, in milliseconds. */
  get playedMs(): number {
    return this.#playedSince === null ? 0 : Math.round(performance.now() - this.#playedSince);
  }

  /** Resolves when nobody touches the first board and nothing is animated on it. */
  async calm(): Promise<void> {
    const end = performance.now() + MAX_CALM_MS;
    const isMoving = () =>
      this.board.shadowRoot?.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    while (this.#isPressed || (isMoving() && performance.now() < end))
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }

  /** Stops saving the game, since the game view saves it from now on. */
  leaveToTable(): void {
    this.board.removeEventListener('keddah-change', this.#save);
    window.removeEventListener('pagehide', this.#save);
  }

  #press = (): void => {
    this.#isPressed = true;
    const release = () => {
      this.#isPressed = false;
    };
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { once: true });
  };
}

/** Sets the properties that all boards of the page have in common. */
export function prepare(board: Board<unknown>): void {
  board.id = 'board';
  board.className = 'board';
  board.controls = 'none';
}

let first: FirstBoard | null = null;

/** Returns the board that was shown before the rest of the page; `null` if there was none. */
export const firstBoard = (): FirstBoard | null => first;

export function setFirstBoard(board: FirstBoard): void {
  first = board;
}
