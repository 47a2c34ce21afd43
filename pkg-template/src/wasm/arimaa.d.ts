/**
 * What wasm-bindgen makes of `src/wasm/arimaa.rs`, with the types that its `any`s really have.
 * The script itself is generated: the build puts it beside the package's other scripts.
 *
 * Every method may throw a plain object, see `RawError` in `errors.ts`.
 */

import type { ArimaaPosition, ArimaaSide, AtRisk, Frozen } from '../arimaa/types.js';
import type { RawLimits } from '../check.js';
import type { Move, SearchInfo, SearchResult, Status, Verdict } from '../types.js';

export class Game {
  constructor();
  static parse(text: string): Game;
  free(): void;
  copy(): Game;
  position(): ArimaaPosition;
  status(): Status<ArimaaSide>;
  history(): string[];
  legalMoves(from?: string): Move[];
  check(move: string): Verdict;
  play(move: string): string;
  undo(): string | undefined;
  redo(): string | undefined;
  goTo(ply: number): void;
  resign(side?: string): void;
  end(winner: string, reason: string): void;
  toText(): string;
  toRecord(): string;
  toAscii(): string;
  steps(): string[];
  step(step: string): string;
  undoStep(): string | undefined;
  redoStep(): string | undefined;
  clearSteps(): void;
  checkTurn(): Verdict;
  finishTurn(): string;
  frozen(): Frozen[];
  atRisk(): AtRisk[];
  /** A callback that returns `true` ends the search. */
  bestMove(limits: RawLimits, onInfo?: (info: SearchInfo) => unknown): SearchResult;
}

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
