// Tests loading the wasm: all kinds of sources, failures, and calls before it. Each test runs in a
// separate process.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script in a process and parses its output as JSON. */
function run(body, { type = 'module', timeout = 20_000 } = {}) {
  const script = type === 'module' ? `import * as keddah from 'keddah/arimaa'\n${body}` : body;
  const done = spawnSync(process.execPath, [`--input-type=${type}`, '-e', script], {
    cwd: root,
    encoding: 'utf8',
    timeout,
  });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout);
}

test('a constructor throws before init', () => {
  const codes = run(`
    const codes = []
    for (const make of [() => new keddah.ArimaaGame(), () => keddah.ArimaaGame.parse('g []')]) {
      try { make() } catch (error) { codes.push([error instanceof keddah.KeddahError, error.code]) }
    }
    console.log(JSON.stringify(codes))`);
  assert.deepEqual(codes, [
    [true, 'not-initialised'],
    [true, 'not-initialised'],
  ]);
});

test('init needs no argument, is idempotent, and concurrent calls share one load', () => {
  const answer = run(`
    let reads = 0
    const { readFile } = process.getBuiltinModule('node:fs').promises
    process.getBuiltinModule('node:fs').promises.readFile = (...args) => (reads++, readFile(...args))
    await Promise.all([keddah.init(), keddah.init(), keddah.init()])
    await keddah.init()
    console.log(JSON.stringify([reads, new keddah.ArimaaGame().status]))`);
  assert.deepEqual(answer, [1, { kind: 'playing', toMove: 'gold' }]);
});

const wasm = `new URL(import.meta.resolve('keddah/wasm/arimaa_bg.wasm'))`;
const bytes = `process.getBuiltinModule('node:fs').readFileSync(${wasm})`;
for (const [name, source] of Object.entries({
  'a URL': wasm,
  'a string': `${wasm}.href`,
  'a path': `process.getBuiltinModule('node:url').fileURLToPath(${wasm})`,
  bytes,
  'an ArrayBuffer': `Uint8Array.from(${bytes}).buffer`,
  'a Response': `new Response(${bytes}, { headers: { 'content-type': 'application/wasm' } })`,
  'a Response of another type': `new Response(${bytes})`,
  'a data: URL in a Request': `new Request('data:application/wasm;base64,' + ${bytes}.toString('base64'))`,
  'a compiled module': `new WebAssembly.Module(${bytes})`,
})) {
  test(`init accepts ${name}`, () => {
    const status = run(`await keddah.init(${source}); console.log(JSON.stringify(new keddah.ArimaaGame().status))`);
    assert.equal(status.toMove, 'gold');
  });
}

test('a failed init can be tried again; anything but a source is a TypeError', () => {
  const answer = run(`
    const answer = []
    for (const source of [
      'nowhere/at/all.wasm', new URL('file:///nowhere.wasm'), new Uint8Array([1, 2, 3]), new Response('gone', { status: 404 }),
      new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), null, 7, {}, [],
    ]) {
      await keddah.init(source).catch((error) => answer.push(error.code ?? error.name))
    }
    await keddah.init()
    answer.push(new keddah.ArimaaGame().history.length)
    console.log(JSON.stringify(answer))`);
  assert.deepEqual(answer, [...Array(5).fill('init-failed'), ...Array(4).fill('TypeError'), 0]);
});

test('the entry point `keddah` loads both games', () => {
  const answer = run(`
    const both = await import('keddah')
    await both.init({ arimaa: ${wasm} })
    await both.init()
    const wrong = await both.init('x').catch((error) => error.name)
    console.log(JSON.stringify([both.ArimaaGame === keddah.ArimaaGame, wrong]))`);
  assert.deepEqual(answer, [true, 'TypeError']);
});

test('the inline entry points load no file, whatever else is imported', () => {
  const answer = run(`
    await import('keddah/arimaa/inline')
    const all = await import('keddah/inline')
    await import('keddah/boards/inline')
    const { promises } = process.getBuiltinModule('node:fs')
    const { readFile } = promises
    promises.readFile = async (file, ...more) => {
      // Node reads the modules that are imported on use.
      if (String(file).endsWith('.js')) return readFile(file, ...more)
      throw new Error('a file was read: ' + file)
    }
    await all.init()
    const game = new keddah.ArimaaGame()
    const engine = await all.Engine.start()
    const { best } = await engine.search(game, { nodes: 10 })
    engine.dispose()
    console.log(JSON.stringify([all.ArimaaGame === keddah.ArimaaGame, game.play(best) === best]))`);
  assert.deepEqual(answer, [true, true]);
});

test('locate sets the files that later calls load', () => {
  const answer = run(`
    const answer = []
    for (const wrong of [null, 7, { wasm: 7 }, { worker: 7 }]) {
      try { keddah.locate(wrong) } catch (error) { answer.push(error.name) }
    }
    keddah.locate({ wasm: 'nowhere.wasm' })
    await keddah.init().catch((error) => answer.push(error.code))
    keddah.locate({ wasm: ${wasm} })
    await keddah.init()
    keddah.locate({ worker: new URL('file:///nowhere.js') })
    await keddah.Engine.start().catch((error) => answer.push(error.code))
    keddah.locate({ worker: import.meta.resolve('keddah/engine/worker-arimaa.js') })
    const engine = await keddah.Engine.start()
    answer.push((await engine.search(new keddah.ArimaaGame(), { nodes: 10 })).stopped)
    console.log(JSON.stringify(answer))`);
  assert.deepEqual(answer, [...Array(4).fill('TypeError'), 'init-failed', 'engine-failed', false]);
});

test('require works where Node can require ES modules', () => {
  const answer = run(
    `const { ArimaaGame, init } = require('keddah/arimaa')
    init().then(() => console.log(JSON.stringify(new ArimaaGame().status.kind)))`,
    { type: 'commonjs' },
  );
  assert.equal(answer, 'playing');
});

test('a process with an idle engine exits by itself', () => {
  const answer = run(`
    const engine = await keddah.Engine.start()
    const game = new keddah.ArimaaGame()
    const { best } = await engine.search(game, { nodes: 10 })
    console.log(JSON.stringify(best.split(' ').length))`);
  assert.equal(answer, 16);
});

test('a process waits for a running search', () => {
  const answer = run(`
    const engine = await keddah.Engine.start()
    engine.search(new keddah.ArimaaGame(), { timeMs: 300 }).then(({ best }) => console.log(JSON.stringify(best.length > 0)))`);
  assert.equal(answer, true);
});
