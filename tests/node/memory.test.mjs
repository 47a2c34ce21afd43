// The wasm's memory stays bounded, whether games are freed or merely dropped.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How many bytes the wasm's memory grew by while a step was done 10 000 times, after a hundred times to warm up. */
function growth(step) {
  const script = `
    const { instantiate } = WebAssembly
    let memory
    WebAssembly.instantiate = async (...args) => {
      const made = await instantiate(...args)
      memory = (made.instance ?? made).exports.memory
      return made
    }
    const { ArimaaGame, init } = await import('keddah/arimaa')
    await init()
    const text = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]'
    const step = async (i) => { ${step} }
    for (let i = 0; i < 1000; i++) await step(i)
    const early = memory.buffer.byteLength
    for (let i = 0; i < 10_000; i++) await step(i)
    console.log(memory.buffer.byteLength - early)`;
  const done = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(done.status, 0, done.stderr);
  return Number(done.stdout);
}

test('10 000 games, freed', () => {
  assert.equal(growth(`const game = ArimaaGame.parse(text); game.play('Ee2n Ee3n'); game.free()`), 0);
});

test('10 000 games, dropped', () => {
  const step = `ArimaaGame.parse(text).play('Ee2n Ee3n')
    if (i % 500 === 0) { gc(); await new Promise((resolve) => setTimeout(resolve)) }`;
  assert.ok(growth(step) <= 1 << 20);
});

test('10 000 refusals and answers', () => {
  const step = `const game = ArimaaGame.parse(text)
    game.check('Ra1n'); game.legalMoves(); game.position; game.toRecord()
    try { game.play('nonsense') } catch {}
    game.free()`;
  assert.equal(growth(step), 0);
});
