/** The types of the messages between the page and the worker. */

import type { WasmError } from '../game/errors.js';
import type { WasmModule } from '../game/global.js';
import type { RawLimits } from '../game/raw-limits.js';
import type { SearchInfo, SearchResult } from '../game/types.js';

/** A message to an engine worker: a request to start or to stop a search. */
export type ToWorker = SearchRequest | StopRequest;

/** The message that starts a search. It is sent only after the previous search was answered. */
export interface SearchRequest {
  type: 'search';
  /** The name of the game to search, such as `arimaa`. */
  game: string;
  /** The compiled wasm of the game, in the worker's first request for that game. */
  wasm?: WasmModule;
  /** The weights of the network, if that wasm searches with one. */
  weights?: Uint8Array;
  id: number;
  record: string;
  limits: RawLimits;
}

/** The message that stops a search if it is still running, which then returns its result so far. */
export interface StopRequest {
  type: 'stop';
  id: number;
}

/** A message from an engine worker: that it is ready, a report, a result or an error. */
export type FromWorker =
  /**
   * The first message from the worker: the names of the games that it can search, and whether its
   * searches pause to receive stop requests.
   */
  | { type: 'ready'; games: string[]; pauses: boolean }
  | { type: 'info'; id: number; info: SearchInfo }
  | { type: 'found'; id: number; result: SearchResult }
  /** The rules rejected the search, for instance because the game is over. */
  | { type: 'refused'; id: number; error: WasmError }
  /** The wasm trapped during the search. The worker must be replaced. */
  | { type: 'crashed'; id: number; message: string };

/** The functions of a game's wasm module that an engine worker calls. */
export interface SearchModule {
  /** Instantiates the wasm module synchronously, which browsers allow only in workers. */
  initSync(module: WasmModule): unknown;
  /** Reads the weights of a network; returns the reason if they do not fit. */
  setNet(weights: Uint8Array): string | undefined;
  /** Searches a game given as a record. The search ends early when `onInfo` returns `true`. */
  search(
    record: string,
    limits: Float64Array,
    turns: string,
    onInfo: ((info: SearchInfo) => unknown) | undefined,
    host: SearchHost,
  ): Promise<SearchResult>;
}

/** The functions of an engine worker that a running search in wasm calls. */
export interface SearchHost {
  /**
   * Receives the messages that have arrived and returns whether the search should stop. The search
   * calls it about every 20 ms. It may return a promise only with JSPI (JavaScript Promise
   * Integration).
   */
  pause(): boolean | Promise<boolean>;
}
