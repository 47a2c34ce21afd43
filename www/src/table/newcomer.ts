/** Whether the user is new to the page, and has not been asked yet whether to learn a game. */
import { read, write } from '../store/storage.ts';
import { storedNames } from '../store/stored-names.ts';

const KEY = 'keddah.visited';

/** Returns whether nobody has played or learned a game in this browser. */
export function isNewcomer(): boolean {
  return read(KEY) === null && !storedNames().some((name) => /^keddah\.[^.]+\.game$/.test(name));
}

/** Records that the user has played or learned a game, and so is not new any more. */
export function noteVisit(): void {
  write(KEY, 'yes');
}
