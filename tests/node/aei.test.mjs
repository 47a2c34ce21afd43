// Tests AEI in the program `keddah` of the package: sessions in wasm, searches in a worker.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, bestMove, init } from 'keddah';
import { OPENING, session } from './session.mjs';

before(() => init());

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
