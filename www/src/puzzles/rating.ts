/**
 * The user's rating for puzzles, by Glicko-1 (Mark Glickman, "The Glicko system", 1999): each
 * puzzle is a game against an opponent with the rating of the puzzle, and a rating period.
 */

/** A rating and its deviation: 95 of 100 are within two deviations of their strength. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/**
 * The puzzle rating of a new user. With the usual deviation of 350, one failed puzzle would cost
 * 390 points.
 */
export const NEW_RATING: Rating = { rating: 1000, deviation: 200 };

/** The rating deviation of puzzles, which is low since their level was measured. */
const PUZZLE_DEVIATION = 60;
/**
 * The minimum rating deviation. With a lower one, the rating would no longer follow the user's
 * progress.
 */
const MIN_DEVIATION = 60;
/** The rating of puzzles that level 1 of the computer solves. */
const FIRST_LEVEL = 700;
/** The number of computer levels. A puzzle that no level solves counts as one level above. */
const LEVELS = 10;
const Q = Math.LN10 / 400;
/**
 * The growth of the squared rating deviation per day without puzzles: to that of a new user in a
 * year.
 */
const GROWTH_PER_DAY = (NEW_RATING.deviation ** 2 - MIN_DEVIATION ** 2) / 365;

/**
 * Returns the user's rating after days without puzzles: the same value, but with a larger
 * deviation.
 */
export function rested({ rating, deviation }: Rating, days: number): Rating {
  const grown = Math.sqrt(deviation ** 2 + GROWTH_PER_DAY * Math.max(0, days));
  return { rating, deviation: Math.min(grown, NEW_RATING.deviation) };
}

/** Returns the rating after games against opponents, with scores of 0, ½ or 1. */
export function rated(own: Rating, games: readonly (Rating & { score: number })[]): Rating {
  let [variance, gain] = [0, 0];
  for (const { rating, deviation, score } of games) {
    const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + 10 ** ((-weight * (own.rating - rating)) / 400));
    variance += Q ** 2 * weight ** 2 * expected * (1 - expected);
    gain += weight * (score - expected);
  }
  const precision = 1 / own.deviation ** 2 + variance;
  return { rating: own.rating + (Q / precision) * gain, deviation: Math.sqrt(1 / precision) };
}

/** Returns the user's rating after an attempt at a puzzle with the rating `puzzle`. */
export function afterPuzzle(own: Rating, puzzle: number, isSolved: boolean): Rating {
  const game = { rating: puzzle, deviation: PUZZLE_DEVIATION, score: isSolved ? 1 : 0 };
  const { rating, deviation } = rated(own, [game]);
  return { rating, deviation: Math.max(deviation, MIN_DEVIATION) };
}

/**
 * Returns the rating of the puzzles that a computer level solves: that of the level itself. `wins`:
 * the games out of 100 that each level from 2 on won against the level below.
 */
export function ratingOfLevel(level: number, wins: readonly number[]): number {
  const last = wins.slice(0, LEVELS - 1);
  // Above the last level, the step is that between the last two.
  const steps = [...last, ...last.slice(-1)].slice(0, Math.max(0, level - 1));
  return Math.round(steps.reduce((sum, won) => sum + 400 * Math.log10(won / (100 - won)), FIRST_LEVEL));
}
