/** What both sides know of the games with friends, by their names. */
import { read, type WriteResult, write } from './storage.ts';

/** A game as both sides know it. */
export interface FriendRecord {
  record: string;
  /** The index of the side that is played here. */
  seat: number;
}

const key = (game: string, id: string) => `keddah.${game}.friend.${id}`;

/** Returns what is known of a game with a friend; `null` if it is new, or cannot be read. */
export function friendRecord(game: string, id: string): FriendRecord | null {
  try {
    const { record, seat } = Object(JSON.parse(read(key(game, id)) ?? 'null')) as Partial<FriendRecord>;
    return typeof record === 'string' && (seat === 0 || seat === 1) ? { record, seat } : null;
  } catch {
    return null;
  }
}

export function saveFriendRecord(game: string, id: string, known: FriendRecord): WriteResult {
  return write(key(game, id), JSON.stringify({ version: 1, ...known }));
}
