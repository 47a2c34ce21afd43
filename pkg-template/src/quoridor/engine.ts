import { checkAddress, checkOptions } from '../check.js';
import { deskOf } from '../engine/client.js';
import { BaseEngine, join } from '../engine/engine.js';
import type { Kind } from '../engine/host.js';
import type { Source } from '../types.js';
import { core, init } from './core.js';
import { QuoridorGame } from './game.js';
import { quickMove } from './player.js';

/** Where an engine's parts are, where they do not lie beside the package's scripts. */
export interface EngineOptions {
  /** The script of the worker: a copy of, or a bundle made from, the package's `engine/worker-quoridor.js`. */
  workerUrl?: URL | string;
  /** The wasm, if it has not been loaded by `init` already. */
  wasmUrl?: Source;
}

/** What the engine needs to know of Quoridor. */
export const quoridorKind: Kind = { name: 'quoridor', Game: QuoridorGame, core, quick: quickMove };

/**
 * A player of Quoridor that thinks in a worker, so that a page stays awake meanwhile.
 *
 * Each engine is a client of one worker that all of them share, and searches one thing at a time:
 * a newer search supersedes an older one of the same engine, which then resolves with `stopped: true` and the best it
 * had found. Searches of different engines wait for each other, first come, first served. On a page that has `keddah` or
 * `keddah/boards`, too, the worker is that of both games.
 *
 * @example
 * ```js
 * import { QuoridorGame, Engine } from 'keddah/quoridor'
 * const engine = await Engine.start() // loads the rules, too
 * const game = new QuoridorGame()
 * const { best } = await engine.search(game, { timeMs: 200 })
 * game.play(best)
 * engine.dispose()
 * ```
 */
export class Engine extends BaseEngine<QuoridorGame> {
  /**
   * Makes the rules and the worker ready.
   *
   * @throws {@link KeddahError} `init-failed` or `engine-failed` where one of them cannot be had; a later call tries again
   */
  static async start(options?: EngineOptions): Promise<Engine> {
    const { workerUrl, wasmUrl } = checkOptions<EngineOptions>('options', options);
    const desk = deskOf(quoridorKind, checkAddress('workerUrl', workerUrl));
    return new Engine(await join({ desk, ready: () => init(wasmUrl) }));
  }
}
