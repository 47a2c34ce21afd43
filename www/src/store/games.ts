/**
 * Saves the current game between visits: one for each game of the page, such as Arimaa, by its id.
 */
import { read, type WriteResult, write } from './storage.ts';
import { VERSION } from './versions.ts';

const LAST_GAME = 'keddah.game';
/** Returns the storage key of the saved game of a game id such as `arimaa`. */
export const gameKey = (id: string) => `keddah.${id}.game`;

/** The text of the saved game that this tab last read or wrote, by game id such as `arimaa`. */
export const known = new Map<string, string>();

/**
 * Returns whether there is a saved game of the game with this id, such as `arimaa`. It may be
 * damaged.
 */
export const hasSavedGame = (id: string): boolean => read(gameKey(id)) !== null;

/**
 * Saves a game of the game with this id. Returns `elsewhere`, without saving, if another tab has
 * saved one since this tab last did.
 */
export function saveGame(id: string, saved: object): WriteResult | 'elsewhere' {
  const text = JSON.stringify({ version: VERSION, ...saved });
  const stored = read(gameKey(id));
  if (stored !== null && known.has(id) && stored !== known.get(id) && stored !== text) return 'elsewhere';
  known.set(id, text);
  return write(gameKey(id), text);
}

/** Returns the id of the game played last, such as `arimaa`; empty on the first visit. */
export function lastGame(): string {
  return read(LAST_GAME) ?? '';
}

export function setLastGame(id: string): void {
  if (lastGame() !== id) write(LAST_GAME, id);
}
