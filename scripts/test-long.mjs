// npm run test:long: the long test campaigns: full numbers of games and positions, many random
// cases, every set of features, and every lesson. The last line is `N passed, N failed`.
//
// An interrupted run resumes: campaigns that passed on the same sources are not run again.
//
//   npm run test:long -- --anew    runs all campaigns again
//   npm run test:long -- lessons   runs the campaigns whose names begin so

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { crateCommands, featureSets, lintCommand } from './crate.mjs';
import { at, Failure, main, say } from './lib/run.mjs';
import { browserTest, cargoTest, checks, nodeTest, runAll } from './lib/runner.mjs';
import { fingerprint } from './lib/stamp.mjs';
import { setupPackages } from './packages.mjs';
import { setupLinters, setupRust } from './toolchain.mjs';

const env = { KEDDAH_LONG: '1', PROPTEST_CASES: '10000' };
const cargoTests = (target, filter) => () =>
  cargoTest(['--features', 'cli', '--test', target, ...(filter ? ['--', filter] : [])], env);

/** The long test campaigns by name, each a function that runs its tests. */
const campaigns = {
  'arimaa: all positions, all levels': cargoTests('search', 'arimaa_tactics::'),
  'arimaa: 200 games of self-play': cargoTests('search', 'arimaa::'),
  'quoridor: 200 games of self-play, 400 against others': cargoTests('search', 'quoridor::'),
  'arimaa: 10,000 random cases a property': cargoTests('arimaa'),
  'quoridor: 10,000 random cases a property': cargoTests('quoridor'),
  'puzzles: all proofs': cargoTests('cli', 'puzzles::'),
  'protocols: more turns by the clock': cargoTests('protocol'),
  'protocols in Node: more turns by the clock': async () => {
    await build();
    return nodeTest([at('tests/node/aei-times.test.mjs'), at('tests/node/qtp.test.mjs')], env, 60);
  },
  'crate: every set of features': () => checks(...featureSets().map(lintCommand), ...crateCommands()),
  'lessons: each by mouse, touch and keyboard': async () => {
    await build();
    return browserTest('chromium', ['lessons-whole.spec.ts']);
  },
  'soak in Node: 10,000 games of each, 1,000 killed workers': async () => {
    await build();
    return nodeTest([at('tests/node/soak.test.mjs')], env, 180);
  },
  'soak on a page: 10,000 games of each, 1,000 killed workers, 500 boards, a long analysis': async () => {
    await build();
    return browserTest('chromium', ['features/soak.spec.ts', '--workers', '1', '--retries', '0'], {
      env,
      minutes: 600,
    });
  },
};

/** The files and folders whose changes invalidate the results of Rust test campaigns. */
const rustSources = [
  'Cargo.toml',
  'Cargo.lock',
  'rust-toolchain.toml',
  'src',
  'examples',
  'tests',
  'scripts',
  'pkg-template/puzzles',
];
/** Returns the files and folders whose changes invalidate the results of a test campaign. */
const sourcesOf = (name) =>
  /^(lessons|protocols in Node|soak)/.test(name) ? [...rustSources, 'pkg-template', 'www'] : rustSources;
const record = at('.cache', 'test-long.json');

/** Returns the campaigns that passed, each with its counts and the hash of its sources. */
const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

function writeRecord(passed) {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(passed));
}

await main(async () => {
  const passed = readRecord();
  const asked = process.argv.slice(2).filter((word) => word !== '--anew');
  const unknown = asked.find((word) => !Object.keys(campaigns).some((name) => name.startsWith(word)));
  if (unknown) throw new Failure(`No campaign begins with "${unknown}": ${Object.keys(campaigns).join('; ')}.`);
  const isAsked = (name) => asked.length === 0 || asked.some((word) => name.startsWith(word));
  const chosen = Object.entries(campaigns).filter(([name]) => isAsked(name));
  if (process.argv.includes('--anew')) {
    for (const [name] of chosen) delete passed[name];
    writeRecord(passed);
  }
  const resumable = ([name, runner]) => [
    name,
    async () => {
      const sources = fingerprint(sourcesOf(name));
      if (passed[name]?.sources === sources) {
        say('passed before on the same sources');
        return { passed: passed[name].passed, failed: 0 };
      }
      const counts = await runner();
      if (counts.failed === 0) {
        passed[name] = { passed: counts.passed, sources };
        writeRecord(passed);
      }
      return counts;
    },
  ];
  const setup = async () => {
    await setupPackages();
    setupRust();
    setupLinters();
  };
  await runAll(setup, Object.fromEntries(chosen.map(resumable)));
});
