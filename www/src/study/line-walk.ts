/** Plays an engine line on a small board, turn by turn, while the user points at it. */

/** The time for which each position of a replayed engine line is shown, in milliseconds. */
const TURN_MS = 1100;

export class LineWalk {
  /** The number of turns of the engine line that the small board shows; 0 while it is hidden. */
  played = 0;
  #timer = 0;

  /**
   * Makes the replay of an engine line on a small board.
   *
   * @param changed - called when another position of the line must be shown
   */
  constructor(private readonly changed: () => void) {}

  /**
   * Starts to replay an engine line from its first turn, which the board itself shows. With reduced
   * motion, goes directly to the end.
   */
  start(length: number): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.go(length, length);
    else {
      this.#timer = window.setInterval(() => {
        if (this.played >= length) clearInterval(this.#timer);
        else this.#show(Math.min(length, Math.max(2, this.played + 1)));
      }, TURN_MS);
    }
  }

  /** Shows the position after `played` turns of the engine line, and stays there. */
  go(played: number, length: number): void {
    this.stop();
    this.#show(Math.min(length, Math.max(0, played)));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.played = 0;
  }

  #show(played: number): void {
    // One turn is already drawn on the board itself.
    this.played = played > 1 ? played : 0;
    this.changed();
  }
}
