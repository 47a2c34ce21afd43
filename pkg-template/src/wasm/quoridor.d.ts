/**
 * What wasm-bindgen makes of `src/wasm/quoridor.rs`, with the types that its `any`s really have.
 * The script itself is generated: the build puts it beside the package's other scripts.
 *
 * Every method may throw a plain object, see `RawError` in `errors.ts`.
 */

import type { RawLimits } from '../check.js';
import type { QuoridorNotation, QuoridorOptions, QuoridorPlayer, QuoridorPosition } from '../quoridor/types.js';
import type { RawGame } from '../shared/raw.js';
import type { SearchInfo, SearchResult } from '../types.js';

export interface Game extends RawGame<QuoridorPosition, QuoridorPlayer> {
  copy(): Game;
  /** The same game by other names. */
  inNotation(notation: QuoridorNotation): Game;
  /** The squares of one shortest way to the goal, the pawn's own first. */
  shortestPath(player: QuoridorPlayer): string[];
}

export const Game: {
  new (options: QuoridorOptions): Game;
  parse(text: string, options: QuoridorOptions): Game;
};

/** How long a turn may take by a clock, in milliseconds: what it should take, and what it may not exceed. */
export function allowance(
  perTurn: number,
  reserve: number,
  kept: number,
  turnMost: number,
  used: number,
  lag: number,
): Float64Array;

/** Searches a recorded game. A callback that returns `true` ends the search. */
export function search(record: string, limits: RawLimits, onInfo?: (info: SearchInfo) => unknown): SearchResult;

/** Breaks the wasm, for tests of what happens then. */
export function crash(): void;

/** Makes the wasm ready at once: not allowed outside a worker. */
export function initSync(module: WebAssembly.Module): unknown;

/** Makes the wasm ready. */
export default function initialise(module: WebAssembly.Module): Promise<unknown>;
