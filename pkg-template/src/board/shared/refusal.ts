/** What was refused last, for as long as that is seen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Refused } from './state.js';

/** How long that is, in milliseconds. */
const SEEN = 6000;

/** Has it, while there is one. */
export class Refusal implements ReactiveController {
  refused: Refused | null = null;
  readonly #changed: () => void;
  #fade: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is told when there is another, or none. */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  show(refused: Refused | null): void {
    clearTimeout(this.#fade);
    if (refused) this.#fade = setTimeout(() => this.show(null), SEEN);
    if (refused === this.refused) return;
    this.refused = refused;
    this.#changed();
  }

  hostDisconnected(): void {
    clearTimeout(this.#fade);
  }
}
