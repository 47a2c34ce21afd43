// Tests the package's program `keddah`: AEI and QTP, with the sessions in wasm and the search in a
// worker.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
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

/**
 * Starts a session: `send` sends a line, `receive` returns the next one, and `until` the next one
 * with a given start.
 */
function session(...args) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  const ended = new Promise((resolve) => child.on('exit', resolve)).finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const receive = async () => (await lines.next()).value;
  const until = async (start) => {
    for (;;) {
      const line = await receive();
      assert.notEqual(line, undefined, `the output ended before ${start}`);
      if (line.startsWith(start)) return line;
    }
  };
  const send = (line) => child.stdin.write(`${line}\n`);
  return { send, receive, until, end: () => child.stdin.end(), closeOutput: () => child.stdout.destroy(), ended };
}

/**
 * Returns a clock with `perTurn` seconds a turn and a reserve of two seconds. Time for which the
 * machine paused this process does not count, since it probably paused the engine too.
 */
function strictClock(perTurn) {
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
  test('errors during a game change nothing', async () => {
    const { send, receive, until, ended } = session('aei');
    send('isready');
    assert.match(await receive(), /^log Error: expected "aei" first/);
    send('aei');
    assert.equal(await receive(), 'protocol-version 1');
    await until('aeiok');
    for (const line of ['setoption name nodes value 1000', 'setoption name seed value 3', 'newgame']) send(line);
    const game = new ArimaaGame();
    for (let ply = 0; ply < 4; ply += 1) {
      send('go');
      const move = (await until('bestmove ')).slice(9);
      game.play(move);
      send(`makemove ${move}`);
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
      send(line);
      assert.match(await receive(), /^log Error: /, line);
    }
    send('setoption name color value 1');
    assert.equal(await receive(), 'log Warning: unknown option "color"');
    send('go');
    assert.equal(await until('bestmove '), `bestmove ${bestMove(game, { nodes: 1000, seed: 3 }).best}`);
    send('quit');
    assert.equal(await ended, 0);
  });

  test('messages during a search are answered, and `stop` ends it', async () => {
    const { send, until, receive, ended } = session('aei');
    for (const line of ['aei', 'setoption name tcmove value 600', `setposition ${OPENING}`, 'go']) send(line);
    await until('info pv ');
    send('isready');
    await until('readyok');
    send('go');
    assert.equal(await until('log '), 'log Error: a search is already running');
    send('stop');
    const move = (await until('bestmove ')).slice(9);
    ArimaaGame.parse(OPENING).play(move);
    // A move ends the search without an answer.
    send('go');
    await until('info pv ');
    send(`makemove ${move}`);
    send('isready');
    await until('readyok');
    send('setoption name tcmove value 0.3');
    const begin = performance.now();
    send('go');
    assert.match(await until('bestmove '), /^bestmove [a-z]/, 'a move of the other side');
    assert.ok(performance.now() - begin < 5000);
    send('isready');
    assert.equal(await receive(), 'readyok');
    send('quit');
    assert.equal(await ended, 0);
  });
});

describe('aei: pondering, obvious moves and the end', () => {
  const ready = async () => {
    const engine = session('aei');
    engine.send('aei');
    await engine.until('aeiok');
    return engine;
  };
  const best = async (engine) => (await engine.until('bestmove ')).slice(9);

  test('pondering on the expected reply changes no answer', async () => {
    const engine = await ready();
    for (const line of ['setoption name nodes value 4000', `setposition ${OPENING}`, 'go']) engine.send(line);
    const first = await best(engine);
    // Stopped, it names the reply that it expected.
    for (const line of [`makemove ${first}`, 'go ponder', 'stop']) engine.send(line);
    const reply = await best(engine);
    const game = ArimaaGame.parse(OPENING);
    game.play(first);
    game.play(reply);
    // The same again with the reply played.
    for (const line of [`setposition ${OPENING}`, 'go']) engine.send(line);
    assert.equal(await best(engine), first);
    for (const line of [`makemove ${first}`, 'go ponder', 'isready']) engine.send(line);
    await engine.until('readyok');
    for (const line of [`makemove ${reply}`, 'go']) engine.send(line);
    assert.equal(await best(engine), bestMove(game, { nodes: 4000 }).best);
    // A reply that was not expected.
    engine.send('go ponder');
    engine.send(`setposition s${OPENING.slice(1)}`);
    engine.send('go');
    assert.match(await best(engine), /^[a-z]/);
    // Quit during pondering, which nothing else would end.
    for (const line of ['setoption name nodes value 0', 'setoption name tcmove value 600', 'go ponder', 'quit'])
      engine.send(line);
    assert.equal(await engine.ended, 0);
  });

  test('a turn after pondering is in time', async () => {
    const engine = await ready();
    for (const line of ['setoption name tcmove value 1', `setposition ${OPENING}`, 'go']) engine.send(line);
    const first = await best(engine);
    for (const line of [`makemove ${first}`, 'go ponder']) engine.send(line);
    await new Promise((resolve) => setTimeout(resolve, 300));
    engine.send('stop');
    const reply = await best(engine);
    for (const line of [`setposition ${OPENING}`, `makemove ${first}`, 'go ponder', `makemove ${reply}`])
      engine.send(line);
    const begin = performance.now();
    engine.send('go');
    const game = ArimaaGame.parse(OPENING);
    for (const turn of [first, reply, await best(engine)]) game.play(turn);
    assert.ok(performance.now() - begin < 5000);
    engine.send('quit');
    assert.equal(await engine.ended, 0);
  });

  test('a goal in one step and a forced turn are played at once; quit ends a search', async () => {
    const engine = await ready();
    engine.send('setoption name tcmove value 600');
    for (const [rows, turn] of [
      [['', 'R      r', '', '', '', '', '', 'E'], 'Ra7n'],
      // One step is legal, and after it the dogs freeze all pieces.
      [['', '       r', '', '', '', '', ' d', 'RCd'], 'Ra1n'],
    ]) {
      engine.send(`setposition g [${rows.map((row) => row.padEnd(8)).join('')}]`);
      engine.send('go');
      assert.equal(await best(engine), turn);
    }
    for (const line of [`setposition ${OPENING}`, 'go']) engine.send(line);
    await engine.until('info pv');
    engine.send('quit');
    assert.equal(await engine.ended, 0);
  });

  test('the end of the input ends pondering; a closed output ends the program quietly', async () => {
    const engine = await ready();
    for (const line of ['setoption name tcmove value 600', 'go ponder']) engine.send(line);
    engine.end();
    assert.equal(await engine.ended, 0);
    const closed = await ready();
    closed.closeOutput();
    closed.send('isready');
    closed.send('isready');
    assert.equal(await closed.ended, 0);
  });
});

describe('aei: time options', () => {
  const middle = 'g [rcrrr c   rd d rM mhErh e    H       r R D D  H R R RR    CRRRC ]';
  const timed = async (...options) => {
    const { send, receive, until } = session('aei');
    send('aei');
    await until('aeiok');
    for (const option of options) {
      const [name, value] = option.split('=');
      send(`setoption name ${name} value ${value}`);
    }
    send(`setposition ${middle}`);
    send('isready');
    assert.equal(await receive(), 'readyok', 'no warning');
    const begin = performance.now();
    send('go');
    await until('bestmove ');
    const ms = performance.now() - begin;
    send('quit');
    return ms;
  };
  for (const [options, least] of [
    [['tcmove=60', 'tcturntime=1'], 500],
    [['tcmove=60', 'tctotal=1'], 0],
    [['nodes=1000000000', 'tctotal=4'], 0],
    [['tcreserve=1000', 'tcturntime=0.5'], 100],
    // No time is left.
    [['nodes=1000000000', 'tcmove=0', 'tcreserve=60', 'greserve=0'], 0],
    [['tcmove=120', 'depth=4'], 0],
    [['nodes=1000000000', 'depth=3'], 0],
    [['depth=3'], 0],
  ]) {
    test(`the options ${options.join(' ')} limit a turn`, async () => {
      const ms = await timed(...options);
      // The machine may be busy. If ignored, these options would let it take half a minute and
      // more.
      assert.ok(ms >= least && ms < 15_000, `${ms} ms`);
    });
  }

  test('the last report is about the turn that it plays', async () => {
    const { send, until, receive } = session('aei');
    for (const line of ['aei', 'setoption name nodes value 3000', `setposition ${middle}`, 'go']) send(line);
    await until('aeiok');
    let [line, pv] = ['', ''];
    for (;;) {
      line = await receive();
      if (line.startsWith('info pv ')) pv = line.slice(8);
      if (line.startsWith('bestmove ')) break;
    }
    assert.equal(pv.split(' s ')[0], line.slice(9));
    send('quit');
  });

  test('none of sixty turns at three tenths of a second is late', async () => {
    const { send, until } = session('aei');
    for (const line of ['aei', 'setoption name tcmove value 0.3', 'setoption name tcpercent value 0', 'newgame'])
      send(line);
    await until('aeiok');
    let game = ArimaaGame.parse(OPENING);
    send(`setposition ${OPENING}`);
    const clock = strictClock(0.3);
    for (let turn = 0; turn < 60; turn += 1) {
      for (const side of 'gs') send(`setoption name ${side}reserve value ${clock.reserve}`);
      clock.start();
      send('go');
      const best = (await until('bestmove ')).slice(9);
      clock.stop(`turn ${turn}`);
      send(`makemove ${best}`);
      game.play(best);
      if (game.status.kind === 'playing') continue;
      game = ArimaaGame.parse(OPENING);
      send(`setposition ${OPENING}`);
    }
    send('quit');
  });
});

describe('qtp', () => {
  const conversation = () => {
    const { send, receive, ended } = session('qtp');
    const ask = async (command) => {
      send(command);
      const answer = [];
      for (let line = await receive(); line; line = await receive()) answer.push(line);
      return answer.join('\n');
    };
    return { send, receive, ask, ended };
  };

  for (const settings of [
    ['kata-set-param nodes 1000000000', 'time_settings 0.3 0 0', 'time_left b 0 0'],
    ['time_settings 600 50 1', 'time_left b 0.5 1'],
    ['time_settings 600 250 5', 'time_left b 0.5 5'],
    // Refused settings change nothing.
    ['time_settings 0 0.3 1', 'time_settings 2000 soon 1', 'time_settings 2000 50 -1'],
  ]) {
    test(`a move is limited by ${settings.join(', ')}`, async () => {
      const { send, ask } = conversation();
      for (const setting of settings) await ask(setting);
      const begin = performance.now();
      assert.match(await ask('genmove b'), /^= /);
      assert.ok(performance.now() - begin < 15_000, `${performance.now() - begin} ms`);
      send('quit');
    });
  }

  test('none of forty moves at three tenths of a second is late', async () => {
    const { send, ask } = conversation();
    await ask('time_settings 0 0.3 1');
    const clock = strictClock(0.3);
    for (let ply = 0; ply < 40; ply += 1) {
      clock.start();
      await ask(`genmove ${'bw'[ply % 2]}`);
      clock.stop(`ply ${ply}`);
      if ((await ask('winner')) !== '= none') break;
    }
    send('quit');
  });

  test('stop and quit end all searches that precede them', async () => {
    const { send, receive, ended } = conversation();
    send('1 time_settings 36000 0 0\n2 genmove b\n3 genmove w\n4 stop\n5 genmove b\n6 quit');
    const heads = [];
    for (let line = await receive(); line !== undefined; line = await receive())
      if (line) heads.push(line.split(' ')[0]);
    assert.deepEqual(heads, ['=1', '=2', '=3', '=4', '=5', '=6']);
    assert.equal(await ended, 0);
  });

  test('commands are answered, also for one color', async () => {
    const { send, ask } = conversation();
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
      const reply = await ask(command);
      if (typeof answer === 'string') assert.equal(reply, answer, command);
      else assert.match(reply, answer, command);
    }
    send('quit');
  });

  test('time systems of KataGo, analysis and SGF files work', async () => {
    const { send, receive, ask, ended } = conversation();
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'keddah-')), 'game.sgf');
    for (const [command, answer] of [
      ['kata-list_time_settings', '= none absolute byoyomi canadian fischer fischer-capped'],
      ['kata-time_settings byoyomi 0 0.2 3', '='],
      ['kata-set-param maxTime 5', '='],
      ['kata-get-param maxTime', '= 5'],
      ['check e7', '= The pawn on e9 cannot reach e7 in one move.'],
      ['move e8', '='],
      ['wall w e2h', '='],
      [`printsgf ${file}`, '='],
      ['clear_board', '='],
      [`loadsgf ${file}`, '='],
      ['walls', '= B: 10 W: 9'],
      [`loadsgf ${file}.gone`, /^\? Could not load sgf: /],
      ['walls', '= B: 10 W: 9'],
    ]) {
      const reply = await ask(command);
      if (typeof answer === 'string') assert.equal(reply, answer, command);
      else assert.match(reply, answer, command);
    }
    send('4 kata-analyze b maxmoves 2');
    assert.equal(await receive(), '=4');
    assert.match(await receive(), /^info move \w+ visits \d+ winrate 0\.\d{4} order 0 pv .* info move .* order 1 /);
    // A line ends the analysis and the search behind it.
    send('5 genmove b');
    let line = await receive();
    while (!line.startsWith('=5 ')) line = await receive();
    assert.match(line, /^=5 [a-i]\d[hv]?$/);
    send('quit');
    assert.equal(await ended, 0);
  });

  test('a stopped search is answered before later commands', async () => {
    const { send, receive, until, ended } = session('qtp');
    send('time_settings 36000 0 0');
    await until('=');
    await receive();
    for (const line of ['1 genmove b', '2 winner', '3 stop', '4 quit']) send(line);
    assert.match(await until('=1'), /^=1 [a-i]\d[hv]?$/);
    const rest = [];
    for (let line = await receive(); line !== undefined; line = await receive()) if (line) rest.push(line);
    assert.deepEqual(rest, ['=2 none', '=3', '=4']);
    assert.equal(await ended, 0);
  });

  test("KataQuoridor's example session is answered alike, and a game is played to its end", async () => {
    const { send, receive, end, ended } = session('qtp');
    const ask = async (command) => {
      send(command);
      const answer = [];
      for (let line = await receive(); line; line = await receive()) answer.push(line);
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

test('other arguments print the usage', async () => {
  const { receive, ended } = session('chess');
  assert.equal(await receive(), 'usage: keddah aei | qtp');
  assert.equal(await ended, 2);
});
