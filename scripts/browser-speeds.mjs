// Measures the speed of the search in every browser engine that is installed.

import { mkdirSync, readFileSync } from 'node:fs';
import { findBrowser } from './lib/installed-browsers.mjs';
import { at, Failure, say } from './lib/run.mjs';
import { playwright } from './lib/runner.mjs';

/** Runs tests/browser/speed.spec.ts in one browser engine, and returns its search speeds. */
async function speedsIn(engine) {
  mkdirSync(at('.cache'), { recursive: true });
  const file = at('.cache', `speed-${engine}.json`);
  const { status, output } = await playwright(engine, file, ['speed.spec.ts', '--workers', '1', '--retries', '0'], {
    isQuiet: true,
  });
  if (status !== 0) throw new Failure(`The search could not be measured in ${engine}:\n${output}`);
  const [suite] = JSON.parse(readFileSync(file, 'utf8')).suites;
  const { annotations } = suite.specs[0].tests[0];
  return JSON.parse(annotations.find(({ type }) => type === 'speed').description);
}

/**
 * Returns the speed of each search in thousands of nodes a second, by engine. `answerOf` returns
 * the right answer to a search, as text.
 */
export async function browserSpeeds(searched, answerOf) {
  const rows = searched.map(([position, game]) => ({ game, position }));
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    if (!findBrowser(engine)) {
      say(`no ${engine} is installed, so its speed is not measured`);
      continue;
    }
    for (const [index, { answers, speed }] of (await speedsIn(engine)).entries()) {
      const [, game, position] = searched[index];
      if (answers[0] !== answerOf(game, position))
        throw new Failure(`${engine} answers ${answers[0]} in ${position}, not ${answerOf(game, position)}.`);
      rows[index][engine] = speed;
    }
  }
  return rows;
}
