import { checkLimits, type RawLimits } from '../check.js';
import type { Limits, SearchInfo, SearchResult } from '../types.js';
import { call, type RawGame, rawOf } from './raw.js';

// biome-ignore lint/suspicious/noExplicitAny: a search is the same for positions and sides of either kind.
type Searchable = RawGame<any, any>;

/** Finds the best move of a game in this thread. */
export function searchHere(game: object, limits: Limits | undefined): SearchResult {
  const { raw, signal, onInfo } = checkLimits(limits);
  if (signal?.aborted) return { ...search(rawOf<Searchable>(game).copy(), quickly(raw)), stopped: true };
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
  const result = search(rawOf<Searchable>(game).copy(), raw, onInfo && report);
  if (failure) throw failure.error;
  return result;
}

/** Some legal move of a recorded game, in next to no time. */
export function quickly({ seed = 0 }: RawLimits): RawLimits {
  return { nodes: 1, seed };
}

/** Searches, and frees the game; where the wasm broke down, that is left to the end of its memory. */
export function search(game: Searchable, limits: RawLimits, report?: (info: SearchInfo) => boolean): SearchResult {
  const result = call(() => game.bestMove(limits, report));
  game.free();
  return result;
}
