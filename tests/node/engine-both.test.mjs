// Tests engines of both games, which share one worker and its queue.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ArimaaGame, Engine, init, QuoridorGame } from 'keddah';
import * as arimaaOnly from 'keddah/arimaa';
import * as quoridorOnly from 'keddah/quoridor';

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
const TRAPPING_WORKER = new URL('./fixtures/trapping-worker.mjs', import.meta.url);
const script = (name) => new URL(import.meta.resolve(`keddah/engine/worker-${name}.js`));

await init();
const arimaa = ArimaaGame.parse(OPENING);
const quoridor = new QuoridorGame();

/** The started workers: script, games whose wasm they received, and games that they searched. */
const started = [];
const threads = process.getBuiltinModule('node:worker_threads');
threads.Worker = class extends threads.Worker {
  constructor(url, options) {
    super(url, options);
    this.log = { name: String(url).replace(/.*\//, ''), loads: [], searched: [] };
    started.push(this.log);
  }
  postMessage(message) {
    if (message.wasm) this.log.loads.push(message.game);
    if (message.type === 'search') this.log.searched.push(message.game);
    super.postMessage(message);
  }
};
beforeEach(() => started.splice(0));
const names = () => started.map(({ name }) => name);

function checkResult(game, { best, stopped }, early = false) {
  assert.ok(game.check(best).ok, best);
  assert.equal(stopped, early);
}

describe('both games', () => {
  test('ten engines of both games share one worker, which loads each game once', async () => {
    const kinds = [Engine, arimaaOnly.Engine, quoridorOnly.Engine];
    const engines = await Promise.all(Array.from({ length: 10 }, (_, n) => kinds[n % 3].start()));
    const games = engines.map((_, n) => (n % 3 === 1 ? arimaa : quoridor));
    const results = await Promise.all(engines.map((engine, n) => engine.search(games[n], { nodes: 300 })));
    for (const [n, result] of results.entries()) checkResult(games[n], result);
    assert.deepEqual(names(), ['worker-both.js']);
    assert.deepEqual(started[0].loads, ['quoridor', 'arimaa']);
    for (const engine of engines) engine.dispose();
  });

  test('the worker loads nothing of a game that is not searched', async () => {
    const engine = await arimaaOnly.Engine.start();
    checkResult(arimaa, await engine.search(arimaa, { nodes: 300 }));
    assert.deepEqual(started, [{ name: 'worker-both.js', loads: ['arimaa'], searched: ['arimaa'] }]);
    engine.dispose();
  });

  test('searches queue in order', async () => {
    const engines = await Promise.all(Array.from({ length: 4 }, () => Engine.start()));
    const order = [];
    const ask = (n, game) =>
      engines[n].search(game, { timeMs: 100 }).then((result) => {
        checkResult(game, result);
        order.push(n);
      });
    await Promise.all([ask(0, arimaa), ask(1, quoridor), ask(2, arimaa), ask(3, quoridor)]);
    assert.deepEqual(order, [0, 1, 2, 3]);
    assert.deepEqual(names(), ['worker-both.js']);
    for (const engine of engines) engine.dispose();
  });

  for (const [name, endless, other] of [
    ['Arimaa', arimaa, quoridor],
    ['Quoridor', quoridor, arimaa],
  ]) {
    test(`endless analysis of ${name} lets the other game's search run, and then continues`, async () => {
      const [one, two] = await Promise.all([Engine.start(), Engine.start()]);
      const stop = new AbortController();
      const search = one.search(endless, { lines: 1, signal: stop.signal });
      await sleep(100);
      checkResult(other, await two.search(other, { nodes: 300 }));
      const [first, second] = name === 'Arimaa' ? ['arimaa', 'quoridor'] : ['quoridor', 'arimaa'];
      assert.deepEqual(
        started.flatMap(({ searched }) => searched),
        [first, second, first],
      );
      stop.abort();
      checkResult(endless, await search, true);
      for (const engine of [one, two]) engine.dispose();
    });

    test(`an abort and a trap of a search of ${name} leave the other game's searches alone`, async () => {
      const workerUrl = { arimaa: TRAPPING_WORKER, quoridor: TRAPPING_WORKER };
      const [one, two] = await Promise.all([Engine.start({ workerUrl }), Engine.start({ workerUrl })]);
      checkResult(other, await two.search(other, { nodes: 300 }));
      const stop = new AbortController();
      const search = one.search(endless, { timeMs: 60_000, signal: stop.signal });
      const waiting = two.search(other, { nodes: 300 });
      await sleep(50);
      stop.abort();
      checkResult(endless, await search, true);
      checkResult(other, await waiting);

      const trapped = one.search(endless, { nodes: 300, seed: 13 });
      const after = two.search(other, { nodes: 300 });
      await assert.rejects(trapped, { code: 'engine-crashed' });
      checkResult(other, await after);
      checkResult(endless, await one.search(endless, { nodes: 300 }));
      for (const engine of [one, two]) engine.dispose();
    });
  }

  test('a search that supersedes one of the other game keeps its place in the queue', async () => {
    const [one, two, three] = await Promise.all(Array.from({ length: 3 }, () => Engine.start()));
    const order = [];
    const ask = (engine, name, game, limits) => engine.search(game, limits).then(() => order.push(name));
    await Promise.all([
      ask(one, 'running', arimaa, { timeMs: 200 }),
      ask(two, 'early', arimaa, { timeMs: 60_000 }),
      ask(three, 'last', arimaa, { nodes: 300 }),
      ask(two, 'late', quoridor, { nodes: 300 }),
    ]);
    assert.deepEqual(order, ['early', 'running', 'late', 'last']);
    for (const engine of [one, two, three]) engine.dispose();
  });

  for (const [name, workerUrl, scripts] of [
    [
      'one worker address for both games starts one worker',
      { arimaa: script('both'), quoridor: script('both').href },
      ['both'],
    ],
    [
      'two worker addresses start two workers',
      { arimaa: script('arimaa'), quoridor: script('quoridor') },
      ['arimaa', 'quoridor'],
    ],
    [
      'with a worker address for one game, the other game has the shared worker',
      { quoridor: script('quoridor') },
      ['both', 'quoridor'],
    ],
  ]) {
    test(name, async () => {
      const engine = await Engine.start({ workerUrl });
      for (const game of [arimaa, quoridor]) checkResult(game, await engine.search(game, { nodes: 300 }));
      assert.deepEqual(
        names().sort(),
        scripts.map((one) => `worker-${one}.js`),
      );
      engine.dispose();
    });
  }

  test('the worker of the other game is rejected', async () => {
    for (const start of [
      () => quoridorOnly.Engine.start({ workerUrl: script('arimaa') }),
      () => Engine.start({ workerUrl: { arimaa: script('arimaa'), quoridor: script('arimaa') } }),
    ])
      await assert.rejects(start, { code: 'engine-failed', message: /serves arimaa, not quoridor/ });
  });
});

/**
 * Runs a process that searches both games and then exits by itself. Returns the number of workers
 * that it started.
 */
function workersOf(entries, { idle = false } = {}) {
  const script = `
    const threads = process.getBuiltinModule('node:worker_threads')
    let workers = 0
    threads.Worker = class extends threads.Worker {
      constructor(...given) { super(...given); workers++ }
    }
    for (const entry of ${JSON.stringify(entries)}) await import(entry)
    const [arimaa, quoridor] = [await import('keddah/arimaa'), await import('keddah/quoridor')]
    const engines = [await arimaa.Engine.start(), await quoridor.Engine.start()]
    const games = [new arimaa.ArimaaGame(), new quoridor.QuoridorGame()]
    await Promise.all(engines.map((engine, n) => engine.search(games[n], { nodes: 10 })))
    if (!${idle}) for (const engine of engines) engine.dispose()
    console.log(workers)`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.equal(status, 0, stderr);
  return Number(stdout);
}

for (const [entries, workers] of [
  [['keddah/arimaa', 'keddah/quoridor'], 2],
  [['keddah/arimaa/inline', 'keddah/quoridor/inline'], 2],
  [['keddah'], 1],
  [['keddah/arimaa', 'keddah/boards', 'keddah/quoridor'], 1],
  [['keddah/inline'], 1],
  [['keddah/arimaa/inline', 'keddah/boards/inline', 'keddah/quoridor/inline'], 1],
]) {
  test(`${entries.join(' and ')} together start ${workers === 1 ? 'one worker' : 'a worker for each game'}`, () => {
    assert.equal(workersOf(entries), workers);
  });
}

test('a process with idle engines of both games exits by itself', () => {
  assert.equal(workersOf(['keddah'], { idle: true }), 1);
});
