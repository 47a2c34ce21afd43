/**
 * The rules of Quoridor for two and four players, and a computer player.
 *
 * @example
 * ```js
 * import { init, QuoridorGame, bestMove } from 'keddah/quoridor'
 * await init()
 * const game = new QuoridorGame({ players: 4 })
 * game.play('e2')
 * game.play(bestMove(game, { level: 3 }).best)
 * console.log(game.toAscii(), game.status)
 * ```
 *
 * @packageDocumentation
 * @module keddah/quoridor
 */

import { quoridor } from '../game/quoridor/wasm.js';

quoridor.files.provide('files', {
  // Bundlers recognize these two expressions: they copy the wasm and bundle the worker.
  wasm: () => new URL('../wasm/quoridor_bg.wasm', import.meta.url),
  worker() {
    // Node needs the URL of the script, written so that no bundler takes it for an asset.
    const here = import.meta.url;
    return {
      url: new URL('./worker-quoridor.js', here),
      start: () => new Worker(new URL('./worker-quoridor.js', import.meta.url), { type: 'module' }),
    };
  },
});

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/quoridor.js';
export * from '../game/quoridor/api.js';
