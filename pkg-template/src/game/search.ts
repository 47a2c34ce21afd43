import type { GameDefinition } from './game-definition.js';
import { checkLimits } from './limits.js';
import type { RawLimits } from './raw-limits.js';
import type { Limits, SearchInfo, SearchResult } from './types.js';
import { wasmOf } from './wasm-game.js';

/**
 * Searches a public game in this thread: `bestMove` after the type of the game is checked.
 *
 * @throws {@link RuleError} `game-over`; TypeError for endless analysis; whatever `onInfo` throws
 */
export function searchInThisThread(definition: GameDefinition, game: object, limits: Limits | undefined): SearchResult {
  const { raw, signal, onInfo } = checkLimits(limits);
  const wasm = wasmOf(game);
  if (signal?.aborted) return { ...definition.search(wasm, instantLimits(raw)), stopped: true };
  if (raw.endless) throw new TypeError('Analysis without end needs an Engine: nothing could end it in this thread.');
  if (raw.net) throw new TypeError('A search with a network needs an Engine.');

  let failure: { error: unknown } | undefined;
  const report = (info: SearchInfo): boolean => {
    try {
      onInfo?.(info);
    } catch (error) {
      failure = { error };
    }
    return failure !== undefined || signal?.aborted === true;
  };
  const result = definition.search(wasm, raw, onInfo && report);
  if (failure) throw failure.error;
  return result;
}

/** Finds a legal move of a game given as a record, within about a millisecond. */
export function quickMove(definition: GameDefinition, record: string, limits: RawLimits): SearchResult {
  const game = definition.parse(record);
  const result = definition.search(game, instantLimits(limits));
  game.free();
  return result;
}

/** Returns limits for the shortest possible search: one node. */
function instantLimits({ seed = 0, searchTurns }: RawLimits): RawLimits {
  return { nodes: 1, seed, ...(searchTurns !== undefined && { searchTurns }) };
}
