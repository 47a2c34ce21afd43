import type { RawLimits } from '../check.js';
import { quickly, search, searchHere } from '../shared/player.js';
import { call } from '../shared/raw.js';
import type { Limits, SearchResult } from '../types.js';
import { Game } from '../wasm/quoridor.js';
import { QuoridorGame } from './game.js';

/**
 * Finds the best move in this thread, which waits for it: a page had better ask an {@link Engine}.
 *
 * @throws {@link RuleError} `game-over` when there is nothing to play; TypeError for analysis without end
 *
 * @example
 * ```js
 * const game = new QuoridorGame()
 * const { best, score } = bestMove(game, { nodes: 2000, seed: 7 })
 * game.play(best)
 * console.log(best, score.win)
 * ```
 */
export function bestMove(game: QuoridorGame, limits?: Limits): SearchResult {
  if (!(game instanceof QuoridorGame)) throw new TypeError('The game must be a QuoridorGame.');
  return searchHere(game, limits);
}

/** Some legal move of a recorded game, in next to no time. */
export function quickMove(record: string, limits: RawLimits): SearchResult {
  return search(
    call(() => Game.parse(record, {})),
    quickly(limits),
  );
}
