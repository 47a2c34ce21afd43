// Tests how the options of AEI for time limit the turns of the package's program.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, init } from 'keddah';
import { OPENING, session, strictClock } from './session.mjs';

before(() => init());

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

  const turns = process.env.KEDDAH_LONG ? 60 : 20;
  test(`${turns} turns with 0.3 s each are all in time`, async () => {
    const { send, until } = session('aei');
    for (const line of ['aei', 'setoption name tcmove value 0.3', 'setoption name tcpercent value 0', 'newgame'])
      send(line);
    await until('aeiok');
    let game = ArimaaGame.parse(OPENING);
    send(`setposition ${OPENING}`);
    const clock = strictClock(0.3);
    for (let turn = 0; turn < turns; turn += 1) {
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
