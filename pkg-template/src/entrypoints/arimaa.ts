/**
 * The rules of Arimaa and a computer player.
 *
 * @example
 * ```js
 * import { init, ArimaaGame, bestMove } from 'keddah/arimaa'
 * await init()
 * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
 * const game = ArimaaGame.parse(start)
 * game.play('Ee2n Ee3n Ee4n Hb2n')
 * game.play(bestMove(game, { level: 3 }).best)
 * console.log(game.toAscii(), game.status)
 * ```
 *
 * @packageDocumentation
 * @module keddah/arimaa
 */

import { arimaa } from '../game/arimaa/wasm.js';

// Bundlers recognize this expression and copy the wasm.
const wasm = () => new URL('../wasm/arimaa_bg.wasm', import.meta.url);
const here = import.meta.url;

arimaa.files.provide('files', {
  wasm,
  worker: () => ({
    // Written so that no bundler takes it for an asset. In Turbopack the address of the wasm is
    // relative.
    url: new URL('../entrypoints/worker-arimaa.js', new URL(wasm(), here)),
    // Bundlers recognize this expression and bundle the worker.
    start: () => new Worker(new URL('./worker-arimaa.js', import.meta.url), { type: 'module' }),
  }),
});

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/arimaa.js';
export * from '../game/arimaa/api.js';
