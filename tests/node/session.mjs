// Sessions with the package's program `keddah`, for its tests.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';

const manifest = createRequire(import.meta.url).resolve('keddah/package.json');
/** The package's version. */
export const { version } = createRequire(import.meta.url)(manifest);
const { bin } = createRequire(import.meta.url)(manifest);
const program = path.join(path.dirname(manifest), bin.keddah);
/** The usual setup of both sides. */
export const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
const running = new Set();

after(() => {
  for (const child of running) child.kill();
});

/**
 * Starts a session: `send` sends a line, `receive` returns the next one, and `until` the next one
 * with a given start.
 */
export function session(...args) {
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
export function strictClock(perTurn) {
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
