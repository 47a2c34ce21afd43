// npm run mutants: tries mutants of the rules, copies with one operator exchanged or one function
// emptied. Each is a test: it passes if the tests of the rules catch the mutant, or if
// scripts/mutants/explained.mjs says why none can. The last line is `N passed, N failed`.
// docs/testing-the-rules.md has the results.
//
//   npm run mutants                               all files of the rules of both games
//   npm run mutants -- arimaa quoridor/path.rs    a game, a file
//   npm run mutants -- --quick                    without the slow tests
//   npm run mutants -- --report                   what earlier runs found
//   npm run mutants -- --again                    forgets what earlier runs found
//
// It resumes: .cache/mutants has the outcomes so far. A mutant that was caught is not tried again,
// one that was missed is.

import { readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, Failure, main } from './lib/run.mjs';
import { closing, together } from './lib/summary.mjs';
import { games } from './mutants/crate.mjs';
import { judge } from './mutants/explained.mjs';
import { quickRound, slowRound, tryMutants } from './mutants/run.mjs';
import { setupCargoMutants, setupRust } from './toolchain.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, report: { type: 'boolean' }, again: { type: 'boolean' } },
});

/** Returns the files of the rules that the arguments name, by default all. */
function chosenFiles() {
  const filesOf = (game) => readdirSync(at('src', game)).filter((name) => name.endsWith('.rs'));
  const all = games.flatMap((game) => filesOf(game).map((name) => `${game}/${name}`));
  if (positionals.length === 0) return all;
  return positionals.flatMap((name) => {
    const files = all.filter((file) => file === name || file.startsWith(`${name}/`));
    if (files.length === 0) throw new Failure(`There is no file "${name}" of the rules, such as quoridor/path.rs.`);
    return files;
  });
}

/** Returns the rounds that the options ask for. */
const roundsOf = ({ report, quick }) => (report ? [] : quick ? [quickRound] : [quickRound, slowRound]);

/** Prints what became of the mutants of a file, and returns how many passed and failed. */
function report(file, outcomes) {
  const { explained, faults } = judge(file, outcomes);
  const all = Object.values(outcomes);
  const numberOf = (outcome) => all.filter((one) => one === outcome).length;
  const caught = `${numberOf('caught')} caught, ${numberOf('timeout')} did not end, ${numberOf('unviable')} do not build`;
  const left = `${numberOf('missed') + numberOf('open')} missed, of which ${explained} explained, ${numberOf(undefined)} not tried`;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${file}: ${all.length} mutants: ${caught}, ${left}`);
  for (const fault of faults) console.log(`  ✗ ${fault}`);
  return { passed: Math.max(all.length - faults.length, 0), failed: faults.length };
}

await main(async () => {
  let counts = { passed: 0, failed: 1 };
  try {
    const files = chosenFiles();
    setupRust();
    const cargoMutants = await setupCargoMutants();
    if (values.again) rmSync(at('.cache', 'mutants'), { recursive: true, force: true });
    const all = [];
    for (const game of games) {
      const sources = files.filter((file) => file.startsWith(`${game}/`)).map((file) => `src/${file}`);
      if (sources.length === 0) continue;
      const outcomes = await tryMutants(cargoMutants, game, sources, roundsOf(values));
      all.push(...sources.map((file) => report(file, outcomes[file])));
    }
    counts = together(all);
  } catch (error) {
    console.error(error instanceof Failure ? `keddah: ${error.message}` : error);
  }
  console.log(closing(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
