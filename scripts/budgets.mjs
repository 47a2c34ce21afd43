// What each part of the package costs who downloads it, in bytes after minifying and gzip; and how much it may.

import { gzipSync } from 'node:zlib';
import { besides, bundle } from './bundles.mjs';
import { at, Failure, say } from './lib/run.mjs';
import { games, sizes } from './wasm.mjs';

const KB = 1024;

const title = (name) => name[0].toUpperCase() + name.slice(1);

/** Scripts as a bundler of somebody else's would give them, each with all that it imports. */
async function scripts(...entries) {
  const codes = await Promise.all(entries.map((entry) => bundle(entry, { file: 'pkg/budget.js' })));
  return codes.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** Every part: what it is called, what it weighs, and its budget. */
export async function parts() {
  const found = [];
  for (const { name, budget } of games) {
    const wasm = sizes(at('pkg', 'wasm', `${name}_bg.wasm`)).gzip;
    found.push({ part: `${title(name)}: wasm`, bytes: wasm, budget });
    const bytes = await scripts(`pkg/${name}.js`, `pkg/engine/worker-${name}.js`);
    found.push({ part: `${title(name)}: scripts, worker included`, bytes, budget: 10 * KB });
  }
  for (const { name } of games) {
    const { code } = await besides(`pkg/board/${name}.js`, { file: 'pkg/budget.js' });
    const bytes = gzipSync(code, { level: 9 }).length;
    found.push({ part: `${title(name)}: board, with Lit and Fluent`, bytes, budget: 35 * KB });
  }
  const boards = sizes(at('pkg', 'boards.js')).gzip;
  return [...found, { part: 'both boards, with Lit and Fluent', bytes: boards, budget: 45 * KB }];
}

/** Prints what the parts weigh; fails where one is too heavy. */
export async function checkBudgets() {
  const all = await parts();
  const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
  for (const { part, bytes, budget } of all) say(`${part}: ${kilobytes(bytes)} after gzip, of ${kilobytes(budget)}`);
  const heavy = all.filter(({ bytes, budget }) => bytes > budget);
  if (heavy.length > 0) throw new Failure(`Over budget: ${heavy.map(({ part }) => part).join('; ')}.`);
}
