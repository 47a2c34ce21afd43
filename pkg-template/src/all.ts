/** What `keddah` offers, without a word on where the wasm is: each entry brings that itself. */

import { ArimaaGame, init as initArimaa, locate as locateArimaa, bestMove as searchArimaa } from './arimaa/face.js';
import { checkOptions } from './check.js';
import {
  init as initQuoridor,
  locate as locateQuoridor,
  type QuoridorGame,
  bestMove as searchQuoridor,
} from './quoridor/face.js';
import type { Locations } from './shared/parts.js';
import type { Limits, SearchResult, Source } from './types.js';

export { ArimaaGame } from './arimaa/face.js';
export type * from './arimaa/types.js';
export { Engine, type EngineOptions } from './engine/all.js';
export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from './errors.js';
export { QuoridorGame } from './quoridor/face.js';
export type * from './quoridor/types.js';
export type { Locations } from './shared/parts.js';
export type * from './types.js';

/**
 * Loads the wasm of both games. Must be awaited before a game is made; later calls do nothing more.
 *
 * @param sources - where each wasm file is, where it does not lie beside the package's scripts
 * @throws {@link KeddahError} `init-failed`; a later call tries again
 *
 * @example
 * ```js
 * import { init, ArimaaGame, QuoridorGame } from 'keddah'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * console.log(new QuoridorGame().status) // { kind: 'playing', toMove: 1 }
 * ```
 */
export async function init(sources?: { arimaa?: Source; quoridor?: Source }): Promise<void> {
  const { arimaa, quoridor } = checkOptions<{ arimaa: Source; quoridor: Source }>('sources', sources);
  await Promise.all([initArimaa(arimaa), initQuoridor(quoridor)]);
}

/**
 * Says where the wasm and the worker of each game are: see the `locate` of `keddah/arimaa`. Where both games have one
 * address, that of a copy of the package's `engine/worker-both.js`, they share one worker.
 *
 * @example
 * ```js no-run
 * import { locate } from 'keddah'
 * const worker = '/assets/worker-both.js'
 * locate({ arimaa: { worker }, quoridor: { worker } })
 * ```
 */
export function locate(locations: { arimaa?: Locations; quoridor?: Locations }): void {
  const { arimaa, quoridor } = checkOptions<{ arimaa: Locations; quoridor: Locations }>('locations', locations);
  if (arimaa !== undefined) locateArimaa(arimaa);
  if (quoridor !== undefined) locateQuoridor(quoridor);
}

/**
 * Finds the best move of a game of either kind in this thread, which waits for it.
 *
 * @throws {@link RuleError} `game-over` when there is nothing to play; TypeError for analysis without end
 *
 * @example
 * ```js
 * import { init, bestMove, QuoridorGame } from 'keddah'
 * await init()
 * console.log(bestMove(new QuoridorGame({ size: 5 }), { level: 2 }).best)
 * ```
 */
export function bestMove(game: ArimaaGame | QuoridorGame, limits?: Limits): SearchResult {
  return game instanceof ArimaaGame ? searchArimaa(game, limits) : searchQuoridor(game, limits);
}
