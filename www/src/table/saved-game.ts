/** Games as they are saved between visits. */
import type { ClockState } from 'keddah/clock';
import type { Outcome } from '../level/level-search.ts';
import type { Seat } from '../seats.ts';

/** A game with a friend, as it is saved with the game on the board. */
export interface Friendship {
  /** The name of the game, made by the player who started it. */
  id: string;
  /** The index of the side that is played here. */
  seat: number;
  /** The number of setups that both sides know, at most 2; 2 in a game without setups. */
  setups: number;
  /** Whether it was last played over a direct connection. */
  isDirect?: true;
}

/** Returns a stored value if it is a game with a friend; otherwise `null`. */
export function friendshipOf(value: unknown): Friendship | null {
  const { id, seat, setups, isDirect } = Object(value) as Record<string, unknown>;
  const isValid = typeof id === 'string' && /^[a-z0-9]{10}$/.test(id) && (seat === 0 || seat === 1);
  if (!isValid || (setups !== 0 && setups !== 1 && setups !== 2)) return null;
  return { id, seat, setups, ...(isDirect === true && { isDirect }) };
}

/** The state of a study. Paths are indices of children. */
export interface StudyState {
  /** The path to the position on the board. */
  cursor: readonly number[];
  /**
   * The position at which the game continues, and its players, if another position is on the board.
   */
  live?: { path: readonly number[]; seats: readonly Seat[] };
}

/** Returns a stored value if it is the state of a study; otherwise `undefined`. */
export function studyStateOf(value: unknown): StudyState | undefined {
  const { cursor, live } = Object(value) as Record<string, unknown>;
  const isPath = (path: unknown): path is number[] => Array.isArray(path) && path.every(Number.isInteger);
  if (!isPath(cursor)) return undefined;
  const { path, seats } = Object(live) as Record<string, unknown>;
  const isLive = isPath(path) && Array.isArray(seats) && seats.every((seat) => typeof seat?.kind === 'string');
  return { cursor, ...(isLive && { live: { path, seats } }) };
}

/** The part of a stored game that is the same for all games. */
export interface SavedGame {
  /** The result of `toRecord`. */
  record: string;
  /** The attributes of the board. */
  seats: string;
  orientation: string;
  /** The time for which it has been played, in milliseconds; 0 if missing. */
  playedMs?: number;
  /** Its id in the list of games; missing before a person has played a turn. */
  id?: string | undefined;
  /** The game with a friend, if it is one. */
  friend?: Friendship | undefined;
  /** The results of the games before it, in the search for a level. */
  levelSearch?: readonly Outcome[] | undefined;
  /** The state of its study, if the game is studied. The record then has all lines. */
  study?: StudyState | undefined;
  /** The clock, if there is one. */
  clock?: ClockState | undefined;
}
