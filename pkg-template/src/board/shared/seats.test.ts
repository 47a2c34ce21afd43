import { expect, test } from 'vitest';
import { parseSeats, type Seat, writeSeats } from './seats.ts';

test('the words of the attribute are read and written', () => {
  const seats: Seat[] = [
    { kind: 'person' },
    { kind: 'computer', level: 10 },
    { kind: 'computer', level: 10, seconds: 3 },
    { kind: 'nobody' },
  ];
  const text = 'person computer:10 computer:10@3s nobody';
  expect(parseSeats(text, 4)).toEqual(seats);
  expect(writeSeats(seats)).toBe(text);
  expect(parseSeats('computer computer:10@999s', 2)).toEqual([
    { kind: 'computer', level: 3 },
    { kind: 'computer', level: 10, seconds: 999 },
  ]);
});

test('a time is for level 10, in whole seconds from 1 to 999', () => {
  for (const word of [
    'computer:9@3s',
    'computer@3s',
    'computer:10@0s',
    'computer:10@03s',
    'computer:10@1000s',
    'computer:10@1.5s',
    'computer:10@3',
    'computer:10@3m',
    'computer:10@',
    'computer:03',
  ]) {
    expect(() => parseSeats(`person ${word}`, 2), word).toThrow(`"computer:10@3s" or "nobody", not "${word}"`);
  }
  expect(() => parseSeats('person machine:10@3s', 2)).toThrow('machine:10@3s is now computer:10@3s.');
});

test('what is no list is refused', () => {
  for (const wrong of [{}, null, 5])
    expect(() => writeSeats(wrong as never)).toThrow(new TypeError('seats must be a text or a list.'));
});
