/** Errors of attributes, with the values needed to explain them in other languages. */
import type { Values } from './words.js';

/** The error for an attribute of a board whose value is not allowed. */
export interface AttributeError {
  /** The id of the translated error message, less its prefix `attribute-`. */
  readonly id: string;
  /** The values of the variables in the translated error message. */
  readonly values: Values;
  /** The error message in English. */
  readonly message: string;
}

/** Returns an error if the value of an attribute is not one of those allowed. */
export function choiceError(
  name: string,
  value: unknown,
  allowed: readonly unknown[],
): (AttributeError & Error) | undefined {
  if (allowed.includes(value)) return undefined;
  const message = `${name} must be ${allowed.join(' or ')}, not "${value}".`;
  return attributeError('choice', message, { name, value: String(value), allowed: allowed.join(', ') });
}

/** Returns the error for an attribute `ply` beyond the end of a game, which has `last` turns. */
export function noSuchPly(ply: number, last: number): AttributeError & Error {
  return attributeError('ply', `There is no ply ${ply} of ${last}.`, { value: String(ply), last });
}

/** Returns an error of an attribute, for the caller to throw. */
export function attributeError(id: string, message: string, values: Values = {}): AttributeError & Error {
  return Object.assign(new RangeError(message), { id, values });
}
