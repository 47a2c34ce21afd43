/** The text in a board's tag: a record, or a position. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Reads it, and notices when it is another. */
export class Body implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #watch: MutationObserver | undefined;
  #last = '';

  /** `changed` is told of another text. */
  constructor(host: ReactiveControllerHost & HTMLElement, changed: () => void) {
    this.#host = host;
    host.addController(this);
    if (typeof MutationObserver === 'undefined') return;
    this.#watch = new MutationObserver(() => {
      if (this.#last !== this.text) changed();
    });
  }

  /** It, without what goes into slots. */
  get text(): string {
    const own = [...this.#host.childNodes].filter((node) => !(node instanceof Element && node.slot));
    this.#last = own.map((node) => node.textContent).join('');
    return this.#last;
  }

  hostConnected(): void {
    this.#watch?.observe(this.#host, { childList: true, characterData: true, subtree: true });
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
  }
}
