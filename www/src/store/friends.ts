/** The state of the games with friends that both sides have, by the names of the games. */
import type { ClockState } from 'keddah/clock';
import { read, type WriteResult, write } from './storage.ts';

/** The state of a game that both sides have. */
export interface FriendRecord {
  record: string;
  /** The index of the side that is played here. */
  seat: number;
  /** The last known clock, in a game over a direct connection. */
  clock?: ClockState | undefined;
}

const key = (game: string, id: string) => `keddah.${game}.friend.${id}`;

/**
 * Returns the stored state of a game with a friend; `null` if there is none, or if it cannot be
 * read.
 */
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
