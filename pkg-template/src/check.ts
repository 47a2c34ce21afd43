/** Checks of what callers hand in. Wrong types are a `TypeError`, numbers out of range a `RangeError`. */

import { NotationError } from './errors.js';
import type { Limits } from './types.js';

/** Texts longer than this are not even handed to the wasm: no move and no record of a game comes near. */
const LONGEST_MOVE = 4096;
const LONGEST_RECORD = 4 * 1024 * 1024;

/** A text, not so long that copying it would cost more than refusing it. */
function checkText(name: string, value: unknown, longest: number): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string.`);
  if (value.length > longest) {
    throw new NotationError('notation', `This is longer than any ${name}: ${value.length} characters.`, {
      at: longest,
    });
  }
  return value;
}

/** The text of a move, a turn or a step; or of a square, by its own name. */
export const checkMove = (value: unknown, name = 'move'): string => checkText(name, value, LONGEST_MOVE);

/** The text of a position or a record. */
export const checkRecord = (value: unknown): string => checkText('record', value, LONGEST_RECORD);

/** One of a few names. */
export function checkName<Name extends string>(name: string, value: unknown, names: readonly Name[]): Name {
  if (!names.includes(value as Name)) throw new TypeError(`${name} must be one of ${names.join(', ')}.`);
  return value as Name;
}

/** An object, to read options from. `undefined` is an empty one. */
export function checkOptions<Options extends object>(name: string, value: unknown): Partial<Options> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object.`);
  return value as Partial<Options>;
}

/** An address, if there is one. */
export function checkAddress(name: string, value: unknown): URL | string | undefined {
  if (value === undefined || typeof value === 'string' || value instanceof URL) return value;
  throw new TypeError(`${name} must be an address: a string or a URL.`);
}

/** A whole number within bounds. */
export function checkWhole(name: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!(Number.isInteger(value) && value >= least && value <= most)) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
  }
  return value;
}

/** Limits as the wasm and the worker take them: numbers only, all of them checked. */
export interface RawLimits {
  timeMs?: number;
  nodes?: number;
  level?: number;
  lines?: number;
  seed?: number;
  /** Nothing but an abort ends this search. */
  endless?: boolean;
  /** What an ordinary turn should take by a clock; `timeMs` is then what none may exceed. */
  aimMs?: number;
  /** Whether time that is saved is of use later. */
  saving?: boolean;
}

/** Limits, checked: what is sent on, and what stays here. */
export interface CheckedLimits {
  raw: RawLimits;
  signal: AbortSignal | undefined;
  onInfo: Limits['onInfo'];
}

const BOUNDS = [
  ['nodes', 1, Number.MAX_SAFE_INTEGER],
  ['level', 1, 10],
  ['lines', 1, 100],
  ['seed', 0, Number.MAX_SAFE_INTEGER],
] as const;

/** The limits of a search. */
export function checkLimits(value: unknown): CheckedLimits {
  const limits = checkOptions<Limits>('limits', value);
  const { timeMs, signal, onInfo } = limits;
  const raw: RawLimits = {};
  if (timeMs !== undefined) {
    if (typeof timeMs !== 'number') throw new TypeError('timeMs must be a number.');
    if (!(timeMs >= 0 && timeMs <= Number.MAX_SAFE_INTEGER)) {
      throw new RangeError(`timeMs must be a number of milliseconds from 0, not ${timeMs}.`);
    }
    raw.timeMs = timeMs;
  }
  for (const [name, least, most] of BOUNDS) {
    if (limits[name] !== undefined) raw[name] = checkWhole(name, limits[name], least, most);
  }
  if (signal !== undefined && typeof signal?.addEventListener !== 'function') {
    throw new TypeError('signal must be an AbortSignal.');
  }
  if (onInfo !== undefined && typeof onInfo !== 'function') throw new TypeError('onInfo must be a function.');
  const bounded = raw.timeMs !== undefined || raw.nodes !== undefined || raw.level !== undefined;
  if (!bounded && raw.lines !== undefined && signal !== undefined) raw.endless = true;
  else if (!bounded) raw.level = 5;
  return { raw, signal, onInfo };
}
