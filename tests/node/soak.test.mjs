// Tests long use: many games in one process, and a worker that is killed again and again. With
// KEDDAH_LONG, which `npm run test:long` sets, the numbers are those of the campaign.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isLong = Boolean(process.env.KEDDAH_LONG);
const GAMES = isLong ? 10_000 : 100;
const KILLS = isLong ? 1000 : 5;
/** The growth of memory that is allowed between a tenth of the games and the end, in bytes. */
const MAX_GROWTH = 4 << 20;

const games = [
  { name: 'Arimaa', setup: "Game.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')" },
  { name: 'Quoridor', setup: 'new Game()' },
];

/** The beginning of each script: random numbers from a seed, and a random turn of either game. */
const begin = ({ name, setup }) => `
  let seed = 1;
  const random = (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const { ${name}Game: Game, Engine, init } = await import('keddah/${name.toLowerCase()}');
  await init();
  const make = () => ${setup};
  /** Plays a random turn: in Arimaa up to four steps. Returns false if there is none. */
  const playRandom = (game) => {
    const { turn } = game;
    for (let step = 0; step < 4; step++) {
      const moves = game.legalMoves();
      if (moves.length === 0) break;
      const move = moves[random(moves.length)];
      if (!turn) return Boolean(game.play(move));
      turn.step(move);
      if (turn.check().ok && random(3) === 0) break;
    }
    if (!turn?.check().ok) {
      turn?.clear();
      return false;
    }
    turn.finish();
    return true;
  };`;

/** Runs a script in a process of its own. Returns the JSON that it prints. */
function run(script, minutes) {
  const args = ['--expose-gc', '--input-type=module', '-e', script];
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: minutes * 60_000 });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout);
}

for (const game of games) {
  test(`${game.name}: ${GAMES} games in one process leave the memory as it was`, { timeout: 3_600_000 }, (t) => {
    const { turns, early, late } = run(
      `const memories = [];
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...args) => {
        const made = await instantiate(...args);
        memories.push((made.instance ?? made).exports.memory);
        return made;
      };
      ${begin(game)}
      const used = async () => {
        for (let i = 0; i < 3; i++) {
          gc();
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return [process.memoryUsage().heapUsed, memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)];
      };
      let turns = 0;
      let early;
      for (let n = 0; n < ${GAMES}; n++) {
        const one = make();
        while (one.ply < 40 && one.status.kind === 'playing' && playRandom(one));
        turns += one.ply;
        one.goTo(one.ply >> 1);
        playRandom(one);
        const again = Game.parse(one.toRecord());
        if (!again.equals(one)) throw new Error(one.toRecord());
        // The other games are left to the garbage collector. It does not see the memory of wasm, so
        // it would run too seldom here: there is little else to collect.
        if (n % 2) one.free();
        if (n % 100 === 99) {
          gc();
          await new Promise((resolve) => setTimeout(resolve));
        }
        if (n === ${GAMES / 10} - 1) early = await used();
      }
      console.log(JSON.stringify({ turns, early, late: await used() }));`,
      60,
    );
    t.diagnostic(`${turns} turns; bytes of heap and wasm: early ${early}, late ${late}`);
    const [heap, wasm] = late.map((bytes, i) => bytes - early[i]);
    assert.ok(turns > 5 * GAMES, `${turns} turns`);
    assert.ok(heap <= MAX_GROWTH && wasm <= MAX_GROWTH, `heap ${heap} bytes, wasm ${wasm} bytes`);
  });

  test(`${game.name}: a worker killed ${KILLS} times loses no turn`, { timeout: 3_600_000 }, (t) => {
    const { killed, failed, turns } = run(
      `import threads from 'node:worker_threads';
      import { syncBuiltinESMExports } from 'node:module';
      const live = new Set();
      threads.Worker = class extends threads.Worker {
        constructor(...args) {
          super(...args);
          live.add(this);
          this.once('exit', () => live.delete(this));
        }
      };
      syncBuiltinESMExports();
      ${begin(game)}
      let [killed, failed, turns] = [0, 0, 0];
      let one = make();
      let engine = await Engine.start();
      /** Uses the engine in one of three ways. Returns a turn to play, if that gives one. */
      const uses = [
        async () => (await engine.search(one, { timeMs: 60 })).best,
        async () => {
          let last;
          for await (const info of engine.analyse(one, { timeMs: 60 })) last = info;
          return last?.lines[0]?.moves[0];
        },
        async () => {
          await engine.review(one, { nodes: 300 });
        },
      ];
      while (killed < ${KILLS}) {
        if (one.status.kind !== 'playing' || one.ply > 12) one = make();
        const record = one.toRecord();
        const kill = new Promise((resolve) =>
          setTimeout(async () => {
            const [worker] = live;
            if (worker) killed++;
            await worker?.terminate();
            resolve();
          }, random(70)),
        );
        let turn;
        try {
          turn = await uses[random(3)]();
        } catch (error) {
          if (error.code !== 'engine-crashed' && error.code !== 'engine-failed') throw error;
          failed++;
        }
        await kill;
        if (one.toRecord() !== record) throw new Error('The game has changed: ' + record);
        // The next call starts another worker.
        turn ??= (await engine.search(one, { nodes: 50 })).best;
        one.play(turn);
        turns++;
      }
      engine.dispose();
      console.log(JSON.stringify({ killed, failed, turns }));`,
      60,
    );
    t.diagnostic(`${killed} workers killed, ${failed} calls failed, ${turns} turns played`);
    assert.equal(killed, KILLS);
    assert.ok(failed > KILLS / 10 && turns >= KILLS, `${failed} failed calls, ${turns} turns`);
  });
}
