/** Compares the games on both pages when they connect: one page may be a turn behind. */
import type { KnownGame } from '../friend/turn-link.ts';
import type { Question, Requests } from './requests.ts';

/** A game between two directly connected pages, as one of them knows it. */
export interface ComparedGame extends KnownGame {
  /** Whether the game was drawn. */
  isDrawn: boolean;
}

/**
 * The difference between the game on the friend's page and on this one. `granted`: the friend has
 * granted this player's request. `behind`: the friend has not received the last turn or the end of
 * the game yet.
 */
export type Difference = 'none' | 'turn' | 'resigned' | 'granted' | 'behind' | 'other';

/**
 * Compares the game on this page, where the side `seat` is played, with the game on the friend's
 * page.
 */
export function differenceOf(mine: ComparedGame, theirs: ComparedGame, seat: number, requests: Requests): Difference {
  if (mine.start !== theirs.start) return 'other';
  const shared = Math.min(mine.turns.length, theirs.turns.length);
  if (mine.turns.slice(0, shared).join('|') !== theirs.turns.slice(0, shared).join('|')) return 'other';
  const more = theirs.turns.length - mine.turns.length;
  const isPlaying = mine.mover >= 0;
  const { asked, granted } = requests;
  // Two turns back were granted, and one page has not learned of it. One turn stays played.
  if (isTurnBack(asked, mine.turns, theirs.turns)) return 'granted';
  if (isTurnBack(granted, theirs.turns, mine.turns)) return 'behind';
  if (more === 0) {
    if (isPlaying && theirs.wonByResignation === seat) return 'resigned';
    if (isPlaying && theirs.isDrawn && asked?.what === 'draw') return 'granted';
    return 'none';
  }
  // One turn more must be the friend's; it is lawful, since the record was parsed.
  if (more === 1) return isPlaying && mine.turns.length % 2 !== seat ? 'turn' : 'other';
  return more === -1 ? 'behind' : 'other';
}

const isTurnBack = (one: Question | null, before: readonly string[], after: readonly string[]): boolean =>
  one?.what === 'take-back' &&
  before.length - after.length === 2 &&
  before.length === one.ply &&
  after.length === one.to;
