// Tests Quoridor's search and engine, and those of both games. engine.test.mjs tests the queue.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ArimaaGame } from 'keddah/arimaa';
import { bestMove, Engine, init, QuoridorGame } from 'keddah/quoridor';

const OVER = '//e9a5/10 10/2';
const TRAPPING_WORKER = new URL('./fixtures/trapping-worker.mjs', import.meta.url);

/** Checks that a search result is legal and consistent. */
function checkResult(game, { best, score, lines, nodes, timeMs, stopped }) {
  assert.ok(game.check(best).ok, best);
  assert.ok(score.win >= 0 && score.win <= 1);
  assert.equal(lines[0].moves[0], best);
  const line = game.clone();
  for (const move of lines[0].moves) line.play(move);
  assert.ok(Number.isInteger(nodes) && timeMs >= 0 && typeof stopped === 'boolean');
}

before(() => init());

describe('bestMove', () => {
  test('searches only the given moves, for two and for four players', () => {
    for (const players of [2, 4]) {
      const game = new QuoridorGame({ players });
      const searchTurns = ['d1', 'e5h', 'a1v'];
      const { lines } = bestMove(game, { nodes: 3000, lines: 9, searchTurns });
      assert.deepEqual(lines.map(({ moves }) => moves[0]).sort(), ['a1v', 'd1', 'e5h']);
      assert.throws(() => bestMove(game, { searchTurns: ['d1', 'e5'] }), { code: 'not-adjacent', index: 1 });
    }
  });

  test('stops player 4, one step from the goal, when nobody else has a wall', () => {
    for (const position of ['//i5d7f6b3/4 0 0 0/1', '//b6e7e4b8/4 0 0 3/1', '//e4g7e6b5/4 0 0 2/1']) {
      const game = QuoridorGame.parse(position);
      assert.equal(game.position.distances[3], 1);
      game.play(bestMove(game, { nodes: 20_000 }).best);
      assert.ok(game.position.distances[3] > 1, position);
    }
  });

  test('plays for two and four players, in both notations, on every size', () => {
    for (const options of [
      {},
      { players: 4 },
      { notation: 'glendenning' },
      { size: 5, walls: 3 },
      { players: 4, size: 11, walls: 10, notation: 'glendenning' },
    ]) {
      const game = new QuoridorGame(options);
      checkResult(game, bestMove(game, { nodes: 300 }));
    }
  });

  test('gives the same answer for the same position, nodes and seed', () => {
    const ask = () => {
      const { timeMs, ...result } = bestMove(QuoridorGame.parse('e3//e4e6/9 10/2'), { nodes: 2000, seed: 3 });
      return result;
    };
    assert.deepEqual(ask(), ask());
  });

  test('reports, returns several lines and ends early', () => {
    const game = new QuoridorGame();
    const infos = [];
    const result = bestMove(game, { nodes: 3000, lines: 3, onInfo: (info) => infos.push(info) });
    assert.equal(result.lines.length, 3);
    assert.ok(infos.length > 0 && infos.every(({ depth, nps }) => depth > 0 && nps >= 0));
    checkResult(game, bestMove(game, { signal: AbortSignal.abort() }));
    assert.equal(bestMove(game, { signal: AbortSignal.abort() }).stopped, true);
  });

  test('refuses finished games and wrong arguments', () => {
    assert.throws(() => bestMove(QuoridorGame.parse(OVER)), { code: 'game-over' });
    for (const bad of [undefined, null, {}, '//e1e9/10 10/1']) assert.throws(() => bestMove(bad), TypeError);
    assert.throws(() => bestMove(new QuoridorGame(), { level: 11 }), RangeError);
  });
});

describe('Engine', () => {
  let engine;
  before(async () => {
    engine = await Engine.start();
  });
  after(() => engine.dispose());

  test('searches in a worker and can be aborted at any time', async () => {
    const game = new QuoridorGame({ players: 4 });
    checkResult(game, await engine.search(game, { nodes: 500 }));
    const stop = new AbortController();
    const search = engine.search(game, { timeMs: 60_000, signal: stop.signal });
    await sleep(150);
    stop.abort();
    const result = await search;
    assert.equal(result.stopped, true);
    checkResult(game, result);
    checkResult(game, await engine.search(game, { signal: AbortSignal.abort() }));
  });

  test('a trap in the wasm rejects its search, and the next one works', async () => {
    const game = new QuoridorGame();
    const trapping = await Engine.start({ workerUrl: TRAPPING_WORKER });
    await assert.rejects(trapping.search(game, { nodes: 300, seed: 13 }), { code: 'engine-crashed' });
    checkResult(game, await trapping.search(game, { nodes: 300 }));
    trapping.dispose();
  });

  test('rejects other objects and games of Arimaa', async () => {
    await assert.rejects(engine.search({}, {}), TypeError);
    await assert.rejects(engine.search(QuoridorGame.parse(OVER)), { code: 'game-over' });
    const { init: initArimaa } = await import('keddah/arimaa');
    await initArimaa();
    await assert.rejects(engine.search(new ArimaaGame()), TypeError);
  });
});

describe('keddah', () => {
  test('init, bestMove and Engine serve both games', async () => {
    const both = await import('keddah');
    await both.init();
    const [arimaa, quoridor] = [
      both.ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]'),
      new both.QuoridorGame(),
    ];
    for (const game of [arimaa, quoridor]) assert.ok(game.check(both.bestMove(game, { nodes: 100 }).best).ok);
    const engine = await both.Engine.start();
    const found = await Promise.all([engine.search(arimaa, { nodes: 100 })]);
    assert.ok(arimaa.check(found[0].best).ok);
    checkResult(quoridor, await engine.search(quoridor, { nodes: 300 }));
    engine.dispose();
    await assert.rejects(engine.search(quoridor), { code: 'engine-disposed' });
    assert.throws(() => both.bestMove({}), TypeError);
  });

  test('the files of each game are set and checked separately', async () => {
    const both = await import('keddah');
    for (const options of [
      { workerUrl: 'x' },
      { wasmUrl: 7 },
      { workerUrl: { quoridor: 7 } },
      { wasmUrl: { quoridor: 7 } },
    ]) {
      await assert.rejects(both.Engine.start(options), TypeError);
    }
    const nowhere = new URL('./nowhere.mjs', import.meta.url);
    await assert.rejects(both.Engine.start({ workerUrl: { quoridor: nowhere } }), { code: 'engine-failed' });
    const workerUrl = { quoridor: new URL(import.meta.resolve('keddah/engine/worker-quoridor.js')) };
    const engine = await both.Engine.start({ workerUrl });
    const game = new both.QuoridorGame();
    checkResult(game, await engine.search(game, { nodes: 200 }));
    engine.dispose();
  });
});
