/** The games that are saved between visits: one for each game of the page, by its id. */
import { forget, read, write } from './storage.ts';
import { type Upgrades, upgraded, VERSION } from './versions.ts';

const LAST_GAME = 'keddah.game';
const gameKey = (id: string) => `keddah.${id}.game`;
const setAsideKey = (id: string) => `keddah.${id}.set-aside`;

/** In version 1, seats call the computer "machine". */
const UPGRADES: Upgrades = [
  ({ seats, ...game }) => ({
    ...game,
    seats: typeof seats === 'string' ? seats.replaceAll('machine', 'computer') : seats,
  }),
];

/** The result of reading a saved game: none, the game, or a text that cannot be read. */
export type SavedGame<Saved> =
  | { kind: 'none' }
  | { kind: 'game'; game: Saved; text: string }
  | { kind: 'damaged'; text: string };

/** Reads the saved game of a game's id. `isSaved` recognizes what the game's table writes. */
export function savedGame<Saved>(id: string, isSaved: (value: unknown) => value is Saved): SavedGame<Saved> {
  const text = read(gameKey(id));
  if (text === null) return { kind: 'none' };
  try {
    const value = upgraded(JSON.parse(text), UPGRADES);
    return isSaved(value) ? { kind: 'game', game: value, text } : { kind: 'damaged', text };
  } catch {
    return { kind: 'damaged', text };
  }
}

/** Saves a game. Returns whether it will be there on the next visit. */
export function saveGame(id: string, saved: object): boolean {
  return write(gameKey(id), JSON.stringify({ version: VERSION, ...saved }));
}

/** Moves a saved game that cannot be read to another key, so that it is not overwritten. */
export function setAside(id: string, text: string): void {
  write(setAsideKey(id), text);
  forget(gameKey(id));
}

/** Returns the id of the game played last; empty on the first visit. */
export function lastGame(): string {
  return read(LAST_GAME) ?? '';
}

export function setLastGame(id: string): void {
  if (lastGame() !== id) write(LAST_GAME, id);
}
