/**
 * The errors of the package. Every error of rules, parsing or loading is a {@link KeddahError} with
 * a stable `code`. As usual in JavaScript, an argument of the wrong type is a `TypeError`, a number
 * out of range a `RangeError`.
 */
import type { ErrorCode, FaultCode } from '../kinds/all.js';

/** The optional properties of an error, besides its code and message. */
export interface ErrorDetails {
  /** The squares that the error is about, such as that of the freezing piece. May be empty. */
  squares?: readonly string[] | undefined;
  /** The walls that the error is about (Quoridor). */
  walls?: readonly string[] | undefined;
  /** The numbers of the players that the error is about (Quoridor). */
  players?: readonly number[] | undefined;
  /** The offset in the text at which parsing failed, in UTF-16 units from 0. */
  at?: number | undefined;
  /** For a third repetition: the turns after which the position occurred before. */
  turns?: readonly string[] | undefined;
  /** For a record: the turn that cannot be played, such as `12s`. */
  turn?: string | undefined;
  /** For a list of turns: the index of the illegal one, from 0. */
  index?: number | undefined;
  /** For an illegal position: all the faults that make it illegal. */
  faults?: readonly Fault[] | undefined;
  /** The error that caused this one, if any. */
  cause?: unknown;
}

/** One fault that makes a position illegal. */
export interface Fault {
  /** The name of the fault, which never changes, such as `too-many` or `unsupported-on-trap`. */
  code: FaultCode;
  /** The description of the fault as an English sentence. */
  message: string;
  /** The squares that have the fault. */
  squares: string[];
  /** The walls that have the fault (Quoridor). */
  walls?: string[];
  /** The numbers of the players that the fault is about (Quoridor). */
  players?: number[];
}

/**
 * An error of keddah.
 *
 * Besides the codes of {@link RuleError} and {@link NotationError} there are `not-initialised`
 * (`init` was not awaited), `init-failed` (the wasm cannot be loaded; see `cause`), `freed` (the
 * memory of the game was freed), `outdated` (the game has left the queried position),
 * `engine-failed` (the worker cannot be started), `engine-crashed` (the wasm trapped; the next
 * search works) and `engine-disposed`.
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
  /** A stable identifier of the error's reason, for programs and translations. */
  readonly code: ErrorCode;
  /** The squares that the error is about; may be empty. */
  readonly squares: readonly string[];
  /** The walls that the error is about (Quoridor). */
  readonly walls?: readonly string[];
  /** The numbers of the players that the error is about (Quoridor). */
  readonly players?: readonly number[];
  /** The offset in the text at which parsing failed, in UTF-16 units from 0. */
  readonly at?: number;
  /** For a third repetition: the turns after which the position occurred before. */
  readonly turns?: readonly string[];
  /** For a record: the turn that cannot be played, such as `12s`. */
  readonly turn?: string;
  /** For a list of turns: the index of the illegal one, from 0. */
  readonly index?: number;
  /** For an illegal position: all the faults that make it illegal. */
  readonly faults?: readonly Fault[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    const { cause, squares = [], ...others } = details;
    super(message, 'cause' in details ? { cause } : undefined);
    this.code = code;
    this.squares = squares;
    for (const [name, value] of Object.entries(others)) {
      if (value !== undefined) Object.assign(this, { [name]: value });
    }
  }
}

/**
 * The error for a move or position against the rules. `code` is the rule: `frozen`, `game-over`.
 */
export class RuleError extends KeddahError {
  override readonly name = 'RuleError';
}

/**
 * The error for text that is not a move, position or record. `at` is where parsing failed, if
 * known.
 */
export class NotationError extends KeddahError {
  override readonly name = 'NotationError';
}

/** The plain object that the wasm throws when the rules or the parser reject an input. */
export interface WasmError {
  kind: 'rule' | 'notation';
  code: ErrorCode;
  message: string;
  squares?: string[];
  walls?: string[];
  players?: number[];
  at?: number;
  turns?: string[];
  turn?: string;
  index?: number;
  faults?: Fault[];
}

/** Returns whether a thrown value is an error that the rules or the parser in the wasm threw. */
export function isWasmError(value: unknown): value is WasmError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'code' in value;
}

/** Converts a value thrown by the wasm into an error of this package. */
export function toError(thrown: unknown): unknown {
  if (isWasmError(thrown)) {
    const { kind, code, message, ...details } = thrown;
    return kind === 'notation' ? new NotationError(code, message, details) : new RuleError(code, message, details);
  }
  if (isCrash(thrown)) {
    return new KeddahError('engine-crashed', 'The wasm crashed during this call.', { cause: thrown });
  }
  return thrown;
}

/** Returns whether a thrown value is a crash of the wasm: a trap or a stack overflow. */
export function isCrash(thrown: unknown): boolean {
  return thrown instanceof WebAssembly.RuntimeError || thrown instanceof RangeError;
}
