import type { GameDefinition } from '../game/game-definition.js';
import type { Limits, SearchResult, Source } from '../game/types.js';
import { bind, Client } from './client.js';

/** A game that an engine serves. The page may give the locations of its files. */
export interface ServedGame {
  game: GameDefinition;
  workerUrl: URL | string | undefined;
  wasmUrl: Source | undefined;
}

/** The names of the options of `Engine.start`. */
export const ENGINE_OPTIONS: readonly string[] = ['workerUrl', 'wasmUrl'];

/**
 * Loads the wasm of each game and joins its worker. If this fails for one game, the client leaves
 * all workers again.
 *
 * @throws {@link KeddahError} `init-failed` or `engine-failed`
 */
export async function connect(...games: ServedGame[]): Promise<EngineClient> {
  const joined = await Promise.allSettled(
    games.map(async ({ game, workerUrl, wasmUrl }) => {
      const binding = bind(game, workerUrl);
      await game.init(wasmUrl);
      await binding.host.join(game);
      return binding;
    }),
  );
  const failed = joined.find((one) => one.status === 'rejected');
  const bindings = joined.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (!failed) return new Client(bindings);
  for (const { host } of bindings) host.leave();
  throw failed.reason;
}

/** Requests searches from workers, one at a time. */
export interface EngineClient {
  search(game: object, limits: unknown): Promise<SearchResult>;
  dispose(): void;
}

/** A computer player that searches in a worker: the base class of each `Engine`. */
export abstract class BaseEngine<Game extends object> {
  readonly #client: EngineClient;

  protected constructor(client: EngineClient) {
    this.#client = client;
  }

  /**
   * Searches for the best move (in Arimaa for a complete turn from its start). The search uses
   * the game as it is at the time of the call; later changes of the game do not affect it.
   *
   * An abort resolves the search at once with the best move so far and `stopped: true`. That move
   * is legal even if the signal was already aborted.
   *
   * @throws {@link RuleError} `game-over`; {@link KeddahError} `engine-crashed`, after which the
   * next search works again; whatever `onInfo` throws
   *
   * @example
   * ```js
   * const engine = await Engine.start()
   * const stop = new AbortController()
   * const { best, stopped } = await engine.search(new ArimaaGame(), {
   *   lines: 3,
   *   signal: stop.signal, // with `lines` and no other limit, the search runs until the abort
   *   onInfo: ({ depth, lines }) => depth > 3 && stop.abort(),
   * })
   * engine.dispose()
   * ```
   */
  search(game: Game, limits?: Limits): Promise<SearchResult> {
    return this.#client.search(game, limits);
  }

  /**
   * Ends the current search with the best move so far, and leaves the workers. The engine cannot be
   * used afterwards.
   */
  dispose(): void {
    this.#client.dispose();
  }
}
