// Tests that both games answer in the same shapes: positions, refusals and errors of records.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, init, QuoridorGame } from 'keddah';

const OPENING = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`;

/** What differs between the games: turns that repeat the start, and faulty texts. */
const games = {
  arimaa: {
    start: () => ArimaaGame.parse(OPENING),
    cycle: ['Ee2n', 'ed7s', 'Ee3s', 'ed6n'],
    unreadable: { turn: 'Ee2n q', at: 5 },
    illegal: { turn: 'Ee2s', places: { squares: ['e1'] } },
    record: (turn) => `[Position "${OPENING}"]\n\n2g ${turn}`,
    label: '2g',
    toMove: ['gold', 'silver'],
  },
  quoridor: {
    start: () => new QuoridorGame(),
    cycle: ['e2', 'e8', 'e1', 'e9'],
    unreadable: { turn: 'e2q', at: 2 },
    illegal: { turn: 'e5', places: { squares: ['e5', 'e1'] } },
    record: (turn) => `1. ${turn}`,
    label: '1',
    toMove: [1, 2],
  },
};

/** Returns the properties of the error that a function throws, without its sentence. */
function errorOf(act) {
  try {
    act();
  } catch (error) {
    const { message, ...places } = error;
    assert.match(message, /^[“A-Z].*\.$/s);
    return places;
  }
  return assert.fail('nothing was thrown');
}

before(() => init());

for (const [name, { start, cycle, unreadable, illegal, record, label, toMove }] of Object.entries(games)) {
  describe(name, () => {
    test('positions name the side to move, and count how often they have occurred', () => {
      const game = start();
      const seen = [[game.position.toMove, game.position.occurrences]];
      for (const turn of [...cycle, cycle[0]]) {
        game.play(turn);
        seen.push([game.position.toMove, game.position.occurrences]);
      }
      const [first, second] = toMove;
      const wanted = [
        [first, 1],
        [second, 1],
        [first, 1],
        [second, 1],
        [first, 2],
        [second, 2],
      ];
      assert.deepEqual(seen, wanted);
    });

    test('an unreadable turn has the offset at which reading failed', () => {
      const { message, ...verdict } = start().check(unreadable.turn);
      assert.deepEqual(verdict, { ok: false, code: 'notation', squares: [], at: unreadable.at });
      const places = { name: 'NotationError', code: 'notation', squares: [], at: unreadable.at };
      assert.deepEqual(
        errorOf(() => start().play(unreadable.turn)),
        places,
      );
      const text = record(unreadable.turn);
      const at = text.length - unreadable.turn.length + unreadable.at;
      assert.deepEqual(
        errorOf(() => start().constructor.parse(text)),
        { ...places, at, turn: label },
      );
    });

    test('an illegal turn has its squares, and in a record its number', () => {
      const { message, code, ...verdict } = start().check(illegal.turn);
      assert.deepEqual(verdict, { ok: false, ...illegal.places });
      const places = { name: 'RuleError', code, ...illegal.places };
      assert.deepEqual(
        errorOf(() => start().play(illegal.turn)),
        places,
      );
      assert.deepEqual(
        errorOf(() => start().constructor.parse(record(illegal.turn))),
        { ...places, turn: label },
      );
    });
  });
}

for (const { players, pawns, before, after, cut } of [
  { players: 2, pawns: ['e1', 'e9'], before: [10, 10], after: [9, 9], cut: ['d1h', 'c1v', 'e1v'] },
  {
    players: 4,
    pawns: ['e1', 'a5', 'e9', 'i5'],
    before: [5, 5, 5, 5],
    after: [4, 4, 5, 5],
    cut: ['a4h', 'a5h', 'b4v'],
  },
]) {
  test(`quoridor: walls are a list of names, and walls left one number for each of ${players} players`, () => {
    const game = new QuoridorGame({ players });
    const distances = pawns.map(() => 8);
    const shared = { size: 9, players, notation: 'standard', pawns, distances, occurrences: 1 };
    assert.deepEqual(game.position, { ...shared, toMove: 1, walls: [], wallsLeft: before });
    game.play('b3h');
    game.play('g6v');
    const toMove = players === 2 ? 1 : 3;
    assert.deepEqual(game.position, { ...shared, toMove, walls: ['b3h', 'g6v'], wallsLeft: after });
    // A refusal names the refused wall, then the walls in its way.
    const { message, ...crossed } = game.check('b3v');
    assert.deepEqual(crossed, { ok: false, code: 'wall-crosses', squares: [], walls: ['b3v', 'b3h'] });
  });

  test(`quoridor: a wall that cuts a player off names that player, of ${players}`, () => {
    const game = new QuoridorGame({ players });
    for (const wall of cut.slice(0, 2)) game.play(wall);
    const { message, ...verdict } = game.check(cut[2]);
    assert.deepEqual(verdict, {
      ok: false,
      code: 'wall-blocks-path',
      squares: [],
      walls: [cut[2]],
      players: [players / 2],
    });
  });
}
