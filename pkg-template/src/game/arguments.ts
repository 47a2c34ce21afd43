/**
 * Checks of the arguments of public functions. A wrong type throws a `TypeError`, a number out of
 * range a `RangeError`. Each check returns the checked value.
 */

import type { Move } from '../kinds/all.js';
import { NotationError } from './errors.js';
import type { Global } from './global.js';

/**
 * The maximum lengths of text arguments, in UTF-16 units: longer text is rejected without copying
 * it into the wasm.
 */
const MAX_MOVE_LENGTH = 4096;
const MAX_CONTROL_LENGTH = 200;
const MAX_RECORD_LENGTH = 4 * 1024 * 1024;

/** Checks that an argument is a string of at most `maxLength` characters, and returns it. */
function checkText(name: string, value: unknown, maxLength: number): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string.`);
  if (value.length > maxLength) {
    throw new NotationError('notation', `This is longer than any ${name}: ${value.length} characters.`, {
      at: maxLength,
    });
  }
  return value;
}

/** Checks that an argument can be the name of a square: a string of limited length. */
export const checkSquare = (name: string, value: unknown): string => checkText(name, value, MAX_MOVE_LENGTH);

/**
 * Checks an argument that is a move, turn or step, given as text or as an object of `legalMoves`,
 * and returns its text.
 */
export function checkMove(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? (value as Partial<Move>).text : value;
  if (typeof text !== 'string') throw new TypeError('move must be a string, or a move of legalMoves().');
  return checkText('move', text, MAX_MOVE_LENGTH);
}

/** Checks that an argument can be a position or record: a string of limited length. */
export const checkRecord = (value: unknown): string => checkText('record', value, MAX_RECORD_LENGTH);

/** Checks that an argument can be a time control: a string of limited length. */
export const checkControl = (value: unknown): string => checkText('control', value, MAX_CONTROL_LENGTH);

/** Checks that an argument is one of the strings `names`, and returns it. */
export function checkName<Name extends string>(name: string, value: unknown, names: readonly Name[]): Name {
  if (!names.includes(value as Name)) throw new TypeError(`${name} must be one of ${names.join(', ')}.`);
  return value as Name;
}

/**
 * Checks that an argument is an object of options; `undefined` becomes an empty object. With
 * `known`, throws if an option is not among these names.
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

/** Checks that an argument is a URL, a string or `undefined`, and returns it. */
export function checkAddress(name: string, value: unknown): Global<'URL'> | string | undefined {
  if (value === undefined || typeof value === 'string' || value instanceof URL) return value;
  throw new TypeError(`${name} must be an address: a string or a URL.`);
}

/** Checks that an argument is an integer from `min` to `max`, and returns it. */
export function checkInteger(name: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!(Number.isInteger(value) && value >= min && value <= max)) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}.`);
  }
  return value;
}

/** Checks that an argument is a number of milliseconds, at least 0, and returns it. */
export function checkMs(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!(value >= 0 && value <= Number.MAX_SAFE_INTEGER)) {
    throw new RangeError(`${name} must be a number of milliseconds from 0, not ${value}.`);
  }
  return value;
}

/** Returns the error for a value that is not a game of an engine. */
export function wrongGame(): TypeError {
  return new TypeError('The game must be one of keddah, of the kind that this engine serves.');
}
