/** What goes between the page and the worker. Types only. */

import type { RawLimits } from '../check.js';
import type { RawError } from '../errors.js';
import type { SearchInfo, SearchResult } from '../types.js';

/** Said to the worker, a search at a time: the next comes after the answer to the last. */
export interface ToWorker {
  /** Of which game. */
  game: string;
  /** That game's wasm, with its first search. */
  wasm: WebAssembly.Module | undefined;
  id: number;
  record: string;
  limits: RawLimits;
  /** Breaks the wasm instead, so that a test can see what happens then. */
  crash: boolean;
}

/** Said by the worker. */
export type FromWorker =
  /** Comes first: which games it can be asked about. */
  | { type: 'ready'; games: string[] }
  | { type: 'info'; id: number; info: SearchInfo }
  | { type: 'found'; id: number; result: SearchResult }
  /** The rules refused: the game is over, say. */
  | { type: 'refused'; id: number; error: RawError }
  /** The wasm broke down; this worker is of no more use. */
  | { type: 'crashed'; id: number; message: string };

/** A game's wasm, as its worker has it: under one shape for both games. */
export interface Player {
  /** Makes the wasm ready: at once, which only a worker may do. */
  initSync(module: WebAssembly.Module): unknown;
  /** Searches a recorded game. A callback that returns `true` ends the search. */
  search(record: string, limits: RawLimits, onInfo?: (info: SearchInfo) => unknown): SearchResult;
  /** Breaks the wasm. */
  crash(): void;
}
