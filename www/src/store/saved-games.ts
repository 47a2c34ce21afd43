/** Reads the games that are saved between visits, and observes other tabs that save one. */
import { gameKey, known, saveGame } from './games.ts';
import { forget, read, type WriteResult, write } from './storage.ts';
import { type Upgrades, upgraded, VERSION } from './versions.ts';

const setAsideKey = (id: string) => `keddah.${id}.set-aside`;

/** Upgrades of saved games: in format version 1, seats call the computer "machine". */
const UPGRADES: Upgrades = [
  ({ seats, ...game }) => ({
    ...game,
    seats: typeof seats === 'string' ? seats.replaceAll('machine', 'computer') : seats,
  }),
];

/**
 * The result of reading a saved game: none, the game, or a text that cannot be parsed. `isOld`:
 * whether an earlier version of the page saved it. `isOwn`: whether this tab saved it.
 */
export type ReadSave<Saved> =
  | { kind: 'none' }
  | { kind: 'game'; game: Saved; text: string; isOld: boolean; isOwn: boolean }
  | { kind: 'damaged'; text: string };

/**
 * Reads the saved game of the game with this id, such as `arimaa`. `isSaved` checks that it has the
 * form that the game view writes.
 */
export function savedGame<Saved>(id: string, isSaved: (value: unknown) => value is Saved): ReadSave<Saved> {
  const text = read(gameKey(id));
  if (text === null) return { kind: 'none' };
  const isOwn = known.get(id) === text;
  known.set(id, text);
  try {
    const stored = JSON.parse(text);
    const value = upgraded(stored, UPGRADES);
    const isOld = Object(stored).version !== VERSION;
    return isSaved(value) ? { kind: 'game', game: value, text, isOld, isOwn } : { kind: 'damaged', text };
  } catch {
    return { kind: 'damaged', text };
  }
}

/** Saves a game in place of the one that another tab has saved. */
export function saveGameHere(id: string, saved: object): WriteResult | 'elsewhere' {
  known.delete(id);
  return saveGame(id, saved);
}

/** Calls `saved` whenever another tab saves a game of the game with this id, such as `arimaa`. */
export function onSavedElsewhere(id: string, saved: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === gameKey(id) && newValue !== null && newValue !== known.get(id)) saved();
  });
}

/**
 * Moves a saved game that cannot be parsed to another storage key, so that it is not overwritten.
 * Returns whether it will be there on the next visit.
 */
export function setAside(id: string, text: string): boolean {
  // Removed first: the storage may be full.
  forget(gameKey(id));
  known.delete(id);
  let key = setAsideKey(id);
  for (let n = 2; read(key) !== null && read(key) !== text; n++) key = `${setAsideKey(id)}-${n}`;
  return write(key, text) === 'stored';
}
