/**
 * The one failure style of the package: every refusal is a {@link KeddahError} with a stable `code`.
 *
 * An argument of the wrong type is a `TypeError`, a number outside its range a `RangeError`, as everywhere in JavaScript.
 */

/** What a refusal says beside its sentence. */
export interface ErrorDetails {
  /** The squares that matter: the piece that freezes, the square that is taken. Empty where no square does. */
  squares?: readonly string[];
  /** The walls that matter (Quoridor). */
  walls?: readonly string[];
  /** The players that matter, as numbers (Quoridor). */
  players?: readonly number[];
  /** Where in the text reading stopped, counted from 0. */
  at?: number;
  /** For a third repetition: the turns after which the position occurred before. */
  turns?: readonly string[];
  /** For a record: the turn at which it breaks off, such as `12s`. */
  turn?: string;
  /** For a position that is not legal: all that is wrong with it. */
  faults?: readonly Fault[];
  /** What brought it about, where something else did. */
  cause?: unknown;
}

/** One of the things that are wrong with a position. */
export interface Fault {
  /** A stable name: `too-many`, `unsupported-on-trap`. */
  code: string;
  /** An English sentence. */
  message: string;
  /** The squares that matter. */
  squares: string[];
  /** The walls that matter (Quoridor). */
  walls?: string[];
  /** The players that matter, as numbers (Quoridor). */
  players?: number[];
}

/**
 * Anything that keddah refuses or fails to do.
 *
 * Beside the codes of {@link RuleError} and {@link NotationError} there are: `not-initialised` (call `init` first),
 * `init-failed` (the wasm could not be had; `cause` says why), `freed` (the game was given back with `free()`),
 * `engine-failed` (the worker could not be started), `engine-crashed` (a search broke down; the next one works)
 * and `engine-disposed`.
 *
 * @example
 * ```js
 * import { init, ArimaaGame, KeddahError } from 'keddah/arimaa'
 * await init()
 * const game = new ArimaaGame()
 * try {
 *   game.play('Ed2n')
 * } catch (error) {
 *   if (!(error instanceof KeddahError)) throw error
 *   console.log(error.code, error.squares, error.message)
 * }
 * ```
 */
export class KeddahError extends Error {
  override readonly name: string = 'KeddahError';
  /** A stable name of the reason, to be told apart and translated by. */
  readonly code: string;
  /** The squares that matter; may be empty. */
  readonly squares: readonly string[];
  /** The walls that matter (Quoridor). */
  readonly walls?: readonly string[];
  /** The players that matter, as numbers (Quoridor). */
  readonly players?: readonly number[];
  /** Where in the text reading stopped, counted from 0. */
  readonly at?: number;
  /** For a third repetition: the turns after which the position occurred before. */
  readonly turns?: readonly string[];
  /** For a record: the turn at which it breaks off, such as `12s`. */
  readonly turn?: string;
  /** For a position that is not legal: all that is wrong with it. */
  readonly faults?: readonly Fault[];

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.squares = details.squares ?? [];
    if (details.walls !== undefined) this.walls = details.walls;
    if (details.players !== undefined) this.players = details.players;
    if (details.at !== undefined) this.at = details.at;
    if (details.turns !== undefined) this.turns = details.turns;
    if (details.turn !== undefined) this.turn = details.turn;
    if (details.faults !== undefined) this.faults = details.faults;
  }
}

/** The rules forbid it: the text was understood. `code` is that of the rule, for instance `frozen` or `game-over`. */
export class RuleError extends KeddahError {
  override readonly name = 'RuleError';
}

/** The text could not be read: as a move, a position or a record. `at` says where reading stopped, if that is known. */
export class NotationError extends KeddahError {
  override readonly name = 'NotationError';
}

/** A refusal as the wasm throws it: a plain object. */
export interface RawError {
  kind: 'rule' | 'notation';
  code: string;
  message: string;
  squares?: string[];
  walls?: string[];
  players?: number[];
  at?: number;
  turns?: string[];
  turn?: string;
  faults?: Fault[];
}

/** Tells a refusal of the rules from everything else that can be thrown. */
export function isRawError(value: unknown): value is RawError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'code' in value;
}

/** Turns what the wasm threw into what a caller may see. Whatever is no refusal is a breakdown of the wasm itself. */
export function toError(thrown: unknown): unknown {
  if (isRawError(thrown)) {
    const { kind, code, message, ...details } = thrown;
    return kind === 'notation' ? new NotationError(code, message, details) : new RuleError(code, message, details);
  }
  if (isCrash(thrown)) {
    return new KeddahError('engine-crashed', 'The rules broke down while they worked on this call.', { cause: thrown });
  }
  return thrown;
}

/** Whether the wasm itself broke down: a trap, or a stack that ran out. */
export function isCrash(thrown: unknown): boolean {
  return thrown instanceof WebAssembly.RuntimeError || thrown instanceof RangeError;
}
