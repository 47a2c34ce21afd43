// npm run fuzz: runs the fuzz targets, each of which counts as a test. The last line is
// `N passed, N failed`. `fuzz/README.md` describes the targets and their properties.
//
//   npm run fuzz                            10 minutes for each target
//   npm run fuzz -- aei goal --seconds 60   these targets, a minute each
//   npm run fuzz -- --runs 1000000          until each target has run a million times in all
//   npm run fuzz -- --runs 1000000 --seconds 300    the same, for 5 minutes each at most
//   npm run fuzz -- --smoke                 8 seconds for each target
//   npm run fuzz -- goal --input FILE       one input
//   npm run fuzz -- --planted               plants bugs in a copy, each of which must be found
//   npm run fuzz -- --coverage              which lines of each parser the corpora reach
//   npm run fuzz -- --jobs 1                targets at a time; by default one for each core
//
// It resumes: what a target has learned stays in fuzz/corpus, its executions in .cache/fuzz.json.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { coverage } from './fuzz/coverage.mjs';
import { findPlanted } from './fuzz/planted.mjs';
import { runTargets } from './fuzz/run.mjs';
import { build, knownTargets } from './fuzz/targets.mjs';
import { at, Failure, main } from './lib/run.mjs';
import { closing } from './lib/summary.mjs';
import { setupCargoFuzz, setupRust } from './toolchain.mjs';

/** The time in seconds for which each fuzz target runs by default, and in CI. */
const SECONDS = 600;
const SMOKE_SECONDS = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    runs: { type: 'string' },
    jobs: { type: 'string' },
    input: { type: 'string' },
    smoke: { type: 'boolean' },
    planted: { type: 'boolean' },
    coverage: { type: 'boolean' },
  },
});

/** Returns the numeric value of a command-line option, or its default. */
function number(name, usual) {
  const value = values[name] === undefined ? usual : Number(values[name]);
  if (value !== undefined && !(Number.isSafeInteger(value) && value > 0)) {
    throw new Failure(`--${name} expects a whole number, not "${values[name]}".`);
  }
  return value;
}

await main(async () => {
  const known = knownTargets();
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`There is no fuzz target "${unknown}": ${known.join(', ')}.`);
  const targets = positionals.length > 0 ? positionals : known;
  const jobs = number('jobs', availableParallelism());
  const runs = number('runs');
  const usual = runs === undefined ? SECONDS : undefined;
  const seconds = number('seconds', values.smoke ? SMOKE_SECONDS : usual);

  let counts = { passed: 0, failed: 1 };
  try {
    setupRust();
    if (values.coverage) {
      counts = await coverage(targets);
    } else {
      const cargoFuzz = await setupCargoFuzz();
      if (values.planted) {
        counts = await findPlanted(cargoFuzz, positionals, jobs);
      } else {
        const programOf = await build(cargoFuzz, at('.'), at('target', 'fuzz'), targets);
        counts = await runTargets(programOf, targets, { seconds, runs, jobs, input: values.input });
      }
    }
  } catch (error) {
    console.error(error instanceof Failure ? `keddah: ${error.message}` : error);
  }
  console.log(closing(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
