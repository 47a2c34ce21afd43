// Tests QuoridorGame. The tests in Rust cover the rules; these cover their JavaScript interface.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { bestMove, init, KeddahError, NotationError, QuoridorGame, RuleError } from 'keddah/quoridor';

const START = '//e1e9/10 10/1';
const GLENDENNING = '1. e8 e2 2. e7 e3 3. e3h e6h';

/** Returns everything observable of a game. */
const seen = (game) => ({
  position: game.position,
  status: game.status,
  history: game.history,
  text: `${game}`,
  record: game.toRecord(),
  legal: game.legalMoves(),
});

/** Returns the error of a call, which must leave the game unchanged. */
function refusal(game, work) {
  const earlier = seen(game);
  let thrown;
  try {
    work();
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown, 'should have thrown');
  assert.deepEqual(seen(game), earlier);
  return thrown;
}

before(() => init());

test('a new game has the defaults or the given options', () => {
  const game = new QuoridorGame();
  assert.equal(String(game), START);
  assert.deepEqual(game.status, { kind: 'playing', toMove: 1 });
  assert.deepEqual(game.position, {
    size: 9,
    players: 2,
    notation: 'standard',
    toMove: 1,
    pawns: ['e1', 'e9'],
    walls: [],
    wallsLeft: [10, 10],
    distances: [8, 8],
    occurrences: 1,
  });
  assert.equal(game.legalMoves().length, 131);
  assert.equal(String(new QuoridorGame({ players: 4 })), '//e1a5e9i5/5 5 5 5/1');
  assert.equal(String(new QuoridorGame({ size: 11, walls: 21 })), '11://f1f11/21 21/1');
  assert.equal(String(new QuoridorGame({ size: 5, walls: 0, first: 2 })), '5://c1c5/0 0/2');
  const glendenning = new QuoridorGame({ notation: 'glendenning' });
  assert.deepEqual(glendenning.position.pawns, ['e9', 'e1']);
  assert.equal(String(glendenning), START);
});

test('moves are pawns, walls and passes', () => {
  const game = new QuoridorGame();
  assert.deepEqual(game.legalMoves({ from: 'e1' }), [
    { text: 'd1', kind: 'pawn', from: 'e1', to: 'd1' },
    { text: 'f1', kind: 'pawn', from: 'e1', to: 'f1' },
    { text: 'e2', kind: 'pawn', from: 'e1', to: 'e2' },
  ]);
  assert.deepEqual(game.legalMoves({ from: 'e9' }), []);
  assert.equal(game.legalMoves().filter(({ kind }) => kind === 'wall').length, 128);
  assert.equal(game.play('E2'), 'e2');
  assert.equal(game.play('e3H'), 'e3h');
  assert.deepEqual(game.position.walls, ['e3h']);
  assert.deepEqual(game.position.wallsLeft, [10, 9]);
  assert.deepEqual(game.position.distances, [8, 9]);

  const shutIn = QuoridorGame.parse('5:/a1/a1a2a3d4/0 0 0 0/1');
  assert.deepEqual(shutIn.legalMoves(), [{ text: 'pass', kind: 'pass' }]);
  assert.equal(shutIn.play('pass'), 'pass');
  assert.deepEqual(shutIn.status, { kind: 'playing', toMove: 2 });
});

test('shortestPath gives a path for each player', () => {
  const game = new QuoridorGame();
  assert.deepEqual(game.shortestPath(), ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']);
  assert.equal(game.shortestPath(2).at(-1), 'e1');
  for (const bad of [3, 0, 1.5]) assert.throws(() => game.shortestPath(bad), RangeError);
  for (const bad of ['1', null]) assert.throws(() => game.shortestPath(bad), TypeError);
});

test('both notations are detected and preserved', () => {
  const game = QuoridorGame.parse(GLENDENNING);
  assert.equal(game.position.notation, 'glendenning');
  assert.deepEqual(game.history, ['e8', 'e2', 'e7', 'e3', 'e3h', 'e6h']);
  assert.equal(String(game), 'e3e6//e3e7/9 9/1');
  assert.deepEqual(game.position.walls, ['e6h', 'e3h']);
  assert.match(game.toRecord(), /\[Notation "glendenning"\]/);
  assert.equal(QuoridorGame.parse('e2 e8').position.notation, 'standard');
  assert.equal(QuoridorGame.parse(START, { notation: 'glendenning' }).position.pawns[0], 'e9');
  assert.ok(refusal(game, () => QuoridorGame.parse(GLENDENNING, { notation: 'standard' })) instanceof RuleError);
});

test('inNotation converts all moves of the game, undone moves included', () => {
  const game = QuoridorGame.parse(GLENDENNING);
  game.undo();
  const other = game.inNotation('standard');
  assert.deepEqual(other.history, ['e2', 'e8', 'e3', 'e7', 'e6h']);
  assert.equal(other.redo(), 'e3h');
  assert.equal(String(other), 'e3e6//e3e7/9 9/1');
  assert.deepEqual(game.history, ['e8', 'e2', 'e7', 'e3', 'e3h']);
  assert.equal(game.inNotation('glendenning').toRecord(), game.toRecord());
  assert.throws(() => game.inNotation('polish'), TypeError);
});

test('options apply to records without tags', () => {
  const four = QuoridorGame.parse('1. e2 b5 e8 h5', { players: 4 });
  assert.deepEqual([four.history.length, four.position.players], [4, 4]);
  assert.equal(QuoridorGame.parse('[Players "2"]\n\ne2 e8', { players: 4 }).position.players, 2);
  assert.equal(QuoridorGame.parse(START, { size: 11 }).position.size, 9);
  const error = refusal(four, () => QuoridorGame.parse('e2 &', { size: 9 }));
  assert.deepEqual([error.code, error.at, error.turn], ['notation', 3, '2']);
});

test('refusals name the squares, walls and players concerned', () => {
  const game = QuoridorGame.parse(START);
  game.play('e3h');
  const crosses = game.check('e3v');
  assert.deepEqual(crosses, {
    ok: false,
    code: 'wall-crosses',
    message: crosses.message,
    squares: [],
    walls: ['e3v', 'e3h'],
  });
  assert.match(crosses.message, /^\S.*\.$/);
  assert.deepEqual([game.check('e3h').code, game.check('f3h').walls], ['wall-overlaps', ['f3h', 'e3h']]);
  assert.deepEqual([game.check('e9').code, game.check('e9').players], ['square-taken', [2]]);
  assert.deepEqual(game.check('e5').squares, ['e5', 'e9']);
  const empty = QuoridorGame.parse('//e1e9/0 10/1').check('e3h');
  assert.deepEqual([empty.code, empty.players], ['no-walls-left', [1]]);
  const error = refusal(game, () => game.play('e3v'));
  assert.ok(error instanceof RuleError && error instanceof KeddahError);
  assert.deepEqual([error.code, error.walls], ['wall-crosses', ['e3v', 'e3h']]);
});

test('the refusal of a wall that blocks a last path names the player', () => {
  const game = QuoridorGame.parse('5:a1c1//c1c5/5 5/1');
  const { code, players, walls } = game.check('d1v');
  assert.deepEqual([code, players, walls], ['wall-blocks-path', [1], ['d1v']]);
  assert.equal(game.check('d2v').ok, true);
});

test('a position reports all its faults', () => {
  const error = refusal(new QuoridorGame(), () => QuoridorGame.parse('e3f3/e3/e1e1/10 10/1'));
  assert.ok(error instanceof RuleError);
  assert.ok(error.faults.length >= 3, JSON.stringify(error.faults));
  assert.ok(error.faults.some(({ code }) => code === 'pawns-together'));
});

test('a finished game can be parsed, and refuses moves', () => {
  const game = QuoridorGame.parse('//e9a5/10 10/2');
  assert.deepEqual(game.status, { kind: 'won', winner: 1, reason: 'goal' });
  assert.deepEqual(game.legalMoves(), []);
  assert.equal(refusal(game, () => game.play('a4')).code, 'game-over');
  assert.equal(game.check('a4').code, 'game-over');
});

test('undo, redo and goTo move through the moves', () => {
  const game = new QuoridorGame();
  assert.equal(game.undo(), null);
  assert.equal(game.redo(), null);
  const moves = ['e2', 'e8', 'e3h'];
  for (const move of moves) game.play(move);
  assert.equal(game.undo(), 'e3h');
  assert.equal(game.redo(), 'e3h');
  game.goTo(0);
  assert.equal(String(game), START);
  game.goTo(3);
  assert.deepEqual(game.history, moves);
  assert.equal(refusal(game, () => game.goTo(4)).code, 'no-such-ply');
  for (const ply of [-1, 1.5, Number.NaN]) assert.ok(refusal(game, () => game.goTo(ply)) instanceof RangeError);
  for (const ply of ['1', null, undefined]) assert.ok(refusal(game, () => game.goTo(ply)) instanceof TypeError);
});

test('resign and end end games of two and four players', () => {
  const game = new QuoridorGame();
  game.resign();
  assert.deepEqual(game.status, { kind: 'won', winner: 2, reason: 'resignation' });
  assert.equal(refusal(game, () => game.resign()).code, 'game-over');
  const four = new QuoridorGame({ players: 4 });
  four.end({ winner: 3, reason: 'time' });
  assert.deepEqual(four.status, { kind: 'won', winner: 3, reason: 'time' });
  assert.deepEqual(QuoridorGame.parse(four.toRecord()).status, four.status);
  const other = new QuoridorGame();
  for (const bad of [3, 0, 2.5]) assert.ok(refusal(other, () => other.resign(bad)) instanceof RangeError);
  for (const bad of ['1', null, {}]) assert.ok(refusal(other, () => other.resign(bad)) instanceof TypeError);
  for (const bad of [undefined, null, 1, {}, { winner: 1 }, { winner: 1, reason: 'boredom' }]) {
    assert.ok(refusal(other, () => other.end(bad)) instanceof TypeError);
  }
  // Reasons of another game.
  for (const reason of ['elimination', 'immobilization', 'repetition'])
    assert.ok(refusal(other, () => other.end({ winner: 1, reason })) instanceof TypeError);
});

test('two players can agree on a draw', () => {
  const agreement = { winner: null, reason: 'agreement' };
  const game = new QuoridorGame();
  game.play('e2');
  for (const bad of [
    { winner: 1, reason: 'agreement' },
    { winner: null, reason: 'time' },
    { winner: null, reason: 'goal' },
  ]) {
    assert.equal(refusal(game, () => game.end(bad)).code, 'wrong-result');
  }
  game.end(agreement);
  assert.deepEqual(game.status, { kind: 'drawn', reason: 'agreement' });
  assert.match(game.toRecord(), /^\[Result "1\/2-1\/2"\]\n\[Termination "agreement"\]\n/);
  assert.deepEqual(QuoridorGame.parse(game.toRecord()).status, game.status);
  assert.deepEqual(game.clone().status, game.status);
  for (const refused of [
    () => game.end(agreement),
    () => game.resign(),
    () => game.play('e8'),
    () => bestMove(game, { nodes: 100 }),
  ]) {
    assert.equal(refusal(game, refused).code, 'game-over');
  }
  assert.deepEqual(game.legalMoves(), []);
  assert.equal(game.undo(), '');
  assert.equal(game.status.kind, 'playing');
  const four = new QuoridorGame({ players: 4 });
  assert.equal(refusal(four, () => four.end(agreement)).code, 'draw-not-allowed');
});

test('a position that repeats counts its occurrences', () => {
  const game = new QuoridorGame();
  const shuffle = ['e2', 'e8', 'e1', 'e9'];
  assert.equal(game.position.occurrences, 1);
  for (const move of [...shuffle, ...shuffle]) game.play(move);
  assert.equal(game.position.occurrences, 3);
  game.undo();
  assert.equal(game.position.occurrences, 2);
  // A wall changes the position for good.
  game.play('a1h');
  assert.equal(game.position.occurrences, 1);
});

test('records round-trip exactly', () => {
  const games = [
    new QuoridorGame(),
    new QuoridorGame({ players: 4, first: 3, notation: 'glendenning' }),
    new QuoridorGame({ size: 11, walls: 21 }),
    QuoridorGame.parse('a1a8c1e3/d6e1h3/e2e9/7 6/1'),
    QuoridorGame.parse(GLENDENNING),
  ];
  for (const game of games) {
    for (let turn = 0; turn < 6 && game.status.kind === 'playing'; turn++) {
      const moves = game.legalMoves();
      game.play(moves[(turn * 37) % moves.length].text);
    }
    const again = QuoridorGame.parse(game.toRecord());
    assert.deepEqual(seen(again), seen(game));
  }
});

test('clone is equal and independent; a freed game throws', () => {
  const game = QuoridorGame.parse(GLENDENNING);
  const copy = game.clone();
  assert.ok(copy instanceof QuoridorGame && copy !== game);
  assert.deepEqual(seen(copy), seen(game));
  copy.play('d7');
  assert.deepEqual([game.history.length, copy.history.length], [6, 7]);
  copy.free();
  copy.free();
  for (const use of [() => copy.status, () => copy.play('e5'), () => copy.clone(), () => copy.shortestPath()]) {
    assert.throws(use, { code: 'freed' });
  }
});

test('check returns the refusal that play would throw', () => {
  const game = new QuoridorGame();
  for (const move of ['e2', 'e3h', 'e4', 'e9', 'i9h', 'z1', 'e10', 'pass', '', 'e', 'e2x', 'nonsense', '\u{1f9f1}']) {
    const verdict = game.check(move);
    if (verdict.ok) {
      assert.equal(game.clone().play(move), move);
      continue;
    }
    const error = refusal(game, () => game.play(move));
    assert.ok(error instanceof (verdict.code === 'notation' ? NotationError : RuleError), move);
    assert.deepEqual(
      [error.code, error.message, error.squares, error.walls, error.players, error.at],
      [verdict.code, verdict.message, verdict.squares, verdict.walls, verdict.players, verdict.at],
    );
    assert.equal(verdict.code === 'notation', typeof verdict.at === 'number', move);
  }
});

describe('the objects of legalMoves', () => {
  test('can be played and checked, in either notation', () => {
    for (const notation of ['standard', 'glendenning']) {
      const game = new QuoridorGame({ notation });
      for (const move of game.legalMoves()) {
        assert.deepEqual(game.check(move), { ok: true });
        assert.equal(game.clone().play(move), move.text);
      }
    }
    const pass = QuoridorGame.parse('5:/a1/a1a2a3d4/0 0 0 0/1').legalMoves();
    assert.deepEqual(pass, [{ text: 'pass', kind: 'pass' }]);
    assert.equal(QuoridorGame.parse('5:/a1/a1a2a3d4/0 0 0 0/1').play(pass[0]), 'pass');
  });

  test('are refused as their texts are', () => {
    const game = new QuoridorGame();
    const [mine] = game.legalMoves({ from: 'e1' });
    const wall = game.legalMoves().find(({ kind }) => kind === 'wall');
    game.play(wall);
    for (const move of [mine, wall, { text: 'e' }]) {
      const verdict = game.check(move);
      assert.ok(!verdict.ok);
      assert.deepEqual(verdict, game.check(move.text));
      const [error, byText] = [move, move.text].map((turn) => refusal(game, () => game.play(turn)));
      assert.deepEqual(
        [error.constructor, error.code, error.message],
        [byText.constructor, verdict.code, byText.message],
      );
    }
  });
});

describe('bad input', () => {
  const WRONG = [
    ...[undefined, null, 7, 7n, true, {}, [], Symbol('x'), () => 'e2', new String('e2')],
    ...[{ text: 7 }, { text: { text: 'e2' } }, ['e2']],
  ];

  test('a wrong type is a TypeError', () => {
    const game = new QuoridorGame();
    for (const value of WRONG) {
      for (const call of [
        () => QuoridorGame.parse(value),
        () => game.play(value),
        () => game.check(value),
        ...(value === undefined ? [] : [() => game.legalMoves({ from: value })]),
      ]) {
        assert.ok(refusal(game, call) instanceof TypeError, String(value));
      }
    }
    assert.throws(() => game.legalMoves({ from: 5 }), { name: 'TypeError', message: 'from must be a string.' });
    assert.ok(refusal(game, () => game.legalMoves({ from: '?' })) instanceof NotationError);
    assert.deepEqual(game.legalMoves({ from: 'e3h' }), []);
  });

  test('an option of a wrong type is a TypeError, one out of range a RangeError', () => {
    for (const bad of [null, 7, 'x']) assert.throws(() => new QuoridorGame(bad), TypeError);
    for (const [name, type, range] of [
      ['players', '2', 3],
      ['size', '9', 8],
      ['walls', '10', -1],
      ['walls', null, 1000],
      ['first', '1', 3],
      ['notation', 7, undefined],
      ['notation', 'mine', undefined],
    ]) {
      assert.throws(() => new QuoridorGame({ [name]: type }), TypeError, name);
      if (range !== undefined) assert.throws(() => new QuoridorGame({ [name]: range }), RangeError, name);
    }
    assert.equal(String(new QuoridorGame({ players: 4, first: 3 })), '//e1a5e9i5/5 5 5 5/3');
  });

  test('huge strings are refused immediately', () => {
    const game = new QuoridorGame();
    for (const text of ['x'.repeat(1 << 20), 'e2 '.repeat(1 << 20), ' '.repeat(64 << 20)]) {
      const begin = performance.now();
      assert.equal(game.check(text).code, 'notation');
      assert.ok(refusal(game, () => game.play(text)) instanceof NotationError);
      assert.ok(performance.now() - begin < 1000);
    }
  });
});
