// Tests that the memory of the wasm stays bounded, whether games are freed or garbage-collected.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the lines of a script that load the rules as `Game`, and their memory as `memory`. */
const load = (name) => `
    const { instantiate } = WebAssembly
    let memory
    WebAssembly.instantiate = async (...args) => {
      const made = await instantiate(...args)
      memory = (made.instance ?? made).exports.memory
      return made
    }
    const { ${name}Game: Game, init } = await import('keddah/${name.toLowerCase()}')
    await init()`;

/**
 * Returns the growth of the wasm's memory in bytes during 10,000 repetitions, after a thousand to
 * warm up.
 */
function growth({ name, setup }, step) {
  const script = `${load(name)}
    const make = () => ${setup}
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

const games = [
  {
    name: 'Arimaa',
    setup: `Game.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')`,
    turn: 'Ee2n Ee3n',
    illegal: 'Ra1n',
  },
  { name: 'Quoridor', setup: 'new Game({ players: 4 })', turn: 'e4v', illegal: 'e9' },
];

for (const game of games) {
  const { name, turn, illegal } = game;

  test(`${name}: 10,000 freed games leave the memory as it was`, () => {
    assert.equal(growth(game, `const game = make(); game.play('${turn}'); game.free()`), 0);
  });

  test(`${name}: 10,000 games that are garbage-collected add at most a megabyte`, () => {
    const step = `make().play('${turn}')
      if (i % 500 === 0) { gc(); await new Promise((resolve) => setTimeout(resolve)) }`;
    assert.ok(growth(game, step) <= 1 << 20);
  });

  test(`${name}: 10,000 refusals and results leave the memory as it was`, () => {
    const step = `const game = make()
      game.check('${illegal}'); game.legalMoves(); game.position; game.toRecord()
      try { game.play('nonsense') } catch {}
      game.free()`;
    assert.equal(growth(game, step), 0);
  });
}

for (const { name, setup, turn } of games) {
  test(`${name}: thousands of held games make the memory grow in few steps`, () => {
    const script = `${load(name)}
      const game = ${setup}
      game.play('${turn}')
      const record = game.toRecord()
      const held = []
      const sizes = new Set()
      while (memory.buffer.byteLength < 80 << 20) {
        held.push(Game.parse(record))
        if (memory.buffer.byteLength > 33 << 20) sizes.add(memory.buffer.byteLength)
      }
      console.log(sizes.size)`;
    const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    assert.ok(Number(done.stdout) <= 12, done.stdout);
  });
}
