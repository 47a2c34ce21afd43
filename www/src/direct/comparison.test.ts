import { expect, test } from 'vitest';
import { type ComparedGame, differenceOf } from './comparison.ts';
import { noRequests, questionOf, type Requests } from './requests.ts';

/** A game of these turns. The side 0 is played here. */
const game = (turns: string, more: Partial<ComparedGame> = {}): ComparedGame => {
  const list = turns === '' ? [] : turns.split(' ');
  return { start: '', turns: list, mover: list.length % 2, wonByResignation: null, isDrawn: false, ...more };
};
const over = { mover: -1 };
const difference = (mine: ComparedGame, theirs: ComparedGame, requests: Partial<Requests> = {}) =>
  differenceOf(mine, theirs, 0, { ...noRequests(), ...requests });

test('equal games have no difference', () => {
  expect(difference(game(''), game(''))).toBe('none');
  expect(difference(game('e2 e8'), game('e2 e8'))).toBe('none');
  expect(difference(game('e2', over), game('e2', over))).toBe('none');
});

test('a turn of the friend is added, a turn of this side is not', () => {
  expect(difference(game('e2'), game('e2 e8'))).toBe('turn');
  expect(difference(game('e2 e8'), game('e2 e8 e3'))).toBe('other');
  expect(difference(game('e2 e8'), game('e2'))).toBe('behind');
  expect(difference(game('e2', over), game('e2 e8'))).toBe('other');
});

test('different games are recognized', () => {
  expect(difference(game('e2'), game('d1'))).toBe('other');
  expect(difference(game('e2'), game('e2', { start: 'another' }))).toBe('other');
  expect(difference(game('e2'), game('e2 e8 e3'))).toBe('other');
});

test('an end of the game that did not arrive here is added', () => {
  expect(difference(game('e2'), game('e2', { ...over, wonByResignation: 0 }))).toBe('resigned');
  expect(difference(game('e2'), game('e2', { ...over, wonByResignation: 1 }))).toBe('none');
  const drawn = game('e2', { ...over, isDrawn: true });
  expect(difference(game('e2'), drawn)).toBe('none');
  expect(difference(game('e2'), drawn, { asked: questionOf('draw', 1, 1) })).toBe('granted');
});

test('a take-back whose answer was lost is granted', () => {
  const question = questionOf('take-back', 4, 2);
  const [before, after] = [game('e2 e8 e3 e7'), game('e2 e8')];
  expect(difference(before, after, { asked: question })).toBe('granted');
  expect(difference(after, before, { granted: question })).toBe('behind');
  expect(difference(before, after)).toBe('other');
  expect(difference(before, after, { asked: questionOf('rematch', 4, 2, 'abcde12345') })).toBe('other');
});
