/// <reference lib="esnext.disposable" preserve="true" />

import { checkInteger, checkOptions, wrongGame } from '../game/arguments.js';
import { definitionOf } from '../game/base-game.js';
import type { GameDefinition } from '../game/game-definition.js';
import type { Global } from '../game/global.js';
import { checkLimits } from '../game/limits.js';
import { checkSource } from '../game/source.js';
import type {
  Limits,
  Review,
  ReviewOptions,
  SearchInfo,
  SearchResult,
  Source,
  ThreatOptions,
  ThreatResult,
} from '../game/types.js';
import { wasmOf } from '../game/wasm-game.js';
import type { EngineClient } from './client.js';

/** A game that an engine can search. The page may give the locations of its files. */
export interface ServedGame {
  game: GameDefinition;
  workerUrl: Global<'URL'> | string | undefined;
  wasmUrl: Source | undefined;
  /** The weights of the network, in place of those of the package; `false`: no network. */
  net: Source | false | undefined;
}

/** The options of `Engine.start` that do not depend on the games. */
export interface WorkerOptions {
  /**
   * The number of workers, an integer from 1 to 64. By default 1. With several, independent
   * searches run side by side, and a timed or endless one spreads over the workers that are idle.
   */
  workers?: number | undefined;
  /**
   * Whether a newer search waits for the older ones instead of superseding them. Several workers
   * always have a queue.
   */
  queue?: boolean | undefined;
}

/** The names of the options that `Engine.start` accepts. */
const ENGINE_OPTIONS: readonly string[] = ['workerUrl', 'wasmUrl', 'net', 'workers', 'queue'];

/** Checks the names of the options of `Engine.start`, and returns the options. */
export function checkEngineOptions<Options extends object>(value: unknown): Partial<Options> {
  return checkOptions<Options>('options', value, ENGINE_OPTIONS);
}

/**
 * Loads the wasm of each game and registers the engine with its workers. If this fails for one
 * game, the engine is unregistered everywhere.
 *
 * @throws {@link KeddahError} `init-failed` or `engine-failed`
 */
export async function connect(
  { workers = 1, queue = false }: WorkerOptions,
  ...games: ServedGame[]
): Promise<EngineClient> {
  checkInteger('workers', workers, 1, 64);
  if (typeof queue !== 'boolean') throw new TypeError('queue must be a boolean.');
  const { bind, Client } = await import('./client.js');
  const joined = await Promise.allSettled(
    Array.from({ length: workers * games.length }, async (_, index) => {
      const { game, workerUrl, wasmUrl, net } = games[index % games.length] as ServedGame;
      if (net !== false) checkSource(net);
      const binding = bind(game, workerUrl, Math.floor(index / games.length), net);
      await game.init(wasmUrl);
      await binding.host.join(game);
      return binding;
    }),
  );
  const failed = joined.find((one) => one.status === 'rejected');
  const bindings = joined.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (!failed) {
    return queue || workers > 1 ? new (await import('./pool.js')).Pool(bindings, workers) : new Client(bindings);
  }
  for (const { host } of bindings) host.leave();
  throw failed.reason;
}

/** A computer player that searches in a worker: the base class of each `Engine`. */
export abstract class BaseEngine<Game extends object> {
  /**
   * Lets `using engine = …` dispose of the engine at the end of its block, where `Symbol.dispose`
   * exists.
   */
  declare [Symbol.dispose]: () => void;
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
  async search(game: Game, limits?: Limits): Promise<SearchResult> {
    const definition = definitionOf(game);
    if (!definition) throw wrongGame();
    const checked = checkLimits(limits);
    return this.#client.search(definition, wasmOf(game).toRecord(true), checked);
  }

  /**
   * Analyzes the position: yields a report after each completed iteration, until a limit is
   * reached, the signal aborts or the loop ends. Without time, nodes, level or depth it goes on
   * until then. A loop that is slower than the search gets the latest report and skips the others.
   * The generator returns the result of the search, which begins with the first `next()`.
   *
   * @throws the errors of `search`
   *
   * @example
   * ```js
   * const engine = await Engine.start()
   * for await (const { depth, score, lines } of engine.analyse(new QuoridorGame(), { lines: 3 })) {
   *   console.log(depth, score.win, lines[0].moves.join(' '))
   *   if (depth >= 4) break // ends the search
   * }
   * engine.dispose()
   * ```
   */
  async *analyse(game: Game, limits?: Limits): AsyncGenerator<SearchInfo, SearchResult, undefined> {
    return yield* (await this.#study(game)).analyse(limits);
  }

  /**
   * Searches for the threat: what the next player would do if the player to move passed. Searches
   * 50,000 nodes unless the options say otherwise.
   *
   * @throws the errors of `search`
   *
   * @example
   * ```js
   * const engine = await Engine.start()
   * const game = QuoridorGame.parse('//d3e2/10 10/1') // player 2 is one step from its goal
   * const { turn, threats } = await engine.threat(game)
   * console.log(turn, threats) // e1 [{ kind: 'goal', square: 'e1' }]
   * engine.dispose()
   * ```
   */
  async threat(game: Game, options?: ThreatOptions): Promise<ThreatResult> {
    return (await this.#study(game)).threat(options);
  }

  /**
   * Reviews the main line of the game: compares each turn with the best one that a search finds.
   * The same nodes give the same review on every machine. Arimaa's setups are left out.
   *
   * An abort, or a newer search where that supersedes the review, resolves it with the turns
   * reviewed so far and `stopped: true`.
   *
   * @throws {@link KeddahError} `engine-crashed`; whatever `onProgress` throws
   *
   * @example
   * ```js
   * const engine = await Engine.start()
   * const game = QuoridorGame.parse('1. e2 e8 2. e3 d8')
   * const { turns } = await engine.review(game, { nodes: 2000 })
   * for (const { turn, win, winAfter, best, mark } of turns) console.log(turn, mark, best, win - winAfter)
   * engine.dispose()
   * ```
   */
  async review(game: Game, options?: ReviewOptions): Promise<Review> {
    return (await this.#study(game)).review(options);
  }

  /**
   * Ends the current searches with the best move so far, and leaves the workers. The engine cannot
   * be used afterwards.
   */
  dispose(): void {
    this.#client.dispose();
  }

  /** Loads the study module for a copy of the game. */
  async #study(game: Game) {
    const definition = definitionOf(game);
    if (!definition) throw wrongGame();
    const copy = wasmOf(game).copy();
    const { Study } = await import('./study.js');
    return new Study(this.#client, definition, copy);
  }
}
if (Symbol.dispose) {
  BaseEngine.prototype[Symbol.dispose] = BaseEngine.prototype.dispose;
}
