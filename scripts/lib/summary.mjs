// Reads the counts of passed and failed tests from reports of test runners. A skipped test counts
// as failed.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns the counts of passed and failed tests of cargo test: adds up the line `test result: …` of
 * every program.
 */
export function cargoCounts(output) {
  const lines = [...output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  const column = (n) => sum(lines.map((line) => Number(line[n])));
  return { passed: column(1), failed: column(2) + column(3) };
}

/** Returns the names of the failed tests in the output of `cargo test`. */
export const cargoFailures = (output) => [...output.matchAll(/^test (.+) \.\.\. FAILED$/gm)].map((match) => match[1]);

/**
 * Returns the counts of passed and failed tests of node:test, from the totals at the end of its TAP
 * report.
 */
export function tapCounts(tap) {
  const total = (name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)`, 'm'))?.[1] ?? 0);
  return { passed: total('pass'), failed: total('fail') + total('cancelled') + total('skipped') + total('todo') };
}

export const tapFailures = (tap) =>
  [...tap.matchAll(/^ *not ok \d+ - (.+?)(?: # (?:SKIP|TODO).*)?$/gm)].map((match) => match[1]);

/**
 * Returns the counts of passed and failed tests of Vitest, from the report of its JSON reporter.
 */
export function vitestCounts(report) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

export const vitestFailures = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
  );

/** Returns the names of those tests in a Playwright report that satisfy `matches`. */
function namesOf(suites, matches) {
  return suites.flatMap(({ specs = [], suites = [] }) => [
    ...specs.filter(matches).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...namesOf(suites, matches),
  ]);
}

/**
 * Returns the counts of passed and failed tests of Playwright, from the report of its JSON
 * reporter. A test that passed after a retry counts as passed.
 */
export function playwrightCounts(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected + skipped + (report.errors?.length ?? 0) };
}

/** Returns the names of the tests that passed only after a retry. */
export const playwrightRetried = ({ suites = [] }) =>
  namesOf(suites, ({ tests = [] }) => tests.some(({ status }) => status === 'flaky'));

export const playwrightFailures = ({ suites = [], errors = [] }) => [
  ...namesOf(suites, ({ ok }) => !ok),
  ...errors.map(({ message }) => String(message).split('\n')[0]),
];

/** Returns the summary line with which every test command of this project ends. */
export const closing = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** Returns the counts of passed and failed tests from the last line of a test command, if any. */
export function closingCounts(output) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  return line && { passed: Number(line[1]), failed: Number(line[2]) };
}

/**
 * Returns the test counts of a runner, with a failure added if it failed without naming a test or
 * ran none.
 */
export function verdict(counts, status) {
  const { passed = 0, failed = 0 } = counts ?? {};
  const silent = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** Returns the total numbers of passed and failed tests of several test runs. */
export const together = (all) => ({
  passed: sum(all.map((one) => one.passed)),
  failed: sum(all.map((one) => one.failed)),
});
