// Measures what a page downloads of each part of the package, in bytes after minifying and gzip,
// and checks that no part exceeds its budget.

import { gzipSync } from 'node:zlib';
import { bundle, bundleBoards } from './bundles.mjs';
import { at, Failure, say } from './lib/run.mjs';
import { games, hasNet, sizes } from './wasm.mjs';

const KB = 1000;

/** The maximum download size of each part of the package, in bytes after gzip. */
const budgets = {
  ...{
    wasm: 130 * KB,
    rules: 70 * KB,
    lesson: 70 * KB,
    weights: 200 * KB,
    scripts: 12 * KB,
    board: 35 * KB,
    boards: 48 * KB,
    optional: 15 * KB,
  },
  // Most of it is the allocator and the formatting code that every Rust module contains.
  clock: 20 * KB,
};

/** The maximum size of a game's puzzle file, in bytes after gzip. */
const PUZZLES_BUDGET = 60 * KB;

const title = (name) => name[0].toUpperCase() + name.slice(1);

/**
 * Modules of engines that are loaded on use: `client.js` when an engine starts, `study.js` for
 * analysis and review, `pool.js` for several workers, `net.js` for networks.
 */
const onUse = /[\\/]engine[\\/](client|study|pool|net)\.js$/;

/**
 * Returns the size of bundled scripts, each with everything that it imports, except for modules
 * that are loaded on first use.
 */
async function scripts(...entries) {
  const isExternal = (id) => onUse.test(id);
  const codes = await Promise.all(
    entries.map((entry) => bundle(entry, { file: 'pkg/entrypoints/budget.js', isExternal })),
  );
  return codes.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** Returns the parts of the package that have a budget, each with its name, size and maximum. */
export async function parts() {
  const found = [];
  for (const { name } of games) {
    const wasm = sizes(at('pkg', 'wasm', `${name}_bg.wasm`)).gzip;
    found.push({ part: `${title(name)}: wasm`, bytes: wasm, budget: budgets.wasm });
    const rules = sizes(at('pkg', 'wasm', `${name}-rules_bg.wasm`)).gzip;
    found.push({ part: `${title(name)}: wasm of the rules alone`, bytes: rules, budget: budgets.rules });
    const lesson = sizes(at('pkg', 'wasm', `${name}-lesson_bg.wasm`)).gzip;
    found.push({ part: `${title(name)}: wasm of the goals of lessons`, bytes: lesson, budget: budgets.lesson });
    if (hasNet(name)) {
      const searching = sizes(at('pkg', 'wasm', `${name}-net_bg.wasm`)).gzip;
      found.push({ part: `${title(name)}: wasm with SIMD for the network`, bytes: searching, budget: budgets.wasm });
      const weights = sizes(at('pkg', 'nets', `${name}.net`)).gzip;
      found.push({ part: `${title(name)}: network`, bytes: weights, budget: budgets.weights });
    }
    const bytes = await scripts(`pkg/entrypoints/${name}.js`, `pkg/entrypoints/worker-${name}.js`);
    found.push({ part: `${title(name)}: scripts, worker included`, bytes, budget: budgets.scripts });
  }
  for (const { name } of games) {
    const { code } = await bundleBoards(`pkg/entrypoints/boards-${name}.js`, { file: 'pkg/budget.js' });
    const bytes = gzipSync(code, { level: 9 }).length;
    found.push({ part: `${title(name)}: board, with Lit and Fluent`, bytes, budget: budgets.board });
  }
  const boards = sizes(at('pkg', 'boards.js')).gzip;
  found.push({ part: 'both boards, with Lit and Fluent', bytes: boards, budget: budgets.boards });
  const beside = sizes(at('pkg', 'study.js')).gzip;
  found.push({ part: 'keddah/study, with Lit and Fluent', bytes: beside, budget: budgets.optional });
  // The modules that a page also loads when it first analyzes a game.
  const [client, study, pool, net] = await Promise.all(
    ['client', 'study', 'pool', 'net'].map((name) => scripts(`pkg/engine/${name}.js`)),
  );
  found.push({ part: 'engines, without the worker', bytes: client, budget: budgets.optional });
  found.push({ part: 'analysis, threats and reviews', bytes: study, budget: budgets.optional });
  found.push({ part: 'engines with several workers', bytes: pool, budget: budgets.optional });
  found.push({ part: 'loading of networks', bytes: net, budget: budgets.optional });
  const share = await scripts('pkg/entrypoints/share.js');
  found.push({ part: 'keddah/share', bytes: share, budget: budgets.optional });
  const lesson = await scripts('pkg/entrypoints/lesson.js');
  found.push({ part: 'keddah/lesson', bytes: lesson, budget: budgets.optional });
  const learning = await scripts('pkg/board/modules/lesson-controller.js');
  found.push({ part: 'lessons on a board', bytes: learning, budget: budgets.optional });
  const clock = (await scripts('pkg/entrypoints/clock.js')) + sizes(at('pkg', 'wasm', 'clock_bg.wasm')).gzip;
  return [...found, { part: 'keddah/clock, wasm included', bytes: clock, budget: budgets.clock }];
}

/** Returns the name, size and maximum size of each game's puzzle file. */
const puzzles = () =>
  games.map(({ name }) => {
    const bytes = sizes(at('pkg', 'puzzles', `${name}.json`)).gzip;
    return { part: `${title(name)}: puzzles`, bytes, budget: PUZZLES_BUDGET };
  });

/** Prints the size of every part and of the puzzles; fails if one exceeds its budget. */
export async function checkBudgets() {
  const all = [...(await parts()), ...puzzles()];
  const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
  for (const { part, bytes, budget } of all) say(`${part}: ${kilobytes(bytes)} after gzip, of ${kilobytes(budget)}`);
  const exceeding = all.filter(({ bytes, budget }) => bytes > budget);
  if (exceeding.length > 0) throw new Failure(`Over budget: ${exceeding.map(({ part }) => part).join('; ')}.`);
}
