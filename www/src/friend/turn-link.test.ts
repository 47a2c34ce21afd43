import { describe, expect, test } from 'vitest';
import { newId } from '../id.ts';
import { type KnownGame, readTurnLink, relationOf, turnText, writeTurnLink } from './turn-link.ts';

/** A game of these turns; side 0 moves first. */
const game = (turns: string, winner: number | null = null): KnownGame => {
  const all = turns.split(' ').filter((turn) => turn !== '');
  return { start: '', turns: all, mover: winner === null ? all.length % 2 : -1, wonByResignation: winner };
};

describe('the text of a link', () => {
  test('is read as it was written', () => {
    const link = { id: newId(), seat: 1, ply: 37, text: '1aB-_9' };
    expect(readTurnLink(writeTurnLink(link))).toEqual(link);
  });

  test('two games have different names', () => {
    expect(newId()).not.toBe(newId());
  });

  test.each([
    '',
    'x',
    'abcdefghij.2.1.1a',
    'abcdefghij.0.-1.1a',
    'abcdefghij.0.1.',
    'ABCDEFGHIJ.0.1.1a',
    'abcdefghij.0.1.<b>',
  ])('refuses %j', (text) => {
    expect(readTurnLink(text)).toBe(null);
  });

  test('is found in a hash', () => {
    expect(turnText('#arimaa/t/abc')).toBe('abc');
    expect(turnText('#arimaa/g/abc')).toBe(null);
    expect(turnText('#arimaa')).toBe(null);
  });
});

describe('a received link', () => {
  test('with the next turn continues the game', () => {
    expect(relationOf(game('a'), game('a b'), 0, 0)).toBe('next');
    expect(relationOf(game(''), game('a'), 1, 1)).toBe('next');
  });

  test('with the friend’s resignation ends the game', () => {
    expect(relationOf(game('a'), game('a', 0), 0, 0)).toBe('next');
    expect(relationOf(game('a b'), game('a b', 0), 0, 0)).toBe('next');
    // Nobody can declare the win of their own side.
    expect(relationOf(game('a'), game('a', 1), 0, 0)).toBe('known');
  });

  test('that was opened before is known', () => {
    expect(relationOf(game('a b'), game('a b'), 0, 0)).toBe('known');
    expect(relationOf(game('a b c d'), game('a b'), 0, 0)).toBe('known');
  });

  test('that was sent from here is one’s own', () => {
    expect(relationOf(game('a'), game('a'), 0, 1)).toBe('own');
    expect(relationOf(game('a b c'), game('a'), 0, 1)).toBe('own');
  });

  test('with two turns, another past or a turn for one’s own side is of another game', () => {
    expect(relationOf(game('a'), game('a b c'), 0, 0)).toBe('other');
    expect(relationOf(game('a'), game('x b'), 0, 0)).toBe('other');
    expect(relationOf(game('a'), { ...game('a b'), start: 'x' }, 0, 0)).toBe('other');
    expect(relationOf(game('a b'), game('a b c'), 0, 0)).toBe('other');
    expect(relationOf(game('a'), game('a b'), 0, 1)).toBe('other');
  });

  test('after the end of the game does not continue it', () => {
    expect(relationOf(game('a', 0), game('a b'), 0, 0)).toBe('other');
  });
});
