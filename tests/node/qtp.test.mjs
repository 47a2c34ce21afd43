// Tests QTP in the package's program `keddah`, and its usage.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { init, QuoridorGame } from 'keddah';
import { session, strictClock, version } from './session.mjs';

before(() => init());

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

  const moves = process.env.KEDDAH_LONG ? 40 : 20;
  test(`${moves} moves with 0.3 s each are all in time`, async () => {
    const { send, ask } = conversation();
    await ask('time_settings 0 0.3 1');
    const clock = strictClock(0.3);
    for (let ply = 0; ply < moves; ply += 1) {
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
  assert.equal(await receive(), 'usage: keddah aei | qtp [--net FILE | --no-net]');
  assert.equal(await ended, 2);
});

test('qtp plays with a network, which can be another file or none', async () => {
  for (const options of [[], ['--net', 'nets/quoridor.net'], ['--no-net']]) {
    const { send, receive, ended } = session('qtp', ...options);
    for (const line of ['kata-set-param maxTime 0.1', 'genmove b', 'quit']) send(line);
    assert.equal(await receive(), '=');
    await receive();
    assert.match(await receive(), /^= [a-i]\d/, options.join(' '));
    assert.equal(await ended, 0);
  }
});

test('without the network of the package qtp says so and plays', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'keddah-'));
  after(() => rmSync(copy, { recursive: true }));
  const pkg = path.dirname(createRequire(import.meta.url).resolve('keddah/package.json'));
  for (const name of ['package.json', 'bin', 'wasm', 'nets'])
    cpSync(path.join(pkg, name), path.join(copy, name), { recursive: true });
  const net = path.join(copy, 'nets', 'quoridor.net');
  const input = 'kata-set-param maxTime 0.1\ngenmove b\nquit\n';
  const play = () =>
    spawnSync(process.execPath, [path.join(copy, 'bin', 'keddah.js'), 'qtp'], { input, encoding: 'utf8' });
  assert.equal(play().stderr, '');
  const weights = readFileSync(net);
  const wrong = weights.map((byte, index) => (index === 5000 ? byte ^ 1 : byte));
  const damage = [
    () => writeFileSync(net, weights.subarray(0, 1000)),
    () => writeFileSync(net, wrong),
    () => writeFileSync(net, 'keddahN0 of another version'),
    () => rmSync(net),
  ];
  for (const change of damage) {
    change();
    const { stdout, stderr, status } = play();
    assert.match(stderr, /quoridor\.net.*; playing without a network\n$/);
    assert.match(stdout, /^=\s+= [a-i]\d/);
    assert.equal(status, 0);
  }
});

test('a file that is no network is refused', async () => {
  for (const [protocol, file] of [
    ['qtp', 'missing.net'],
    ['qtp', 'package.json'],
    ['aei', 'nets/quoridor.net'],
  ]) {
    const { receive, ended } = session(protocol, '--net', file);
    assert.equal(await receive(), undefined);
    assert.equal(await ended, 2, `${protocol} ${file}`);
  }
});
