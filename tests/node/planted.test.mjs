// Tests the list of bugs that `npm run fuzz -- --planted` plants, which takes up to an hour.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { bugs } from '../../fuzz/planted.mjs';
import { at } from '../../scripts/lib/run.mjs';

test('each planted bug replaces a text that occurs once in its file', () => {
  const missing = bugs.filter(({ file, right }) => {
    return !existsSync(at(file)) || readFileSync(at(file), 'utf8').split(right).length !== 2;
  });
  assert.deepEqual(missing, []);
});
