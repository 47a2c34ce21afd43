import { expect, test } from 'vitest';
import { type State, soundsBetween } from './changes.ts';

const game = {};
const arimaa = (ply: number, steps: string[], captured: string[] = [], lastTurn: unknown[] = []) => ({
  game,
  state: { ply, plies: ply, steps, captured: { gold: captured, silver: [] }, lastTurn } as unknown as State,
});
const quoridor = (ply: number, plies: number, walls: string[]) => ({
  game,
  state: { ply, plies, walls } as unknown as State,
});

test('each step has a sound, and a capture comes last', () => {
  const start = arimaa(2, []);
  expect(soundsBetween(start, arimaa(2, ['Ra2n']))).toEqual(['step']);
  expect(soundsBetween(start, arimaa(2, ['ra3n', 'Ea2n']))).toEqual(['step', 'step']);
  expect(soundsBetween(start, arimaa(2, ['Ea2n', 'Dc2n Dc3x'], ['D']))).toEqual(['step', 'capture']);
  expect(soundsBetween(arimaa(2, ['Ra2n']), start)).toEqual([]);
});

test('a complete turn has the sounds of its steps; ending a turn whose steps were heard has none', () => {
  const lost = [{ piece: 'D', square: 'c3' }];
  const now = arimaa(3, [], ['D'], [{ captures: [] }, { captures: lost }, { captures: [] }]);
  expect(soundsBetween(arimaa(2, []), now)).toEqual(['step', 'capture', 'step']);
  expect(soundsBetween(arimaa(2, ['Ee2n']), now)).toEqual([]);
});

test('walls sound unlike pawns', () => {
  expect(soundsBetween(quoridor(0, 0, []), quoridor(1, 1, []))).toEqual(['step']);
  expect(soundsBetween(quoridor(0, 0, []), quoridor(1, 1, ['e3h']))).toEqual(['wall']);
});

test('earlier turns, jumps to the end and other games are silent', () => {
  expect(soundsBetween(null, quoridor(1, 1, []))).toEqual([]);
  expect(soundsBetween(quoridor(5, 5, []), quoridor(4, 5, []))).toEqual([]);
  expect(soundsBetween(quoridor(1, 5, []), quoridor(5, 5, []))).toEqual([]);
  expect(soundsBetween(quoridor(1, 5, []), quoridor(2, 5, []))).toEqual(['step']);
  expect(soundsBetween(quoridor(0, 0, []), { ...quoridor(1, 1, []), game: {} })).toEqual([]);
});
