import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * The distance from the visible part of the page at which a board is initialized, as a CSS length.
 */
const MARGIN = '200px';

/** Initializes a board once: when it comes into view, is operated, or `ready` is read. */
export class LazyInit implements ReactiveController {
  /** Whether the lazy initialization of the board is in progress. */
  running = false;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #init: () => Promise<void>;
  readonly #ready: Promise<void>;
  #settle!: () => void;
  #done = false;
  /** Whether an initialization has been tried; after a failure, only a new request tries again. */
  #tried = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, init: () => Promise<void>) {
    this.#host = host;
    this.#init = init;
    this.#ready = new Promise((resolve) => {
      this.#settle = resolve;
    });
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      host.addEventListener(type, () => this.#tried || this.start());
    host.addController(this);
  }

  /**
   * Starts the first initialization of the board, and resolves when one has succeeded or failed.
   */
  get ready(): Promise<void> {
    if (!this.#tried) this.start();
    return this.#ready;
  }

  /** Starts the initialization of the board unless it has succeeded or is in progress. */
  start(): void {
    if (this.#done || this.running) return;
    this.#observer?.disconnect();
    this.running = this.#tried = true;
    this.#host.requestUpdate();
    void this.#run();
  }

  async #run(): Promise<void> {
    try {
      await this.#init();
      this.#done = true;
    } catch {
      // The board shows the error.
    }
    this.running = false;
    this.#host.requestUpdate();
    this.#settle();
  }

  hostConnected(): void {
    if (this.#done) return;
    if (typeof IntersectionObserver === 'undefined') {
      this.start();
      return;
    }
    this.#observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.start(), {
      rootMargin: MARGIN,
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
