import { checkAddress } from '../game/arguments.js';
import type { Global } from '../game/global.js';
import type { QuoridorGame } from '../game/quoridor/game.js';
import { quoridor } from '../game/quoridor/wasm.js';
import type { Source } from '../game/types.js';
import { BaseEngine, checkEngineOptions, connect, type WorkerOptions } from './engine.js';

export type { WorkerOptions };

/** The locations of an engine's files, if not beside the package's scripts. */
export interface EngineOptions extends WorkerOptions {
  /**
   * The script of the worker: a copy of, or a bundle made from, the package's
   * `engine/worker-quoridor.js`.
   */
  workerUrl?: Global<'URL'> | string | undefined;
  /** The source of the wasm. Has no effect if `init` has already loaded it. */
  wasmUrl?: Source | undefined;
  /** The weights of a network, in place of those of the package; `false` to search without one. */
  net?: Source | false | undefined;
}

/**
 * A computer player of Quoridor that searches in a worker, so that the page stays responsive.
 *
 * By default an engine runs one search at a time: a newer search supersedes the older one, which
 * resolves with `stopped: true` and the best move found so far. With `queue` or several `workers`
 * every search completes, and only its signal ends it.
 *
 * All engines of a page share one worker, where their searches wait in one queue; engines with
 * several workers share these. On a page that imports `keddah` or `keddah/boards`, they are workers
 * of both games.
 *
 * @example
 * ```js
 * import { Engine, QuoridorGame } from 'keddah/quoridor'
 * const engine = await Engine.start() // also calls init
 * const game = new QuoridorGame()
 * const { best } = await engine.search(game, { timeMs: 200 })
 * game.play(best)
 * engine.dispose()
 * ```
 */
export class Engine extends BaseEngine<QuoridorGame> {
  /**
   * Loads the wasm and starts the worker, unless another engine has done so.
   *
   * @throws {@link KeddahError} `init-failed` or `engine-failed`; the next call tries again
   */
  static async start(options?: EngineOptions): Promise<Engine> {
    const given = checkEngineOptions<EngineOptions>(options);
    const workerUrl = checkAddress('workerUrl', given.workerUrl);
    return new Engine(await connect(given, { game: quoridor, workerUrl, wasmUrl: given.wasmUrl, net: given.net }));
  }
}
