// Tests the wasm of the rules alone, with which boards begin, and the player that is loaded later.
// Each test runs in a separate process.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = {
  arimaa: { Game: 'ArimaaGame', start: `'g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]'` },
  quoridor: { Game: 'QuoridorGame', start: `'//e1e9/10 10/1'` },
};

/** Runs a script in a separate process, and parses its output as JSON. */
function run(name, body) {
  const script = `
    import { Engine, ${games[name].Game} as Game, bestMove, init } from 'keddah/${name}'
    import './pkg/entrypoints/rules-${name}.js'
    import { ${name} as game } from './pkg/game/${name}/wasm.js'
    const start = ${games[name].start}
    const codeOf = (work) => { try { work(); return 'none' } catch (error) { return error.code ?? String(error) } }
    const print = (value) => console.log(JSON.stringify(value))
    ${body}`;
  const options = { cwd: root, encoding: 'utf8', timeout: 60_000 };
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], options);
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout);
}

/** A search whose result does not depend on the clock. */
const searched = `(({ best, lines, nodes }) => ({ best, lines, nodes }))(bestMove(Game.parse(start), { nodes: 500, seed: 3 }))`;

for (const name of Object.keys(games)) {
  const file = (ending) => readFileSync(`${root}/pkg/wasm/${name}${ending}_bg.wasm`);

  test(`${name}: the rules alone are a smaller file without a search`, () => {
    const exported = new Set(WebAssembly.Module.exports(new WebAssembly.Module(file('-rules'))).map((one) => one.name));
    assert.ok(exported.has('game_play') && !exported.has('search') && !exported.has('game_bestMove'));
    assert.ok(file('-rules').length < 0.75 * file('').length);
  });

  test(`${name}: with the rules alone, games are played as with the player, but a search throws`, () => {
    const [rules, all] = ['await game.initRules()', 'await init()'].map((load) =>
      run(
        name,
        `${load}
        const games = []
        for (let seed = 1; seed <= 4; seed++) {
          const game = Game.parse(start)
          for (let ply = 0, random = seed; ply < 60 && game.status.kind === 'playing'; ply++) {
            const moves = game.legalMoves().filter(({ text }) => game.check(text).ok)
            random = (random * 48271) % 2147483647
            if (moves.length === 0) break
            game.play(moves[random % moves.length])
          }
          games.push([game.toRecord(), String(game), game.status, game.check('a1'), game.position])
        }
        print({ games, refusal: codeOf(() => bestMove(Game.parse(start), { nodes: 1 })) })`,
      ),
    );
    assert.deepEqual(rules.games, all.games);
    assert.ok(rules.games.every(([record]) => record.length > 100));
    assert.deepEqual([rules.refusal, all.refusal], ['not-initialised', 'none']);
  });

  test(`${name}: init after the rules adds the player and leaves games alone`, () => {
    const {
      before,
      after,
      searched: found,
    } = run(
      name,
      `await game.initRules()
      const early = Game.parse(start)
      early.play(early.legalMoves().find(({ text }) => early.check(text).ok))
      const before = early.toRecord()
      await init()
      early.undo()
      early.redo()
      print({ before, after: early.toRecord(), searched: ${searched} })`,
    );
    assert.equal(after, before);
    const usual = run(name, `await init(); await game.initRules(); print(${searched})`);
    assert.deepEqual(found, usual);
  });

  test(`${name}: loads at the same time, in any order, all succeed`, () => {
    for (const loads of [
      'game.initRules(), init()',
      'init(), game.initRules()',
      'game.initRules(), game.initRules()',
    ]) {
      const kind = run(name, `await Promise.all([${loads}]); print(new Game().status.kind)`);
      assert.equal(kind, 'playing', loads);
    }
  });

  test(`${name}: a failed load of the player leaves the rules usable, and can be tried again`, () => {
    const answer = run(
      name,
      `await game.initRules()
      const codes = []
      for (const source of ['nowhere.wasm', new URL('./pkg/wasm/${name}-rules_bg.wasm', 'file://' + process.cwd() + '/')])
        await init(source).catch((error) => codes.push(error.code))
      codes.push(new Game().status.kind, codeOf(() => bestMove(new Game(), { nodes: 1 })))
      await init()
      print([...codes, ${searched}.best.length > 0])`,
    );
    assert.deepEqual(answer, ['init-failed', 'init-failed', 'playing', 'not-initialised', true]);
  });

  test(`${name}: an engine after the rules answers, also to a signal that is aborted`, () => {
    const { aborted, found, changed } = run(
      name,
      `await game.initRules()
      const engine = await Engine.start()
      const game0 = Game.parse(start)
      const aborted = await engine.search(game0, { level: 10, signal: AbortSignal.abort() })
      const { best, nodes } = await engine.search(game0, { nodes: 500, seed: 3 })
      let changed = 0
      bestMove(game0, { nodes: 2000, onInfo: () => { if (changed++ === 0) game0.play(best) } })
      engine.dispose()
      print({ aborted: [Game.parse(start).check(aborted.best).ok, aborted.stopped], found: [best, nodes], changed: game0.history.length })`,
    );
    assert.deepEqual(aborted, [true, true]);
    const { best, nodes } = run(name, `await init(); print(${searched})`);
    assert.deepEqual(found, [best, nodes]);
    assert.equal(changed, 1);
  });

  test(`${name}: one file that the page gives is used for everything`, () => {
    const answer = run(
      name,
      `const reads = []
      const { promises } = process.getBuiltinModule('node:fs')
      const { readFile } = promises
      promises.readFile = (file) => (reads.push(String(file).split('/').at(-1)), readFile(file))
      game.files.locate({ wasm: new URL('./pkg/wasm/${name}_bg.wasm', 'file://' + process.cwd() + '/') })
      await game.initRules()
      print([reads, ${searched}.nodes > 0])`,
    );
    assert.deepEqual(answer, [[`${name}_bg.wasm`], true]);
  });
}
