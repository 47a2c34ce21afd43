// Tests searches of Quoridor with its network in an engine. tests/browser/engine.spec.ts compares
// the same answers in browsers, qtp.test.mjs tests the program.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { bestMove, Engine, QuoridorGame } from 'keddah/quoridor';

const address = new URL(import.meta.resolve('keddah/quoridor/net'));
const weights = readFileSync(address);
const checksum = weights.readUInt32LE(8);
const NO_LIMITS = {};

for (const entry of ['keddah/quoridor/inline', 'keddah/inline']) {
  test(`${entry} contains the network, and answers as with the file`, () => {
    const code = `
      import { Engine, QuoridorGame } from '${entry}';
      const engine = await Engine.start();
      const other = await Engine.start();
      const limits = { nodes: 300, seed: 2, net: true };
      const found = [];
      for (const one of [engine, engine, other]) found.push(await one.search(new QuoridorGame(), limits));
      console.log(JSON.stringify(found.map(({ best, score, nodes, net }) => ({ best, score, nodes, net }))));
      engine.dispose();
      other.dispose();
    `;
    const cwd = new URL('..', import.meta.url);
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd, encoding: 'utf8' });
    assert.equal(run.stderr, '');
    const [first, ...more] = JSON.parse(run.stdout);
    assert.equal(first.net, checksum);
    assert.deepEqual(more, [first, first]);
  });
}

describe('an engine', () => {
  let engine;
  before(async () => {
    engine = await Engine.start();
  });
  after(() => engine.dispose());

  test('answers as native code with the network', async () => {
    const file = readFileSync(new URL('../data/quoridor/bestmove-net.tsv', import.meta.url), 'utf8');
    for (const line of file.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
      const [nodes, seed, position, ...expected] = line.split('\t');
      const limits = { nodes: Number(nodes), seed: Number(seed), net: true };
      const found = await engine.search(QuoridorGame.parse(position), limits);
      assert.deepEqual([found.best, `${found.score.win}`, `${found.nodes}`], expected, line);
      assert.equal(found.net, checksum);
    }
  });

  test('uses the network for time, endless analysis and level 10, unless the limits say otherwise', async () => {
    const game = new QuoridorGame();
    const uses = async (limits) => (await engine.search(game, limits)).net;
    assert.equal(await uses({ timeMs: 30 }), checksum);
    assert.equal(await uses({ timeMs: 30, level: 10 }), checksum);
    assert.equal(await uses({ level: 1, net: true }), checksum);
    for (const limits of [NO_LIMITS, { level: 9, timeMs: 30 }, { nodes: 100 }, { depth: 2 }, { timeMs: 30, nodes: 99 }])
      assert.equal(await uses(limits), null, JSON.stringify(limits));
    for (const limits of [{ timeMs: 30 }, { level: 10, timeMs: 30 }])
      assert.equal(await uses({ ...limits, net: false }), null);
    for await (const { net } of engine.analyse(game)) {
      assert.equal(net, checksum);
      break;
    }
    const aborted = await engine.search(game, { timeMs: 1000, signal: AbortSignal.abort() });
    assert.deepEqual([aborted.net, aborted.stopped], [null, true]);
  });

  test('answers a search without the network alike before and after one with it', async () => {
    const ask = async () => {
      const { timeMs, ...found } = await engine.search(new QuoridorGame(), { nodes: 3000, seed: 4 });
      return found;
    };
    const before = await ask();
    await engine.search(new QuoridorGame(), { timeMs: 20 });
    assert.deepEqual(await ask(), before);
  });

  test('searches without it where the network knows nothing: four players and other boards', async () => {
    for (const options of [{ players: 4 }, { size: 5 }]) {
      const game = new QuoridorGame(options);
      const { net, best } = await engine.search(game, { timeMs: 30 });
      assert.equal(net, null);
      assert.ok(game.check(best).ok);
    }
  });

  test('lets a newer search supersede one that waits for the network', async () => {
    const other = await Engine.start({ net: weights.slice() });
    const older = other.search(new QuoridorGame(), { timeMs: 5000 });
    const newer = other.search(new QuoridorGame(), { nodes: 100 });
    assert.equal((await older).stopped, true);
    assert.deepEqual([(await newer).stopped, (await newer).net], [false, null]);
    other.dispose();
  });
});

test('several workers search with the network', async () => {
  const engine = await Engine.start({ workers: 2 });
  const { net, best } = await engine.search(new QuoridorGame(), { timeMs: 100 });
  assert.equal(net, checksum);
  assert.ok(new QuoridorGame().check(best).ok);
  engine.dispose();
});

test('an engine without a network never searches with one', async () => {
  const engine = await Engine.start({ net: false });
  const { net } = await engine.search(new QuoridorGame(), { timeMs: 30, net: true });
  assert.equal(net, null);
  engine.dispose();
});

test('a network that is missing, cut, damaged or of another version: a warning, and the search goes on', () => {
  const files = [
    ["'missing.net'", /missing\.net/],
    ['weights.subarray(0, 5000)', /checksum/],
    ['weights.map((byte, index) => index === 5000 ? byte ^ 1 : byte)', /checksum/],
    ["new TextEncoder().encode('keddahN9 of another version')", /of another version/],
    ['new Uint8Array()', /not a network/],
  ];
  for (const [source, warning] of files) {
    const script = `import { readFileSync } from 'node:fs'
      import { Engine, QuoridorGame } from 'keddah/quoridor'
      const weights = new Uint8Array(readFileSync(new URL(import.meta.resolve('keddah/quoridor/net'))))
      const engine = await Engine.start({ net: ${source} })
      const { net, nodes } = await engine.search(new QuoridorGame(), { timeMs: 30 })
      engine.dispose()
      console.log(net, nodes > 0)`;
    const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8', timeout: 60_000 };
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options);
    assert.equal(stdout, 'null true\n', stderr);
    assert.match(stderr, warning);
  }
});

test('wrong arguments', async () => {
  await assert.rejects(Engine.start({ net: true }), TypeError);
  await assert.rejects(Engine.start({ net: {} }), TypeError);
  const engine = await Engine.start();
  await assert.rejects(engine.search(new QuoridorGame(), { timeMs: 30, net: 1 }), TypeError);
  engine.dispose();
  assert.throws(() => bestMove(new QuoridorGame(), { nodes: 10, net: true }), /needs an Engine/);
  assert.equal(bestMove(new QuoridorGame(), { timeMs: 30 }).net, null);
});
