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
  #done = false;
  /** The latest initialization; after a failure, only `start` tries again. */
  #attempt: Promise<void> | undefined;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, init: () => Promise<void>) {
    this.#host = host;
    this.#init = init;
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      host.addEventListener(type, () => this.#attempt || this.start());
    host.addController(this);
  }

  /**
   * The latest initialization of the board, which this starts unless there was one. Rejects if it
   * fails.
   */
  get ready(): Promise<void> {
    return this.#attempt ?? this.start();
  }

  /**
   * Starts the initialization of the board unless it has succeeded or is in progress, and returns
   * `ready`.
   */
  start(): Promise<void> {
    if (!this.#done && !this.running) {
      this.#observer?.disconnect();
      this.running = true;
      this.#host.requestUpdate();
      this.#attempt = this.#run();
      // The board shows the error, also if nobody waits for this promise.
      this.#attempt.catch(() => {});
    }
    return this.#attempt!;
  }

  async #run(): Promise<void> {
    try {
      await this.#init();
      this.#done = true;
    } finally {
      this.running = false;
      this.#host.requestUpdate();
    }
  }

  hostConnected(): void {
    if (this.#done) return;
    if (typeof IntersectionObserver === 'undefined') {
      this.start();
      return;
    }
    this.#observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && void this.start(), {
      rootMargin: MARGIN,
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
