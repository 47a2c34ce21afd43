/**
 * Checks of the arguments of public functions. A wrong type throws a `TypeError`, a number out of
 * range a `RangeError`. Each check returns the checked value.
 */

import { NotationError } from './errors.js';
import type { Global } from './global.js';
import type { Move } from './types.js';

/** Limits on text, in UTF-16 units: longer text is refused without copying it into the wasm. */
const MAX_MOVE_LENGTH = 4096;
const MAX_CONTROL_LENGTH = 200;
const MAX_RECORD_LENGTH = 4 * 1024 * 1024;

/** Checks a string of at most `maxLength` characters. */
function checkText(name: string, value: unknown, maxLength: number): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string.`);
  if (value.length > maxLength) {
    throw new NotationError('notation', `This is longer than any ${name}: ${value.length} characters.`, {
      at: maxLength,
    });
  }
  return value;
}

/** Checks the text of a square. Messages call it `name`. */
export const checkSquare = (name: string, value: unknown): string => checkText(name, value, MAX_MOVE_LENGTH);

/** Checks a move, turn or step, given as text or as an object of `legalMoves`. Returns its text. */
export function checkMove(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? (value as Partial<Move>).text : value;
  if (typeof text !== 'string') throw new TypeError('move must be a string, or a move of legalMoves().');
  return checkText('move', text, MAX_MOVE_LENGTH);
}

/** Checks the text of a position or a record. */
export const checkRecord = (value: unknown): string => checkText('record', value, MAX_RECORD_LENGTH);

/** Checks the text of a time control. */
export const checkControl = (value: unknown): string => checkText('control', value, MAX_CONTROL_LENGTH);

/** Checks a value that must be one of `names`. */
export function checkName<Name extends string>(name: string, value: unknown, names: readonly Name[]): Name {
  if (!names.includes(value as Name)) throw new TypeError(`${name} must be one of ${names.join(', ')}.`);
  return value as Name;
}

/**
 * Checks an object of options; `undefined` becomes an empty object. With `known`, an option that is
 * not among these names is refused.
 */
export function checkOptions<Options extends object>(
  name: string,
  value: unknown,
  known?: readonly string[],
): Partial<Options> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} must be an object.`);
  const unknown = known && Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new TypeError(`${name} has no option ${unknown}.`);
  return value as Partial<Options>;
}

/** Checks an address, which may be `undefined`. */
export function checkAddress(name: string, value: unknown): Global<'URL'> | string | undefined {
  if (value === undefined || typeof value === 'string' || value instanceof URL) return value;
  throw new TypeError(`${name} must be an address: a string or a URL.`);
}

/** Checks an integer from `min` to `max`. */
export function checkInteger(name: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!(Number.isInteger(value) && value >= min && value <= max)) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}.`);
  }
  return value;
}

/** Checks a number of milliseconds from 0. */
export function checkMs(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!(value >= 0 && value <= Number.MAX_SAFE_INTEGER)) {
    throw new RangeError(`${name} must be a number of milliseconds from 0, not ${value}.`);
  }
  return value;
}
