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

arimaa.files.provide('files', {
  // Bundlers recognize these two expressions: they copy the wasm and bundle the worker.
  wasm: () => new URL('../wasm/arimaa_bg.wasm', import.meta.url),
  worker() {
    // Node needs the URL of the script, written so that no bundler takes it for an asset.
    const here = import.meta.url;
    return {
      url: new URL('./worker-arimaa.js', here),
      start: () => new Worker(new URL('./worker-arimaa.js', import.meta.url), { type: 'module' }),
    };
  },
});

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/arimaa.js';
export * from '../game/arimaa/api.js';
