// Measures what a turn costs at each level of the computer, in positions searched and CPU time, for
// the table in the package's README.
//
//   node scripts/levels.mjs    prints the table; needs a built package (npm run build)

import { pathToFileURL } from 'node:url';
import { games } from './wasm.mjs';

/** The number of measured positions of a game, and the number of turns between them. */
const POSITIONS = 4;
const TURNS_BETWEEN = 8;

/** The number of times that each playing level is measured; the fastest run counts. */
const RUNS = 3;

/** Returns the name of a game as written in prose, such as `Arimaa`. */
const titleOf = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns positions of a game that level 1 plays against itself, the first one after the setup. */
function positionsOf(keddah, name) {
  const game = new keddah[`${titleOf(name)}Game`]();
  const play = (seed) => game.play(keddah.bestMove(game, { level: 1, seed }).best);
  for (let turn = 0; game.position.phase === 'setup'; turn++) play(turn);
  return Array.from({ length: POSITIONS }, () => {
    const position = game.clone();
    for (let turn = 0; turn < TURNS_BETWEEN; turn++) play(turn);
    return position;
  });
}

/** Returns the mean nodes and CPU milliseconds of a turn at each of `levels`. */
export async function costs(name, levels) {
  const keddah = await import('keddah');
  await keddah.init();
  const positions = positionsOf(keddah, name);
  // Until the wasm is compiled with all optimizations, searches are slow.
  for (const game of positions) keddah.bestMove(game, { nodes: 50_000 });
  return levels.map((level) => {
    let [nodes, ms] = [0, Number.POSITIVE_INFINITY];
    for (let run = 0; run < RUNS; run++) {
      const begin = process.cpuUsage();
      nodes = positions.reduce((sum, game) => sum + keddah.bestMove(game, { level }).nodes, 0);
      const { user, system } = process.cpuUsage(begin);
      ms = Math.min(ms, (user + system) / 1000);
    }
    return { level, nodes: nodes / positions.length, ms: ms / positions.length };
  });
}

/** Formats a number with two significant digits and commas between thousands. */
const rounded = (value) => Number(value.toPrecision(2)).toLocaleString('en');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const levels = Array.from({ length: 10 }, (_, n) => n + 1);
  const names = games.map(({ name }) => name);
  const found = [];
  for (const name of names) found.push(await costs(name, levels));
  console.log(`| level |${names.map((name) => ` ${titleOf(name)}: nodes | ms |`).join('')}`);
  console.log(`| ---: |${' ---: | ---: |'.repeat(names.length)}`);
  for (const [index, level] of levels.entries()) {
    const cells = found.flatMap((rows) => [
      rounded(rows[index].nodes),
      rows[index].ms < 1 ? '< 1' : rounded(rows[index].ms),
    ]);
    console.log(`| ${[level, ...cells].join(' | ')} |`);
  }
}
