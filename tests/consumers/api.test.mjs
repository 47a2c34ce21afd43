// The public types are those that were reported. A change that is meant is reported anew by `npm run api`.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { entries, report, reportName } from './api.mjs';

for (const entry of entries) {
  test(`the types of ${entry} are as reported`, () => {
    const { changed, messages } = report(entry);
    assert.deepEqual(messages, []);
    assert.ok(!changed, 'the public types have changed: if that is meant, run `npm run api` and commit what it wrote');
  });
}

test('there is a report for each entry, and no other', () => {
  const files = readdirSync(new URL('../../pkg-template/api', import.meta.url));
  assert.deepEqual(files.sort(), entries.map(reportName).sort());
});
