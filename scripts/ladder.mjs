// npm run ladder: plays matches between neighboring levels of the computer, and writes
// docs/ladder.md and its plots.
//
//   npm run ladder -- --game quoridor       plays one game only
//   npm run ladder -- --games 200           plays so many games a step (100)
//   npm run ladder -- --only 3-4            plays these steps only: 3-4, 2-5 or 1-2,8-9
//   npm run ladder -- --concurrency 2       plays so many games at once (1)
//   npm run ladder -- --estimate            estimates the time of each step; writes nothing
//
// An interrupted step resumes if the search is unchanged: its games are logged in .cache/ladder.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { merged, page, plot, stepOf, stepsOf } from './lib/ladder.mjs';
import { answers, program } from './lib/program.mjs';
import { at, Failure, main, root, say } from './lib/run.mjs';
import { fingerprint } from './lib/stamp.mjs';
import { hasNet } from './wasm.mjs';

const known = ['quoridor', 'arimaa'];

/** Parses the command-line options of the match ladder, which plays each level against the next. */
function parseOptions() {
  const options = {
    game: { type: 'string', multiple: true, default: known },
    games: { type: 'string', default: '100' },
    only: { type: 'string' },
    concurrency: { type: 'string', default: '1' },
    estimate: { type: 'boolean', default: false },
    out: { type: 'string', default: at('docs') },
  };
  try {
    const { game, games, only, ...rest } = parseArgs({ options }).values;
    const unknown = game.find((name) => !known.includes(name));
    if (unknown) throw new RangeError(`--game is ${known.join(' or ')}, not ${unknown}`);
    if (!/^[1-9]\d*$/.test(games)) throw new RangeError(`--games is a number of games, not ${games}`);
    return { game, games: Number(games), steps: stepsOf(only), ...rest };
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** Returns the network that a level uses, as a path in the repository; undefined without one. */
const netOf = (game, level) => (level === 10 && hasNet(game) ? `nets/${game}.net` : undefined);

/** Plays a match between two neighboring levels, and resumes it from a log if given. */
function match(game, low, games, concurrency, log) {
  const net = netOf(game, low + 1);
  const engines = ['--first', `level=${low + 1}${net ? `,net=${net}` : ''}`, '--second', `level=${low}`];
  const more = ['--games', String(games), '--concurrency', concurrency, ...(log ? ['--resume', log] : [])];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const { status, stdout, signal } = spawnSync(program(), ['match', game, ...engines, ...more], {
    cwd: root,
    encoding: 'utf8',
    stdio,
  });
  if (signal) throw new Failure(`Interrupted by ${signal}. Run the same command again to resume.`);
  if (status !== 0)
    throw new Failure(`The match between levels ${low} and ${low + 1} of ${game} failed (exit status ${status}).`);
  return JSON.parse(stdout);
}

/** Prints how long each match of the ladder takes, estimated from a few games. */
function estimate({ game: names, games, steps, concurrency }) {
  let hours = 0;
  for (const game of names) {
    for (const low of steps) {
      const begin = performance.now();
      const tried = Math.min(4, games);
      match(game, low, tried, concurrency);
      const minutes = (performance.now() - begin) / 60_000;
      hours += (minutes / tried / 60) * games;
      const rate = (tried / minutes).toFixed(1);
      say(
        `${game} ${low} → ${low + 1}: ${rate} games a minute, ${games} in ${((minutes / tried) * games).toFixed(1)} minutes`,
      );
    }
  }
  say(`${hours.toFixed(1)} hours in all`);
}

/** Plays the matches of the ladder, and writes the results, the page and the plots after each. */
function measure({ game: names, games, steps, concurrency, out }) {
  const file = path.join(out, 'ladder.json');
  const ladders = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const [players] = answers(['bench']);
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim();
  for (const game of names) {
    const { fingerprint: player, levels } = players[game];
    // The bench's fingerprint does not cover the limits of the levels.
    const version = fingerprint(['src/search/level.rs', `src/${game}/ai/levels.rs`]);
    const logs = at('.cache', 'ladder', `${game}-${player}-${version.slice(0, 12)}`);
    mkdirSync(logs, { recursive: true });
    for (const low of steps) {
      say(`${game}: level ${low + 1} against ${low}`);
      const summary = match(game, low, games, concurrency, path.join(logs, `${low}-${low + 1}.jsonl`));
      const net = netOf(game, low + 1);
      const withNet = net && answers(['bench', '--net', net])[0][game];
      const used = withNet ? withNet.fingerprint : player;
      // Only the higher level of a step can have the network.
      const limits = [levels[low - 1], (withNet?.levels ?? levels)[low]];
      const day = new Date().toISOString().slice(0, 10);
      const step = { ...stepOf(low, summary, used, day, commit), levels: limits, ...(net && { net: true }) };
      ladders[game] = merged(ladders[game] ?? [], step);
      mkdirSync(out, { recursive: true });
      writeFileSync(file, `${JSON.stringify(ladders, undefined, 2)}\n`);
      writeFileSync(path.join(out, 'ladder.md'), page(ladders));
      writeFileSync(path.join(out, `ladder-${game}.svg`), plot(game, ladders[game]));
    }
  }
  say(`written: ${path.relative(root, path.join(out, 'ladder.md'))}`);
}

await main(() => {
  const options = parseOptions();
  program();
  os.setPriority(10);
  return options.estimate ? estimate(options) : measure(options);
});
