// Test runners: each runs one kind of test and returns its counts.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setupBrowser } from '../browser.mjs';
import { isOfPlaywright } from './installed-browsers.mjs';
import { at, Failure, say, tool, watch } from './run.mjs';
import {
  cargoCounts,
  cargoFailures,
  closing,
  playwrightCounts,
  playwrightFailures,
  playwrightRetried,
  tapCounts,
  tapFailures,
  together,
  verdict,
  vitestCounts,
  vitestFailures,
} from './summary.mjs';

/** Runs programs that report errors but count no tests. Each is one test. */
export async function checks(...commands) {
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const [program, args, env] of commands) {
    const { status } = await watch(program, args, { env });
    counts[status === 0 ? 'passed' : 'failed'] += 1;
    if (status !== 0) counts.failures.push([program, ...args].join(' '));
  }
  return counts;
}

/** Runs `cargo test` and returns the counts of passed and failed tests. */
export async function cargoTest(args, env) {
  const { status, output } = await watch('cargo', ['test', '--no-fail-fast', ...args], { env });
  return { ...verdict(cargoCounts(output), status), failures: cargoFailures(output) };
}

/** Returns the path of a test runner's report, after deleting the report of an earlier run. */
function reportFile(name) {
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(at('.cache', name), { force: true });
  return at('.cache', name);
}

const readIfPresent = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Runs test files with the test runner of Node, and returns the counts and failed tests. Each file
 * may take this many minutes: in Node 20 a test's own limit does not extend that of its file.
 */
export async function nodeTest(files, env, minutes = 5) {
  const tap = reportFile('node.tap');
  const reporters = Object.entries({ spec: 'stdout', tap }).flatMap(([kind, to]) => [
    `--test-reporter=${kind}`,
    `--test-reporter-destination=${to}`,
  ]);
  // The default leaves a core to the runner, which needs none.
  const concurrency = `--test-concurrency=${availableParallelism()}`;
  const { status } = await watch(
    process.execPath,
    ['--test', `--test-timeout=${minutes * 60_000}`, concurrency, ...reporters, ...files],
    { env },
  );
  const report = readIfPresent(tap);
  return { ...verdict(tapCounts(report), status), failures: tapFailures(report) };
}

/** Runs the unit tests of TypeScript, which stand beside their sources. */
export async function unitTest() {
  const json = reportFile('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
  const { status } = await watch(...tool('vitest', args));
  const report = JSON.parse(readIfPresent(json) || '{}');
  return { ...verdict(vitestCounts(report), status), failures: vitestFailures(report) };
}

/**
 * Runs Playwright's tests in an engine, `chromium`, `firefox` or `webkit`, which is installed if
 * missing, and writes their report to a file. All in Firefox take more than an hour on two busy
 * cores. A WebKit that is not Playwright's is driven by WebDriver: see tests/browser/test.ts.
 */
export async function playwright(engine, report, args, { isQuiet = false, env: extra = {}, minutes = 120 } = {}) {
  const program = await setupBrowser(engine);
  const isDriver = engine === 'webkit' && !isOfPlaywright(engine, program);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isDriver && { KEDDAH_WEBDRIVER: program }), ...extra };
  const all = ['test', '--project', engine, '--reporter=list,json', ...args];
  return watch(...tool('playwright', all), { env, isQuiet, minutes });
}

/** Runs Playwright's tests like `playwright`, and returns the counts and failed tests. */
export async function browserTest(engine, args, options) {
  const json = reportFile('playwright.json');
  const { status } = await playwright(engine, json, args, options);
  const report = JSON.parse(readIfPresent(json) || '{}');
  for (const name of playwrightRetried(report)) console.log(`passed only after a retry: ${name}`);
  return { ...verdict(playwrightCounts(report), status), failures: playwrightFailures(report) };
}

/** Runs one test runner under a headline. An error counts as a failed test. */
async function perform(name, runner) {
  const begin = performance.now();
  console.log(`\n━━━ ${name}`);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = await runner();
  } catch (error) {
    console.error(error instanceof Failure ? `keddah: ${error.message}` : error);
  }
  return { name, ...counts, seconds: (performance.now() - begin) / 1000 };
}

/**
 * Sets up, runs the test runners in order, and prints a summary with the seconds of each. Its last
 * line is `N passed, N failed`.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts
 * @param {() => void | Promise<void>} setup what all runners need; a `Failure` counts as failed
 * @param {Record<string, () => Promise<Counts>>} runners
 */
export async function runAll(setup, runners) {
  const results = [];
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  try {
    await setup();
    results.push({ name: 'set-up', passed: 0, failed: 0, seconds: seconds() });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    results.push({ name: 'set-up', passed: 0, failed: 1, seconds: seconds() });
  }
  if (results[0].failed === 0)
    for (const [name, runner] of Object.entries(runners)) results.push(await perform(name, runner));

  console.log('\n━━━ summary');
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`${name}: failed: ${failure}`);
  }
  for (const { name, passed, failed, seconds } of results) {
    const counts = closing({ passed, failed }).padEnd(24);
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(10)} ${counts} ${seconds.toFixed(1).padStart(7)} s`);
  }
  const all = together(results);
  console.log(closing(all));
  if (all.failed > 0) process.exitCode = 1;
}
