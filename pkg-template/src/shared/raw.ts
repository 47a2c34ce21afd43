import type { RawLimits } from '../check.js';
import { KeddahError, toError } from '../errors.js';
import type { Move, SearchInfo, SearchResult, Status, Verdict } from '../types.js';

/** What the wasm's game of either kind can do. Every method may throw a plain object, see `RawError` in `errors.ts`. */
export interface RawGame<Position, Side> {
  free(): void;
  copy(): RawGame<Position, Side>;
  position(): Position;
  status(): Status<Side>;
  history(): string[];
  legalMoves(from?: string): Move[];
  check(move: string): Verdict;
  play(move: string): string;
  undo(): string | undefined;
  redo(): string | undefined;
  goTo(ply: number): void;
  resign(side?: Side): void;
  end(winner: Side, reason: string): void;
  toText(): string;
  toRecord(): string;
  toAscii(): string;
  /** A callback that returns `true` ends the search. */
  bestMove(limits: RawLimits, onInfo?: (info: SearchInfo) => unknown): SearchResult;
}

/** The wasm's game within each game of ours: beside them, so that no public type speaks of it. */
const raws = new WeakMap<object, { free(): void }>();

export function keep(game: object, raw: { free(): void }): void {
  raws.set(game, raw);
}

export function rawOf<Raw extends { free(): void }>(game: object): Raw {
  const raw = raws.get(game);
  if (!raw) throw new KeddahError('freed', 'This game was given back with free().');
  return raw as Raw;
}

export function release(game: object): void {
  raws.get(game)?.free();
  raws.delete(game);
}

/** Calls the wasm; whatever it throws becomes an error of this package. */
export function call<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toError(error);
  }
}

/** A game of the wasm on its way into a constructor. */
export class Made {
  constructor(readonly raw: { free(): void }) {}
}
