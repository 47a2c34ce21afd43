/** The machine behind a board: a client of the engine, started when it is first needed. */
import type { Limits, SearchResult } from '../../types.js';

/** What is searched. */
interface Searched {
  clone(): this;
  free(): void;
}

/** An engine of the package. */
export interface Engine<Game> {
  search(game: Game, limits?: Limits): Promise<SearchResult>;
  dispose(): void;
}

/** One search at a time; a newer one takes the place of the older. */
export class Thinker<Game extends Searched> {
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

  /** Ends the search with the best found so far. */
  hurry(): void {
    this.#abort?.abort();
  }

  /** Ends the search; nobody waits for its answer any more. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
  }

  dispose(): void {
    this.stop();
    this.#engine?.then(
      (engine) => engine.dispose(),
      () => {},
    );
    this.#engine = null;
  }
}
