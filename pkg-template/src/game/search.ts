import { checkLimits, type RawLimits } from './arguments.js';
import type { GameDefinition } from './game-definition.js';
import type { Limits, SearchInfo, SearchResult } from './types.js';
import { type AnyWasmGame, call, wasmOf } from './wasm-game.js';

/**
 * Searches a public game in this thread: `bestMove` after the type of the game is checked.
 *
 * @throws {@link RuleError} `game-over`; TypeError for endless analysis; whatever `onInfo` throws
 */
export function searchInThisThread(game: object, limits: Limits | undefined): SearchResult {
  const { raw, signal, onInfo } = checkLimits(limits);
  if (signal?.aborted) return { ...searchAndFree(wasmOf(game).copy(), instantLimits(raw)), stopped: true };
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
  // A copy, so that `onInfo` may change the game.
  const result = searchAndFree(wasmOf(game).copy(), raw, onInfo && report);
  if (failure) throw failure.error;
  return result;
}

/** Finds a legal move of a game given as a record, within about a millisecond. */
export function quickMove(definition: GameDefinition, record: string, limits: RawLimits): SearchResult {
  return searchAndFree(definition.parse(record), instantLimits(limits));
}

/** Returns the limits of the shortest possible search. */
function instantLimits({ seed = 0 }: RawLimits): RawLimits {
  return { nodes: 1, seed };
}

/**
 * Searches a game, then frees it. Not after an error: wasm that trapped must not be called again.
 */
function searchAndFree(game: AnyWasmGame, limits: RawLimits, report?: (info: SearchInfo) => boolean): SearchResult {
  const result = call(() => game.bestMove(limits, report));
  game.free();
  return result;
}
