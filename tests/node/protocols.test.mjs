// The package's program `keddah`: AEI and QTP with the engine that users run.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { ArimaaGame, bestMove, init, QuoridorGame } from 'keddah';

const manifest = createRequire(import.meta.url).resolve('keddah/package.json');
const { bin } = createRequire(import.meta.url)(manifest);
const program = path.join(path.dirname(manifest), bin.keddah);
const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
const running = new Set();

before(() => init());

after(() => {
  for (const child of running) child.kill();
});

/** A session: `say` a line, `hear` the next one, `until` one that begins so. */
function session(...args) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  const ended = new Promise((resolve) => child.on('exit', resolve)).finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async () => (await lines.next()).value;
  const until = async (start) => {
    for (;;) {
      const line = await hear();
      assert.notEqual(line, undefined, `the session ended before ${start}`);
      if (line.startsWith(start)) return line;
    }
  };
  const say = (line) => child.stdin.write(`${line}\n`);
  return { say, hear, until, end: () => child.stdin.end(), deafen: () => child.stdout.destroy(), ended };
}

/**
 * The clock of somebody who plays so many seconds a turn, with two seconds besides. What the machine kept from this process
 * meanwhile, it will have kept from the engine too: that is no lateness.
 */
function lateness(perTurn) {
  let [reserve, begin, stalled, last] = [2, 0, 0, 0];
  let watch;
  const look = () => {
    const now = performance.now();
    stalled += Math.max(0, now - last - 20);
    last = now;
  };
  return {
    get reserve() {
      return reserve;
    },
    start() {
      begin = performance.now();
      [stalled, last] = [0, begin];
      watch = setInterval(look, 10);
    },
    stop(what) {
      clearInterval(watch);
      look();
      const taken = (performance.now() - begin - stalled) / 1000;
      reserve -= Math.max(0, taken - perTurn);
      assert.ok(reserve > 0, `${what} took ${taken} s`);
    },
  };
}

describe('aei', () => {
  test('a game is begun, moves are sent back, and errors change nothing', async () => {
    const { say, hear, until, ended } = session('aei');
    say('isready');
    assert.match(await hear(), /^log Error: the session begins with "aei"/);
    say('aei');
    assert.equal(await hear(), 'protocol-version 1');
    await until('aeiok');
    for (const line of ['setoption name nodes value 1000', 'setoption name seed value 3', 'newgame']) say(line);
    const game = new ArimaaGame();
    for (let ply = 0; ply < 4; ply += 1) {
      say('go');
      const move = (await until('bestmove ')).slice(9);
      game.play(move);
      say(`makemove ${move}`);
    }
    for (const line of [
      'makemove Ra1',
      'fly',
      'aei',
      'setoption name level value 11',
      'setoption name level value ',
      'setoption tcmove 3',
      'setposition g [r]',
      'setposition 1g Ra1',
    ]) {
      say(line);
      assert.match(await hear(), /^log Error: /, line);
    }
    say('setoption name colour value 1');
    assert.equal(await hear(), 'log Warning: there is no option "colour"');
    say('go');
    assert.equal(await until('bestmove '), `bestmove ${bestMove(game, { nodes: 1000, seed: 3 }).best}`);
    say('quit');
    assert.equal(await ended, 0);
  });

  test('it answers while it thinks, and stops', async () => {
    const { say, until, hear, ended } = session('aei');
    for (const line of ['aei', 'setoption name tcmove value 600', `setposition ${OPENING}`, 'go']) say(line);
    await until('info pv ');
    say('isready');
    await until('readyok');
    say('go');
    assert.equal(await until('log '), 'log Error: a search is under way already');
    say('stop');
    const move = (await until('bestmove ')).slice(9);
    ArimaaGame.parse(OPENING).play(move);
    // A move ends a search without an answer.
    say('go');
    await until('info pv ');
    say(`makemove ${move}`);
    say('isready');
    await until('readyok');
    say('setoption name tcmove value 0.3');
    const begin = performance.now();
    say('go');
    assert.match(await until('bestmove '), /^bestmove [a-z]/, "the other side's");
    assert.ok(performance.now() - begin < 5000);
    say('isready');
    assert.equal(await hear(), 'readyok');
    say('quit');
    assert.equal(await ended, 0);
  });
});

describe('aei: pondering, clear moves and ends', () => {
  const ready = async () => {
    const engine = session('aei');
    engine.say('aei');
    await engine.until('aeiok');
    return engine;
  };
  const best = async (engine) => (await engine.until('bestmove ')).slice(9);

  test('what it pondered is there when the reply expected comes', async () => {
    const engine = await ready();
    for (const line of ['setoption name nodes value 4000', `setposition ${OPENING}`, 'go']) engine.say(line);
    const first = await best(engine);
    // Stopped, it tells which reply it thinks about.
    for (const line of [`makemove ${first}`, 'go ponder', 'stop']) engine.say(line);
    const reply = await best(engine);
    const game = ArimaaGame.parse(OPENING);
    game.play(first);
    game.play(reply);
    // The same again, on two minutes a turn: most of them are saved, since the turn has been thought about.
    for (const line of [`setposition ${OPENING}`, 'go']) engine.say(line);
    assert.equal(await best(engine), first);
    for (const line of [`makemove ${first}`, 'go ponder', 'isready']) engine.say(line);
    await engine.until('readyok');
    for (const line of [`makemove ${reply}`, 'go']) engine.say(line);
    assert.equal(await best(engine), bestMove(game, { nodes: 4000 }).best);
    // Another reply than the one expected.
    engine.say('go ponder');
    engine.say(`setposition s${OPENING.slice(1)}`);
    engine.say('go');
    assert.match(await best(engine), /^[a-z]/);
    // Quit while it ponders, with nothing to end that by itself.
    for (const line of ['setoption name nodes value 0', 'setoption name tcmove value 600', 'go ponder', 'quit'])
      engine.say(line);
    assert.equal(await engine.ended, 0);
  });

  test('a turn pondered is answered in time', async () => {
    const engine = await ready();
    for (const line of ['setoption name tcmove value 1', `setposition ${OPENING}`, 'go']) engine.say(line);
    const first = await best(engine);
    for (const line of [`makemove ${first}`, 'go ponder']) engine.say(line);
    await new Promise((resolve) => setTimeout(resolve, 300));
    engine.say('stop');
    const reply = await best(engine);
    for (const line of [`setposition ${OPENING}`, `makemove ${first}`, 'go ponder', `makemove ${reply}`])
      engine.say(line);
    const begin = performance.now();
    engine.say('go');
    const game = ArimaaGame.parse(OPENING);
    for (const turn of [first, reply, await best(engine)]) game.play(turn);
    assert.ok(performance.now() - begin < 5000);
    engine.say('quit');
    assert.equal(await engine.ended, 0);
  });

  test('a goal at hand and a forced turn take no time, and quit ends a search', async () => {
    const engine = await ready();
    engine.say('setoption name tcmove value 600');
    for (const [rows, turn] of [
      [['', 'R      r', '', '', '', '', '', 'E'], 'Ra7n'],
      // One step is legal, and after it the dogs freeze all.
      [['', '       r', '', '', '', '', ' d', 'RCd'], 'Ra1n'],
    ]) {
      engine.say(`setposition g [${rows.map((row) => row.padEnd(8)).join('')}]`);
      engine.say('go');
      assert.equal(await best(engine), turn);
    }
    for (const line of [`setposition ${OPENING}`, 'go']) engine.say(line);
    await engine.until('info pv');
    engine.say('quit');
    assert.equal(await engine.ended, 0);
  });

  test('the end of the input ends a pondering, and nobody to hear ends it quietly', async () => {
    const engine = await ready();
    for (const line of ['setoption name tcmove value 600', 'go ponder']) engine.say(line);
    engine.end();
    assert.equal(await engine.ended, 0);
    const deaf = await ready();
    deaf.deafen();
    deaf.say('isready');
    deaf.say('isready');
    assert.equal(await deaf.ended, 0);
  });
});

describe('aei: what it is told of time', () => {
  const middle = 'g [rcrrr c   rd d rM mhErh e    H       r R D D  H R R RR    CRRRC ]';
  const timed = async (...options) => {
    const { say, hear, until } = session('aei');
    say('aei');
    await until('aeiok');
    for (const option of options) {
      const [name, value] = option.split('=');
      say(`setoption name ${name} value ${value}`);
    }
    say(`setposition ${middle}`);
    say('isready');
    assert.equal(await hear(), 'readyok', 'nothing to warn of');
    const begin = performance.now();
    say('go');
    await until('bestmove ');
    const ms = performance.now() - begin;
    say('quit');
    return ms;
  };
  for (const [options, least] of [
    [['tcmove=60', 'tcturntime=1'], 500],
    [['tcmove=60', 'tctotal=1'], 0],
    [['nodes=1000000000', 'tctotal=4'], 0],
    [['tcreserve=1000', 'tcturntime=0.5'], 100],
    // Its time is over.
    [['nodes=1000000000', 'tcmove=0', 'tcreserve=60', 'greserve=0'], 0],
    [['tcmove=120', 'depth=4'], 0],
    [['nodes=1000000000', 'depth=3'], 0],
    [['depth=3'], 0],
  ]) {
    test(options.join(' '), async () => {
      const ms = await timed(...options);
      // The first search loads the wasm, and the machine may be busy. Not heard, these would take half a minute and more.
      assert.ok(ms >= least && ms < 15_000, `${ms} ms`);
    });
  }

  test('what it says last is about the turn that it plays', async () => {
    const { say, until, hear } = session('aei');
    for (const line of ['aei', 'setoption name nodes value 3000', `setposition ${middle}`, 'go']) say(line);
    await until('aeiok');
    let [line, pv] = ['', ''];
    for (;;) {
      line = await hear();
      if (line.startsWith('info pv ')) pv = line.slice(8);
      if (line.startsWith('bestmove ')) break;
    }
    assert.equal(pv.split(' s ')[0], line.slice(9));
    say('quit');
  });

  test('sixty turns on three tenths of a second, none late', async () => {
    const { say, until } = session('aei');
    for (const line of ['aei', 'setoption name tcmove value 0.3', 'setoption name tcpercent value 0', 'newgame'])
      say(line);
    await until('aeiok');
    let game = ArimaaGame.parse(OPENING);
    say(`setposition ${OPENING}`);
    const clock = lateness(0.3);
    for (let turn = 0; turn < 60; turn += 1) {
      for (const side of 'gs') say(`setoption name ${side}reserve value ${clock.reserve}`);
      clock.start();
      say('go');
      const best = (await until('bestmove ')).slice(9);
      clock.stop(`turn ${turn}`);
      say(`makemove ${best}`);
      game.play(best);
      if (game.status.kind === 'playing') continue;
      game = ArimaaGame.parse(OPENING);
      say(`setposition ${OPENING}`);
    }
    say('quit');
  });
});

describe('qtp', () => {
  const conversation = () => {
    const { say, hear, ended } = session('qtp');
    const ask = async (command) => {
      say(command);
      const answer = [];
      for (let line = await hear(); line; line = await hear()) answer.push(line);
      return answer.join('\n');
    };
    return { say, hear, ask, ended };
  };

  for (const settings of [
    ['kata-set-param nodes 1000000000', 'time_settings 0.3 0 0', 'time_left b 0 0'],
    ['time_settings 600 50 1', 'time_left b 0.5 1'],
    ['time_settings 600 250 5', 'time_left b 0.5 5'],
    // What is refused changes nothing.
    ['time_settings 0 0.3 1', 'time_settings 2000 soon 1', 'time_settings 2000 50 -1'],
  ]) {
    test(settings.join(', '), async () => {
      const { say, ask } = conversation();
      for (const setting of settings) await ask(setting);
      const begin = performance.now();
      assert.match(await ask('genmove b'), /^= /);
      assert.ok(performance.now() - begin < 15_000, `${performance.now() - begin} ms`);
      say('quit');
    });
  }

  test('forty moves on three tenths of a second, none late', async () => {
    const { say, ask } = conversation();
    await ask('time_settings 0 0.3 1');
    const clock = lateness(0.3);
    for (let ply = 0; ply < 40; ply += 1) {
      clock.start();
      await ask(`genmove ${'bw'[ply % 2]}`);
      clock.stop(`ply ${ply}`);
      if ((await ask('winner')) !== '= none') break;
    }
    say('quit');
  });

  test('stop and quit end every search that they would wait for', async () => {
    const { say, hear, ended } = conversation();
    say('1 time_settings 36000 0 0\n2 genmove b\n3 genmove w\n4 stop\n5 genmove b\n6 quit');
    const heads = [];
    for (let line = await hear(); line !== undefined; line = await hear()) if (line) heads.push(line.split(' ')[0]);
    assert.deepEqual(heads, ['=1', '=2', '=3', '=4', '=5', '=6']);
    assert.equal(await ended, 0);
  });

  test('questions, and what is asked of one colour', async () => {
    const { say, ask } = conversation();
    const { version } = createRequire(import.meta.url)(manifest);
    for (const [command, answer] of [
      ['version', `= ${version}`],
      ['known_command quit', '= true'],
      ['walls w', '= 10'],
      ['dist b', '= 8'],
      ['dist x', "? Could not parse color: 'x'"],
      ['play blue e8', "? Could not parse color: 'blue'"],
      ['play black e8', '='],
      ['legal_moves white', /^= (?=.*\be2\b)/],
      ['legal_moves b', /^= (?=.*\be7\b)(?=.*\be9\b)/],
      ['kata-set-param nodes 3 4', /^\? Expected/],
      ['kata-set-param level x', /^\? /],
      ['showboard', / distances: B: 7 W: 8\n to move: white$/],
    ]) {
      const told = await ask(command);
      if (typeof answer === 'string') assert.equal(told, answer, command);
      else assert.match(told, answer, command);
    }
    say('quit');
  });

  test('a search that is stopped answers, and what came meanwhile is answered after it', async () => {
    const { say, hear, until, ended } = session('qtp');
    say('time_settings 36000 0 0');
    await until('=');
    await hear();
    for (const line of ['1 genmove b', '2 winner', '3 stop', '4 quit']) say(line);
    assert.match(await until('=1'), /^=1 [a-i]\d[hv]?$/);
    const rest = [];
    for (let line = await hear(); line !== undefined; line = await hear()) if (line) rest.push(line);
    assert.deepEqual(rest, ['=2 none', '=3', '=4']);
    assert.equal(await ended, 0);
  });

  test("KataQuoridor's example session, and a game to its end", async () => {
    const { say, hear, end, ended } = session('qtp');
    const ask = async (command) => {
      say(command);
      const answer = [];
      for (let line = await hear(); line; line = await hear()) answer.push(line);
      return answer.join('\n');
    };
    assert.equal(await ask('kata-set-param nodes 300'), '=');
    assert.equal(await ask('play b e8'), '=');
    assert.equal(await ask('7 play w e2h'), '=7');
    const move = (await ask('genmove b')).slice(2);
    const game = new QuoridorGame({ notation: 'glendenning' });
    for (const played of ['e8', 'e2h', move]) game.play(played);
    const [black, white] = game.position.distances;
    assert.equal(await ask('dist'), `= B: ${black} W: ${white}`);
    assert.equal(await ask('walls'), `= B: ${game.position.wallsLeft[0]} W: 9`);
    assert.equal(await ask('play w e8'), '? illegal move');
    assert.equal(await ask('play b e6'), "? illegal move: not black's turn");
    assert.equal(await ask('genmove b'), "? not black's turn");
    assert.equal(await ask('fly'), '? unknown command');
    assert.equal(await ask('winner'), '= none');
    const legal = (await ask('legal_moves')).slice(2).split(' ').sort();
    assert.deepEqual(
      legal,
      game
        .legalMoves()
        .map(({ text }) => text)
        .sort(),
    );
    while (game.status.kind === 'playing') {
      game.play((await ask(`genmove ${'bw'[game.status.toMove - 1]}`)).slice(2));
    }
    assert.equal(await ask('winner'), `= ${'BW'[game.status.winner - 1]}`);
    assert.equal(await ask('genmove b'), '? game is over');
    assert.equal(await ask('undo'), '=');
    end();
    assert.equal(await ended, 0);
  });
});

test('anything else is told how to use it', async () => {
  const { hear, ended } = session('chess');
  assert.equal(await hear(), 'usage: keddah aei | qtp');
  assert.equal(await ended, 2);
});
