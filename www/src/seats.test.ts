import { expect, test } from 'vitest';
import {
  computerOf,
  isComputer,
  rematchSeats,
  STRENGTHS,
  seatsText,
  seatsWithPerson,
  seatText,
  strengthOf,
  strengthOfText,
} from './seats.ts';

test('each strength is a computer player, and has a word', () => {
  for (let n = 1; n <= STRENGTHS; n++) {
    const computer = computerOf(n);
    expect(isComputer(computer)).toBe(true);
    expect(strengthOf(computer)).toBe(n);
    expect(strengthOfText(seatText(computer))).toBe(n);
  }
  expect([9, 10, 11, 12, 13].map((n) => seatText(computerOf(n)))).toEqual([
    'computer:9',
    'computer:10',
    'computer:10@3s',
    'computer:10@10s',
    'computer:10@60s',
  ]);
});

test('a time that cannot be chosen has the strength of the next below', () => {
  const strengths = [1, 4, 30, 999].map((seconds) => strengthOf({ kind: 'computer', level: 10, seconds }));
  expect(strengths).toEqual([11, 11, 12, 13]);
});

test('invalid players of a stored game are refused', () => {
  for (const value of [
    null,
    'computer:3',
    { kind: 'person' },
    { kind: 'computer' },
    { kind: 'computer', level: 0 },
    { kind: 'computer', level: 11 },
    { kind: 'computer', level: 2.5 },
    { kind: 'computer', level: 9, seconds: 3 },
    { kind: 'computer', level: 10, seconds: 0 },
    { kind: 'computer', level: 10, seconds: 1000 },
    { kind: 'computer', level: 10, seconds: '3' },
  ]) {
    expect(isComputer(value), JSON.stringify(value)).toBe(false);
  }
});

test('a rematch keeps the time for a turn, or gets the new strength', () => {
  const seats = [{ kind: 'person' }, computerOf(12)] as const;
  expect(seatsText(rematchSeats(seats, {}))).toBe('person computer:10@10s');
  expect(seatsText(rematchSeats(seats, { changesSides: true }))).toBe('computer:10@10s person');
  expect(seatsText(rematchSeats(seats, { strength: 13 }))).toBe('person computer:10@60s');
  expect(seatsText(rematchSeats(seats, { strength: 10 }))).toBe('person computer:10');
  expect(seatsWithPerson(['gold', 'silver'], 'silver', 'computer:10@3s')).toBe('computer:10@3s person');
});
