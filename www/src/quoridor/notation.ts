/** The user's choice of Quoridor notation, stored between visits. */
import { read, write } from '../store/storage.ts';
import type { Notation } from './board.ts';

const KEY = 'keddah.quoridor.notation';

/** Returns the notation that the user has chosen for squares and walls. */
export function notation(): Notation {
  return read(KEY) === 'glendenning' ? 'glendenning' : 'standard';
}

export function setNotation(next: Notation): void {
  write(KEY, next);
}
