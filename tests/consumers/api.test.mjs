// Tests that the public types are those in the reports. After an intended change run `npm run api`.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { entries, report, reportName } from './api.mjs';

for (const entry of entries) {
  test(`the types of ${entry} are those of its report`, () => {
    const { changed, messages } = report(entry);
    assert.deepEqual(messages, []);
    assert.ok(!changed, 'the public types have changed: if that is intended, run `npm run api` and commit its output');
  });
}

test('there is one report for each entry point', () => {
  const files = readdirSync(new URL('../../pkg-template/api', import.meta.url));
  assert.deepEqual(files.sort(), entries.map(reportName).sort());
});
