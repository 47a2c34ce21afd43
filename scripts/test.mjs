// npm test: sets up what is missing and runs every test there is. The last line is `N passed, N failed`.
//
//   npm test -- rust node          only these runners; see `runners` below

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setupBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { crateCommands } from './crate.mjs';
import { at, Failure, main, say, tool, watch } from './lib/run.mjs';
import { filesOf } from './lib/stamp.mjs';
import {
  cargoCounts,
  cargoFailures,
  closing,
  playwrightCounts,
  playwrightFailures,
  tapCounts,
  tapFailures,
  together,
  verdict,
} from './lib/summary.mjs';
import { setupConsumers, setupPackages } from './packages.mjs';
import { setupBindgen, setupLinters, setupRust, target } from './toolchain.mjs';
import { games } from './wasm.mjs';

// As few sets of features as possible, so that cargo compiles every dependency once for each target.
const native = ['--features', 'cli'];
/** One game's wasm: two in one would export the same names. */
const wasm = (game) => ['--target', target, '--no-default-features', '--features', `wasm,${game}`];
/** Where the tests of a game's wasm are. */
const wasmTest = { arimaa: 'wasm', quoridor: 'wasm_quoridor' };

/** Programs that find faults but count nothing: one test each. */
async function checks(...commands) {
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const [program, args, env] of commands) {
    const { status } = await watch(program, args, { env });
    counts[status === 0 ? 'passed' : 'failed'] += 1;
    if (status !== 0) counts.failures.push([program, ...args].join(' '));
  }
  return counts;
}

/** Tests that cargo builds and runs. */
async function cargoTest(args, env) {
  const { status, output } = await watch('cargo', ['test', '--no-fail-fast', ...args], { env });
  return { ...verdict(cargoCounts(output), status), failures: cargoFailures(output) };
}

/** A file for a runner's report, where none is left from an earlier run. */
function report(name) {
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(at('.cache', name), { force: true });
  return at('.cache', name);
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** In this order; each gives its counts, and may need what those before it built. */
const runners = {
  format: () => checks(['cargo', ['fmt', '--check']]),
  style: () => checks(tool('biome', ['check', '--error-on-warnings'])),
  clippy: () =>
    checks(
      ['cargo', ['clippy', '--all-targets', ...native, '--', '-D', 'warnings']],
      ...games.map(({ name }) => [
        'cargo',
        ['clippy', '--lib', '--test', wasmTest[name], ...wasm(name), '--', '-D', 'warnings'],
      ]),
    ),
  doc: () => checks(['cargo', ['doc', '--no-deps', '--all-features'], { RUSTDOCFLAGS: '-D warnings' }]),
  rust: () => cargoTest(native),
  crate: () => checks(...crateCommands()),
  async wasm() {
    const { runner } = setupBindgen();
    const env = { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: runner };
    const counts = [];
    for (const { name } of games) counts.push(await cargoTest([...wasm(name), '--test', wasmTest[name]], env));
    return { ...together(counts), failures: counts.flatMap((one) => one.failures) };
  },
  async build() {
    await build();
    return { passed: 1, failed: 0 };
  },
  types: () => checks(...['pkg-template', 'www', 'tests'].map((project) => tool('tsc', ['--noEmit', '-p', project]))),
  async node() {
    const tap = report('node.tap');
    const reports = { spec: 'stdout', tap };
    const reporters = Object.entries(reports).flatMap(([kind, to]) => [
      `--test-reporter=${kind}`,
      `--test-reporter-destination=${to}`,
    ]);
    const files = filesOf(['tests/node', 'tests/consumers']).filter((file) => file.endsWith('.test.mjs'));
    const { status } = await watch(process.execPath, ['--test', '--test-timeout=300000', ...reporters, ...files]);
    const told = readIfThere(tap);
    return { ...verdict(tapCounts(told), status), failures: tapFailures(told) };
  },
  async browser() {
    const json = report('playwright.json');
    const env = { KEDDAH_CHROMIUM: setupBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: json };
    const { status } = await watch(...tool('playwright', ['test', '--reporter=list,json']), { env });
    const told = JSON.parse(readIfThere(json) || '{}');
    return { ...verdict(playwrightCounts(told), status), failures: playwrightFailures(told) };
  },
};

/** Runs one, whatever happens, under a headline. */
async function perform(name) {
  const begin = performance.now();
  console.log(`\n━━━ ${name}`);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = await runners[name]();
  } catch (error) {
    console.error(error instanceof Failure ? `keddah: ${error.message}` : error);
  }
  const seconds = (performance.now() - begin) / 1000;
  return { name, ...counts, seconds };
}

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in runners));
  if (unknown) throw new Failure(`There is no runner "${unknown}": ${Object.keys(runners).join(', ')}.`);

  const results = [];
  try {
    setupPackages();
    setupConsumers();
    setupRust();
    setupLinters();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    results.push({ name: 'set-up', passed: 0, failed: 1, seconds: 0 });
  }
  if (results.length === 0) {
    for (const name of asked.length > 0 ? asked : Object.keys(runners)) results.push(await perform(name));
  }

  console.log('\n━━━ summary');
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`${name}: failed: ${failure}`);
  }
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed ? '✗' : '✓'} ${name.padEnd(8)} ${closing({ passed, failed }).padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const all = together(results);
  console.log(closing(all));
  if (all.failed > 0) process.exitCode = 1;
});
