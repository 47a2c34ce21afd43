/** Shows boards one after the other, so that steps are seen. */
import type { Board } from './session.js';

/** How long a step is seen before the next, in milliseconds. */
const PACE = 190;

/** What is being shown. */
export class Film {
  #frames: Board[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (board: Board | undefined) => void;

  /** `show` gets each board, and `undefined` for the game as it stands. */
  constructor(show: (board: Board | undefined) => void) {
    this.#show = show;
  }

  /** Whether there is more to come. */
  get running(): boolean {
    return this.#frames.length > 0;
  }

  /** Shows these boards in turn, the last of them being the game as it stands. */
  play(frames: Board[]): void {
    clearTimeout(this.#timer);
    this.#frames = frames.length > 1 ? [...frames] : [];
    this.#next();
  }

  /** Goes to the end at once. */
  settle(): void {
    if (this.running) this.play([]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }

  #next(): void {
    this.#show(this.#frames.shift());
    if (this.running) this.#timer = setTimeout(() => this.#next(), PACE);
  }
}
