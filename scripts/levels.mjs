// Measures what a turn costs at each level of the computer, in positions searched and CPU time, for
// the table in the package's README.
//
//   node scripts/levels.mjs    prints the table; needs a built package (npm run build)

import { pathToFileURL } from 'node:url';

/** The number of measured positions of a game, and the number of turns between them. */
const POSITIONS = 4;
const TURNS_BETWEEN = 8;

/** The number of measurements of each level; the fastest run counts. */
const RUNS = 3;

/** The package's class of games for each game. */
const CLASSES = { arimaa: 'ArimaaGame', quoridor: 'QuoridorGame' };

/** Returns positions of a game that level 1 plays against itself, the first one after the setup. */
function positionsOf(keddah, name) {
  const game = new keddah[CLASSES[name]]();
  const play = (turns) => {
    for (let turn = 0; turn < turns; turn++) game.play(keddah.bestMove(game, { level: 1, seed: turn }).best);
  };
  if (name === 'arimaa') play(2);
  return Array.from({ length: POSITIONS }, () => {
    const position = game.clone();
    play(TURNS_BETWEEN);
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

/** Formats a number with two significant digits and thousands separators. */
const rounded = (value) => Number(value.toPrecision(2)).toLocaleString('en');

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const levels = Array.from({ length: 10 }, (_, n) => n + 1);
  const [arimaa, quoridor] = [await costs('arimaa', levels), await costs('quoridor', levels)];
  console.log('| level | Arimaa: nodes | ms | Quoridor: nodes | ms |\n| ---: | ---: | ---: | ---: | ---: |');
  for (const [index, level] of levels.entries()) {
    const cells = [arimaa[index], quoridor[index]].flatMap(({ nodes, ms }) => [
      rounded(nodes),
      ms < 1 ? '< 1' : rounded(ms),
    ]);
    console.log(`| ${[level, ...cells].join(' | ')} |`);
  }
}
