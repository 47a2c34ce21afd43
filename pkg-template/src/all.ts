/** What `keddah` offers, without a word on where the wasm is: each entry brings that itself. */

import { init as initArimaa, locate as locateArimaa } from './arimaa/face.js';
import { checkOptions } from './check.js';
import type { Locations } from './shared/parts.js';
import type { Source } from './types.js';

export { ArimaaGame, bestMove } from './arimaa/face.js';
export type * from './arimaa/types.js';
export { Engine, type EngineOptions } from './engine/all.js';
export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from './errors.js';
export type { Locations } from './shared/parts.js';
export type * from './types.js';

/**
 * Loads the wasm of every game. Must be awaited before a game is made; later calls do nothing more.
 *
 * @param sources - where each wasm file is, where it does not lie beside the package's scripts
 * @throws {@link KeddahError} `init-failed`; a later call tries again
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * ```
 */
export async function init(sources?: { arimaa?: Source }): Promise<void> {
  const { arimaa } = checkOptions<{ arimaa: Source }>('sources', sources);
  await initArimaa(arimaa);
}

/**
 * Says where the wasm and the worker of each game are: see the `locate` of `keddah/arimaa`.
 *
 * @example
 * ```js no-run
 * import { locate } from 'keddah'
 * locate({ arimaa: { wasm: '/assets/arimaa_bg.wasm', worker: '/assets/worker-arimaa.js' } })
 * ```
 */
export function locate(locations: { arimaa?: Locations }): void {
  const { arimaa } = checkOptions<{ arimaa: Locations }>('locations', locations);
  if (arimaa !== undefined) locateArimaa(arimaa);
}
