/**
 * Both games in one: what `keddah/arimaa` has, under one name. (`keddah/quoridor` will join it.)
 *
 * @packageDocumentation
 */

import { init as initArimaa } from './arimaa.js';
import { checkOptions } from './check.js';
import type { Source } from './types.js';

export type * from './arimaa/types.js';
export { ArimaaGame, bestMove } from './arimaa.js';
export { Engine, type EngineOptions } from './engine/all.js';
export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from './errors.js';
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
