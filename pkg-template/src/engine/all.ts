import { checkAddress, checkOptions } from '../game/arguments.js';
import type { Global } from '../game/global.js';
import type { Source } from '../game/types.js';
import games, { type AnyGame, type PerGame } from '../games/games.js';
import { BaseEngine, checkEngineOptions, connect, type WorkerOptions } from './engine.js';

export type { WorkerOptions };

/** The locations of an engine's files for each game, if not beside the package's scripts. */
export interface EngineOptions extends WorkerOptions {
  /**
   * The scripts of the workers: copies of, or bundles made from, the package's
   * `engine/worker-*.js`. Games with the same address, that of a copy of `engine/worker-both.js`,
   * share one worker.
   */
  workerUrl?: PerGame<Global<'URL'> | string> | undefined;
  /** The source of each wasm. Has no effect if `init` has already loaded it. */
  wasmUrl?: PerGame<Source> | undefined;
  /** The weights of networks, in place of those of the package; `false` to search without one. */
  net?: PerGame<Source> | false | undefined;
}

/**
 * A computer player of both games that searches in one worker, so that the page stays responsive.
 * Except for its options it works like `Engine` of `keddah/arimaa`.
 *
 * @example
 * ```js
 * import { Engine, QuoridorGame } from 'keddah'
 * const engine = await Engine.start()
 * const game = new QuoridorGame({ players: 4 })
 * const { best } = await engine.search(game, { level: 2 })
 * game.play(best)
 * engine.dispose()
 * ```
 */
export class Engine extends BaseEngine<AnyGame> {
  /**
   * Loads the wasm of both games and starts the worker, unless another engine has done so.
   *
   * @throws {@link KeddahError} `init-failed` or `engine-failed`; the next call tries again
   */
  static async start(options?: EngineOptions): Promise<Engine> {
    const { workerUrl, wasmUrl, net, ...given } = checkEngineOptions<EngineOptions>(options);
    const workers = checkOptions<PerGame<Global<'URL'> | string>>('workerUrl', workerUrl);
    const sources = checkOptions<PerGame<Source>>('wasmUrl', wasmUrl);
    const nets = net !== false && checkOptions<PerGame<Source>>('net', net);
    const served = games.map(([name, game]) => ({
      game,
      workerUrl: checkAddress(`workerUrl.${name}`, workers[name]),
      wasmUrl: sources[name],
      net: nets ? nets[name] : false,
    }));
    return new Engine(await connect(given, ...served));
  }
}
