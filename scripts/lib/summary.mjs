// What a test runner says at its end, as counts. A test that was skipped counts as failed: nothing may go unseen.

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** cargo test and wasm-bindgen-test: a line `test result: …` for every program. */
export function cargoCounts(output) {
  const lines = [...output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  const column = (n) => sum(lines.map((line) => Number(line[n])));
  return { passed: column(1), failed: column(2) + column(3) };
}

/** The names of the tests that failed, for a summary to repeat. */
export const cargoFailures = (output) => [...output.matchAll(/^test (.+) \.\.\. FAILED$/gm)].map((match) => match[1]);

/** node:test: the totals that end its TAP. */
export function tapCounts(tap) {
  const total = (name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)`, 'm'))?.[1] ?? 0);
  return { passed: total('pass'), failed: total('fail') + total('cancelled') + total('skipped') + total('todo') };
}

export const tapFailures = (tap) =>
  [...tap.matchAll(/^ *not ok \d+ - (.+?)(?: # (?:SKIP|TODO).*)?$/gm)].map((match) => match[1]);

/** Playwright: the report of its JSON reporter. */
export function playwrightCounts(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) };
}

export function playwrightFailures({ suites = [], errors = [] }) {
  const of = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(of),
  ];
  return [...suites.flatMap(of), ...errors.map(({ message }) => String(message).split('\n')[0])];
}

/** The line that every runner of this project ends with. */
export const closing = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** The counts of the last such line, if there is one. */
export function closingCounts(output) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  return line && { passed: Number(line[1]), failed: Number(line[2]) };
}

/** Counts one can rely on: a runner that ended badly without naming a failure, or ran nothing, has failed. */
export function verdict(counts, status) {
  const { passed = 0, failed = 0 } = counts ?? {};
  const silent = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** The counts of several runners together. */
export const together = (all) => ({
  passed: sum(all.map((one) => one.passed)),
  failed: sum(all.map((one) => one.failed)),
});
