import { expect, test } from 'vitest';
import { afterPuzzle, NEW_RATING, rated, ratingOfLevel, rested } from './rating.ts';

test("the example of Glickman's paper", () => {
  const games = [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ];
  const { rating, deviation } = rated({ rating: 1500, deviation: 200 }, games);
  expect(rating).toBeCloseTo(1464, 0);
  expect(deviation).toBeCloseTo(151.4, 1);
});

test('a solved hard puzzle gives more points than an easy one, and a failed puzzle takes points', () => {
  const own = { rating: 1200, deviation: 100 };
  const [easy, hard] = [900, 1500].map((puzzle) => afterPuzzle(own, puzzle, true).rating - own.rating);
  expect(hard).toBeGreaterThan(easy!);
  expect(easy).toBeGreaterThan(0);
  expect(afterPuzzle(own, 1200, false).rating).toBeLessThan(own.rating);
});

test('the deviation stays between its bounds', () => {
  let own = NEW_RATING;
  for (let n = 0; n < 200; n++) own = afterPuzzle(own, own.rating, n % 2 === 0);
  expect(own.deviation).toBe(60);
  expect(rested(own, 0).deviation).toBe(60);
  expect(rested(own, 30).deviation).toBeGreaterThan(60);
  expect(rested(own, 10_000)).toEqual({ ...own, deviation: 200 });
});

test('the ratings of the levels follow from the results of their games', () => {
  const wins = [74, 73, 71, 74, 83, 73, 65, 78, 79];
  const ratings = Array.from({ length: 11 }, (_, i) => ratingOfLevel(i + 1, wins));
  expect(ratings[0]).toBe(700);
  expect(ratings[1]).toBe(882);
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  // Rounded.
  const [, , , , , , , , ninth, tenth, beyond] = ratings as [number, ...number[]];
  expect(Math.abs(beyond! - tenth! - (tenth! - ninth!))).toBeLessThanOrEqual(1);
});
