// Loading Quoridor's wasm. Each test has a Node of its own, in which nothing is loaded yet.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a script says on its last line, as JSON. */
function alone(script) {
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout.trim().split('\n').at(-1));
}

test('before init a game cannot be made', () => {
  const codes = alone(`
    import { QuoridorGame } from 'keddah/quoridor'
    const codes = []
    for (const make of [() => new QuoridorGame(), () => QuoridorGame.parse('//e1e9/10 10/1')])
      try { make() } catch (error) { codes.push(error.code) }
    console.log(JSON.stringify(codes))`);
  assert.deepEqual(codes, ['not-initialised', 'not-initialised']);
});

test('the wasm of another game is refused, and the right one taken afterwards', () => {
  const said = alone(`
    import { readFileSync } from 'node:fs'
    import { init, QuoridorGame } from 'keddah/quoridor'
    import { init as initBoth } from 'keddah'
    const wasm = (name) => readFileSync(new URL('./wasm/' + name + '_bg.wasm', import.meta.resolve('keddah')))
    const codes = []
    for (const load of [() => init(wasm('arimaa')), () => init('/nowhere.wasm'), () => initBoth({ quoridor: new Uint8Array(8) })])
      await load().catch((error) => codes.push(error.code))
    await Promise.all([init(wasm('quoridor')), init()])
    console.log(JSON.stringify([codes, String(new QuoridorGame())]))`);
  assert.deepEqual(said, [['init-failed', 'init-failed', 'init-failed'], '//e1e9/10 10/1']);
});

test('the inline entry needs no other file', () => {
  const said = alone(`
    import { Engine, init, QuoridorGame } from 'keddah/quoridor/inline'
    await init()
    const engine = await Engine.start()
    const { best } = await engine.search(new QuoridorGame(), { nodes: 100 })
    engine.dispose()
    console.log(JSON.stringify(new QuoridorGame().check(best).ok))`);
  assert.equal(said, true);
});
