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
  return { say, hear, until, end: () => child.stdin.end(), ended };
}

describe('aei', () => {
  test('a game is begun, moves are sent back, and errors change nothing', async () => {
    const { say, hear, until, ended } = session('aei');
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
    for (const line of ['makemove Ra1', 'fly', 'setoption name level value 11', 'setposition g [r]']) {
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

describe('qtp', () => {
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
