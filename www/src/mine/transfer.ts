/** Exports all games and settings as one file, and imports games from files. */
import { pauses } from '../pauses.ts';
import { isComputer, PERSON, type Seat } from '../seats.ts';
import { read, write } from '../store/storage.ts';
import { storedNames } from '../store/stored-names.ts';
import { friendGameOf, friendGames, type StoredFriendGame, storeFriendGame } from './friend-games.ts';
import { type About, type GameKind, type KeptGame, keptGame, type RestorableGame } from './kind.ts';
import { recordsIn } from './records.ts';

/** The format version of the export file. A page does not read files of later versions. */
const VERSION = 1;
/** Matches the storage keys that hold settings rather than games. */
const SETTING = /^keddah\.(?!game$)(?!.*\.(game|set-aside))[a-z]+(\.[a-z-]+)?$/;
/** The maximum length of an imported setting, in characters. */
const MAX_SETTING = 20_000;

/** The content of an imported file. `bad`: the number of games that cannot be parsed. */
export type Imported =
  | { kind: 'games'; games: KeptGame[]; bad: number; settings: number }
  | { kind: 'later' | 'unreadable' };

/** Loads the functions of a game by its id, such as `arimaa`; `null` for unknown games. */
export type Kinds = (game: string) => Promise<GameKind> | null;

/** Returns the text of a file with these games, all games with friends, and all settings. */
export function exported(games: readonly KeptGame[]): string {
  const names = storedNames().filter((name) => SETTING.test(name));
  const settings = Object.fromEntries(names.map((name) => [name, read(name)]));
  return JSON.stringify({ format: 'keddah', version: VERSION, settings, games, friends: friendGames() });
}

/**
 * Imports the text of a file: an export made by `exported`, or game records of `game`. Stores its
 * settings and games with friends, and returns its other games.
 */
export async function importText(text: string, game: string, kinds: Kinds): Promise<Imported> {
  if (text.trimStart().startsWith('{')) return importEverything(text, kinds);
  const kind = await kinds(game);
  const canRead = (record: string) => {
    try {
      return kind ? free(kind.parse(record), true) : false;
    } catch {
      return false;
    }
  };
  const records = await recordsIn(text, canRead, pauses());
  const now = Date.now();
  const found = await inSlices(records, async ({ name, record }, n) => {
    if (!kind) throw new Error(game);
    const parsed = kind.parse(record);
    const saved = kind.saved(parsed);
    const seats = saved.seats.split(' ').map(() => PERSON);
    const about: About = { id: `file-${hash(game + saved.record)}`, game, saved, seats, date: now - n };
    return free(parsed, keptGame(kind, parsed, name ? { ...about, name } : about));
  });
  return found.games.length === 0 ? { kind: 'unreadable' } : { kind: 'games', ...found, settings: 0 };
}

async function importEverything(text: string, kinds: Kinds): Promise<Imported> {
  const file = parsedJson(text);
  if (file.format !== 'keddah' || typeof file.version !== 'number') return { kind: 'unreadable' };
  if (file.version > VERSION) return { kind: 'later' };
  const found = await inSlices(Array.isArray(file.games) ? file.games : [], async (one: unknown) => {
    const about = aboutOf(one);
    const kind = await kinds(about.game);
    if (!kind) throw new Error(about.game);
    const parsed = kind.parse(about.saved.record);
    return free(parsed, keptGame(kind, parsed, about));
  });
  for (const one of Array.isArray(file.friends) ? file.friends : []) {
    try {
      await importFriendGame(friendGameOf(one), kinds);
    } catch {
      found.bad++;
    }
  }
  let settings = 0;
  for (const [name, value] of Object.entries(Object(file.settings) as Record<string, unknown>)) {
    if (!SETTING.test(name) || typeof value !== 'string' || value.length > MAX_SETTING) continue;
    write(name, value);
    settings++;
  }
  return { kind: 'games', ...found, settings };
}

async function importFriendGame(found: StoredFriendGame, kinds: Kinds): Promise<void> {
  const kind = await kinds(found.game);
  if (!kind) throw new Error(found.game);
  storeFriendGame(found, (record) => {
    const game = kind.parse(record);
    return free(game, game.history.length);
  });
}

function parsedJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Checks an imported game, except its record. Throws if it is not valid. */
function aboutOf(value: unknown): About {
  const { id, game, saved, seats, date, name } = Object(value) as Record<string, unknown>;
  const { record, seats: attribute } = Object(saved) as Record<string, unknown>;
  const texts = [id, game, record, attribute].every((text) => typeof text === 'string');
  if (!texts || !Array.isArray(seats) || !seats.every(isSeat) || !Number.isFinite(date)) throw new Error('no game');
  const about = { id: String(id), game: String(game), saved: saved as RestorableGame, seats, date: Number(date) };
  return typeof name === 'string' ? { ...about, name: name.slice(0, 200) } : about;
}

function isSeat(value: unknown): value is Seat {
  const { kind } = Object(value) as Record<string, unknown>;
  return isComputer(value) || kind === 'person' || kind === 'nobody';
}

/** Imports many games, with pauses in which the page can react. Those that throw are counted. */
async function inSlices<T>(
  all: readonly T[],
  readOne: (one: T, index: number) => Promise<KeptGame>,
): Promise<{ games: KeptGame[]; bad: number }> {
  const games: KeptGame[] = [];
  const pause = pauses();
  for (const [index, one] of all.entries()) {
    try {
      games.push(await readOne(one, index));
    } catch {
      // The failure is counted, and the other games are still added.
    }
    await pause();
  }
  return { games, bad: all.length - games.length };
}

/** Frees the wasm memory of a game object and returns `result`. */
function free<T>(game: { free(): void }, result: T): T {
  game.free();
  return result;
}

/** Returns a short text that differs for different texts: two rounds of FNV-1a. */
function hash(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let value = seed;
      for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
      return (value >>> 0).toString(36);
    })
    .join('');
}
