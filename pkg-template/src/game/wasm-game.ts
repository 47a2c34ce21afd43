import type { Move, RefusalCode } from '../kinds/all.js';
import { KeddahError, toError, type WasmError } from './errors.js';
import type { checkAnnotation, WasmNode } from './tree.js';
import type { SearchInfo, SearchResult, Status, Verdict } from './types.js';

/**
 * The methods that every game class of the wasm has. They take text and return plain objects. Every
 * method may throw a plain object: `WasmError` in `errors.ts`.
 */
export interface WasmGame<Position, Side, AnyMove extends Move = Move, Code extends RefusalCode = RefusalCode> {
  free(): void;
  copy(): WasmGame<Position, Side>;
  position(): Position;
  status(): Status<Side>;
  history(): string[];
  legalMoves(from?: string): AnyMove[];
  check(move: string): Verdict<Code>;
  play(move: string, keep: boolean): string;
  undo(): string | undefined;
  redo(): string | undefined;
  goTo(ply: number): void;
  resign(side?: Side): void;
  end(winner: Side | null, reason: string): void;
  toText(): string;
  toRecord(toCursor: boolean): string;
  ply(): number;
  nodes(): WasmNode[];
  changes(): number;
  nodeId(): number;
  goToNode(id: number): void;
  promote(id: number): void;
  remove(id: number): void;
  annotate(id: number, ...annotation: ReturnType<typeof checkAnnotation>): void;
  variationErrors(): WasmError[];
  /** The tags of the record as lines that alternate between names and values. */
  tags(): string;
  setTags(lines: string): void;
  key(): bigint;
  toAscii(): string;
  /**
   * Searches in this thread, within limits as `forWasm` returns them. The search ends early when
   * `onInfo` returns `true`.
   */
  bestMove(limits: Float64Array, turns: string, onInfo?: (info: SearchInfo) => unknown): SearchResult;
}

/** A game object in the wasm of any game. */
// biome-ignore lint/suspicious/noExplicitAny: code for all games never reads positions and sides.
export type AnyWasmGame = WasmGame<any, any, any, any>;

/**
 * The game object in the wasm of each public game object, in a map so that no public type mentions
 * it.
 */
const wasmGames = new WeakMap<object, AnyWasmGame>();

/** Associates a public game object with its game object in the wasm. */
export function attach(game: object, wasm: AnyWasmGame): void {
  wasmGames.set(game, wasm);
}

/**
 * Returns the game object in the wasm that belongs to a public game object.
 *
 * @throws {@link KeddahError} `freed`
 */
export function wasmOf<Wasm extends AnyWasmGame>(game: object): Wasm {
  const wasm = wasmGames.get(game);
  if (!wasm) throw new KeddahError('freed', 'The memory of this game was freed with free().');
  return wasm as Wasm;
}

/** The object that keeps each game from being freed, such as the session of a board. */
const keepers = new WeakMap<object, unknown>();

/** Keeps a game from being freed instead of the one that `keeper` kept before. */
export function keep(keeper: object, game: object, before?: object): void {
  if (before && keepers.get(before) === keeper) keepers.delete(before);
  keepers.set(game, keeper);
}

/**
 * Frees the wasm memory of a public game object, unless that was done before or something, such as
 * a board, keeps the game.
 */
export function release(game: object): void {
  if (keepers.has(game)) return;
  wasmGames.get(game)?.free();
  wasmGames.delete(game);
}

/** Calls the wasm, and converts whatever it throws into an error of this package. */
export function call<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toError(error);
  }
}

/** Calls the wasm game behind a public one. Errors are converted as by {@link call}. */
export function withWasm<Wasm extends AnyWasmGame, Result>(game: object, use: (wasm: Wasm) => Result): Result {
  return call(() => use(wasmOf(game)));
}

/** A wasm game passed as the options of a public constructor, which then makes no new one. */
export class ExistingGame {
  constructor(readonly wasm: AnyWasmGame) {}
}
