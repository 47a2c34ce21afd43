// Tests the counting of passed and failed tests from the reports of runners.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cargoCounts,
  cargoFailures,
  closing,
  closingCounts,
  playwrightCounts,
  playwrightFailures,
  playwrightRetried,
  tapCounts,
  tapFailures,
  verdict,
  vitestCounts,
  vitestFailures,
} from '../../scripts/lib/summary.mjs';

test('cargo: the tests of all programs are added up, and ignored ones count as failed', () => {
  const output = [
    'running 2 tests',
    'test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s',
    'test result: FAILED. 3 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 1.00s',
  ].join('\n');
  assert.deepEqual(cargoCounts(output), { passed: 5, failed: 3 });
  assert.deepEqual(cargoCounts('error: could not compile'), { passed: 0, failed: 0 });
});

test('node: skipped and cancelled tests and todos count as failed', () => {
  const tap = '1..9\n# tests 9\n# suites 1\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  assert.deepEqual(tapCounts(tap), { passed: 5, failed: 4 });
});

test('Playwright: skipped tests and errors outside a test count as failed, passed retries as passed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  assert.deepEqual(playwrightCounts({ stats, errors: [{}] }), { passed: 8, failed: 3 });
  assert.deepEqual(playwrightCounts({}), { passed: 0, failed: 0 });
});

test('Playwright: tests that needed a retry are named', () => {
  const spec = (title, status) => ({ file: 'a.spec.ts', line: 3, title, ok: true, tests: [{ status }] });
  const suites = [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }];
  assert.deepEqual(playwrightRetried({ suites }), ['a.spec.ts:3 two']);
});

test('failed tests are named', () => {
  const cargo = 'test one::works ... ok\ntest two::fails ... FAILED\ntest src/lib.rs - (line 5) ... FAILED\n';
  assert.deepEqual(cargoFailures(cargo), ['two::fails', 'src/lib.rs - (line 5)']);
  const tap = 'ok 1 - good\n    not ok 2 - inner\nnot ok 2 - outer # SKIP today\n# fail 1\n';
  assert.deepEqual(tapFailures(tap), ['inner', 'outer']);
  const spec = (title, ok) => ({ title, ok, file: 'a.spec.ts', line: 3 });
  const suites = [{ specs: [spec('good', true)], suites: [{ specs: [spec('bad', false)] }] }];
  const errors = [{ message: 'no server\nat …' }];
  assert.deepEqual(playwrightFailures({ suites, errors }), ['a.spec.ts:3 bad', 'no server']);
  assert.deepEqual(playwrightFailures({}), []);
});

test('a runner that crashes or runs no test counts as failed', () => {
  assert.deepEqual(verdict({ passed: 3, failed: 0 }, 0), { passed: 3, failed: 0 });
  assert.deepEqual(verdict({ passed: 3, failed: 2 }, 1), { passed: 3, failed: 2 });
  assert.deepEqual(verdict({ passed: 3, failed: 0 }, null), { passed: 3, failed: 1 });
  assert.deepEqual(verdict({ passed: 0, failed: 0 }, 0), { passed: 0, failed: 1 });
  assert.deepEqual(verdict(undefined, 1), { passed: 0, failed: 1 });
});

test('the closing line is read back; of several, the last one', () => {
  const counts = { passed: 12, failed: 3 };
  assert.deepEqual(closingCounts(`1 passed, 0 failed\nx\n${closing(counts)}\n`), counts);
  assert.equal(closingCounts('nothing'), undefined);
});

test('Vitest: skipped tests and todos count as failed', () => {
  const result = (fullName, status) => ({ fullName, status });
  const report = {
    ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
    testResults: [{ assertionResults: [result('a', 'passed'), result('b', 'failed')] }, { assertionResults: [] }],
  };
  assert.deepEqual(vitestCounts(report), { passed: 1, failed: 3 });
  assert.deepEqual(vitestFailures(report), ['b']);
  assert.deepEqual(vitestCounts({}), { passed: 0, failed: 0 });
});
