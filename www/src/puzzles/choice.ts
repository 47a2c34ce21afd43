/** The choice of the next puzzle and of the puzzle of the day. */
import type { Puzzle } from './puzzle-file.ts';

/** The difficulty of the next puzzle: close to the user's rating, or a range of levels. */
export const DIFFICULTIES = ['fitting', 'easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const LEVELS: Record<Exclude<Difficulty, 'fitting'>, readonly [number, number]> = {
  easy: [1, 3],
  medium: [4, 7],
  hard: [8, 11],
};

/** The user's choice of puzzles: theme and difficulty. `theme` is empty for all themes. */
export interface Wish {
  readonly theme: string;
  readonly difficulty: Difficulty;
}

/** The number of puzzles closest to the rating, of which one is chosen at random. */
const FITTING = 8;

/** Returns the number of the day of a date in the user's time zone. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Returns the puzzle of a day, the same on every device. All puzzles come before one is repeated.
 * Their order in the file is not followed, since similar puzzles are next to each other there.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle {
  const { length } = puzzles;
  let stride = Math.max(1, Math.round(length * 0.618));
  while (gcd(stride, length) > 1) stride++;
  // `at` also takes negative numbers: those of days before 1970.
  return puzzles.at((day * stride) % length)!;
}

/**
 * Returns the next puzzle for the user's choice of theme and difficulty; `null` if no puzzle fits.
 * Puzzles that were already tried are used only when no others are left, and the puzzle on the
 * board only if there is no other.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { theme, difficulty }: Wish,
  has: { isTried(id: string): boolean; shown: string; rating: number; ratingOf(puzzle: Puzzle): number },
  random: () => number = Math.random,
): Puzzle | null {
  const [low, high] = difficulty === 'fitting' ? [1, Number.POSITIVE_INFINITY] : LEVELS[difficulty];
  const wanted = puzzles.filter((one) => (!theme || one.theme === theme) && one.level >= low && one.level <= high);
  const others = wanted.filter(({ id }) => id !== has.shown);
  const fresh = others.filter(({ id }) => !has.isTried(id));
  const found = [fresh, others, wanted].find(({ length }) => length > 0) ?? [];
  const distance = (puzzle: Puzzle) => Math.abs(has.ratingOf(puzzle) - has.rating);
  const best =
    difficulty === 'fitting' ? [...found].sort((a, b) => distance(a) - distance(b)).slice(0, FITTING) : found;
  return best[Math.floor(random() * best.length)] ?? null;
}
