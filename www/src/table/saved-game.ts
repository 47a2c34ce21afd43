/** The types of games as the browser saves them between visits. */
import type { ClockState } from 'keddah/clock';
import type { Outcome } from '../level/level-search.ts';
import type { Seat } from '../seats.ts';

/** A game with a friend, as it is saved with the game on the board. */
export interface Friendship {
  /** The identifier of the game with a friend, made by the player who started it. */
  id: string;
  /** The index of the side that is played on this device. */
  seat: number;
  /** The number of setup turns that both players know, at most 2; 2 in a game without setups. */
  setups: number;
  /** Whether the game was last played over a direct connection. */
  isDirect?: true;
}

/** Returns a stored value if it is a game with a friend; otherwise `null`. */
export function friendshipOf(value: unknown): Friendship | null {
  const { id, seat, setups, isDirect } = Object(value) as Record<string, unknown>;
  const isValid = typeof id === 'string' && /^[a-z0-9]{10}$/.test(id) && (seat === 0 || seat === 1);
  if (!isValid || (setups !== 0 && setups !== 1 && setups !== 2)) return null;
  return { id, seat, setups, ...(isDirect === true && { isDirect }) };
}

/** The saved state of an analysis. A path is a list of child indices from the root of the tree. */
export interface StudyState {
  /** The path in the game tree to the position on the board. */
  cursor: readonly number[];
  /**
   * The path to the position at which the game itself continues, and its players, if another
   * position is on the board.
   */
  live?: { path: readonly number[]; seats: readonly Seat[] };
}

/** Returns a stored value if it is the state of an analysis; otherwise `undefined`. */
export function studyStateOf(value: unknown): StudyState | undefined {
  const { cursor, live } = Object(value) as Record<string, unknown>;
  const isPath = (path: unknown): path is number[] => Array.isArray(path) && path.every(Number.isInteger);
  if (!isPath(cursor)) return undefined;
  const { path, seats } = Object(live) as Record<string, unknown>;
  const isLive = isPath(path) && Array.isArray(seats) && seats.every((seat) => typeof seat?.kind === 'string');
  return { cursor, ...(isLive && { live: { path, seats } }) };
}

/** A game as the browser saves it: the fields that all games share. */
export interface SavedGame {
  /** The record of the game, as `toRecord` returns it. */
  record: string;
  /** The values of the board's attributes `seats` and `orientation`. */
  seats: string;
  orientation: string;
  /** The time for which the game has been played, in milliseconds; 0 if missing. */
  playedMs?: number;
  /** The id of the game in the list of games; missing before a person has played a turn. */
  id?: string | undefined;
  /** The data of a game with a friend; undefined for other games. */
  friend?: Friendship | undefined;
  /** The results of the earlier games, if the game is part of the level search. */
  levelSearch?: readonly Outcome[] | undefined;
  /** The state of the analysis, if the game is studied. The record then has all variations. */
  study?: StudyState | undefined;
  /** The state of the game's clock; undefined without a clock. */
  clock?: ClockState | undefined;
}
