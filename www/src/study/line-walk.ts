/** Goes through the turns of a line of the analysis, one after another, while it is pointed at. */

/** The time for which each position is shown. */
const TURN_MS = 1100;

export class LineWalk {
  /** The number of turns that are played in the small board; 0 while there is none. */
  played = 0;
  #timer = 0;

  /** @param changed - called when another position must be shown */
  constructor(private readonly changed: () => void) {}

  /**
   * Starts with the first turn, which the board itself shows. With reduced motion, goes directly to
   * the end.
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

  /** Shows the position after `played` turns, and stays there. */
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
