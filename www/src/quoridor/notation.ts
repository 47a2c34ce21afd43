/** The visitor's choice of a notation, stored between visits. */
import { read, write } from '../store/storage.ts';
import type { Notation } from './board.ts';

const KEY = 'keddah.quoridor.notation';

/** Returns the notation chosen for squares and walls. */
export function notation(): Notation {
  return read(KEY) === 'glendenning' ? 'glendenning' : 'standard';
}

export function setNotation(next: Notation): void {
  write(KEY, next);
}
