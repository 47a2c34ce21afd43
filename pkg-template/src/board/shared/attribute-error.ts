/** Errors of attributes, with the values needed to explain them in other languages. */
import type { Values } from './words.js';

/** The error that an attribute has a value it cannot have. */
export interface AttributeError {
  /** The Fluent message for other languages is `attribute-` and this. */
  readonly id: string;
  /** The variables of that message. */
  readonly values: Values;
  /** The English message. */
  readonly message: string;
}

/** Returns an error unless an attribute has one of its allowed values. */
export function choiceError(
  name: string,
  value: unknown,
  allowed: readonly unknown[],
): (AttributeError & Error) | undefined {
  if (allowed.includes(value)) return undefined;
  const message = `${name} must be ${allowed.join(' or ')}, not "${value}".`;
  return attributeError('choice', message, { name, value: String(value), allowed: allowed.join(', ') });
}

/** Returns the error for a `ply` beyond the last turn of a game, which has the number `last`. */
export function noSuchPly(ply: number, last: number): AttributeError & Error {
  return attributeError('ply', `There is no ply ${ply} of ${last}.`, { value: String(ply), last });
}

/** Returns an error of an attribute, for the caller to throw. */
export function attributeError(id: string, message: string, values: Values = {}): AttributeError & Error {
  return Object.assign(new RangeError(message), { id, values });
}
