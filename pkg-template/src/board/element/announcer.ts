import type { ReactiveControllerHost } from 'lit';

/** The announcements of a board to screen readers. */
export class Announcer {
  /** The text of the live region. */
  text = '';
  readonly #host: ReactiveControllerHost;
  /** Whether the text has not been rendered yet. */
  fresh = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /**
   * Announces a text, also if it is the same as the last one; with `add`, after the current
   * announcement if that has not been rendered yet.
   */
  announce(text: string, add = false): void {
    const next = add && this.fresh ? `${this.text} ${text}` : text;
    this.text = next === this.text ? `${next}\u00a0` : next;
    this.fresh = true;
    this.#host.requestUpdate();
  }

  /** Clears a text that was rendered before, so that it is not read again. */
  expire(): void {
    if (!this.fresh) this.text = '';
  }
}
