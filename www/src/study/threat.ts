/** Finds what the other side threatens to play in the position on the board. */
import type { Engine, Game, ThreatResult } from '../board.ts';

/** The time limit of the search for a threat, in milliseconds. */
const TIME_MS = 1500;

/** Searches for threats with an engine of its own, so that the running analysis continues. */
export class ThreatSearch {
  result: ThreatResult | null = null;
  isThinking = false;
  #engine: Promise<Engine> | null = null;
  #abort: AbortController | null = null;

  /**
   * Makes a search for threats, which starts its engine on first use.
   *
   * @param load - starts an engine for the search
   * @param changed - called when the view must be rendered again
   */
  constructor(
    private readonly load: () => Promise<Engine>,
    private readonly changed: () => void,
  ) {}

  /** Searches for what the opponent threatens in the position of a game. Frees the game. */
  async ask(game: Game): Promise<void> {
    this.clear();
    const abort = new AbortController();
    this.#abort = abort;
    this.isThinking = true;
    this.changed();
    try {
      this.#engine ??= this.load();
      const engine = await this.#engine;
      const result = await engine.threat(game, { timeMs: TIME_MS, signal: abort.signal });
      if (this.#abort === abort && result.turn) this.result = result;
    } catch (error) {
      this.#engine = null;
      console.error(error);
    } finally {
      game.free();
    }
    if (this.#abort !== abort) return;
    this.isThinking = false;
    this.changed();
  }

  /** Removes the threat and ends its search, since another position is shown. */
  clear(): void {
    this.#abort?.abort();
    this.#abort = null;
    this.result = null;
    this.isThinking = false;
  }
}
