import { expect, test } from 'vitest';
import type { Seat } from '../seats.ts';
import type { KeptGame } from './kind.ts';
import { outcomeOf, scores, suggestion } from './statistics.ts';

const PERSON: Seat = { kind: 'person' };
const game = (result: 'won' | 'lost' | 'drawn' | 'playing', ...levels: number[]): KeptGame => ({
  id: '',
  game: 'arimaa',
  saved: { record: '', seats: '' },
  seats: [PERSON, ...levels.map((level): Seat => ({ kind: 'computer', level }))],
  status: result === 'lost' ? 'won' : result,
  winner: result === 'won' ? 0 : result === 'lost' ? 1 : null,
  reason: '',
  turns: 2,
  position: {},
  date: 0,
});

test('results are counted by level', () => {
  const games = [game('won', 3), game('lost', 3), game('drawn', 2), game('playing', 3), game('won', 1, 2, 3)];
  expect(scores(games)).toEqual([
    { level: 2, won: 0, lost: 0, drawn: 1 },
    { level: 3, won: 1, lost: 1, drawn: 0 },
  ]);
  expect(outcomeOf({ ...game('won'), seats: [PERSON, PERSON] })).toBe(null);
});

test('games that find a level do not count', () => {
  const search = { ...game('won', 3), saved: { record: '', seats: '', levelSearch: [] } };
  expect(scores([search, game('lost', 3)])).toEqual([{ level: 3, won: 0, lost: 1, drawn: 0 }]);
  expect(suggestion([search, search, search])).toBe(null);
});

test('games against a time for each turn do not count', () => {
  const seats: Seat[] = [PERSON, { kind: 'computer', level: 10, seconds: 3 }];
  const timed = { ...game('won'), seats };
  expect(scores([timed, game('won', 10)])).toEqual([{ level: 10, won: 1, lost: 0, drawn: 0 }]);
  expect(suggestion([timed, timed, timed])).toBe(null);
  expect(outcomeOf(timed)).toBe('won');
});

test('the next level is suggested after most of at least three games', () => {
  expect(suggestion([game('won', 3), game('won', 3)])).toBe(null);
  expect(suggestion([game('won', 3), game('playing', 3), game('won', 3), game('lost', 3)])).toEqual({
    level: 3,
    next: 4,
    won: 2,
    of: 3,
  });
  expect(suggestion(Array(7).fill(game('lost', 3)))).toEqual({ level: 3, next: 2, won: 0, of: 5 });
  expect(suggestion([game('won', 3), game('lost', 3), game('drawn', 3)])).toBe(null);
  expect(suggestion(Array(3).fill(game('won', 10)))).toBe(null);
  expect(suggestion(Array(3).fill(game('lost', 1)))).toBe(null);
  // Only the level of the last game matters.
  expect(suggestion([game('won', 5), ...Array(3).fill(game('won', 4))])).toBe(null);
});
