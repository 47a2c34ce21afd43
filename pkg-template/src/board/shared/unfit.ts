/** What is wrong with an attribute: an English sentence, and what it takes to say it in other languages. */
import type { Values } from './words.js';

/** A value that an attribute cannot have. The sentence in other languages is the message `unfit-…` of this `id`. */
export interface Unfit {
  readonly id: string;
  readonly values: Values;
  readonly message: string;
}

/** What is wrong with a value that is one of a few, if anything is. */
export function unfitChoice(name: string, value: unknown, allowed: readonly unknown[]): (Unfit & Error) | undefined {
  if (allowed.includes(value)) return undefined;
  const message = `${name} must be ${allowed.join(' or ')}, not "${value}".`;
  return unfit('choice', message, { name, value: String(value), allowed: allowed.join(', ') });
}

/** The same, to be thrown. */
export function unfit(id: string, message: string, values: Values = {}): Unfit & Error {
  return Object.assign(new RangeError(message), { id, values });
}
