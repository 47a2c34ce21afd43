/** The board that is shown first, while the code of the page around it is being fetched. */
import type { Board } from '../board.ts';
import { saveGame } from '../store/games.ts';
import { theme } from '../store/settings.ts';
import { applyLook } from './look.ts';

/** The exports of a game for its first board. */
export interface BoardMaker {
  /** Returns a board with the seats of a new visitor. */
  newBoard(): Board<unknown>;
  /** Returns the stored form of the game on the board; `null` before there is a game. */
  storedGame(board: Board<unknown>): object | null;
}

/** The interval at which {@link FirstBoard.calm} checks the board, and its time limit. */
const LOOK_MS = 30;
const MAX_CALM_MS = 3000;

/**
 * A board on which a new visitor plays until the code of the table has arrived, which then uses the
 * same board.
 */
export class FirstBoard {
  readonly board: Board<unknown>;
  /** The time of `performance.now()` since which turns are played; `null` before the first. */
  #playedSince: number | null = null;
  #isPressed = false;
  readonly #save: () => void;
  /** Whether the table has the board. */
  isTaken = false;

  constructor(
    /** The id of the game. */
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
    // The page may be closed before the table, which saves games, has arrived.
    this.#save = () => {
      const stored = this.hasTurns ? maker.storedGame(board) : null;
      if (stored) saveGame(game, { ...stored, playedMs: this.playedMs });
    };
    window.addEventListener('pagehide', this.#save);
  }

  /** Whether a turn has been played. */
  get hasTurns(): boolean {
    return this.#playedSince !== null;
  }

  /** The time for which the game has been played. */
  get playedMs(): number {
    return this.#playedSince === null ? 0 : Math.round(performance.now() - this.#playedSince);
  }

  /** Resolves when nobody touches the board and nothing moves on it. */
  async calm(): Promise<void> {
    const end = performance.now() + MAX_CALM_MS;
    const isMoving = () =>
      this.board.shadowRoot?.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    while (this.#isPressed || (isMoving() && performance.now() < end))
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }

  /** From now on the table saves the game. */
  leaveToTable(): void {
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

/** Returns the board with which the visit has started; `null` if it started with the whole page. */
export const firstBoard = (): FirstBoard | null => first;

export function setFirstBoard(board: FirstBoard): void {
  first = board;
}
