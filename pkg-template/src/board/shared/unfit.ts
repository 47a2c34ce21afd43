/** What is wrong with an attribute: an English sentence, and what it takes to say it in other languages. */
import type { Values } from './words.js';

/** A value that an attribute cannot have. The sentence in other languages is the message `unfit-…` of this `id`. */
export interface Unfit {
  readonly id: string;
  readonly values: Values;
  readonly message: string;
}

/** The same, to be thrown. */
export function unfit(id: string, message: string, values: Values = {}): Unfit & Error {
  return Object.assign(new RangeError(message), { id, values });
}
