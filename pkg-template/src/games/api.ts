/** The API of `keddah` except for its engine. The entry points add the location of the wasm. */

import { checkOptions } from '../game/arguments.js';
import { definitionOf } from '../game/base-game.js';
import type { Locations } from '../game/locations.js';
import { searchInThisThread } from '../game/search.js';
import type { Limits, SearchResult, Source } from '../game/types.js';
import games, { type AnyGame, type PerGame } from './games.js';

export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../game/errors.js';
export type { Locations } from '../game/locations.js';
export type * from '../game/types.js';
export type * from '../kinds/all.js';
export * from './games.js';

/**
 * Loads the wasm of both games. Await it before making the first game. Later calls do nothing.
 *
 * @param sources - where each wasm file is, if not beside the package's scripts
 * @throws {@link KeddahError} `init-failed`; the next call tries again
 *
 * @example
 * ```js
 * import { init, ArimaaGame, QuoridorGame } from 'keddah'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * console.log(new QuoridorGame().status) // { kind: 'playing', toMove: 1 }
 * ```
 */
export async function init(sources?: PerGame<Source>): Promise<void> {
  const given = checkOptions<PerGame<Source>>('sources', sources);
  await Promise.all(games.map(([name, game]) => game.init(given[name])));
}

/**
 * Sets where the wasm and the worker of each game are, like `locate` of `keddah/arimaa`. Games
 * whose workers have the same address, that of a copy of `engine/worker-both.js`, share one worker.
 *
 * @throws TypeError if `locations` has anything but addresses
 *
 * @example
 * ```js no-run
 * import { locate } from 'keddah'
 * const worker = '/assets/worker-both.js'
 * locate({ arimaa: { worker }, quoridor: { worker } })
 * ```
 */
export function locate(locations: PerGame<Locations>): void {
  const given = checkOptions<PerGame<Locations>>('locations', locations);
  for (const [name, game] of games) if (given[name] !== undefined) game.files.locate(given[name]);
}

/**
 * Finds the best move of either game. Blocks this thread until it is found; a page should use an
 * {@link Engine}.
 *
 * @throws {@link RuleError} `game-over`; TypeError for endless analysis
 *
 * @example
 * ```js
 * import { init, bestMove, QuoridorGame } from 'keddah'
 * await init()
 * console.log(bestMove(new QuoridorGame({ size: 5 }), { level: 2 }).best)
 * ```
 */
export function bestMove(game: AnyGame, limits?: Limits): SearchResult {
  const definition = definitionOf(game);
  if (!definition) throw new TypeError('The game must be one of keddah.');
  return searchInThisThread(definition, game, limits);
}
