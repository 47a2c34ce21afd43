/** The database of the games that the user has stored in the browser (IndexedDB). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptGame } from './kind.ts';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { game: string } };
}

/** The name of the channel on which browser tabs report changes of the list of games. */
const CHANNEL = 'keddah.games';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('keddah', 1, {
    upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }).createIndex('game', 'game'),
    // Another tab has a later version of the page, which waits until this one closes the database.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/**
 * Returns the stored games of the game with this id, such as `arimaa`, or all games, the newest
 * first.
 */
export async function keptGames(game?: string): Promise<KeptGame[]> {
  const db = await database();
  const found = game === undefined ? await db.getAll('games') : await db.getAllFromIndex('games', 'game', game);
  return found.sort((a, b) => b.date - a.date);
}

/**
 * Stores games. Each replaces the stored game with its id, unless both have the same record. Throws
 * if the storage is full or denied. Returns how many games are new or changed.
 */
export async function keepGames(games: readonly KeptGame[]): Promise<number> {
  const db = await database();
  const transaction = db.transaction('games', 'readwrite');
  let changed = 0;
  const wasEmpty = (await transaction.store.count()) === 0;
  for (const game of games) {
    const before = await transaction.store.get(game.id);
    if (before?.saved.record === game.saved.record) continue;
    changed++;
    // A failure also aborts the transaction, which `done` reports.
    void transaction.store.put(game).catch(() => undefined);
  }
  await transaction.done;
  if (changed > 0) tellOthers();
  if (wasEmpty && changed > 0) void navigator.storage?.persist?.().catch(() => false);
  return changed;
}

export async function forgetGame(id: string): Promise<void> {
  const db = await database();
  await db.delete('games', id);
  tellOthers();
}

function tellOthers(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Calls `changed` whenever another tab changes the list of stored games. Returns a function that
 * ends this.
 */
export function onKeptElsewhere(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = changed;
  return () => channel.close();
}
