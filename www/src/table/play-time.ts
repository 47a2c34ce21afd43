/**
 * Measures how long a game has been played, counting only while it is in progress and the page is
 * visible.
 */
export class PlayTime {
  #ms = 0;
  /**
   * The time of `performance.now()` since which the playing time runs; `null` while it does not
   * run.
   */
  #since: number | null = null;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#pause();
      else if (this.#isRunning) this.#since = performance.now();
    });
  }

  #isRunning = false;

  get ms(): number {
    return Math.round(this.#ms + (this.#since === null ? 0 : performance.now() - this.#since));
  }

  /** Starts measuring another game, which has already been played for `ms` milliseconds. */
  set(ms: number): void {
    this.#ms = ms;
    this.#since = this.#isRunning && !document.hidden ? performance.now() : null;
  }

  /** Sets whether the game is in progress, so that its playing time is measured. */
  run(isRunning: boolean): void {
    if (isRunning === this.#isRunning) return;
    this.#isRunning = isRunning;
    if (!isRunning) this.#pause();
    else if (!document.hidden) this.#since = performance.now();
  }

  #pause(): void {
    this.#ms = this.ms;
    this.#since = null;
  }
}

/** Formats a duration in the units that fit: seconds, minutes, or hours and minutes. */
export function duration(ms: number, language: string): string {
  const format = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return format(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return format(minutes, 'minute');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? format(hours, 'hour') : `${format(hours, 'hour')} ${format(rest, 'minute')}`;
}
