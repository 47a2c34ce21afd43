import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Refused } from '../shared/state.js';

/** How long the reason for a rejected input is shown, in milliseconds. */
const SHOWN_MS = 6000;

/**
 * Holds the last rejected input while the board shows the reason, which disappears after some
 * seconds.
 */
export class RefusalController implements ReactiveController {
  /** The rejected input whose reason is being shown, if any. */
  current: Refused | null = null;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Makes the controller of the message about a rejected input.
   *
   * @param changed - called when the shown reason appears, is replaced or disappears
   */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  /** Shows why an input was rejected for some seconds; `null` hides the shown reason. */
  show(refused: Refused | null): void {
    clearTimeout(this.#timer);
    if (refused) this.#timer = setTimeout(() => this.show(null), SHOWN_MS);
    if (refused === this.current) return;
    this.current = refused;
    this.#changed();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
