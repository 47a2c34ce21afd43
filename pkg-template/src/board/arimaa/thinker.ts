/** The machine behind a board: a client of the engine, started when it is first needed. */
import { type ArimaaGame, Engine } from '../../arimaa/face.js';
import type { Limits, SearchResult } from '../../types.js';

/** One search at a time; a newer one takes the place of the older. */
export class Thinker {
  #engine: Promise<Engine> | null = null;
  #abort: AbortController | null = null;

  async search(game: ArimaaGame, limits: Limits): Promise<SearchResult> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    const copy = game.clone();
    try {
      this.#engine ??= Engine.start();
      const engine = await this.#engine;
      copy.turn.clear();
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
