import type { Limits, SearchResult } from '../../game/types.js';

/** The methods of a game that a search needs. */
interface Searched {
  clone(): this;
  free(): void;
}

/** The method of the package's `Engine` that a board uses. */
export interface Engine<Game> {
  search(game: Game, limits?: Limits): Promise<SearchResult>;
}

/**
 * Searches for one board, with an engine that is started on first use. It runs one search at a
 * time; a newer one replaces the older.
 */
export class SearchClient<Game extends Searched> {
  readonly #start: () => Promise<Engine<Game>>;
  #engine: Promise<Engine<Game>> | null = null;
  #abort: AbortController | null = null;

  constructor(start: () => Promise<Engine<Game>>) {
    this.#start = start;
  }

  async search(game: Game, limits: Limits): Promise<SearchResult> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    const copy = game.clone();
    try {
      this.#engine ??= this.#start();
      const engine = await this.#engine;
      return await engine.search(copy, { ...limits, signal: abort.signal });
    } catch (error) {
      this.#engine = null;
      throw error;
    } finally {
      copy.free();
      if (this.#abort === abort) this.#abort = null;
    }
  }

  /** Makes the running search resolve with the best turn found so far. */
  finishNow(): void {
    this.#abort?.abort();
  }

  /** Aborts the running search. The caller must ignore the result of that search. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
  }
}
