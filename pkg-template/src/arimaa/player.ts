import type { RawLimits } from '../check.js';
import { quickly, search, searchHere } from '../shared/player.js';
import { call } from '../shared/raw.js';
import type { Limits, SearchResult } from '../types.js';
import { Game } from '../wasm/arimaa.js';
import { ArimaaGame } from './game.js';

/**
 * Finds the best turn in this thread, which waits for it: a page had better ask an {@link Engine}.
 *
 * @returns a whole turn, from its start, whatever steps have been built
 * @throws {@link RuleError} `game-over` when there is nothing to play; TypeError for analysis without end
 *
 * @example
 * ```js
 * const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')
 * const { best, score } = bestMove(game, { nodes: 2000, seed: 7 })
 * game.play(best)
 * console.log(best, score.win)
 * ```
 */
export function bestMove(game: ArimaaGame, limits?: Limits): SearchResult {
  if (!(game instanceof ArimaaGame)) throw new TypeError('The game must be an ArimaaGame.');
  return searchHere(game, limits);
}

/** Some legal turn of a recorded game, in next to no time. */
export function quickMove(record: string, limits: RawLimits): SearchResult {
  return search(
    call(() => Game.parse(record)),
    quickly(limits),
  );
}
