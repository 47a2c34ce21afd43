// Tests that the sizes in the READMEs' tables are right to within a twentieth.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { parts } from '../../scripts/budgets.mjs';

describe('sizes', () => {
  let found;
  before(async () => {
    found = await parts();
  });

  for (const name of ['README.md', 'pkg-template/README.md']) {
    test(`${name} has the size of each part`, () => {
      const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
      const rows = [...text.matchAll(/^\| (.+?) \| ([\d.]+) KB \|$/gm)].map(([, part, size]) => [part, Number(size)]);
      assert.deepEqual(
        rows.map(([part]) => part),
        found.map(({ part }) => part),
      );
      for (const [index, [part, size]] of rows.entries()) {
        const actual = found[index].bytes / 1000;
        assert.ok(Math.abs(size - actual) < actual / 20, `${part}: ${actual.toFixed(1)} KB, not ${size}`);
      }
    });
  }
});
