// Tests that moves, destinations and threats have exactly the properties that their types give to
// each kind.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ArimaaGame, init, QuoridorGame } from 'keddah';

before(() => init());

/** The properties of each kind of move: those that every one has, and those that some have. */
const MOVES = {
  step: [['text', 'kind', 'from', 'to'], ['captures']],
  push: [['text', 'kind', 'from', 'to', 'by'], ['captures']],
  pull: [['text', 'kind', 'from', 'to'], ['captures']],
  placement: [['text', 'kind', 'to'], []],
  pawn: [['text', 'kind', 'from', 'to'], []],
  wall: [['text', 'kind'], []],
  pass: [['text', 'kind'], []],
};

const DESTINATIONS = {
  walk: [['kind', 'actor', 'target', 'steps'], []],
  push: [['kind', 'actor', 'partner', 'target', 'steps'], []],
  pull: [['kind', 'actor', 'partner', 'target', 'steps'], []],
};

/** Checks the properties of an object, and returns its kind. */
function kindOf(object, kinds) {
  assert.ok(object.kind in kinds, object.kind);
  const [all, some] = kinds[object.kind];
  const keys = Object.keys(object);
  for (const key of all) assert.notEqual(object[key], undefined, `${object.kind}: ${key}`);
  for (const key of keys) assert.ok(all.includes(key) || some.includes(key), `${object.kind}: ${key}`);
  for (const list of [object.by, object.captures]) assert.ok(list === undefined || list.length > 0);
  return object.kind;
}

/** Numbers from 0 to 1 that are the same in each run. */
function* numbers(seed) {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

test('the kinds of Arimaa have the properties of their types', () => {
  const random = numbers(7);
  const pick = (list) => list[Math.floor(random.next().value * list.length)];
  const kinds = new Set(new ArimaaGame().legalMoves().map((move) => kindOf(move, MOVES)));
  const reached = new Set();
  const pieces = new Map(
    'Ed3 Hd6 Da6 Db3 Rb7 Cc1 Rf1 ed5 db6 hc2 hf2 ra7 rc3 rc4 rd2 rf4 Rd1'
      .split(' ')
      .map((one) => [one.slice(1), one[0]]),
  );
  const squares = [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));
  const text = squares.map((square) => pieces.get(square) ?? ' ').join('');
  for (let round = 0; round < 40; round++) {
    const game = ArimaaGame.parse(`${round % 2 ? 'g' : 's'} [${text}]`);
    for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) {
      for (const move of moves) kinds.add(kindOf(move, MOVES));
      for (const square of ['d3', 'd5', 'd6', 'b6', 'c2', 'f2'])
        for (const destination of game.position.destinations(square)) reached.add(kindOf(destination, DESTINATIONS));
      game.turn.step(pick(moves));
    }
  }
  assert.deepEqual([...kinds].sort(), ['placement', 'pull', 'push', 'step']);
  assert.deepEqual([...reached].sort(), ['pull', 'push', 'walk']);
});

test('the kinds of Quoridor have the properties of their types', () => {
  const kinds = new Set(new QuoridorGame().legalMoves().map((move) => kindOf(move, MOVES)));
  const stuck = QuoridorGame.parse('5:/a1/a1a2a3d4/0 0 0 0/1');
  for (const move of stuck.legalMoves()) kinds.add(kindOf(move, MOVES));
  assert.deepEqual([...kinds].sort(), ['pass', 'pawn', 'wall']);
});
