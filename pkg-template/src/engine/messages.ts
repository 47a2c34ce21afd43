/** The types of the messages between the page and the worker. */

import type { WasmError } from '../game/errors.js';
import type { WasmModule } from '../game/global.js';
import type { RawLimits } from '../game/raw-limits.js';
import type { SearchInfo, SearchResult } from '../game/types.js';

/** A request to the worker. */
export type ToWorker = SearchRequest | StopRequest;

/** Starts a search. It is sent only after the previous search was answered. */
export interface SearchRequest {
  type: 'search';
  /** The name of the game. */
  game: string;
  /** The compiled wasm of that game, in the first request for it. */
  wasm: WasmModule | undefined;
  id: number;
  record: string;
  limits: RawLimits;
}

/** Stops a search if it is still running. It is answered with its result so far. */
export interface StopRequest {
  type: 'stop';
  id: number;
}

/** A message from the worker. */
export type FromWorker =
  /**
   * The first message: the names of the games that the worker serves, and whether its searches
   * pause to receive stop requests.
   */
  | { type: 'ready'; games: string[]; pauses: boolean }
  | { type: 'info'; id: number; info: SearchInfo }
  | { type: 'found'; id: number; result: SearchResult }
  /** The rules refused the search, for instance because the game is over. */
  | { type: 'refused'; id: number; error: WasmError }
  /** The wasm trapped. The worker must be replaced. */
  | { type: 'crashed'; id: number; message: string };

/** The functions of a game's wasm that the worker calls. */
export interface SearchModule {
  /** Instantiates the wasm synchronously, which browsers allow only in workers. */
  initSync(module: WasmModule): unknown;
  /** Searches a game given as a record. The search ends early when `onInfo` returns `true`. */
  search(
    record: string,
    limits: Float64Array,
    turns: string,
    onInfo: ((info: SearchInfo) => unknown) | undefined,
    host: SearchHost,
  ): Promise<SearchResult>;
}

/** The functions of the worker that a search calls. */
export interface SearchHost {
  /**
   * Receives the messages that have arrived and returns whether the search should stop. The search
   * calls it about every 20 ms. It may return a promise only with JSPI (JavaScript Promise
   * Integration).
   */
  pause(): boolean | Promise<boolean>;
}
