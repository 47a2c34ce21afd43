import type { ReactiveControllerHost } from 'lit';

/** The announcements of a board to screen readers. */
export class Announcer {
  /** The text of the live region. */
  text = '';
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /**
   * Announces a text, also if it is the same as the last one; with `add`, after the current
   * announcement.
   */
  announce(text: string, add = false): void {
    const next = add && this.text ? `${this.text.trimEnd()} ${text}` : text;
    this.text = next === this.text ? `${next}\u00a0` : next;
    this.#host.requestUpdate();
  }
}
