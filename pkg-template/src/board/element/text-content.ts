import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Reads the text content of an element without its slotted children and scripts, and observes
 * changes of it.
 */
export class TextContentObserver implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #observer: MutationObserver;
  #last = '';

  /**
   * Makes an observer of the text content of an element.
   *
   * @param changed - called when the text differs from the one last read
   */
  constructor(host: ReactiveControllerHost & HTMLElement, changed: () => void) {
    this.#host = host;
    host.addController(this);
    this.#observer = new MutationObserver(() => {
      if (this.#last !== this.text) changed();
    });
  }

  /** The text content of the board element, without slotted children and scripts. */
  get text(): string {
    const own = [...this.#host.childNodes].filter(
      (node) => !(node instanceof Element && (node.slot || node.localName === 'script')),
    );
    this.#last = own.map((node) => node.textContent).join('');
    return this.#last;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
