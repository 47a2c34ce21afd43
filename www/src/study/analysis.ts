import type { Engine, Game, Report } from '../board.ts';

/**
 * An engine search of one position without limits. Another position, or another number of lines,
 * replaces it. Fires `report` at most once per frame of the screen.
 */
export class Analysis extends EventTarget {
  /** The engine's last report about the analyzed position; `null` before the first. */
  report: Report | null = null;
  hasFailed = false;
  /** Whether the search has ended without a report, as searches for a setup do. */
  isEmpty = false;
  #engine: Promise<Engine> | null = null;
  #abort: AbortController | null = null;
  #position = '';
  #latest: Report | null = null;
  #frame = 0;

  constructor(private readonly load: () => Promise<Engine>) {
    super();
  }

  /**
   * Searches a position, which the text `key` identifies. A search of the same position continues.
   * `copy` returns a game with this position, which the search frees.
   */
  async search(key: string, lines: number, copy: () => Game): Promise<void> {
    const position = `${lines} ${key}`;
    if (this.#position === position) return;
    this.stop();
    this.#position = position;
    this.hasFailed = false;
    this.isEmpty = false;
    const abort = new AbortController();
    this.#abort = abort;
    const { signal } = abort;
    const game = copy();
    try {
      this.#engine ??= this.load();
      const engine = await this.#engine;
      if (signal.aborted) return;
      await engine.search(game, { lines, signal, onInfo: (info) => this.#receive(info, signal) });
      if (signal.aborted || this.#latest) return;
      this.isEmpty = true;
      this.dispatchEvent(new Event('report'));
    } catch (error) {
      this.#engine = null;
      if (signal.aborted) return;
      console.error(error);
      this.hasFailed = true;
      this.dispatchEvent(new Event('report'));
    } finally {
      game.free();
    }
  }

  /** Ends the search of the analysis and discards its reports. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#position = '';
    this.#latest = null;
    this.report = null;
  }

  #receive(info: Report, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#latest = info;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#latest) return;
      this.report = this.#latest;
      this.dispatchEvent(new Event('report'));
    });
  }
}
