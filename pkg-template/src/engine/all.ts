import { init } from '../arimaa/core.js';
import { arimaaHosts } from '../arimaa/engine.js';
import type { ArimaaGame } from '../arimaa/game.js';
import { checkAddress, checkOptions } from '../check.js';
import type { Source } from '../types.js';
import { BaseEngine, join } from './engine.js';

/** Where an engine's parts are, game by game, where they do not lie beside the package's scripts. */
export interface EngineOptions {
  /** The scripts of the workers: copies of, or bundles made from, the package's `engine/worker-*.js`. */
  workerUrl?: { arimaa?: URL | string };
  /** The wasm, if it has not been loaded by `init` already. */
  wasmUrl?: { arimaa?: Source };
}

/**
 * A player that thinks in a worker, so that a page stays awake meanwhile. See the `Engine` of `keddah/arimaa`, which it
 * is in everything but the options.
 *
 * @example
 * ```js
 * import { ArimaaGame, Engine } from 'keddah'
 * const engine = await Engine.start()
 * const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')
 * const { best } = await engine.search(game, { level: 2 })
 * game.play(best)
 * engine.dispose()
 * ```
 */
export class Engine extends BaseEngine<ArimaaGame> {
  /**
   * Makes rules and workers ready.
   *
   * @throws {@link KeddahError} `init-failed` or `engine-failed` where one of them cannot be had; a later call tries again
   */
  static async start(options?: EngineOptions): Promise<Engine> {
    const { workerUrl, wasmUrl } = checkOptions<EngineOptions>('options', options);
    const workers = checkOptions<NonNullable<EngineOptions['workerUrl']>>('workerUrl', workerUrl);
    const sources = checkOptions<NonNullable<EngineOptions['wasmUrl']>>('wasmUrl', wasmUrl);
    const arimaa = arimaaHosts.of(checkAddress('workerUrl.arimaa', workers.arimaa));
    return new Engine(await join({ desk: arimaa, ready: () => init(sources.arimaa) }));
  }
}
