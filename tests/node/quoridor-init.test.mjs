// Tests loading Quoridor's wasm. Each test runs in a separate process, in which nothing is loaded.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script and parses the last line of its output as JSON. */
function alone(script) {
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout.trim().split('\n').at(-1));
}

test('a constructor throws before init', () => {
  const codes = alone(`
    import { QuoridorGame } from 'keddah/quoridor'
    const codes = []
    for (const make of [() => new QuoridorGame(), () => QuoridorGame.parse('//e1e9/10 10/1')])
      try { make() } catch (error) { codes.push(error.code) }
    console.log(JSON.stringify(codes))`);
  assert.deepEqual(codes, ['not-initialised', 'not-initialised']);
});

test('the wasm of the other game is rejected; the right one loads afterwards', () => {
  const answer = alone(`
    import { readFileSync } from 'node:fs'
    import { init, QuoridorGame } from 'keddah/quoridor'
    import { init as initBoth } from 'keddah'
    const wasm = (name) => readFileSync(new URL(import.meta.resolve('keddah/wasm/' + name + '_bg.wasm')))
    const codes = []
    for (const load of [() => init(wasm('arimaa')), () => init('/nowhere.wasm'), () => initBoth({ quoridor: new Uint8Array(8) })])
      await load().catch((error) => codes.push(error.code))
    await Promise.all([init(wasm('quoridor')), init()])
    console.log(JSON.stringify([codes, String(new QuoridorGame())]))`);
  assert.deepEqual(answer, [['init-failed', 'init-failed', 'init-failed'], '//e1e9/10 10/1']);
});

test('the inline entry point loads no file', () => {
  const answer = alone(`
    import { Engine, init, QuoridorGame } from 'keddah/quoridor/inline'
    await init()
    const engine = await Engine.start()
    const { best } = await engine.search(new QuoridorGame(), { nodes: 100 })
    engine.dispose()
    console.log(JSON.stringify(new QuoridorGame().check(best).ok))`);
  assert.equal(answer, true);
});
