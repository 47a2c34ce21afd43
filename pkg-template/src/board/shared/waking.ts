/** When a board is made ready: as it comes into view, is touched, or is asked for. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far below the edge of the window a board is made ready. */
const AHEAD = '200px';

/** Starts a board once. */
export class Waking implements ReactiveController {
  /** Whether it is being started. */
  starting = false;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #start: () => Promise<void>;
  readonly #ready: Promise<void>;
  #settled!: () => void;
  #woken = false;
  #watch: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, start: () => Promise<void>) {
    this.#host = host;
    this.#start = start;
    this.#ready = new Promise((done) => {
      this.#settled = done;
    });
    for (const touch of ['pointerdown', 'focusin', 'keydown']) host.addEventListener(touch, () => this.wake());
    host.addController(this);
  }

  /** Done when it was started, or cannot be. */
  get ready(): Promise<void> {
    this.wake();
    return this.#ready;
  }

  /** Starts it, unless it is; one that could not be started is tried again. */
  wake(): void {
    if (this.#woken || this.starting) return;
    this.#watch?.disconnect();
    this.starting = true;
    this.#host.requestUpdate();
    void this.#start()
      .then(
        () => {
          this.#woken = true;
        },
        () => {},
      )
      .finally(() => {
        this.starting = false;
        this.#host.requestUpdate();
        this.#settled();
      });
  }

  hostConnected(): void {
    if (this.#woken) return;
    if (typeof IntersectionObserver === 'undefined') {
      this.wake();
      return;
    }
    this.#watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.wake(), {
      rootMargin: AHEAD,
    });
    this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
  }
}
