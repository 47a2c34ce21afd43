/** The limits of a search in the form that the worker receives: checked numbers. */
export interface RawLimits {
  timeMs?: number;
  nodes?: number;
  level?: number;
  depth?: number;
  lines?: number;
  seed?: number;
  /** The only turns to search, each with a line break after it. */
  searchTurns?: string;
  /** Whether the search has no limit, so that only an abort ends it. */
  endless?: boolean;
  /**
   * For a search split among several workers: the index of the share of root turns to search, from
   * 0.
   */
  share?: number;
  /** For a search split among several workers: the number of shares of root turns. */
  shares?: number;
  /**
   * What to search for instead of the best turn: 1 to compare it with the turn of `searchTurns`, 2
   * for the threat, the best turn of the next player if the player to move passes.
   */
  task?: 1 | 2;
  /** Whether to search with the network: 1 or 0. */
  net?: number;
}

const NUMBERS = ['timeMs', 'nodes', 'level', 'depth', 'lines', 'seed', 'share', 'shares', 'task', 'net'] as const;

/** Returns limits in the form that the wasm reads: the numbers, NaN if not set, and the turns. */
export function forWasm(limits: RawLimits): [numbers: Float64Array, turns: string] {
  return [Float64Array.from(NUMBERS, (name) => limits[name] ?? Number.NaN), limits.searchTurns ?? ''];
}
