// Tests analysis, threats, reviews and engines with several workers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ArimaaGame, Engine, init, QuoridorGame } from 'keddah';
import { Engine as ArimaaEngine } from 'keddah/arimaa';

await init();

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
/** The first player is one step from its goal. */
const WON = '//e8a5/10 10/1';
const Games = { arimaa: ArimaaGame, quoridor: QuoridorGame };

/** The recorded reviews of a game: the network, the nodes, the record and the reviewed turns. */
const recorded = (name) =>
  readFileSync(new URL(`../data/${name}/reviews.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Runs work with an engine that is disposed of afterwards. */
async function withEngine(options, work) {
  const engine = await Engine.start(options);
  try {
    return await work(engine);
  } finally {
    engine.dispose();
  }
}

/** Returns a signal that aborts after `ms`, and its controller. */
function abortAfter(ms) {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  return stop.signal;
}

describe('analyse', () => {
  const game = new QuoridorGame();

  test('yields reports until its limit and returns the result', async () => {
    await withEngine({}, async (engine) => {
      const reports = engine.analyse(game, { depth: 4, lines: 2 });
      const depths = [];
      let next = await reports.next();
      for (; !next.done; next = await reports.next()) depths.push(next.value.depth);
      assert.equal(depths.at(-1), 4);
      assert.ok(depths.every((depth, index) => index === 0 || depth > depths[index - 1]));
      assert.equal(next.value.lines.length, 2);
      assert.equal(next.value.stopped, false);
    });
  });

  test('continues without limits, and ends with the loop', async () => {
    await withEngine({}, async (engine) => {
      let count = 0;
      for await (const { lines } of engine.analyse(game, { lines: 3 })) {
        assert.ok(lines.every(({ moves }) => game.check(moves[0]).ok));
        if (++count === 3) break;
      }
      // The search has ended: the next one does not wait for it.
      const { stopped } = await engine.search(game, { nodes: 300 });
      assert.deepEqual([count, stopped], [3, false]);
    });
  });

  test('ends with its signal', async () => {
    await withEngine({}, async (engine) => {
      const reports = engine.analyse(game, { signal: abortAfter(100) });
      let next = await reports.next();
      while (!next.done) next = await reports.next();
      assert.ok(next.value.stopped && game.check(next.value.best).ok);
      const aborted = engine.analyse(game, { signal: AbortSignal.abort() });
      assert.equal((await aborted.next()).done, true);
    });
  });

  test('a slow loop gets the latest report', async () => {
    await withEngine({}, async (engine) => {
      const all = [];
      const seen = [];
      for await (const { depth } of engine.analyse(game, { timeMs: 600, onInfo: (info) => all.push(info.depth) })) {
        seen.push(depth);
        if (seen.length === 1) await new Promise((resolve) => setTimeout(resolve, 400));
      }
      assert.ok(seen.length < all.length, `${seen} of ${all}`);
      assert.equal(seen.at(-1), all.at(-1));
    });
  });

  test('the position is that of the first next()', async () => {
    await withEngine({}, async (engine) => {
      const played = new QuoridorGame();
      const first = engine.analyse(played, { nodes: 2000 }).next();
      played.play('e2');
      played.play('e8');
      const { lines } = (await first).value;
      assert.ok(game.check(lines[0].moves[0]).ok);
    });
  });

  test('a finished game, unknown limits and errors of the loop reject', async () => {
    await withEngine({}, async (engine) => {
      const over = QuoridorGame.parse(WON);
      over.play('e9');
      await assert.rejects(engine.analyse(over).next(), { code: 'game-over' });
      await assert.rejects(engine.analyse(game, { speed: 3 }).next(), /no option speed/);
      await assert.rejects(engine.analyse({}).next(), TypeError);
      const wrong = new Error('mine');
      const onInfo = () => {
        throw wrong;
      };
      await assert.rejects(async () => {
        for await (const _ of engine.analyse(game, { nodes: 5000, onInfo }));
      }, wrong);
    });
  });
});

test('using disposes of an engine', async () => {
  const engine = await Engine.start();
  assert.equal(engine[Symbol.dispose], engine.dispose);
  engine[Symbol.dispose]();
  await assert.rejects(engine.search(new QuoridorGame()), { code: 'engine-disposed' });
});

describe('threat', () => {
  test('returns the best turn of the next player', async () => {
    await withEngine({}, async (engine) => {
      const goal = await engine.threat(QuoridorGame.parse('//d3e2/10 10/1'));
      assert.deepEqual(goal, {
        turn: 'e1',
        threats: [{ kind: 'goal', square: 'e1' }],
        line: ['e1'],
        win: 1,
        stopped: false,
      });
      // Silver can push the cat onto the trap c3.
      const board = [' '.repeat(24), '  e     ', '  C     ', ' '.repeat(16), 'R      r'].join('');
      const cat = ArimaaGame.parse(`g [${board}]`.replace('R      r', 'R       ').replace('g [ ', 'g [r'));
      const { turn, threats, win } = await engine.threat(cat);
      assert.deepEqual(threats, [{ kind: 'capture', piece: 'C', square: 'c3' }]);
      assert.ok(turn.includes('Cc3x') && win > 0.5);
    });
  });

  test('has no turn in the setup, nor after an abort', async () => {
    await withEngine({}, async (engine) => {
      const none = { turn: null, threats: [], line: [], win: null };
      assert.deepEqual(await engine.threat(new ArimaaGame()), { ...none, stopped: false });
      const signal = AbortSignal.abort();
      assert.deepEqual(await engine.threat(new QuoridorGame(), { signal }), { ...none, stopped: true });
    });
  });

  test('is refused after the end and with unknown options', async () => {
    await withEngine({}, async (engine) => {
      const over = QuoridorGame.parse(WON);
      over.play('e9');
      await assert.rejects(engine.threat(over), { code: 'game-over' });
      await assert.rejects(engine.threat(new QuoridorGame(), { lines: 2 }), /no option lines/);
      await assert.rejects(engine.threat(3), TypeError);
    });
  });
});

describe('review', () => {
  for (const name of ['arimaa', 'quoridor'])
    for (const workers of [1, 2])
      test(`gives the verdicts of the native program: ${name}, workers: ${workers}`, async () => {
        await withEngine({ workers }, async (engine) => {
          for (const { net, nodes, record, turns } of recorded(name)) {
            assert.ok(turns.length > 5);
            const review = await engine.review(Games[name].parse(record), { nodes, net: net !== null });
            assert.deepEqual(review, { net, turns, stopped: false });
          }
        });
      });

  const game = QuoridorGame.parse('1. e2 e8 2. e3 e7 3. e4 (3. d3) e6');

  test('reports its progress', async () => {
    await withEngine({}, async (engine) => {
      const progress = [];
      const { turns } = await engine.review(game, { nodes: 200, onProgress: (info) => progress.push(info) });
      assert.deepEqual(
        progress.map(({ done, total }) => [done, total]),
        turns.map((_, index) => [index + 1, 6]),
      );
      assert.deepEqual(
        progress.map(({ turn }) => turn),
        turns,
      );
    });
  });

  test('uses the network unless it does not fit, or the options or the engine say otherwise', async () => {
    const uses = (engine, game, options) => engine.review(game, { nodes: 50, ...options }).then(({ net }) => net);
    const four = QuoridorGame.parse('[Players "4"]\n\n1. e2 b5');
    await withEngine({}, async (engine) => {
      assert.equal(await uses(engine, game), recorded('quoridor').at(-1).net);
      assert.equal(await uses(engine, game, { net: false }), null);
      assert.equal(await uses(engine, four), null);
      assert.equal(await uses(engine, ArimaaGame.parse(recorded('arimaa')[0].record)), null);
    });
    await withEngine({ net: false }, async (engine) => assert.equal(await uses(engine, game), null));
  });

  test('uses the game as it is at the call', async () => {
    await withEngine({}, async (engine) => {
      const changed = game.clone();
      const review = engine.review(changed, { nodes: 200 });
      changed.goTo(0);
      changed.play('f1');
      changed.free();
      assert.equal((await review).turns.length, 6);
    });
  });

  test('ends with its signal, with the turns so far', async () => {
    await withEngine({}, async (engine) => {
      const stop = new AbortController();
      const options = { nodes: 500, signal: stop.signal, onProgress: ({ done }) => done === 2 && stop.abort() };
      const { turns, stopped } = await engine.review(game, options);
      assert.deepEqual([turns.map(({ ply }) => ply), stopped], [[1, 2], true]);
      const none = await engine.review(game, { signal: AbortSignal.abort() });
      assert.deepEqual(none, { net: null, turns: [], stopped: true });
    });
  });

  test('a newer search ends it, unless the engine has a queue', async () => {
    const search = async (engine) => {
      const review = engine.review(game, { nodes: 20_000 });
      await new Promise((resolve) => setTimeout(resolve, 20));
      const found = await engine.search(game, { nodes: 200 });
      return [found.stopped, (await review).stopped];
    };
    assert.deepEqual(await withEngine({}, search), [false, true]);
    assert.deepEqual(await withEngine({ queue: true }, search), [false, false]);
  });

  test('an empty game has no reviewed turns, and a finished game has all', async () => {
    await withEngine({}, async (engine) => {
      assert.deepEqual((await engine.review(new QuoridorGame())).turns, []);
      const over = QuoridorGame.parse(WON);
      over.play('e9');
      const { turns } = await engine.review(over, { nodes: 100 });
      assert.deepEqual([turns.length, turns[0].mark, turns[0].winAfter], [1, 'best', 1]);
    });
  });

  test('bad options and errors of onProgress reject', async () => {
    await withEngine({}, async (engine) => {
      await assert.rejects(engine.review(game, { depth: 3 }), /no option depth/);
      await assert.rejects(engine.review(game, { nodes: 0 }), RangeError);
      await assert.rejects(engine.review(game, { onProgress: 3 }), TypeError);
      const wrong = new Error('mine');
      const onProgress = () => {
        throw wrong;
      };
      await assert.rejects(engine.review(game, { nodes: 100, onProgress }), wrong);
    });
    const arimaa = await ArimaaEngine.start();
    await assert.rejects(arimaa.review(game, { nodes: 100 }), TypeError);
    arimaa.dispose();
  });
});

describe('several workers', () => {
  const arimaa = ArimaaGame.parse(OPENING);
  const quoridor = new QuoridorGame();

  test('searches complete side by side', async () => {
    await withEngine({ workers: 2 }, async (engine) => {
      const running = { now: 0, most: 0 };
      const search = async (game, nodes) => {
        let started = false;
        const onInfo = () => {
          if (!started) running.most = Math.max(running.most, ++running.now);
          started = true;
        };
        const result = await engine.search(game, { nodes, onInfo });
        running.now--;
        return result;
      };
      const games = [arimaa, quoridor, quoridor, arimaa];
      const results = await Promise.all(games.map((game) => search(game, 40_000)));
      for (const [index, { best, stopped }] of results.entries()) {
        assert.ok(games[index].check(best).ok && !stopped);
      }
      assert.equal(running.most, 2);
      assert.equal(results[0].best, results[3].best);
    });
  });

  test('a queue answers every search, in order', async () => {
    await withEngine({ queue: true }, async (engine) => {
      const order = [];
      const search = (name, limits) =>
        engine.search(quoridor, limits).then(({ stopped, nodes }) => order.push([name, stopped, nodes > 200]));
      await Promise.all([search('a', { nodes: 3000 }), search('b', { nodes: 300 }), search('c', { nodes: 300 })]);
      assert.deepEqual(order, [
        ['a', false, true],
        ['b', false, true],
        ['c', false, true],
      ]);
    });
  });

  test('a timed search spreads over the workers', async () => {
    await withEngine({ workers: 2 }, async (engine) => {
      for (const game of [arimaa, quoridor, new QuoridorGame({ players: 4 })]) {
        const reports = [];
        const { best, lines, nodes, score, stopped } = await engine.search(game, {
          timeMs: 400,
          lines: 4,
          onInfo: (info) => reports.push(info),
        });
        assert.equal(best, lines[0].moves[0]);
        assert.deepEqual(score, lines[0].score);
        assert.equal(stopped, false);
        const turns = lines.map(({ moves }) => game.check(moves[0]).ok && moves[0]);
        assert.equal(new Set(turns).size, 4, String(turns));
        assert.ok(lines.every((line, index) => index === 0 || line.score.win <= lines[index - 1].score.win));
        assert.ok(nodes >= reports.at(-1).nodes && reports.at(-1).lines.length === 4);
      }
    });
  });

  test('an endless search spreads over the workers, and a proven win ends it', async () => {
    await withEngine({ workers: 3 }, async (engine) => {
      const { best, stopped } = await engine.search(quoridor, { infinite: true, signal: abortAfter(150) });
      assert.ok(quoridor.check(best).ok && stopped);
      const won = await engine.search(QuoridorGame.parse(WON), { infinite: true });
      assert.deepEqual([won.best, won.score.win, won.stopped], ['e9', 1, false]);
      const over = QuoridorGame.parse(WON);
      over.play('e9');
      await assert.rejects(engine.search(over, { timeMs: 100 }), { code: 'game-over' });
      assert.ok((await engine.search(quoridor, { nodes: 300 })).nodes >= 300);
    });
  });

  test('dispose ends all searches with legal moves', async () => {
    const engine = await Engine.start({ workers: 2 });
    const searches = [arimaa, quoridor, arimaa].map((game) => engine.search(game, { nodes: 50_000_000 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    engine.dispose();
    for (const { best, stopped } of await Promise.all(searches)) assert.ok(best && stopped);
    await assert.rejects(engine.search(arimaa), { code: 'engine-disposed' });
  });

  test('bad options are refused', async () => {
    await assert.rejects(Engine.start({ workers: 0 }), RangeError);
    await assert.rejects(Engine.start({ workers: 1.5 }), RangeError);
    await assert.rejects(Engine.start({ queue: 1 }), TypeError);
    await assert.rejects(Engine.start({ threads: 2 }), /no option threads/);
  });
});
