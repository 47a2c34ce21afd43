/** Which puzzle is next, and which one is that of the day. */
import type { Puzzle } from './puzzle-file.ts';

/** How hard the next puzzle shall be: as fits the visitor's rating, or within levels. */
export const DIFFICULTIES = ['fitting', 'easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const LEVELS: Record<Exclude<Difficulty, 'fitting'>, readonly [number, number]> = {
  easy: [1, 3],
  medium: [4, 7],
  hard: [8, 11],
};

/** What the visitor wants to solve. `theme` is empty for all themes. */
export interface Wish {
  readonly theme: string;
  readonly difficulty: Difficulty;
}

/** Among so many puzzles that fit the rating best, one is chosen by chance. */
const FITTING = 8;

/** Returns the number of the day in the calendar of the visitor. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Returns the puzzle of a day, the same on every device. It walks through all puzzles before one
 * comes again, and does not follow their order, in which like stands beside like.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle {
  const { length } = puzzles;
  let stride = Math.max(1, Math.round(length * 0.618));
  while (gcd(stride, length) > 1) stride++;
  return puzzles[(day * stride) % length]!;
}

/**
 * Returns the next puzzle for a wish; `null` if no puzzle has its theme and levels. Puzzles that
 * were tried come only when no others are left; the one on the board, only if there is no other.
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
