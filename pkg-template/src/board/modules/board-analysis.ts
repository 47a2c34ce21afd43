/** The analysis of the position on a board. Loaded by boards with the attribute `analysis`. */
import type { Limits, SearchInfo } from '../../game/types.js';

/**
 * The number of best lines that the analysis searches, and its search time after the first report,
 * in milliseconds.
 */
const LINES = 3;
const TIME_MS = 5000;

interface Searched {
  free(): void;
}

interface Engine<Game> {
  search(game: Game, limits: Limits): Promise<unknown>;
}

/** Searches the position of one board while the board is visible. */
export class BoardAnalysis<Game extends Searched> {
  /** The engine's latest report about the analyzed position; `null` before the first. */
  info: SearchInfo | null = null;
  hasFailed = false;
  readonly #start: () => Promise<Engine<Game>>;
  readonly #changed: (info: SearchInfo | null) => void;
  readonly #observer: IntersectionObserver | undefined;
  #engine: Promise<Engine<Game>> | null = null;
  #abort: AbortController | null = null;
  /** The position of the current or last search, and a function that copies it. */
  #position = '';
  #copy: (() => Game) | null = null;
  #isVisible = false;
  #frame = 0;

  /**
   * Makes the analysis of a board, which starts its engine on first use.
   *
   * @param start - starts the engine
   * @param changed - called with each new report, at most once per frame, and with `null` after a
   * failure
   */
  constructor(board: Element, start: () => Promise<Engine<Game>>, changed: (info: SearchInfo | null) => void) {
    this.#start = start;
    this.#changed = changed;
    // Simulated browsers have no such observers, and show nothing.
    if (typeof IntersectionObserver === 'undefined') return;
    this.#observer = new IntersectionObserver((seen) => {
      this.#isVisible = seen.at(-1)?.isIntersecting ?? false;
      if (!this.#isVisible) this.#abort?.abort();
      else void this.#search();
    });
    this.#observer.observe(board);
  }

  /**
   * Searches a position, which the text `position` identifies. `copy` returns a game with this
   * position, which the search frees.
   */
  show(position: string, copy: () => Game): void {
    if (position === this.#position) return;
    this.stop();
    this.#position = position;
    this.#copy = copy;
    void this.#search();
  }

  /** Ends the search of the analysis, and discards its position and report. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.#position = '';
    this.#copy = null;
    this.info = null;
    this.hasFailed = false;
  }

  async #search(): Promise<void> {
    const copy = this.#copy;
    if (!copy || !this.#isVisible) return;
    const abort = new AbortController();
    this.#abort = abort;
    const { signal } = abort;
    const game = copy();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      if (!signal.aborted) this.#copy = null;
      abort.abort();
    };
    const onInfo = (info: SearchInfo) => {
      timer ??= setTimeout(finish, TIME_MS);
      this.#receive(info, signal);
    };
    try {
      this.#engine ??= this.#start();
      const engine = await this.#engine;
      // Boards of one page share a worker. Only a search without a limit lets others interrupt it.
      if (!signal.aborted) await engine.search(game, { lines: LINES, signal, onInfo });
      // A search that was ended early is repeated when the board comes into view again.
      if (!signal.aborted) this.#copy = null;
    } catch (error) {
      this.#engine = null;
      if (signal.aborted) return;
      console.error(error);
      this.hasFailed = true;
      this.#changed(null);
    } finally {
      clearTimeout(timer);
      game.free();
    }
  }

  #receive(info: SearchInfo, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.info = info;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.info) this.#changed(this.info);
    });
  }
}
