import { init as initArimaa } from '../arimaa/core.js';
import { arimaaKind } from '../arimaa/engine.js';
import type { ArimaaGame } from '../arimaa/game.js';
import { checkAddress, checkOptions } from '../check.js';
import { init as initQuoridor } from '../quoridor/core.js';
import { quoridorKind } from '../quoridor/engine.js';
import type { QuoridorGame } from '../quoridor/game.js';
import type { Source } from '../types.js';
import { deskOf } from './client.js';
import { BaseEngine, join } from './engine.js';

/** Where an engine's parts are, game by game, where they do not lie beside the package's scripts. */
export interface EngineOptions {
  /**
   * The scripts of the workers: copies of, or bundles made from, the package's `engine/worker-*.js`. Where both games
   * have one address, that of a copy of `engine/worker-both.js`, they share one worker.
   */
  workerUrl?: { arimaa?: URL | string; quoridor?: URL | string };
  /** The wasm, if it has not been loaded by `init` already. */
  wasmUrl?: { arimaa?: Source; quoridor?: Source };
}

/**
 * A player of both games that thinks in a worker, one for both, so that a page stays awake meanwhile. See the `Engine` of
 * `keddah/arimaa`, which it is in everything but the options.
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
export class Engine extends BaseEngine<ArimaaGame | QuoridorGame> {
  /**
   * Makes rules and workers ready.
   *
   * @throws {@link KeddahError} `init-failed` or `engine-failed` where one of them cannot be had; a later call tries again
   */
  static async start(options?: EngineOptions): Promise<Engine> {
    const { workerUrl, wasmUrl } = checkOptions<EngineOptions>('options', options);
    const workers = checkOptions<NonNullable<EngineOptions['workerUrl']>>('workerUrl', workerUrl);
    const sources = checkOptions<NonNullable<EngineOptions['wasmUrl']>>('wasmUrl', wasmUrl);
    const arimaa = deskOf(arimaaKind, checkAddress('workerUrl.arimaa', workers.arimaa));
    const quoridor = deskOf(quoridorKind, checkAddress('workerUrl.quoridor', workers.quoridor));
    return new Engine(
      await join(
        { desk: arimaa, ready: () => initArimaa(sources.arimaa) },
        { desk: quoridor, ready: () => initQuoridor(sources.quoridor) },
      ),
    );
  }
}
