import type { Outcome } from '../level/level-search.ts';
import { onlyPersonIn } from '../seats.ts';
import type { KeptGame } from './kind.ts';

/** The results of a person against the computer at one level. */
export interface LevelScore {
  level: number;
  won: number;
  lost: number;
  drawn: number;
}

/**
 * A suggested computer level to play next, and the results of the latest games that are the reason.
 */
export interface Suggestion {
  level: number;
  next: number;
  won: number;
  of: number;
}

/**
 * The number of latest games at a level that count for a suggestion, and the minimum number for
 * one.
 */
const LATEST = 5;
const ENOUGH = 3;

/** The result of a stored game for its only person; `playing` before its end. */
export type ListedOutcome = Outcome | 'playing';

export function outcomeOf({ seats, status, winner }: KeptGame): ListedOutcome | null {
  const person = onlyPersonIn(seats);
  if (person < 0) return null;
  if (status === 'won') return winner === person ? 'won' : 'lost';
  return status;
}

/**
 * Returns the computer's level in a game of one person against computers of one level; `null` for
 * other games, such as those with a time for each turn, whose strength depends on the device.
 */
export function levelOf({ seats }: KeptGame): number | null {
  if (onlyPersonIn(seats) < 0) return null;
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'computer' ? [seat.seconds ? null : seat.level] : [])));
  return levels.size === 1 ? ([...levels][0] ?? null) : null;
}

/** Whether a game counts in the statistics: all but the short games of the level search. */
const counts = (game: KeptGame): boolean => !game.saved.levelSearch && levelOf(game) !== null;

/**
 * Returns the person's results against each computer level, the lowest first. Games that have not
 * ended do not count.
 */
export function scores(games: readonly KeptGame[]): LevelScore[] {
  const all = new Map<number, LevelScore>();
  for (const game of games) {
    const [level, outcome] = [levelOf(game), outcomeOf(game)];
    if (!counts(game) || level === null || outcome === null || outcome === 'playing') continue;
    const score = all.get(level) ?? { level, won: 0, lost: 0, drawn: 0 };
    score[outcome]++;
    all.set(level, score);
  }
  return [...all.values()].sort((a, b) => a.level - b.level);
}

/**
 * Suggests the next level after most of the latest games at one level were won or lost. `games` are
 * the newest first. Returns `null` while there are too few, or while the level fits.
 */
export function suggestion(games: readonly KeptGame[]): Suggestion | null {
  const ended = games.filter((game) => counts(game) && outcomeOf(game) !== 'playing');
  const level = ended[0] ? levelOf(ended[0]) : null;
  if (level === null) return null;
  const latest = ended.filter((game) => levelOf(game) === level).slice(0, LATEST);
  const won = latest.filter((game) => outcomeOf(game) === 'won').length;
  const lost = latest.filter((game) => outcomeOf(game) === 'lost').length;
  if (latest.length < ENOUGH) return null;
  const most = Math.ceil((latest.length * 2) / 3);
  const next = level + (won >= most ? 1 : lost >= most ? -1 : 0);
  return next === level || next < 1 || next > 10 ? null : { level, next, won, of: latest.length };
}
