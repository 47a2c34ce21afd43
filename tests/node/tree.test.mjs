// Tests the tree of a game in JavaScript. The tests in Rust cover records and edits; these cover
// their JavaScript interface.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, init, KeddahError, NotationError, QuoridorGame, RuleError } from 'keddah';

before(() => init());

const SETUPS =
  '1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n' +
  '1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n';

/** The same tree in both games: two turns and a variation of two instead of the first. */
const samples = [
  {
    name: 'ArimaaGame',
    Class: ArimaaGame,
    record: `${SETUPS}2g Ee2n\n(\n2g Md2n {Calm.}\n2s hh7s\n)\n2s ed7s !\n`,
    first: 2,
    turns: ['Ee2n', 'ed7s', 'Md2n', 'hh7s'],
    other: 'Hh2n',
  },
  {
    name: 'QuoridorGame',
    Class: QuoridorGame,
    record: '1. e2 (1. d1 {Calm.} 1... d9) 1... e8 !\n',
    first: 0,
    turns: ['e2', 'e8', 'd1', 'd9'],
    other: 'f1',
  },
];

const texts = (nodes) => [...nodes].map(({ turn }) => turn);

for (const { name, Class, record, first, turns, other } of samples) {
  describe(name, () => {
    /** Returns the game and the node before its first two alternatives. */
    const sample = () => {
      const game = Class.parse(record);
      let fork = game.tree;
      for (let i = 0; i < first; i++) fork = fork.children[0];
      return { game, fork, main: fork.children[0], variation: fork.children[1] };
    };

    test('tree has the turns with their annotations', () => {
      const { game, fork, main, variation } = sample();
      assert.equal(game.toRecord(), record);
      assert.deepEqual([game.tree.id, game.tree.parent, game.tree.turn], [0, null, null]);
      assert.deepEqual(texts(fork.children), [turns[0], turns[2]]);
      assert.deepEqual([variation.comment, main.comment, variation.parent], ['Calm.', undefined, fork.id]);
      assert.deepEqual(main.children[0].nags, [1]);
      assert.equal(game.node, main.children[0]);
      assert.deepEqual(texts(game.mainLine()).slice(first), turns.slice(0, 2));
      assert.deepEqual(
        [...game.lines()].map((line) => texts(line).slice(first)),
        [turns.slice(0, 2), turns.slice(2)],
      );
    });

    test('tree is the same object until something changes, and cannot be changed', () => {
      const { game, fork } = sample();
      const { tree } = game;
      game.goTo(0);
      assert.equal(game.tree, tree);
      game.annotate(fork, { comment: 'x' });
      assert.notEqual(game.tree, tree);
      assert.throws(() => Object.assign(tree, { turn: 'x' }), TypeError);
      assert.throws(() => tree.children.push(tree), TypeError);
    });

    test('goToNode moves the cursor; the record still has all variations', () => {
      const { game, variation } = sample();
      game.goToNode(variation);
      assert.deepEqual([game.history.slice(first), game.ply], [[turns[2]], first + 1]);
      assert.equal(game.node.id, variation.id);
      assert.equal(game.redo(), turns[3]);
      assert.equal(game.toRecord(), record);
      assert.deepEqual(Class.parse(game.toRecord({ to: 'cursor' })).history, game.history);
      game.goToNode(0);
      assert.deepEqual([game.ply, game.toRecord()], [0, record]);
      game.goToNode(variation.id);
      assert.deepEqual(game.history.slice(first), [turns[2]]);
    });

    /** Returns the alternatives at the fork. */
    const alternatives = (game) => {
      let node = game.tree;
      for (let i = 0; i < first; i++) node = node.children[0];
      return node.children;
    };

    test('play follows a known turn, and keeps the later turns as a variation or replaces them', () => {
      const { game, fork, variation } = sample();
      game.goToNode(fork);
      assert.equal(game.play(other, { variation: true }), other);
      assert.deepEqual(texts(alternatives(game)), [turns[0], turns[2], other]);
      game.goToNode(fork);
      game.play(turns[2]);
      assert.deepEqual([game.node.id, game.redo()], [variation.id, turns[3]]);
      game.goToNode(variation);
      game.undo();
      game.play(other);
      assert.deepEqual([texts(alternatives(game)).length, game.node.turn], [3, other]);
      game.undo();
      game.remove(game.node.children[2]);
      game.goToNode(variation);
      game.undo();
      game.play(other);
      assert.deepEqual(texts(alternatives(game)), [turns[0], other], 'the variation was on the current line');
    });

    test('promote and remove', () => {
      const { game, fork, main, variation } = sample();
      game.promote(variation);
      assert.deepEqual(texts(game.mainLine()).slice(first), turns.slice(2));
      assert.deepEqual(game.history.slice(first), turns.slice(0, 2), 'the cursor stays');
      game.remove(main);
      assert.deepEqual([game.node.id, alternatives(game).length], [fork.id, 1]);
      for (const node of [main, 999, 0]) {
        for (const edit of [(id) => game.promote(id), (id) => game.remove(id)]) {
          assert.throws(
            () => edit(node),
            (error) => error instanceof RuleError && error.code === 'no-such-node',
          );
        }
      }
      assert.throws(() => game.goToNode(main), { code: 'no-such-node' });
      assert.throws(() => game.annotate(main, {}), { code: 'no-such-node' });
    });

    test('annotate replaces the given annotations and removes those that are null', () => {
      const { game } = sample();
      const marks = [
        { color: 'red', from: 'e4' },
        { color: 'green', from: 'd2', to: 'd4' },
      ];
      game.annotate(game.node, { comment: 'Both } and\nmore', nags: [3, 200], marks, clockMs: 90_500, win: 0.6251 });
      const { comment, nags, clockMs, win } = game.node;
      assert.deepEqual(
        { comment, nags, clockMs, win },
        {
          comment: 'Both } and\nmore',
          nags: [3, 200],
          clockMs: 90_500,
          win: 0.6251,
        },
      );
      assert.deepEqual(game.node.marks, marks);
      game.annotate(game.node.id, { comment: null, win: undefined, marks: [] });
      assert.deepEqual([game.node.comment, game.node.win, game.node.marks], [undefined, 0.6251, undefined]);
      assert.ok(Class.parse(game.toRecord()).equals(game));
      game.annotate(game.tree, { comment: 'On the whole game. [%clk 0:00:05]' });
      assert.deepEqual([game.tree.comment, game.tree.clockMs], ['On the whole game.', 5000]);
    });

    test('wrong arguments are refused and change nothing', () => {
      const { game } = sample();
      const node = game.node;
      for (const [annotation, type] of [
        [{ comment: 5 }, TypeError],
        [{ nags: [256] }, RangeError],
        [{ nags: ['!'] }, TypeError],
        [{ marks: [{ color: 'pink', from: 'a1' }] }, TypeError],
        [{ marks: [{ color: 'red', from: 'nowhere' }] }, NotationError],
        [{ clockMs: -1 }, RangeError],
        [{ win: 1.1 }, RangeError],
        [{ win: 'high' }, RangeError],
        [null, TypeError],
      ]) {
        assert.throws(() => game.annotate(node, annotation), type, JSON.stringify(annotation));
      }
      for (const id of [-1, 1.5, Number.NaN]) assert.throws(() => game.goToNode(id), RangeError);
      for (const id of ['1', null, {}]) assert.throws(() => game.goToNode(id), TypeError);
      assert.throws(() => game.toRecord({ to: 'end' }), TypeError);
      assert.equal(game.toRecord(), record);
    });

    test('tags are read and replaced', () => {
      const game = Class.parse(`[Event "Cup"]\n\n${record}`);
      assert.deepEqual({ ...game.tags }, { Event: 'Cup' });
      game.tags = { ...game.tags, Site: 'a "b" \\ c\nd', Größe: '' };
      assert.deepEqual({ ...Class.parse(game.toRecord()).tags }, { Event: 'Cup', Site: 'a "b" \\ c d', Größe: '' });
      for (const tag of ['Result', 'position', 'two words', '']) {
        assert.throws(
          () => {
            game.tags = { [tag]: 'x' };
          },
          { code: 'wrong-tag' },
        );
      }
      assert.throws(() => {
        game.tags = { Event: 5 };
      }, TypeError);
      assert.equal(Object.keys(game.tags).length, 3);
      assert.ok(Object.isFrozen(game.tags));
      game.tags = {};
      assert.equal(game.toRecord(), record);
    });

    test('JSON keeps the tree and the cursor', () => {
      const { game, variation } = sample();
      game.goToNode(variation);
      const copy = Class.fromJSON(JSON.parse(JSON.stringify(game)));
      assert.ok(copy instanceof Class && copy.equals(game));
      assert.deepEqual(copy.history, game.history);
      assert.deepEqual(Class.fromJSON({ record }).history.slice(first), turns.slice(0, 2));
      assert.throws(() => Class.fromJSON({}), TypeError);
      assert.throws(() => Class.fromJSON({ record: '(' }), KeddahError);
    });

    test('equals ignores the cursor, and hash is that of the position', () => {
      const { game, fork, variation } = sample();
      const other = game.clone();
      other.goTo(0);
      assert.ok(game.equals(other));
      assert.match(game.hash, /^[0-9a-f]{16}$/);
      assert.notEqual(game.hash, other.hash);
      assert.equal(Class.parse(String(game)).hash, game.hash);
      other.goToNode(fork);
      other.remove(variation);
      assert.ok(!game.equals(other));
      assert.ok(!game.equals(record));
    });

    test('variations with an illegal turn are reported, and the rest is read', () => {
      const wrong = record.replace(turns[3], 'e5n').replace('Calm.', 'Wrong.');
      const game = Class.parse(wrong);
      const [error] = game.variationErrors;
      assert.ok(error instanceof KeddahError && error.message && error.turn, String(error));
      assert.equal(game.variationErrors.length, 1);
      assert.deepEqual(texts(game.mainLine()).slice(first), turns.slice(0, 2));
      assert.deepEqual(sample().game.variationErrors, []);
    });

    test('the error of an unreadable variation says where in the record, in UTF-16 units', () => {
      // The comment has characters of one, two, three and four bytes.
      const wrong = record.replace(turns[3], '&9').replace('Calm.', 'aé…🐘');
      assert.ok(wrong.includes('&9') && wrong.includes('🐘'));
      const game = Class.parse(wrong);
      const places = (one) => one.variationErrors.map(({ at }) => at);
      assert.deepEqual(places(game), [wrong.indexOf('&9')]);
      assert.deepEqual(places(game.clone()), places(game));
      const variation = wrong.slice(wrong.indexOf('('), wrong.lastIndexOf(')') + 1);
      const twice = wrong.replace(variation, `${variation}\n${variation}`);
      assert.deepEqual(places(Class.parse(twice)), [twice.indexOf('&9'), twice.lastIndexOf('&9')]);
    });
  });
}

test('deep and wide trees', () => {
  const depth = 10_000;
  const nested = QuoridorGame.parse(`1. e2 ${'(1. d1 '.repeat(depth)}${')'.repeat(depth)}`);
  assert.deepEqual(texts(nested.tree.children), ['e2', 'd1']);
  // Two pawns go to and fro: a line of 10,000 turns.
  const there = ['e2', 'e8', 'e1', 'e9'];
  const long = QuoridorGame.parse(Array.from({ length: depth }, (_, i) => there[i % 4]).join(' '));
  assert.equal([...long.mainLine()].length, depth);
  assert.equal(QuoridorGame.fromJSON(JSON.parse(JSON.stringify(long))).ply, depth);
  assert.equal([...long.lines()].length, 1);
});
