import { Core } from '../shared/core.js';
import type { Source } from '../types.js';
import initialise from '../wasm/arimaa.js';

/** The wasm of Arimaa. */
export const core = new Core(initialise, new URL('../wasm/arimaa_bg.wasm', import.meta.url), 'game_atRisk');

/**
 * Loads the rules of Arimaa, which are written in Rust. Must be awaited before a game is made.
 *
 * Once is enough: later calls do nothing more, and calls at the same time share one load.
 *
 * @param source - where the wasm is, where it does not lie beside the package's scripts; Node, Deno, Bun and
 * bundlers that follow `new URL(…, import.meta.url)` need none
 * @throws {@link KeddahError} `init-failed` where the wasm cannot be had; a later call tries again
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah/arimaa'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * ```
 */
export async function init(source?: Source): Promise<void> {
  return core.init(source);
}
