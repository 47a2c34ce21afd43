import { checkLimits, type RawLimits } from '../check.js';
import type { Limits, SearchInfo, SearchResult } from '../types.js';
import { Game } from '../wasm/arimaa.js';
import { call } from './core.js';
import { ArimaaGame } from './game.js';
import { rawOf } from './raw.js';

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
  const { raw, signal, onInfo } = checkLimits(limits);
  if (signal?.aborted) return { ...search(rawOf(game).copy(), quickly(raw)), stopped: true };
  if (raw.endless) throw new TypeError('Analysis without end needs an Engine: nothing could end it in this thread.');

  let failure: { error: unknown } | undefined;
  const report = (info: SearchInfo): boolean => {
    try {
      onInfo?.call(limits, info);
    } catch (error) {
      failure = { error };
    }
    return failure !== undefined || signal?.aborted === true;
  };
  // A copy, so that `onInfo` may do with the game what it likes.
  const result = search(rawOf(game).copy(), raw, onInfo && report);
  if (failure) throw failure.error;
  return result;
}

/** Some legal turn of a recorded game, in next to no time. */
export function quickMove(record: string, limits: RawLimits): SearchResult {
  const game = call(() => Game.parse(record));
  return search(game, quickly(limits));
}

/** Searches, and frees the game; where the wasm broke down, that is left to the end of its memory. */
function search(game: Game, limits: RawLimits, report?: (info: SearchInfo) => boolean): SearchResult {
  const result = call(() => game.bestMove(limits, report));
  game.free();
  return result;
}

function quickly({ seed = 0 }: RawLimits): RawLimits {
  return { nodes: 1, seed };
}
