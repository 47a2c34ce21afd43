import { Core } from '../shared/core.js';
import type { Locations } from '../shared/parts.js';
import type { Source } from '../types.js';
import initialise from '../wasm/quoridor.js';

/** The wasm of Quoridor. */
export const core = new Core(initialise, 'game_shortestPath');

/**
 * Loads the rules of Quoridor, which are written in Rust. Must be awaited before a game is made.
 *
 * Once is enough: later calls do nothing more, and calls at the same time share one load.
 *
 * @param source - where the wasm is, where it does not lie beside the package's scripts; Node, Deno, Bun and
 * bundlers that follow `new URL(…, import.meta.url)` need none
 * @throws {@link KeddahError} `init-failed` where the wasm cannot be had; a later call tries again
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor'
 * await init()
 * console.log(new QuoridorGame().status) // { kind: 'playing', toMove: 1 }
 * ```
 */
export async function init(source?: Source): Promise<void> {
  return core.init(source);
}

/**
 * Says where the wasm and the worker of Quoridor are, for everything that this page runs: `init`, engines and boards that
 * are given no address of their own. To be called before them. For bundlers that cannot follow
 * `new URL(…, import.meta.url)`, and pages that keep the files elsewhere.
 *
 * @example
 * ```js no-run
 * import { locate } from 'keddah/quoridor'
 * locate({ wasm: '/assets/quoridor_bg.wasm', worker: '/assets/worker-quoridor.js' })
 * ```
 */
export function locate(locations: Locations): void {
  core.parts.locate(locations);
}
