/** Whether the visitor is new to the page, and has not been asked yet whether to learn a game. */
import { hasSavedGame } from '../store/games.ts';
import { read, write } from '../store/storage.ts';

const KEY = 'keddah.visited';

/** Returns whether nobody has played or learned here. */
export function isNewcomer(): boolean {
  return read(KEY) === null && !['arimaa', 'quoridor'].some(hasSavedGame);
}

/** Records that the visitor has played or learned, and so is not new any more. */
export function noteVisit(): void {
  write(KEY, 'yes');
}
