// npm test: installs missing tools and runs all tests. The last line is `N passed, N failed`.
//
//   npm test -- rust node          runs only these runners; see `runners` below
//   npm run lint                   runs `clippy` and `doc`, which are not part of `npm test`
//   npm run test:consumers         runs `crate` and `consumers`, which are not either
//   npm run test:browsers          runs `browser`, `features`, `firefox` and `webkit`
//
// `npm run test:long` is scripts/test-long.mjs.

import { setupBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { importFaults } from './check-imports.mjs';
import { wordFaults } from './check-words.mjs';
import { crateCommands } from './crate.mjs';
import { at, Failure, main, tool, watch } from './lib/run.mjs';
import { browserTest, cargoTest, checks, nodeTest, runAll, unitTest } from './lib/runner.mjs';
import { filesOf } from './lib/stamp.mjs';
import { together } from './lib/summary.mjs';
import { setupCompilers, setupConsumers, setupFrameworks, setupPackages, setupRuntimes } from './packages.mjs';
import { reproductionFaults } from './reproducible.mjs';
import { setupBindgen, setupCargoDeny, setupLinters, setupRust, setupWasmTest, target } from './toolchain.mjs';
import { games } from './wasm.mjs';

// All native runners use the same set of features, so that cargo compiles each dependency once.
const native = ['--features', 'cli,tuning'];
/**
 * Returns Cargo's arguments for tests in wasm. Linking two games fails, since they export the same
 * names.
 */
const wasm = (...games) => ['--target', target, '--no-default-features', '--features', `wasm,classes,player,${games}`];
/** Returns the name of the Cargo test target that runs inside a game's wasm. */
const wasmTest = (game) => `wasm_${game}`;

/** Cargo's arguments for the wasm tests of all games at once, to check them. */
const wasmTests = [
  ...wasm(...games.map(({ name }) => name)),
  ...games.flatMap(({ name }) => ['--test', wasmTest(name)]),
];

/** The Playwright tag of tests that only `test:consumers` or `test:long` run. */
const extra = '@extra';
/** The tag of tests that measure times, and so must not run beside others. */
const alone = '@alone';
/**
 * Matches the tests of what Playwright cannot do in an installed Firefox: scrolling by touch, and
 * what only Chromium's developer tools offer. See docs/browsers.md.
 */
const notFirefox = '@devtools|@frame-input|@swipe';
/**
 * Matches the tests of what tests/browser/webdriver/ cannot do in WebKitGTK, or what the engine
 * lacks: see docs/browsers.md.
 */
const notWebKit = [
  ...['@clipboard', '@clock', '@color-scheme', '@devtools', '@download', '@finger', '@frames', '@jspi', '@media'],
  ...['@preload', '@retry', '@right-button', '@roles', '@route-cache', '@swipe', '@tab-end', '@tabs', '@workers'],
].join('|');
/**
 * Matches the titles of browser tests that play whole games by mouse, keyboard and touch, or
 * against the computer.
 */
const wholeGames = 'page-games\\.spec|complete game';
/** Matches the specs that no runner but `features` and `firefox` runs; but one of each file. */
const features = 'features/(?!.*@core)';
/** Matches the tests that `npm test` leaves to `features`: see `@slow` in docs/browsers.md. */
const left = `${features}|@slow`;
const nodeTests = (...folders) => filesOf(folders).filter((file) => file.endsWith('.test.mjs'));
/** Returns whether a test needs programs that only `consumers` installs. */
const isExtra = (file) => /[\\/](frameworks|runtimes|typescript)[\\/]/.test(file);

/** Returns the total test counts of several test runs, with the names of all failed tests. */
const all = (counts) => ({ ...together(counts), failures: counts.flatMap((one) => one.failures) });

/**
 * Returns the test counts of a check that lists faults: a passed test, or a failure for each fault.
 */
function listed(faults) {
  for (const fault of faults) console.log(fault);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, failures: faults };
}

/** The promises of the build and tool installation that `startBackground` has started. */
let background = { build: undefined, tools: undefined };

async function timedBuild() {
  const begin = performance.now();
  const result = await watch(process.execPath, [at('scripts', 'build.mjs')], { isQuiet: true });
  return { ...result, seconds: (performance.now() - begin) / 1000 };
}

/**
 * Starts the build, and then the setup of later runners, in parallel with the first runners, which
 * use only one core most of the time. Cargo's files are separate from those of the tests. A setup
 * that fails is repeated, and reported, by the runner that needs it.
 */
function startBackground() {
  const build = timedBuild();
  const tools = build.then(() => Promise.allSettled([setupConsumers(), setupBrowser('chromium')])).catch(() => {});
  background = { build, tools };
}

/** The folders below the root that have a Cargo.toml and a Cargo.lock of their own. */
const workspaces = ['tuning', 'fuzz', 'scripts/bindgen', 'tests/oracle/compiled'];

/** The test runners of `npm test` in order. A runner may need what earlier ones built. */
const runners = {
  format: () =>
    checks(
      ['cargo', ['fmt', '--check']],
      ...workspaces.map((folder) => ['cargo', ['fmt', '--check', '--manifest-path', `${folder}/Cargo.toml`]]),
    ),
  // A lock file that misses a dependency is changed by the next build, on every machine anew.
  locks: () =>
    checks(
      ...['.', ...workspaces].map((folder) => [
        'cargo',
        ['update', '--workspace', '--locked', '--manifest-path', `${folder}/Cargo.toml`],
      ]),
    ),
  style: () => checks(tool('biome', ['check', '--error-on-warnings'])),
  words: () => listed(wordFaults()),
  imports: () => listed(importFaults()),
  rust: () => cargoTest(native),
  async wasm() {
    const env = { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: await setupWasmTest() };
    const counts = [];
    for (const { name } of games) counts.push(await cargoTest([...wasm(name), '--test', wasmTest(name)], env));
    return all(counts);
  },
  async build() {
    const { status, output, seconds } = await background.build;
    process.stdout.write(output);
    console.log(`built in ${seconds.toFixed(1)} s, beside the runners above`);
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  },
  types: () => checks(...['pkg-template', 'www', 'tests'].map((project) => tool('tsc', ['--noEmit', '-p', project]))),
  units: unitTest,
  async node() {
    await background.tools;
    await setupConsumers();
    return nodeTest(nodeTests('tests/node', 'tests/consumers').filter((file) => !isExtra(file)));
  },
  async browser() {
    await background.tools;
    await setupConsumers();
    return browserTest('chromium', ['--grep-invert', `${extra}|${left}`]);
  },
};

/** Checks the dependencies of each workspace with cargo-deny, by the policy in deny.toml. */
async function deny(...what) {
  const program = await setupCargoDeny();
  const manifest = (folder) => ['--manifest-path', `${folder}/Cargo.toml`];
  return checks(...['.', ...workspaces].map((folder) => [program, [...manifest(folder), 'check', ...what]]));
}

/** The folders that have a package-lock.json. */
const lockFolders = [
  '.',
  'docs',
  'tests/consumers',
  'tests/consumers/frameworks',
  'tests/consumers/runtimes',
  'tests/consumers/typescript',
];

/** Cargo's arguments for the programs in tuning/, which have a target folder of their own. */
const tuning = ['--manifest-path', 'tuning/Cargo.toml', '--target-dir', 'target/tuning'];

/** The program keddah that a small run of the tuning builds. */
const fitted = 'target/tuning/smoke/engines/fitted';

/** Test runners by name that `npm test` does not run unless they are named. */
const others = {
  clippy: () =>
    checks(
      // With the features of `doc`, which then reuses what this run checked.
      ['cargo', ['clippy', '--all-targets', '--all-features', '--', '-D', 'warnings']],
      ['cargo', ['clippy', '--lib', ...wasmTests, '--', '-D', 'warnings']],
    ),
  doc: () => checks(['cargo', ['doc', '--no-deps', '--all-features'], { RUSTDOCFLAGS: '-D warnings' }]),
  crate: () => checks(...crateCommands()),
  dependencies: () => deny('bans', 'licenses', 'sources'),
  async advisories() {
    const audit = (folder) => ['npm', ['audit', '--audit-level=high', '--prefix', folder]];
    return all([await deny('advisories'), await checks(...lockFolders.map(audit))]);
  },
  reproducible: async () => listed(await reproductionFaults()),
  tuning: () =>
    checks(
      ['cargo', ['clippy', ...tuning, '--all-targets', '--', '-D', 'warnings']],
      ['cargo', ['test', '--release', ...tuning]],
      ['npm', ['run', '--silent', 'tuning', '--', '--smoke', '--ray']],
      ['npm', ['run', '--silent', 'tuning', '--', 'net', '--smoke']],
      // With the program that the first of these runs built.
      ['npm', ['run', '--silent', 'tuning', '--', 'match', 'quoridor', '--ray', '--smoke', '--program', fitted]],
    ),
  async consumers() {
    await setupConsumers();
    await setupRuntimes();
    await setupCompilers();
    await setupFrameworks();
    await build();
    return all([await nodeTest(nodeTests('tests/consumers')), await browserTest('chromium', ['consumers.spec.ts'])]);
  },
  async features() {
    await build();
    const rest = ['--grep', left, '--grep-invert', `${extra}|${alone}`];
    return all([
      await browserTest('chromium', rest),
      await browserTest('chromium', ['--grep', alone, '--workers', '1']),
    ]);
  },
  async 'whole-games'() {
    await build();
    return all([
      await browserTest('firefox', ['--grep', wholeGames, '--grep-invert', `${extra}|${notFirefox}`]),
      await browserTest('webkit', ['--grep', wholeGames, '--grep-invert', `${extra}|${notWebKit}`]),
    ]);
  },
  async firefox() {
    await setupConsumers();
    await build();
    return browserTest('firefox', ['--grep-invert', `${extra}|${alone}|${notFirefox}`]);
  },
  async webkit() {
    await build();
    return browserTest('webkit', ['--grep-invert', `${extra}|${alone}|${features}|consumers\\.spec|${notWebKit}`]);
  },
};

await main(async () => {
  const known = { ...runners, ...others };
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in known));
  if (unknown) throw new Failure(`There is no runner "${unknown}": ${Object.keys(known).join(', ')}.`);

  const chosen = asked.length > 0 ? Object.fromEntries(asked.map((name) => [name, known[name]])) : runners;
  const setup = async () => {
    const setupTools = async () => {
      setupRust();
      setupLinters();
      if ('build' in chosen) await setupBindgen();
    };
    await Promise.all([setupPackages(), setupTools()]);
    if ('build' in chosen) startBackground();
  };
  await runAll(setup, chosen);
});
