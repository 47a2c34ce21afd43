/** Stores games with friends as last confirmed by both players, by the identifiers of the games. */
import type { ClockState } from 'keddah/clock';
import { read, type WriteResult, write } from './storage.ts';

/** A game with a friend as last confirmed by both players. */
export interface FriendRecord {
  record: string;
  /** The index of the side that is played on this device. */
  seat: number;
  /** The last known state of the clock, in a game over a direct connection. */
  clock?: ClockState | undefined;
}

const key = (game: string, id: string) => `keddah.${game}.friend.${id}`;

/**
 * Returns the stored state of a game with a friend; `null` if there is none, or if it cannot be
 * parsed.
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
