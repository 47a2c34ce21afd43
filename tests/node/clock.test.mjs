// Tests clocks: the class over the wasm, and its display timer.

import assert from 'node:assert/strict';
import { before, describe, mock, test } from 'node:test';
import { KeddahError, NotationError } from 'keddah';
import { formatTime, GameClock, init, parseControl } from 'keddah/clock';
import * as inline from 'keddah/clock/inline';
import { controlCodes } from './sources.mjs';

test('before init a clock is refused', () => {
  assert.throws(() => new GameClock({ control: '5m' }), { code: 'not-initialised' });
  assert.throws(() => parseControl('5m'), KeddahError);
});

describe('after init', () => {
  before(() => init());

  /** Returns a clock with a simulated time, and a function that advances the time. */
  function clockAt(options) {
    let time = 1000;
    const clock = new GameClock({ now: () => time, ...options });
    const pass = (ms) => {
      time += ms;
      return clock;
    };
    return { clock, pass };
  }

  test('time controls are written in full', () => {
    assert.equal(parseControl('2/2/100/10/8'), '2m/2m/100/10m/8h');
    assert.equal(parseControl('5+3'), '5m+3s');
    assert.equal(new GameClock({ control: '15s/1:30' }).control, '15s/1m30s');
  });

  test('each code of a time control that cannot be parsed occurs, with its offset in UTF-16', () => {
    const refused = {
      '5m+': ['clock-number', 3],
      '𝟓': ['clock-number', 0],
      '5m 😀': ['clock-unit', 3],
      '5s1m': ['clock-unit-order', 3],
      '1:60': ['clock-sixty', 2],
      '1/1/101': ['clock-percent', 4],
      '999d': ['clock-too-large', 0],
      '1/1/1/1/1/1/1': ['clock-too-many-fields', 11],
      '0/0': ['clock-no-time', 0],
    };
    for (const [text, [code, at]] of Object.entries(refused)) {
      assert.throws(() => parseControl(text), { name: 'NotationError', code, at }, text);
    }
    const found = new Set(Object.values(refused).map(([code]) => code));
    assert.deepEqual([...found].sort(), controlCodes().sort());
    assert.throws(() => parseControl('5'.repeat(10_000)), NotationError);
  });

  test('wrong arguments are refused', () => {
    assert.throws(() => parseControl(5), TypeError);
    assert.throws(() => new GameClock(), TypeError);
    assert.throws(() => new GameClock({ control: '5m', players: 5 }), RangeError);
    assert.throws(() => new GameClock({ control: '5m', first: 3 }), RangeError);
    assert.throws(() => new GameClock({ control: '5m', turnsMs: 'x' }), TypeError);
    assert.throws(() => new GameClock({ control: '5m', usedMs: Number.NaN }), RangeError);
    assert.throws(() => new GameClock({ control: '5m' }).leftMs(3), RangeError);
    assert.throws(() => GameClock.fromJSON({}), TypeError);
    assert.throws(() => GameClock.fromJSON(null), TypeError);
  });

  test('players move one after another, each with its own time', () => {
    const { clock, pass } = clockAt({ control: '1m+2s', first: 2 });
    assert.deepEqual([clock.toMove, clock.running, clock.text(2)], [2, false, '1:00']);
    clock.start();
    assert.equal(pass(5000).press(), true);
    assert.deepEqual([clock.toMove, clock.leftMs(2), clock.turns], [1, 57_000, 1]);
    assert.equal(pass(20_500).text(1), '0:40');
    clock.pause();
    assert.equal(pass(1e6).text(1), '0:40');
    clock.free();
  });

  test('four players and Arimaa’s time control', () => {
    const { clock, pass } = clockAt({ control: '10s/20s/50', players: 4 });
    clock.start();
    for (const player of [1, 2, 3, 4]) {
      assert.equal(clock.toMove, player);
      pass(4000).press();
    }
    assert.deepEqual(
      [1, 2, 3, 4].map((player) => clock.leftMs(player)),
      [33_000, 33_000, 33_000, 33_000],
    );
    clock.free();
  });

  test('turns are taken back with their times', () => {
    const { clock, pass } = clockAt({ control: '3m' });
    clock.start();
    pass(10_000).press();
    pass(20_000).press();
    clock.takeBack();
    assert.deepEqual([clock.toMove, clock.text(2), clock.text(1), clock.running], [2, '3:00', '2:50', true]);
    clock.takeBack(9);
    assert.deepEqual([clock.toMove, clock.text(1)], [1, '3:00']);
    clock.free();
  });

  test('a restored clock continues with the stored times', () => {
    const { clock, pass } = clockAt({ control: '30s/5m/100/0/8h', players: 2, first: 2, ply: 3 });
    clock.start();
    pass(12_345).press();
    pass(5000);
    const state = JSON.parse(JSON.stringify(clock));
    assert.deepEqual(state, {
      control: '30s/5m/100/0/8h',
      players: 2,
      first: 2,
      ply: 3,
      turnsMs: [12_345],
      usedMs: 5000,
    });
    const again = GameClock.fromJSON(state);
    assert.deepEqual([again.running, again.toMove, again.leftMs(1)], [false, 1, 325_000]);
    assert.deepEqual([again.toJSON(), again.leftMs(2)], [state, clock.leftMs(2)]);
    clock.free();
  });

  test('time that goes back gives no time and takes none', () => {
    const { clock, pass } = clockAt({ control: '1m+2s' });
    clock.start();
    assert.equal(pass(20_000).leftMs(1), 40_000);
    assert.equal(pass(-3_600_000).leftMs(1), 40_000);
    assert.equal(pass(5000).leftMs(1), 35_000);
    assert.equal(pass(-1).press(), true);
    assert.deepEqual([clock.leftMs(1), clock.leftMs(2)], [37_000, 60_000]);
    assert.equal(pass(-5000).leftMs(2), 60_000);
    clock.pause();
    pass(-1e9);
    clock.start();
    assert.equal(pass(59_999).press(), true);
    assert.deepEqual(clock.toJSON().turnsMs, [25_000, 59_999]);
    clock.free();
  });

  test('the time for a computer is less than what is left', () => {
    const { clock, pass } = clockAt({ control: '15s/1m30s' });
    clock.start();
    const budget = clock.budgetMs();
    assert.ok(budget > 1000 && budget < clock.leftMs(1), `${budget}`);
    assert.ok(pass(1000).budgetMs() < budget);
    clock.free();
  });

  test('a freed clock throws', () => {
    const clock = new GameClock({ control: '1m' });
    clock.start();
    clock.free();
    clock.free();
    assert.throws(() => clock.press(), { code: 'freed' });
  });

  describe('the display timer', () => {
    /** Starts a clock under mocked timers, whose time is that of these timers. */
    function ticking(options) {
      mock.timers.enable({ apis: ['setTimeout', 'Date'] });
      const shown = [];
      const expired = [];
      const clock = new GameClock({
        now: () => Date.now(),
        onChange: (clock) => shown.push(clock.text(clock.toMove)),
        onExpire: (expiry) => expired.push(expiry),
        ...options,
      });
      clock.start();
      return { clock, shown, expired };
    }

    test('calls back whenever the text changes, and ends at the flag', (t) => {
      t.after(() => mock.timers.reset());
      const { clock, shown, expired } = ticking({ control: '3s' });
      for (let ms = 0; ms < 5000; ms += 100) mock.timers.tick(100);
      assert.deepEqual(shown, ['0:03', '0:02', '0:01', '0:00']);
      assert.deepEqual(expired, [{ kind: 'flag', player: 1 }]);
      assert.deepEqual([clock.running, clock.press(), clock.expired], [false, false, expired[0]]);
      assert.equal(expired.length, 1);
    });

    test('measures the time that has passed when timers are late', (t) => {
      t.after(() => mock.timers.reset());
      const { clock, shown, expired } = ticking({ control: '1m' });
      mock.timers.setTime(45_199);
      mock.timers.tick(1);
      assert.deepEqual([clock.text(1), shown.at(-1)], ['0:15', '0:15']);
      mock.timers.setTime(299_999);
      mock.timers.tick(1);
      assert.deepEqual([shown.at(-1), expired], ['0:00', [{ kind: 'flag', player: 1 }]]);
    });

    test('reports the limit of the game, and continues after a take-back', (t) => {
      t.after(() => mock.timers.reset());
      const { clock, expired } = ticking({ control: '10s/0/100/0/1t' });
      mock.timers.tick(1000);
      assert.ok(clock.press() && clock.press());
      assert.deepEqual([expired, clock.running], [[{ kind: 'limit' }], false]);
      clock.takeBack();
      assert.equal(clock.expired, null);
      clock.start();
      clock.press();
      assert.equal(expired.length, 2);
    });

    test('is stopped while paused', (t) => {
      t.after(() => mock.timers.reset());
      const { clock, shown } = ticking({ control: '1m' });
      clock.pause();
      const before = shown.length;
      mock.timers.tick(100_000);
      assert.deepEqual([shown.length, clock.text(1)], [before, '1:00']);
    });
  });

  test('keddah/clock/inline is the same clock', async () => {
    await inline.init();
    assert.equal(inline.parseControl('10'), '10m');
    assert.equal(inline.GameClock, GameClock);
  });
});

test('times are written as clocks show them', () => {
  const written = [0, 1, 999, 1000, 1001, 59_000, 59_001, 60_000, 3_599_001, 3_661_000, 86_400_000, -5];
  assert.deepEqual(written.map(formatTime), [
    ...['0:00', '0:01', '0:01', '0:01', '0:02', '0:59', '1:00', '1:00'],
    ...['1:00:00', '1:01:01', '24:00:00', '0:00'],
  ]);
});
