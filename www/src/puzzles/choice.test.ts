import { expect, test } from 'vitest';
import { dayNumber, nextPuzzle, puzzleOfDay } from './choice.ts';
import { type Puzzle, parsePuzzles, themesOf } from './puzzle-file.ts';

const puzzles: Puzzle[] = Array.from({ length: 60 }, (_, i) => ({
  id: `p${i}`,
  position: 'g',
  theme: i % 3 === 0 ? 'goal' : 'capture',
  solution: 'x',
  level: (i % 11) + 1,
}));

test('every puzzle is that of a day before one comes again', () => {
  for (const length of [1, 2, 7, 60, 59, 300]) {
    const some = Array.from({ length }, (_, i) => ({ ...puzzles[0]!, id: `q${i}` }));
    const ids = Array.from({ length }, (_, i) => puzzleOfDay(some, 20_000 + i).id);
    expect(new Set(ids).size).toBe(length);
  }
});

test('there is a puzzle of the day on a computer whose date is before 1970', () => {
  expect(dayNumber(new Date(1969, 11, 31))).toBe(-1);
  for (const day of [-61, -60, -1, 0]) expect(puzzles).toContain(puzzleOfDay(puzzles, day));
});

test('the day changes at midnight of the visitor', () => {
  const late = dayNumber(new Date(2026, 10, 23, 23, 59));
  expect(dayNumber(new Date(2026, 10, 23, 0, 0))).toBe(late);
  expect(dayNumber(new Date(2026, 10, 24, 0, 0))).toBe(late + 1);
  expect(dayNumber(new Date(2027, 0, 1))).toBe(dayNumber(new Date(2026, 11, 31)) + 1);
});

test('the next puzzle has the theme and the levels, and was not tried', () => {
  const tried = new Set(puzzles.slice(0, 20).map(({ id }) => id));
  const has = {
    isTried: (id: string) => tried.has(id),
    shown: 'p21',
    rating: 1000,
    ratingOf: ({ level }: Puzzle) => 600 + 100 * level,
  };
  for (let n = 0; n < 50; n++) {
    const next = nextPuzzle(puzzles, { theme: 'goal', difficulty: 'medium' }, has)!;
    expect(next.theme).toBe('goal');
    expect(next.level).toBeGreaterThanOrEqual(4);
    expect(next.level).toBeLessThanOrEqual(7);
    expect(tried.has(next.id) || next.id === 'p21').toBe(false);
    const fitting = nextPuzzle(puzzles, { theme: '', difficulty: 'fitting' }, has)!;
    expect(Math.abs(fitting.level - 4)).toBeLessThanOrEqual(2);
  }
  expect(nextPuzzle(puzzles, { theme: 'race', difficulty: 'easy' }, has)).toBeNull();
});

test('puzzles come again when all were tried', () => {
  const two = puzzles.slice(0, 2);
  const has = { isTried: () => true, shown: 'p0', rating: 1000, ratingOf: () => 1000 };
  expect(nextPuzzle(two, { theme: '', difficulty: 'fitting' }, has)?.id).toBe('p1');
  expect(nextPuzzle([two[0]!], { theme: '', difficulty: 'fitting' }, has)?.id).toBe('p0');
});

test('a file of another form is refused, a damaged puzzle left out', () => {
  const file = { format: 1, puzzles: [...puzzles, { id: 'bad' }, null, { ...puzzles[0], level: 12 }] };
  expect(parsePuzzles(JSON.stringify(file))).toHaveLength(60);
  expect(themesOf(puzzles)).toEqual(['capture', 'goal']);
  for (const text of ['{}', '{"format":2,"puzzles":[]}', '{"format":1,"puzzles":[]}', 'x'])
    expect(() => parsePuzzles(text)).toThrow();
});
