// Tests ArimaaGame. The tests in Rust cover the rules; these cover their JavaScript interface.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, init, KeddahError, NotationError, RuleError } from 'keddah/arimaa';

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
const EMPTY = `g [${' '.repeat(64)}]`;
const GOLD = 'Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2';
const SILVER = 'ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7';
/** Returns the text of a position with pieces such as `Ea1`, separated by spaces. */
const place = (side, pieces) => {
  const cells = Array(64).fill(' ');
  for (const piece of pieces.split(' ')) {
    cells[(8 - Number(piece[2])) * 8 + piece.charCodeAt(1) - 97] = piece[0];
  }
  return `${side} [${cells.join('')}]`;
};

/** Returns everything observable of a game. */
const seen = (game) => ({
  position: game.position,
  status: game.status,
  history: game.history,
  text: `${game}`,
  record: game.toRecord(),
  steps: game.turn.steps,
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

test('a new game begins with the setup', () => {
  const game = new ArimaaGame();
  assert.equal(String(game), EMPTY);
  assert.deepEqual(game.status, { kind: 'playing', toMove: 'gold' });
  assert.deepEqual(game.history, []);
  const { board, phase, toMove, steps, stepsLeft } = game.position;
  assert.deepEqual(
    { board, phase, toMove, steps, stepsLeft },
    { board: {}, phase: 'setup', toMove: 'gold', steps: [], stepsLeft: 16 },
  );
  const placements = game.legalMoves();
  assert.equal(placements.length, 6 * 16);
  assert.ok(placements.every(({ kind, text, to }) => kind === 'placement' && text.slice(1) === to));
  assert.equal(game.play(GOLD).split(' ').length, 16);
  assert.equal(game.status.toMove, 'silver');
  game.play(SILVER);
  assert.equal(String(game), OPENING);
  assert.deepEqual(game.history.length, 2);
  assert.equal(game.position.phase, 'play');
});

test('parse reads positions, drawings and records', () => {
  const game = ArimaaGame.parse(OPENING);
  assert.equal(String(game), OPENING);
  assert.deepEqual(game.history, []);
  assert.equal(String(ArimaaGame.parse(game.toAscii())), OPENING);
  const record = `1g ${GOLD}\n1s ${SILVER}\n2g Ee2n Ee3n\n2s`;
  assert.equal(ArimaaGame.parse(record).history.length, 3);
  assert.equal(ArimaaGame.parse(`[Event "x"]\n[Result "*"]\n\n${record}`).history.at(-1), 'Ee2n Ee3n');
});

test('a position reports all its faults', () => {
  const error = refusal(new ArimaaGame(), () => ArimaaGame.parse(place('g', 'Ea1 Eb1 Cc3')));
  assert.ok(error instanceof RuleError && error instanceof KeddahError);
  assert.equal(error.code, 'too-many');
  assert.deepEqual(
    error.faults.map(({ code }) => code),
    ['too-many', 'unsupported-on-trap'],
  );
  assert.ok(error.squares.includes('c3'));
});

test('a finished game can be parsed, and refuses turns', () => {
  const game = ArimaaGame.parse(place('s', 'Ra8 rh5'));
  assert.deepEqual(game.status, { kind: 'won', winner: 'gold', reason: 'goal' });
  assert.deepEqual(game.legalMoves(), []);
  assert.equal(refusal(game, () => game.play('rh5s')).code, 'game-over');
  assert.equal(game.check('rh5s').code, 'game-over');
});

test('captures are always written, optional in input, and checked where given', () => {
  const make = () => ArimaaGame.parse(place('g', 'Cc3 Rc2 Ra1 rh8'));
  assert.equal(make().play('Rc2e'), 'Rc2e Cc3x');
  assert.equal(make().play('Rc2e Cc3x'), 'Rc2e Cc3x');
  const game = make();
  const error = refusal(game, () => game.play('Rc2e Cc3x Ra1n Ra2x'));
  assert.equal(error.code, 'wrong-capture');
});

test('readTurn reads steps and placements without a game', () => {
  const captures = [{ piece: 'D', square: 'c3' }];
  assert.deepEqual(ArimaaGame.readTurn('Ec4e Dc2n Dc3x'), [
    { text: 'Ec4e', piece: 'E', from: 'c4', to: 'd4', captures: [] },
    { text: 'Dc2n Dc3x', piece: 'D', from: 'c2', to: 'c3', captures },
  ]);
  assert.deepEqual(ArimaaGame.readTurn('Ra1'), [{ text: 'Ra1', piece: 'R', to: 'a1', captures: [] }]);
  assert.deepEqual(ArimaaGame.readTurn('nonsense'), []);
  assert.throws(() => ArimaaGame.readTurn(7), TypeError);
});

test('check returns the refusal that play would throw', () => {
  const game = ArimaaGame.parse(OPENING);
  for (const turn of [
    'Ee2n',
    'Ra1n',
    'Ee3n',
    'ed7s',
    'Ee2n Ee3s',
    'nonsense',
    '',
    'Ee2n '.repeat(5),
    'Ra1',
    'Ee2q',
    'Me2n',
    '\u{1f418}',
  ]) {
    const verdict = game.check(turn);
    if (verdict.ok) {
      assert.equal(game.clone().play(turn), turn);
      continue;
    }
    const error = refusal(game, () => game.play(turn));
    assert.ok(error instanceof (verdict.code === 'notation' ? NotationError : RuleError), turn);
    assert.deepEqual(
      [error.code, error.message, error.squares, error.at],
      [verdict.code, verdict.message, verdict.squares, verdict.at],
    );
    assert.match(error.message, /^\S.*\.$/);
    assert.equal(verdict.code === 'notation', typeof verdict.at === 'number', turn);
  }
});

describe('the objects of legalMoves', () => {
  test('are steps, each of which play takes as a turn', () => {
    const game = ArimaaGame.parse(OPENING);
    const moves = game.legalMoves();
    assert.equal(moves.length, 8);
    for (const move of moves) {
      assert.deepEqual(game.check(move), { ok: true });
      assert.equal(game.clone().play(move), move.text);
      assert.equal(game.clone().turn.step(move), move.text);
    }
  });

  test('build a turn one by one, placements of a setup too', () => {
    const game = new ArimaaGame();
    while (game.turn.steps.length < 16) game.turn.step(game.legalMoves()[0]);
    assert.equal(game.turn.finish(), game.history[0]);
    const later = ArimaaGame.parse(place('g', 'Ed4 re4 Ra1 rh8 Hf5'));
    const push = later.legalMoves({ from: 'e4' }).find(({ kind }) => kind === 'push');
    assert.equal(later.turn.step(push), push.text);
    assert.equal(later.turn.step(later.legalMoves()[0]), 'Ed4e');
  });

  test('are refused as their texts are', () => {
    const game = ArimaaGame.parse(place('g', 'Ed4 re4 Ra1 rh8 Hf5'));
    const push = game.legalMoves({ from: 'e4' }).find(({ kind }) => kind === 'push');
    const other = ArimaaGame.parse(OPENING).legalMoves({ from: 'e2' })[0];
    for (const [move, code] of [
      [push, 'push-unfinished'],
      [other, game.check(other.text).code],
      [{ text: 'Ed9n' }, 'notation'],
    ]) {
      assert.equal(game.check(move).code, code);
      assert.deepEqual(game.check(move), game.check(move.text));
      const [error, byText] = [move, move.text].map((turn) => refusal(game, () => game.play(turn)));
      assert.deepEqual([error.constructor, error.code, error.message], [byText.constructor, code, byText.message]);
    }
    assert.equal(refusal(game, () => game.turn.step(other)).code, refusal(game, () => game.turn.step(other.text)).code);
  });
});

test('legalTurns are all complete turns, one for each board, whatever steps have been made', () => {
  const game = ArimaaGame.parse(OPENING);
  game.turn.step('Ee2n');
  const turns = [...game.legalTurns()];
  assert.equal(turns.length, 3353);
  assert.deepEqual(game.turn.steps, ['Ee2n']);
  game.turn.clear();
  const boards = turns.map((turn) => {
    const copy = game.clone();
    copy.play(turn);
    const text = copy.toString();
    copy.free();
    return text;
  });
  assert.equal(new Set(boards).size, turns.length);
  assert.deepEqual([...new ArimaaGame().legalTurns()], []);
  game.resign();
  assert.deepEqual([...game.legalTurns()], []);
});

test('legalTurns searches for a turn when it is asked for, from the position of the first one', () => {
  const game = ArimaaGame.parse(OPENING);
  const all = [...game.legalTurns()];
  assert.deepEqual(all.slice(0, 4), ['Da2n', 'Hb2n', 'Cc2n Cc3x', 'Md2n']);
  const lengths = all.map((turn) => turn.split(' ').filter((step) => !step.endsWith('x')).length);
  assert.deepEqual(
    lengths,
    lengths.toSorted((a, b) => a - b),
  );
  const turns = game.legalTurns();
  assert.equal(turns.next().value, all[0]);
  game.play(all[1]);
  assert.equal(turns.next().value, all[1]);
  game.free();
  assert.equal(turns.next().value, all[2]);
  assert.deepEqual(turns.return(), { value: undefined, done: true });
  assert.throws(() => game.legalTurns().next(), { code: 'freed' });

  // A board with tens of thousands of turns: the first comes long before the last.
  const wide = ArimaaGame.parse('g [r rr r r  d  h c e    m   h    d  M  D   E  H    D  C C  RR R RR]');
  const begin = performance.now();
  wide.legalTurns().next();
  const first = performance.now() - begin;
  const count = [...wide.legalTurns()].length;
  const whole = performance.now() - begin - first;
  assert.ok(count > 10_000 && first < whole / 20, `${count} turns: ${first} of ${whole} ms`);
});

describe('the destinations of a position', () => {
  test('are the squares that a piece can reach, with steps, pushes, pulls and losses', () => {
    const game = ArimaaGame.parse(place('g', 'Ed4 re4 Ra1 rh8 Hf5 Cc4'));
    const { position } = game;
    const of = (square, kind) => position.destinations(square).filter((one) => one.kind === kind);
    assert.deepEqual(
      of('e4', 'push')
        .map(({ actor, partner, target }) => `${actor} ${partner} ${target}`)
        .sort(),
      ['d4 e4 e3', 'd4 e4 e5', 'd4 e4 f4'],
    );
    assert.equal(of('e4', 'walk').length, 0);
    assert.ok(of('d4', 'pull').some(({ partner, target }) => partner === 'e4' && target === 'd5'));
    const trap = of('c4', 'walk').find(({ target }) => target === 'c3');
    assert.deepEqual(
      trap.steps.map(({ text, piece, from, to, captures }) => [text, piece, from, to, captures]),
      [['Cc4s Cc3x', 'C', 'c4', 'c3', [{ piece: 'C', square: 'c3' }]]],
    );
    for (const { steps } of position.destinations('d4')) {
      const copy = game.clone();
      for (const { text } of steps) copy.turn.step(text);
    }
    assert.deepEqual(position.destinations('h1'), []);
    assert.deepEqual(new ArimaaGame().position.destinations('a1'), []);
  });

  test('are refused once the game has left the position', () => {
    const game = ArimaaGame.parse(OPENING);
    const { position } = game;
    game.turn.step('Ee2n');
    assert.equal(refusal(game, () => position.destinations('e3')).code, 'outdated');
    assert.ok(game.position.destinations('e3').every(({ steps }) => steps.length <= 3));
    game.turn.undo();
    assert.equal(position.destinations('e2').length, game.position.destinations('e2').length);
    game.play('Ee2n');
    assert.equal(refusal(game, () => position.destinations('e3')).code, 'outdated');
    game.free();
    assert.throws(() => position.destinations('e2'), { code: 'freed' });
  });

  test('are refused for a text that is not a square', () => {
    const game = ArimaaGame.parse(OPENING);
    assert.ok(refusal(game, () => game.position.destinations('i9')) instanceof NotationError);
    assert.ok(refusal(game, () => game.position.destinations()) instanceof TypeError);
  });

  test('do not travel with copies of the position', () => {
    const { position } = ArimaaGame.parse(OPENING);
    assert.deepEqual(structuredClone(position), { ...position });
    assert.equal('destinations' in { ...position }, false);
  });
});

test('offsets of errors count UTF-16 units', () => {
  const game = ArimaaGame.parse(OPENING);
  assert.equal(game.check('Ee2n Ee3q').at, 8);
  assert.equal(game.check('\u{1f418}').at, 0);
});

test('refusals name the squares concerned', () => {
  const game = ArimaaGame.parse(place('g', 'Dd4 ee4 Ra1 rh8 Cb4'));
  assert.deepEqual(game.check('Dd4n'), {
    ok: false,
    code: 'frozen',
    message: game.check('Dd4n').message,
    squares: ['d4', 'e4'],
  });
  assert.deepEqual(game.turn.frozen(), [{ square: 'd4', by: ['e4'] }]);
});

test('undo, redo and goTo move through the turns', () => {
  const game = ArimaaGame.parse(OPENING);
  assert.equal(game.undo(), null);
  assert.equal(game.redo(), null);
  const turns = ['Ee2n Ee3n', 'ed7s', 'Ee4w'];
  for (const turn of turns) game.play(turn);
  assert.equal(game.undo(), 'Ee4w');
  assert.deepEqual(game.history, turns.slice(0, 2));
  assert.equal(game.redo(), 'Ee4w');
  game.goTo(0);
  assert.equal(String(game), OPENING);
  game.goTo(3);
  assert.deepEqual(game.history, turns);
  assert.equal(refusal(game, () => game.goTo(4)).code, 'no-such-ply');
  for (const ply of [-1, 1.5, Number.NaN, Infinity, 2 ** 40])
    assert.ok(refusal(game, () => game.goTo(ply)) instanceof RangeError);
  for (const ply of ['1', null, undefined, 1n, {}]) assert.ok(refusal(game, () => game.goTo(ply)) instanceof TypeError);
  game.goTo(1);
  game.play('ed7s ed6s');
  assert.equal(game.redo(), null);
});

describe('the turn being built', () => {
  test('is built by step, undo, redo and finish', () => {
    const game = ArimaaGame.parse(OPENING);
    const { turn } = game;
    assert.equal(turn.undo(), null);
    assert.equal(turn.redo(), null);
    assert.equal(turn.step('Ee2n'), 'Ee2n');
    assert.equal(turn.step('Ee3n'), 'Ee3n');
    assert.deepEqual(turn.steps, ['Ee2n', 'Ee3n']);
    assert.equal(turn.undo(), 'Ee3n');
    assert.equal(turn.redo(), 'Ee3n');
    assert.equal(game.position.stepsLeft, 2);
    assert.equal(game.position.board.e4, 'E');
    assert.deepEqual([String(game), game.history, game.status.kind], [OPENING, [], 'playing']);
    assert.deepEqual(turn.check(), { ok: true });
    assert.equal(turn.finish(), 'Ee2n Ee3n');
    assert.deepEqual(turn.steps, []);
    assert.deepEqual(game.history, ['Ee2n Ee3n']);
  });

  test('refuses illegal steps and stays unchanged', () => {
    const game = ArimaaGame.parse(OPENING);
    const { turn } = game;
    assert.equal(turn.check().code, 'unchanged');
    assert.equal(refusal(game, () => turn.finish()).code, 'unchanged');
    assert.equal(refusal(game, () => turn.step('Ra1n')).code, 'occupied');
    assert.equal(refusal(game, () => turn.step('?')).code, 'notation');
    turn.step('Ee2n');
    assert.equal(refusal(game, () => game.play('Ee2n')).code, 'turn-in-progress');
    assert.equal(game.check('Ee2n').ok, true);
    turn.step('Ee3s');
    assert.equal(turn.check().code, 'unchanged');
    turn.clear();
    assert.deepEqual(turn.steps, []);
    for (const step of ['Ee2n', 'Ee3n', 'Ee4n', 'Ee5w']) turn.step(step);
    assert.equal(refusal(game, () => turn.step('Ed5w')).code, 'no-steps-left');
  });

  test('names the pieces that can complete a push, and marks pulls', () => {
    const game = ArimaaGame.parse(place('g', 'Ed4 re4 Ra1 rh8 Hf5'));
    const push = game.legalMoves({ from: 'e4' }).find(({ to }) => to === 'e5');
    assert.deepEqual(push, { text: 're4n', kind: 'push', from: 'e4', to: 'e5', by: ['d4'] });
    game.turn.step('re4n');
    assert.equal(game.turn.check().code, 'push-unfinished');
    assert.deepEqual(
      game.legalMoves().map(({ text }) => text),
      ['Ed4e'],
    );
    game.turn.clear();
    game.turn.step('Ed4w');
    assert.equal(game.legalMoves({ from: 'e4' }).find(({ to }) => to === 'd4').kind, 'pull');
  });

  test('names the captures of a step', () => {
    const game = ArimaaGame.parse(place('g', 'Cc3 Rc2 Ra1 rh8'));
    assert.deepEqual(game.turn.atRisk(), [{ square: 'c3' }]);
    assert.deepEqual(game.legalMoves({ from: 'c2' }).find(({ to }) => to === 'd2').captures, ['c3']);
    assert.equal(game.turn.step('Rc2e'), 'Rc2e Cc3x');
    assert.equal(game.position.board.c3, undefined);
    assert.equal(game.turn.undo(), 'Rc2e Cc3x');
    assert.equal(game.position.board.c3, 'C');
  });

  test('is dropped by undo, redo and goTo of the game', () => {
    for (const drop of [(game) => game.undo(), (game) => game.redo(), (game) => game.goTo(1)]) {
      const game = ArimaaGame.parse(OPENING);
      game.play('Ee2n');
      game.turn.step('ed7s');
      drop(game);
      assert.deepEqual(game.turn.steps, []);
    }
  });

  test('builds a setup, placement by placement', () => {
    const game = new ArimaaGame();
    for (const placement of GOLD.split(' ')) game.turn.step(placement);
    assert.equal(game.position.stepsLeft, 0);
    assert.equal(game.turn.undo(), 'Dh2');
    assert.equal(game.turn.check().code, 'setup-count');
    game.turn.redo();
    assert.equal(game.turn.finish(), GOLD);
    assert.equal(game.status.toMove, 'silver');
  });
});

test('repetitions are counted, announced and refused', () => {
  const game = ArimaaGame.parse(place('g', 'Ee2 Ra1 ee7 rh8'));
  const cycle = ['Ee2n', 'ee7s', 'Ee3s', 'ee6n'];
  for (const turn of cycle) game.play(turn);
  assert.equal(game.position.occurrences, 2);
  for (const turn of cycle.slice(0, 3)) game.play(turn);
  game.turn.step('ee6n');
  assert.equal(game.position.occurrences, 3);
  const verdict = game.turn.check();
  assert.equal(verdict.code, 'third-repetition');
  assert.ok(verdict.turns.length === 2);
  game.turn.clear();
  assert.equal(game.check('ee6n').code, 'third-repetition');
});

test('resign and end end the game, and a record keeps the result', () => {
  const game = ArimaaGame.parse(OPENING);
  game.resign();
  assert.deepEqual(game.status, { kind: 'won', winner: 'silver', reason: 'resignation' });
  assert.equal(refusal(game, () => game.resign()).code, 'game-over');
  assert.equal(game.undo(), '');
  assert.deepEqual(game.status, { kind: 'playing', toMove: 'gold' });
  assert.equal(game.undo(), null);
  const other = ArimaaGame.parse(OPENING);
  other.resign('silver');
  assert.deepEqual(other.status, { kind: 'won', winner: 'gold', reason: 'resignation' });
  const timed = ArimaaGame.parse(OPENING);
  timed.end({ winner: 'silver', reason: 'time' });
  assert.deepEqual(timed.status, { kind: 'won', winner: 'silver', reason: 'time' });
  assert.deepEqual(ArimaaGame.parse(timed.toRecord()).status, timed.status);
  const game2 = ArimaaGame.parse(OPENING);
  for (const bad of ['green', 7, null, {}]) assert.ok(refusal(game2, () => game2.resign(bad)) instanceof TypeError);
  for (const bad of [
    undefined,
    null,
    'gold',
    {},
    { winner: 'gold' },
    { winner: 'x', reason: 'time' },
    { winner: 'gold', reason: 'boredom' },
    { winner: 'gold', reason: 'agreement' },
    { winner: null, reason: 'agreement' },
  ]) {
    assert.ok(refusal(game2, () => game2.end(bad)) instanceof TypeError);
  }
});

test('records round-trip exactly', () => {
  const games = [
    new ArimaaGame(),
    ArimaaGame.parse(OPENING),
    ArimaaGame.parse(place('s', 'Ed3 Hd6 Da6 Db3 Rb7 Cc1 Rf1 Rd1 ed5 db6 hc2 hf2 ra7 rc3 rc4 rd2 rf4')),
  ];
  games[0].play(GOLD);
  games[1].play('Ee2n Ee3n');
  games[1].play('ed7s');
  games[1].undo();
  for (const game of games) {
    const again = ArimaaGame.parse(game.toRecord({ to: 'cursor' }));
    assert.deepEqual([String(again), again.history, again.status], [String(game), game.history, game.status]);
    assert.ok(ArimaaGame.parse(game.toRecord()).equals(game), 'with the turn that was taken back');
  }
});

test('clone is equal and independent, including a half-built turn', () => {
  const game = ArimaaGame.parse(OPENING);
  game.play('Ee2n');
  game.turn.step('ed7s');
  const copy = game.clone();
  assert.ok(copy instanceof ArimaaGame && copy !== game);
  assert.deepEqual(seen(copy), seen(game));
  copy.turn.finish();
  assert.deepEqual([game.history.length, copy.history.length, game.turn.steps], [1, 2, ['ed7s']]);
  class Mine extends ArimaaGame {}
  assert.ok(Mine.parse(OPENING).clone() instanceof Mine);
});

test('a freed game throws', () => {
  const game = ArimaaGame.parse(OPENING);
  game.free();
  game.free();
  for (const use of [
    () => game.status,
    () => game.play('Ee2n'),
    () => game.turn.steps,
    () => game.clone(),
    () => game.check(''),
  ]) {
    assert.throws(use, { code: 'freed' });
  }
  if (Symbol.dispose) {
    const other = new ArimaaGame();
    other[Symbol.dispose]();
    assert.throws(() => other.status, { code: 'freed' });
  }
});

test('results are copies: changing them has no effect', () => {
  const game = ArimaaGame.parse(OPENING);
  const earlier = seen(game);
  game.position.board.e4 = 'E';
  game.history.push?.('x');
  game.legalMoves()[0].text = 'x';
  game.status.kind = 'won';
  assert.deepEqual(seen(game), earlier);
});

describe('bad input', () => {
  const WRONG = [
    ...[undefined, null, 7, 7n, true, {}, [], Symbol('x'), () => 'Ee2n', new String('Ee2n')],
    ...[{ text: 7 }, { text: { text: 'Ee2n' } }, ['Ee2n']],
  ];

  test('a wrong type is a TypeError', () => {
    const game = ArimaaGame.parse(OPENING);
    for (const value of WRONG) {
      for (const call of [
        () => ArimaaGame.parse(value),
        () => game.play(value),
        () => game.check(value),
        () => game.turn.step(value),
        ...(value === undefined ? [] : [() => game.legalMoves({ from: value })]),
      ]) {
        assert.ok(refusal(game, call) instanceof TypeError, String(value));
      }
    }
    for (const value of [null, 7, 'e2']) {
      assert.ok(refusal(game, () => game.legalMoves(value)) instanceof TypeError);
      assert.ok(refusal(game, () => new ArimaaGame(value)) instanceof TypeError);
    }
    assert.ok(refusal(game, () => game.legalMoves({ from: 'i9' })) instanceof NotationError);
  });

  test('huge strings are refused immediately', () => {
    const game = ArimaaGame.parse(OPENING);
    for (const text of [
      'x'.repeat(1 << 20),
      'Ee2n '.repeat(1 << 20),
      '\u{1f418}'.repeat(1 << 20),
      ' '.repeat(64 << 20),
    ]) {
      const begin = performance.now();
      assert.equal(game.check(text).code, 'notation');
      assert.ok(refusal(game, () => game.play(text)) instanceof NotationError);
      assert.ok(refusal(game, () => game.turn.step(text)) instanceof NotationError);
      assert.ok(refusal(game, () => game.legalMoves({ from: text })) instanceof NotationError);
      assert.ok(refusal(game, () => ArimaaGame.parse(text)) instanceof NotationError);
      assert.ok(performance.now() - begin < 1000);
    }
  });

  test('a long record is read or refused in under a second', () => {
    const cycle = ['Ee2n', 'ed7s', 'Ee3s', 'ed6n'];
    const lines = Array.from({ length: 60_000 }, (_, i) => `${2 + (i >> 1)}${i % 2 ? 's' : 'g'} ${cycle[i % 4]}`);
    const begin = performance.now();
    assert.throws(() => ArimaaGame.parse(`1g ${GOLD}\n1s ${SILVER}\n${lines.join('\n')}`), KeddahError);
    assert.ok(performance.now() - begin < 1000);
  });

  test('random text gives a typed error or a legal game', () => {
    let state = 12345;
    const random = (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const seeds = [
      OPENING,
      GOLD,
      `1g ${GOLD}\n1s ${SILVER}\n2g Ee2n\n`,
      ArimaaGame.parse(OPENING).toAscii(),
      'Ee2n ee7x Ra1',
      '[Position "g []"]',
      'resigns lost takeback',
    ];
    const letters = [
      'E',
      'r',
      'x',
      'a',
      'h',
      '1',
      '8',
      'n',
      ' ',
      '\n',
      '[',
      ']',
      '"',
      '|',
      'g',
      's',
      '\0',
      '\u{1f418}',
      '\ud800',
      'é',
      '\t',
      '\r',
      '-',
      '9',
    ];
    const game = ArimaaGame.parse(OPENING);
    for (let round = 0; round < 3000; round++) {
      let text = seeds[random(seeds.length)];
      for (let edits = random(6); edits >= 0; edits--) {
        const at = random(text.length + 1);
        const cut = random(4) === 0 ? random(12) : random(2);
        text = text.slice(0, at) + (random(3) ? letters[random(letters.length)] : '') + text.slice(at + cut);
      }
      for (const call of [
        () => ArimaaGame.parse(text).free(),
        () => game.turn.step(text),
        () => game.play(text),
        () => game.legalMoves({ from: text }),
      ]) {
        try {
          call();
        } catch (error) {
          assert.ok(
            error instanceof RuleError || error instanceof NotationError,
            `${JSON.stringify(text)}: ${error?.stack}`,
          );
        }
      }
      game.check(text);
    }
    assert.equal(game.status.kind, 'playing');
  });
});
