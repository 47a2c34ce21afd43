/** What both sides know of the games with friends, by their names. */
import type { ClockState } from 'keddah/clock';
import { read, type WriteResult, write } from './storage.ts';

/** A game as both sides know it. */
export interface FriendRecord {
  record: string;
  /** The index of the side that is played here. */
  seat: number;
  /** The clock as this page last knew it, in a game over a direct connection. */
  clock?: ClockState | undefined;
}

const key = (game: string, id: string) => `keddah.${game}.friend.${id}`;

/** Returns what is known of a game with a friend; `null` if it is new, or cannot be read. */
export function friendRecord(game: string, id: string): FriendRecord | null {
  try {
    const { record, seat, clock } = Object(JSON.parse(read(key(game, id)) ?? 'null')) as Partial<FriendRecord>;
    if (typeof record !== 'string' || (seat !== 0 && seat !== 1)) return null;
    return { record, seat, ...(typeof clock?.control === 'string' && { clock }) };
  } catch {
    return null;
  }
}

export function saveFriendRecord(game: string, id: string, known: FriendRecord): WriteResult {
  return write(key(game, id), JSON.stringify({ version: 1, ...known }));
}
