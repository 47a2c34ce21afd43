const SECOND_MS = 1000;

/**
 * Formats a time for a clock display: `5:00`, `1:02:03`. Seconds are rounded up, so that `0:00`
 * means that no time is left.
 *
 * @param ms - the time in milliseconds
 *
 * @example
 * ```js
 * import { formatTime } from 'keddah/clock'
 * console.log(formatTime(299_500), formatTime(3_723_000), formatTime(0)) // 5:00 1:02:03 0:00
 * ```
 */
export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * Calls back whenever the text of a decreasing time changes. It never counts ticks: if the browser
 * delays timers, as in hidden tabs, the next call comes late but the time is right.
 */
export class DisplayTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  /**
   * Makes a timer that is stopped.
   *
   * @param leftMs - returns the time left, in milliseconds
   * @param tick - called when its text may have changed
   */
  constructor(
    private readonly leftMs: () => number,
    private readonly tick: () => void,
  ) {}

  /** Starts calling back whenever the displayed time changes. */
  start(): void {
    if (!this.#isOn) globalThis.document?.addEventListener('visibilitychange', this.tick);
    this.#isOn = true;
    const left = this.leftMs();
    const wait = left - (Math.ceil(left / SECOND_MS) - 1) * SECOND_MS;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.tick, Math.max(1, Math.ceil(wait)));
  }

  stop(): void {
    if (this.#isOn) globalThis.document?.removeEventListener('visibilitychange', this.tick);
    this.#isOn = false;
    clearTimeout(this.#timer);
  }
}
