/** What goes between the page and the worker. Types only. */

import type { RawLimits } from '../check.js';
import type { RawError } from '../errors.js';
import type { SearchInfo, SearchResult } from '../types.js';

/** Said to the worker. */
export type ToWorker =
  /** Comes first, and once. */
  | { type: 'load'; wasm: WebAssembly.Module | BufferSource }
  /** One at a time: the next comes after the answer to the last. */
  | { type: 'search'; id: number; record: string; limits: RawLimits }
  /** Breaks the wasm, so that a test can see what happens then. */
  | { type: 'crash'; id: number };

/** Said by the worker. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'unready'; message: string }
  | { type: 'info'; id: number; info: SearchInfo }
  | { type: 'found'; id: number; result: SearchResult }
  /** The rules refused: the game is over, say. */
  | { type: 'refused'; id: number; error: RawError }
  /** The wasm broke down; this worker is of no more use. */
  | { type: 'crashed'; id: number; message: string };

/** A game's wasm, as its worker has it: under one shape for both games. */
export interface Player {
  /** Makes the wasm ready: at once, which only a worker may do. */
  initSync(options: { module: WebAssembly.Module | BufferSource }): unknown;
  /** Searches a recorded game. A callback that returns `true` ends the search. */
  search(record: string, limits: RawLimits, onInfo?: (info: SearchInfo) => unknown): SearchResult;
  /** Breaks the wasm. */
  crash(): void;
}
