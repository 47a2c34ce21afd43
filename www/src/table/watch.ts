import type { Board } from '../board.ts';
import { type Speed, setSpeed, speed } from '../store/speed.ts';

/** The pause between two turns of a game between computers, in milliseconds, by speed. */
const BETWEEN_TURNS_MS: Record<Speed, number> = { slow: 4000, normal: 1500, fast: 0 };

/** Controls a game that only computers play: pauses it, plays single turns, and sets its speed. */
export class Watch {
  isPaused = false;
  #speed: Speed = speed();
  #timer = 0;

  /**
   * Makes the controls for a game between computers.
   *
   * @param isWatching - returns whether the computer plays all sides
   * @param changed - called when the controls must be rendered again
   */
  constructor(
    private readonly board: Pick<Board<unknown>, 'pause' | 'addEventListener'>,
    private readonly isWatching: () => boolean,
    private readonly changed: () => void,
  ) {
    board.addEventListener('keddah-move', () => this.#turnPlayed());
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(next: Speed) {
    this.#speed = next;
    setSpeed(next);
    if (this.#timer) this.play();
  }

  pause(): void {
    this.#set(true);
    this.board.pause(true);
  }

  play(): void {
    this.#set(false);
    this.board.pause(false);
  }

  /** Lets the computer play one turn, then pauses the game. */
  playOneTurn(): void {
    this.#set(true);
    this.board.pause(false);
  }

  /** Ends the pause of the game, since another game is on the board. */
  reset(): void {
    this.#set(false);
  }

  /** Pauses the board again after it was connected, which lets the computer play. */
  reconnected(): void {
    if (this.isPaused) this.board.pause(true);
  }

  #set(isPaused: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.isPaused = isPaused;
    this.changed();
  }

  /**
   * Pauses the board after each turn, until the user continues or for the time between two turns.
   */
  #turnPlayed(): void {
    const wait = BETWEEN_TURNS_MS[this.#speed];
    if (!this.isWatching() || (!this.isPaused && wait === 0)) return;
    this.board.pause(true);
    if (!this.isPaused) this.#timer = window.setTimeout(() => this.play(), wait);
  }
}
