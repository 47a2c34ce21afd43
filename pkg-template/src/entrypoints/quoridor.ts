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

// Bundlers recognize this expression and copy the wasm.
const wasm = () => new URL('../wasm/quoridor_bg.wasm', import.meta.url);
const net = () => ({
  wasm: new URL('../wasm/quoridor-net_bg.wasm', import.meta.url),
  weights: new URL('../nets/quoridor.net', import.meta.url),
});
const here = import.meta.url;

quoridor.files.provide('files', {
  wasm,
  net,
  worker: () => ({
    // Written so that no bundler takes it for an asset. In Turbopack the address of the wasm is
    // relative.
    url: new URL('../entrypoints/worker-quoridor.js', new URL(wasm(), here)),
    // Bundlers recognize this expression and bundle the worker.
    start: () => new Worker(new URL('./worker-quoridor.js', import.meta.url), { type: 'module' }),
  }),
});

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/quoridor.js';
export * from '../game/quoridor/api.js';
