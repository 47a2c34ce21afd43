import type { Board } from './queries.js';

/** The time from one animated step to the next, in milliseconds. */
const STEP_MS = 190;

/** Animates a turn: shows the board after each step, one after the other. */
export class StepAnimation {
  #frames: Board[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (board: Board | undefined) => void;

  /**
   * Makes an animation of the steps of a turn.
   *
   * @param show - called with each board, and with `undefined` for the current board
   */
  constructor(show: (board: Board | undefined) => void) {
    this.#show = show;
  }

  /** Whether the animation is running: boards remain to be shown. */
  get running(): boolean {
    return this.#frames.length > 0;
  }

  /** Shows boards one after the other. The last one must be the current board. */
  play(frames: readonly Board[]): void {
    clearTimeout(this.#timer);
    this.#frames = frames.length > 1 ? [...frames] : [];
    this.#next();
  }

  /** Ends the animation by showing the last board at once. */
  settle(): void {
    if (this.running) this.play([]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }

  #next(): void {
    this.#show(this.#frames.shift());
    if (this.running) this.#timer = setTimeout(() => this.#next(), STEP_MS);
  }
}
