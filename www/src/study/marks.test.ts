import { expect, test } from 'vitest';
import type { Mark } from '../board.ts';
import { colorOf, textOf, toggled } from './marks.ts';

const none = { shiftKey: false, ctrlKey: false, altKey: false };
const square: Mark = { color: 'green', from: 'e4' };
const arrow: Mark = { color: 'red', from: 'e2', to: 'e4' };

test('keys choose the color, and without them it is the usual one', () => {
  expect(colorOf(none, 'green')).toBe('green');
  expect(colorOf(none, 'blue')).toBe('blue');
  expect(colorOf({ ...none, shiftKey: true }, 'green')).toBe('red');
  expect(colorOf({ ...none, ctrlKey: true }, 'green')).toBe('red');
  expect(colorOf({ ...none, altKey: true }, 'green')).toBe('blue');
  expect(colorOf({ ...none, altKey: true, shiftKey: true }, 'green')).toBe('yellow');
});

test('a mark is added, replaced by another color, and removed by the same', () => {
  expect(toggled([square], arrow)).toEqual({ marks: [square, arrow], isRemoved: false });
  const red: Mark = { ...square, color: 'red' };
  expect(toggled([square, arrow], red)).toEqual({ marks: [arrow, red], isRemoved: false });
  expect(toggled([square, arrow], { ...arrow })).toEqual({ marks: [square], isRemoved: true });
});

test('marks that the board does not have are left out', () => {
  const isSquare = (name: string) => ['e2', 'e4'].includes(name);
  const beside: Mark[] = [
    { color: 'green', from: 'z9' },
    { color: 'blue', from: 'e2', to: 'k11' },
    { color: 'blue', from: 'e2', to: 'e2' },
  ];
  expect(textOf([square, ...beside, arrow], isSquare)).toBe('e4=green e2=blue e2>e4=red');
});
