// Tests how two builds of the package are compared.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { differences } from '../../scripts/reproducible.mjs';

/** Writes files, given by name, to a new folder. */
function folderWith(context, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keddah-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('every file that is missing or differs in one byte is named', (context) => {
  const one = folderWith(context, { 'a.js': 'a', 'b.js': 'b', [path.join('wasm', 'c.wasm')]: 'c' });
  const other = folderWith(context, { 'a.js': 'a', 'b.js': 'x', [path.join('wasm', 'd.wasm')]: 'c' });
  assert.deepEqual(differences(one, one), []);
  assert.deepEqual(differences(one, other), [
    'b.js differs: 1 and 1 bytes',
    `${path.join('wasm', 'c.wasm')} is in one folder only`,
    `${path.join('wasm', 'd.wasm')} is in one folder only`,
  ]);
});
