// Tests the engine with its worker, and the search in the calling thread, for Arimaa.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ArimaaGame, bestMove, Engine, init, KeddahError, RuleError } from 'keddah/arimaa';

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
const OVER = `s [R${' '.repeat(40)}r${' '.repeat(22)}]`;
/** A worker in which a search with the limits `TRAP` hits a trap. */
const TRAPPING_WORKER = new URL('./fixtures/trapping-worker.mjs', import.meta.url);
const TRAP = { nodes: 1000, seed: 13 };

before(() => init());

const opening = () => ArimaaGame.parse(OPENING);

/** Checks that a search result is legal and consistent. */
function checkResult(result, game = opening()) {
  assert.deepEqual(game.check(result.best), { ok: true });
  assert.ok(result.score.win >= 0 && result.score.win <= 1);
  assert.equal(result.lines[0].moves[0], result.best);
  for (const line of result.lines) {
    const walk = game.clone();
    for (const move of line.moves) walk.play(move);
  }
  assert.ok(Number.isSafeInteger(result.nodes));
  assert.ok(result.timeMs >= 0);
  assert.equal(typeof result.stopped, 'boolean');
}

/** Awaits a promise, and measures its time in milliseconds. */
async function timed(promise) {
  const begin = performance.now();
  const value = await promise;
  return { value, ms: performance.now() - begin };
}

const WRONG_LIMITS = [
  [null, TypeError],
  [7, TypeError],
  [{ nodes: '100' }, TypeError],
  [{ nodes: 100n }, TypeError],
  [{ nodes: 0 }, RangeError],
  [{ nodes: -1 }, RangeError],
  [{ nodes: 1.5 }, RangeError],
  [{ nodes: Number.NaN }, RangeError],
  [{ nodes: 2 ** 53 }, RangeError],
  [{ timeMs: '1' }, TypeError],
  [{ timeMs: -1 }, RangeError],
  [{ timeMs: Number.POSITIVE_INFINITY }, RangeError],
  [{ level: 0 }, RangeError],
  [{ level: 11 }, RangeError],
  [{ level: 'hard' }, TypeError],
  [{ lines: 0 }, RangeError],
  [{ depth: 0 }, RangeError],
  [{ depth: 97 }, RangeError],
  [{ infinite: 1 }, TypeError],
  [{ infinite: true, nodes: 5 }, TypeError],
  [{ infinite: true, level: 5 }, TypeError],
  [{ searchTurns: 'Ee2n' }, TypeError],
  [{ searchTurns: [] }, TypeError],
  [{ searchTurns: [7] }, TypeError],
  [{ node: 100 }, TypeError],
  [{ seed: -1 }, RangeError],
  [{ seed: null }, TypeError],
  [{ signal: {} }, TypeError],
  [{ signal: null }, TypeError],
  [{ onInfo: 'x' }, TypeError],
];

describe('bestMove', () => {
  test('returns a complete legal turn and leaves the game unchanged', () => {
    const game = opening();
    game.turn.step('Ee2n');
    const result = bestMove(game, { nodes: 1000 });
    assert.deepEqual(game.turn.steps, ['Ee2n']);
    game.turn.clear();
    checkResult(result, game);
    assert.equal(result.stopped, false);
  });

  test('plays at level 5 without limits', () => {
    checkResult(bestMove(opening()));
    assert.deepEqual({ ...bestMove(opening(), {}), timeMs: 0 }, { ...bestMove(opening(), { level: 5 }), timeMs: 0 });
  });

  test('finds setups for both sides that depend on the seed', () => {
    const game = new ArimaaGame();
    const setups = new Set([1, 2, 3, 4, 5, 6].map((seed) => bestMove(game, { seed, nodes: 1 }).best));
    assert.ok(setups.size > 1);
    game.play(bestMove(game, { seed: 3 }).best);
    game.play(bestMove(game, { seed: 4 }).best);
    assert.equal(game.position.phase, 'play');
  });

  test('gives the same answer for the same position, nodes and seed', () => {
    const [one, two] = [1, 2].map(() => bestMove(opening(), { nodes: 5000, seed: 9 }));
    assert.deepEqual({ ...one, timeMs: 0 }, { ...two, timeMs: 0 });
  });

  test('reports every completed iteration', () => {
    const infos = [];
    const limits = {
      nodes: 20_000,
      lines: 2,
      onInfo(info) {
        assert.equal(this, limits);
        infos.push(info);
      },
    };
    const result = bestMove(opening(), limits);
    assert.ok(infos.length > 1);
    for (const [i, { depth, nodes, nps, timeMs, score, lines }] of infos.entries()) {
      assert.ok(depth >= (infos[i - 1]?.depth ?? 1) && nodes >= (infos[i - 1]?.nodes ?? 1));
      assert.ok(Number.isSafeInteger(nps) && timeMs >= 0 && score.win >= 0 && lines[0].moves.length > 0);
    }
    assert.equal(result.lines.length, 2);
    assert.notEqual(result.lines[0].moves[0], result.lines[1].moves[0]);
  });

  test('ends by an abort from onInfo; rethrows errors of onInfo', () => {
    const stop = new AbortController();
    const begin = performance.now();
    const result = bestMove(opening(), { timeMs: 20_000, signal: stop.signal, onInfo: () => stop.abort() });
    assert.ok(performance.now() - begin < 5000);
    checkResult(result);
    assert.equal(result.stopped, true);
    const error = new RangeError('mine');
    assert.throws(
      () =>
        bestMove(opening(), {
          timeMs: 20_000,
          onInfo: () => {
            throw error;
          },
        }),
      (thrown) => thrown === error,
    );
  });

  test('is not disturbed by changes to the game from onInfo', () => {
    const game = opening();
    const onInfo = () => {
      if (game.history.length === 0) game.play('Ee2n');
    };
    checkResult(bestMove(game, { nodes: 2000, onInfo }));
    const freed = opening();
    checkResult(bestMove(freed, { nodes: 2000, onInfo: () => freed.free() }));
  });

  test('still answers if aborted beforehand', () => {
    const result = bestMove(opening(), { timeMs: 20_000, signal: AbortSignal.abort() });
    checkResult(result);
    assert.equal(result.stopped, true);
  });

  test('refuses finished games, other objects and endless analysis', () => {
    assert.throws(
      () => bestMove(ArimaaGame.parse(OVER), { nodes: 1 }),
      (error) => error instanceof RuleError && error.code === 'game-over',
    );
    for (const game of [undefined, null, {}, OPENING]) assert.throws(() => bestMove(game), TypeError);
    assert.throws(() => bestMove(opening(), { lines: 1, signal: new AbortController().signal }), TypeError);
    for (const [limits, Kind] of WRONG_LIMITS) assert.throws(() => bestMove(opening(), limits), Kind);
  });

  test('names unknown limits and options', async () => {
    const named = (name) => (error) => error instanceof TypeError && error.message.includes(name);
    assert.throws(() => bestMove(opening(), { node: 100 }), named('limits has no option node'));
    await assert.rejects(Engine.start({ worker: 2 }), named('options has no option worker'));
  });

  test('searches to a depth', () => {
    const infos = [];
    bestMove(opening(), { depth: 3, onInfo: (info) => infos.push(info.depth) });
    assert.deepEqual(infos, [1, 2, 3]);
  });

  test('searches only the given turns', () => {
    const turns = ['Da2n', 'Ee2n Ee3n', 'Md2n\nMd3n'];
    for (const limits of [{ nodes: 1 }, { nodes: 3000 }, { level: 1 }, { depth: 6 }, { nodes: 60_000 }]) {
      const { lines } = bestMove(opening(), { ...limits, searchTurns: turns, lines: 5 });
      const found = lines.map(({ moves }) => moves[0]).sort();
      assert.deepEqual(found, ['Da2n', 'Ee2n Ee3n', 'Md2n Md3n']);
    }
    const { best } = bestMove(opening(), { searchTurns: ['Da2n'], signal: AbortSignal.abort() });
    assert.equal(best, 'Da2n');
    const [move] = opening().legalMoves();
    assert.equal(bestMove(opening(), { searchTurns: [move] }).best, move.text);
  });

  test('reports which of the given turns is refused', () => {
    const refused = (index, code) => (error) => error.index === index && error.code === code;
    for (const [turns, index, code] of [
      [['Da2n', 'Mb2n'], 1, 'wrong-piece'],
      [['Ee2n Ee3s'], 0, 'unchanged'],
      [['Da2n', 'Ee2n', ''], 2, 'notation'],
    ]) {
      assert.throws(() => bestMove(opening(), { searchTurns: turns }), refused(index, code));
    }
  });

  test('keeps its time limit', () => {
    for (const timeMs of [0, 50, 300]) {
      // The least of three, since other programs may hold up one search.
      const times = [1, 2, 3].map(() => {
        const begin = performance.now();
        checkResult(bestMove(opening(), { timeMs }));
        return performance.now() - begin;
      });
      assert.ok(Math.min(...times) < timeMs * 1.1 + 200, `${times}`);
    }
  });
});

describe('Engine', () => {
  let engine;
  before(async () => {
    engine = await Engine.start();
  });
  after(() => engine.dispose());

  test('finds the same result as bestMove', async () => {
    const limits = { nodes: 5000, seed: 3, lines: 2 };
    const result = await engine.search(opening(), limits);
    checkResult(result);
    assert.deepEqual({ ...result, timeMs: 0 }, { ...bestMove(opening(), limits), timeMs: 0 });
  });

  test('takes earlier turns of the game into account', async () => {
    const game = opening();
    for (const turn of ['Ee2n', 'ee7s', 'Ee3s', 'ee6n', 'Ee2n', 'ee7s', 'Ee3s'].map((turn) => turn.replace('ee', 'ed')))
      game.play(turn);
    checkResult(await engine.search(game, { nodes: 2000 }), game);
  });

  test('does not block this thread', async () => {
    const search = engine.search(opening(), { timeMs: 400 });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    await search;
    clearInterval(timer);
    assert.ok(ticks > 10);
  });

  test('reports during the search', async () => {
    const infos = [];
    await engine.search(opening(), { timeMs: 300, onInfo: (info) => infos.push(info) });
    assert.ok(infos.length > 1);
    assert.ok(infos[0].timeMs < infos.at(-1).timeMs);
  });

  test('searches the game as it was at the time of the call', async () => {
    const game = opening();
    const search = engine.search(game, { nodes: 1000 });
    game.play('Ee2n');
    game.free();
    checkResult(await search);
  });

  test('an abort resolves at once with the best move so far, and the next search works', async () => {
    const stop = new AbortController();
    let last;
    const search = engine.search(opening(), {
      timeMs: 60_000,
      signal: stop.signal,
      onInfo(info) {
        last = info;
        if (info.depth === 3) stop.abort();
      },
    });
    const result = await search;
    assert.equal(result.best, last.lines[0].moves[0]);
    assert.equal(result.nodes, last.nodes);
    assert.equal(result.stopped, true);
    checkResult(result);
    checkResult((await timed(engine.search(opening(), { nodes: 500 }))).value);
  });

  test('an abort before the first report gives a legal turn', async () => {
    const stop = new AbortController();
    const search = engine.search(opening(), { timeMs: 60_000, signal: stop.signal });
    stop.abort('no reason');
    const { value, ms } = await timed(search);
    checkResult(value);
    assert.equal(value.stopped, true);
    assert.ok(ms < 500);
    const { value: early } = await timed(engine.search(opening(), { timeMs: 60_000, signal: AbortSignal.abort() }));
    checkResult(early);
    assert.equal(early.stopped, true);
  });

  test('an abort after the end changes nothing', async () => {
    const stop = new AbortController();
    const result = await engine.search(opening(), { nodes: 500, signal: stop.signal });
    stop.abort();
    assert.equal(result.stopped, false);
    checkResult(await engine.search(opening(), { nodes: 500 }));
  });

  test('`lines` and a signal without other limits analyze endlessly', async () => {
    const stop = new AbortController();
    const search = engine.search(opening(), { lines: 3, signal: stop.signal });
    const first = await Promise.race([search.then(() => 'ended'), sleep(1500).then(() => 'going on')]);
    assert.equal(first, 'going on');
    stop.abort();
    const result = await search;
    assert.equal(result.lines.length, 3);
    checkResult(result);
  });

  test('`infinite` analyzes endlessly, and reports the time actually spent', async () => {
    const stop = new AbortController();
    let last;
    const onInfo = (info) => {
      last = info;
    };
    const search = engine.search(opening(), { infinite: true, signal: stop.signal, onInfo });
    const begin = performance.now();
    const first = await Promise.race([search.then(() => 'ended'), sleep(1500).then(() => 'going on')]);
    assert.equal(first, 'going on');
    stop.abort();
    const result = await search;
    const spent = performance.now() - begin;
    assert.equal(result.stopped, true);
    assert.ok(result.timeMs >= last.timeMs && result.timeMs <= spent + 1);
    assert.ok(result.timeMs > spent - 500, `${result.timeMs} of ${spent}`);
    checkResult(result);
  });

  test('searches only the given turns, and refuses illegal ones', async () => {
    const { best } = await engine.search(opening(), { nodes: 2000, searchTurns: ['Da2n', 'Dh2n'] });
    assert.ok(['Da2n', 'Dh2n'].includes(best));
    await assert.rejects(
      engine.search(opening(), { nodes: 2000, searchTurns: ['Da2n', 'Mb2n'] }),
      (error) => error instanceof RuleError && error.index === 1 && error.code === 'wrong-piece',
    );
  });

  test('`lines` alone searches at level 5', async () => {
    const result = await engine.search(opening(), { lines: 2 });
    assert.equal(result.stopped, false);
    assert.equal(result.lines.length, 2);
  });

  test('a newer search of the same engine supersedes the older', async () => {
    const older = engine.search(opening(), { timeMs: 60_000 });
    await sleep(100);
    const between = engine.search(opening(), { timeMs: 60_000 });
    const newer = engine.search(opening(), { nodes: 1000 });
    const [first, second, third] = await Promise.all([older, between, newer]);
    assert.deepEqual([first.stopped, second.stopped, third.stopped], [true, true, false]);
    for (const result of [first, second, third]) checkResult(result);
  });

  test('searches of different engines queue in order', async () => {
    const others = await Promise.all([Engine.start(), Engine.start()]);
    const order = [];
    const ask = (client, name, limits = { timeMs: 150 }) =>
      client.search(opening(), limits).then((result) => {
        order.push(name);
        return result;
      });
    const results = await Promise.all([ask(engine, 'a'), ask(others[0], 'b'), ask(others[1], 'c')]);
    assert.deepEqual(order, ['a', 'b', 'c']);
    assert.deepEqual(
      results.map(({ stopped }) => stopped),
      [false, false, false],
    );

    // A search that supersedes a queued one takes its place; an abort of the running one leaves
    // the others queued.
    order.length = 0;
    const stop = new AbortController();
    const running = ask(engine, 'running', { timeMs: 60_000, signal: stop.signal });
    const early = ask(others[0], 'early', { timeMs: 60_000 });
    const waiting = ask(others[1], 'waiting', { nodes: 300 });
    const late = ask(others[0], 'late', { nodes: 300 });
    await sleep(50);
    stop.abort();
    await Promise.all([running, early, waiting, late]);
    assert.deepEqual(order, ['early', 'running', 'late', 'waiting']);
    for (const other of others) other.dispose();
  });

  test('endless analysis lets other searches run', async () => {
    const other = await Engine.start();
    const stop = new AbortController();
    const depths = [];
    const endless = engine.search(opening(), {
      lines: 1,
      signal: stop.signal,
      onInfo: ({ depth }) => depths.push(depth),
    });
    await sleep(100);
    const { value, ms } = await timed(other.search(opening(), { nodes: 1000 }));
    checkResult(value);
    assert.ok(ms < 5000);
    await sleep(200);
    stop.abort();
    checkResult(await endless);
    assert.deepEqual(
      depths,
      [...new Set(depths)].sort((a, b) => a - b),
    );
    other.dispose();
  });

  test('a trap in the wasm rejects the search that runs, and no other', async () => {
    const start = () => Engine.start({ workerUrl: TRAPPING_WORKER });
    const [one, two] = [await start(), await start()];
    const trapped = one.search(opening(), TRAP);
    const waiting = two.search(opening(), { nodes: 1000 });
    await assert.rejects(trapped, (error) => error instanceof KeddahError && error.code === 'engine-crashed');
    checkResult(await waiting);
    checkResult(await one.search(opening(), { nodes: 1000 }));
    await assert.rejects(one.search(opening(), TRAP), { code: 'engine-crashed' });
    await assert.rejects(one.search(opening(), TRAP), { code: 'engine-crashed' });
    checkResult(await one.search(opening(), { nodes: 1000 }));
    for (const engine of [one, two]) engine.dispose();
  });

  test('an error of onInfo rejects the search', async () => {
    const error = new Error('mine');
    const search = engine.search(opening(), {
      timeMs: 60_000,
      onInfo: () => {
        throw error;
      },
    });
    await assert.rejects(search, (thrown) => thrown === error);
    checkResult(await engine.search(opening(), { nodes: 500 }));
  });

  test('rejects finished games, wrong types and numbers out of range', async () => {
    await assert.rejects(
      engine.search(ArimaaGame.parse(OVER), { nodes: 10 }),
      (error) => error instanceof RuleError && error.code === 'game-over',
    );
    await assert.rejects(engine.search(ArimaaGame.parse(OVER), { signal: AbortSignal.abort() }), { code: 'game-over' });
    const resigned = opening();
    resigned.resign();
    await assert.rejects(engine.search(resigned, { nodes: 10 }), { code: 'game-over' });
    for (const game of [undefined, null, {}, OPENING]) await assert.rejects(engine.search(game), TypeError);
    for (const [limits, Kind] of WRONG_LIMITS) await assert.rejects(engine.search(opening(), limits), Kind);
    const freed = opening();
    freed.free();
    await assert.rejects(engine.search(freed), { code: 'freed' });
  });

  test('dispose resolves the running search and rejects later ones', async () => {
    const other = await Engine.start();
    const search = other.search(opening(), { timeMs: 60_000 });
    const untouched = engine.search(opening(), { nodes: 1000 });
    other.dispose();
    other.dispose();
    const result = await search;
    assert.equal(result.stopped, true);
    checkResult(result);
    await assert.rejects(
      other.search(opening()),
      (error) => error instanceof KeddahError && error.code === 'engine-disposed',
    );
    assert.equal((await untouched).stopped, false);
  });

  test('start rejects if the worker cannot be loaded', async () => {
    await assert.rejects(Engine.start({ workerUrl: new URL('./nowhere.mjs', import.meta.url) }), {
      code: 'engine-failed',
    });
    await assert.rejects(Engine.start({ workerUrl: new URL('./nowhere.mjs', import.meta.url) }), {
      code: 'engine-failed',
    });
    for (const options of [null, 7, { workerUrl: 7 }, { wasmUrl: 7 }])
      await assert.rejects(Engine.start(options), TypeError);
  });

  test('the page can choose the script of the worker', async () => {
    const workerUrl = new URL(import.meta.resolve('keddah/engine/worker-arimaa.js'));
    for (const url of [workerUrl, workerUrl.href]) {
      const other = await Engine.start({ workerUrl: url });
      checkResult(await other.search(opening(), { nodes: 500 }));
      other.dispose();
    }
  });
});

test('the engine of the entry point `keddah` searches Arimaa, too', async () => {
  const both = await import('keddah');
  const engine = await both.Engine.start();
  checkResult(await engine.search(opening(), { nodes: 500 }));
  await assert.rejects(both.Engine.start({ workerUrl: 'x' }), TypeError);
  engine.dispose();
});
