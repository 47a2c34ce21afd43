import { expect, test } from 'vitest';
import { GAMES, levelAfter, type Outcome, outcomesOf, seatAfter } from './level-search.ts';

const outcomes = (text: string): Outcome[] =>
  [...text].map((letter) => ({ w: 'won', l: 'lost', d: 'drawn' })[letter] as Outcome);

test('the level goes up after a win, down after a loss, by less each time', () => {
  expect(['', 'w', 'ww', 'wl', 'l', 'lw', 'd'].map((text) => levelAfter(outcomes(text)))).toEqual([
    4, 7, 9, 5, 1, 3, 4,
  ]);
  const all = ['www', 'wwl', 'wlw', 'wll', 'lww', 'lwl', 'llw', 'lll', 'ddd', 'wld'];
  expect(all.map((text) => levelAfter(outcomes(text)))).toEqual([10, 8, 6, 4, 4, 2, 2, 1, 4, 5]);
});

test('every level of a game and every proposal is from 1 to 10, and a better outcome never lowers it', () => {
  const letters = ['l', 'd', 'w'];
  const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  for (const text of all) {
    for (let n = 0; n <= GAMES; n++) {
      const level = levelAfter(outcomes(text.slice(0, n)));
      expect(level).toBeGreaterThanOrEqual(1);
      expect(level).toBeLessThanOrEqual(10);
    }
    for (let i = 0; i < GAMES; i++) {
      const better = text.slice(0, i) + (letters[letters.indexOf(text[i]!) + 1] ?? 'w') + text.slice(i + 1);
      expect(levelAfter(outcomes(better)), `${better} after ${text}`).toBeGreaterThanOrEqual(
        levelAfter(outcomes(text)),
      );
    }
  }
});

test('the person begins the first and the last game', () => {
  expect(['', 'w', 'wl'].map((text) => seatAfter(outcomes(text)))).toEqual([0, 1, 0]);
});

test('stored outcomes are taken only while a game is left to play', () => {
  expect(outcomesOf([])).toEqual([]);
  expect(outcomesOf(['won', 'lost'])).toEqual(['won', 'lost']);
  for (const bad of [null, undefined, 'won', ['playing'], [1], ['won', 'won', 'won'], {}])
    expect(outcomesOf(bad)).toBe(null);
});
