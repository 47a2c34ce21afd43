import { expect, test } from 'vitest';
import { OpeningFile, OpeningIndex, type PlayedTurn } from './opening-index.ts';

const played = (before: string, after: string, turn: string, result: PlayedTurn['result']): PlayedTurn => ({
  before,
  after,
  turn,
  result,
});

test('turns that lead to the same position count as one', () => {
  const index = new OpeningIndex();
  index.add([played('start', 'a', 'Ee2n Hb2n', 'wins'), played('a', 'b', 'ed7s', 'losses')]);
  index.add([played('start', 'a', 'Hb2n Ee2n', 'draws')]);
  index.add([played('start', 'c', 'Dd2n', null)]);
  expect(index.at('start')).toEqual([
    { turn: 'Ee2n Hb2n', games: 2, wins: 1, draws: 1, losses: 0 },
    { turn: 'Dd2n', games: 1, wins: 0, draws: 0, losses: 0 },
  ]);
  expect(index.at('a')).toEqual([{ turn: 'ed7s', games: 1, wins: 0, draws: 0, losses: 1 }]);
  expect(index.at('b')).toEqual([]);
});

test('a game that is removed no longer counts', () => {
  const index = new OpeningIndex();
  const game = [played('start', 'a', 'e2', 'wins'), played('a', 'b', 'e8', 'losses')];
  index.add(game);
  index.add(game.slice(0, 1));
  index.add(game, -1);
  expect(index.at('start')).toEqual([{ turn: 'e2', games: 1, wins: 1, draws: 0, losses: 0 }]);
  expect(index.at('a')).toEqual([]);
});

test('the file of the program is read', () => {
  const file = new OpeningFile('game quoridor\ngames 7\n\n8a2bc3d4\te2=4/1/1\td1=0/0/1\n00000001\te8=1/0/0\n');
  expect(file.at('8a2bc3d4ffffffff')).toEqual([
    { turn: 'e2', games: 6, wins: 4, draws: 1, losses: 1 },
    { turn: 'd1', games: 1, wins: 0, draws: 0, losses: 1 },
  ]);
  expect(file.at('00000001ffffffff')).toEqual([{ turn: 'e8', games: 1, wins: 1, draws: 0, losses: 0 }]);
  expect(file.at('00000002ffffffff')).toEqual([]);
  expect(new OpeningFile('').at('')).toEqual([]);
});
