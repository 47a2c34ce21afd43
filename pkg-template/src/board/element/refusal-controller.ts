import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Refused } from '../shared/state.js';

/** How long a refusal is shown, in milliseconds. */
const SHOWN_MS = 6000;

/** Holds the latest refusal for as long as it is shown. */
export class RefusalController implements ReactiveController {
  /** The refusal being shown, if any. */
  current: Refused | null = null;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed - called when a refusal appears, is replaced or disappears */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  /** Shows a refusal; `null` hides the current one. */
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
