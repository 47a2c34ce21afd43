// Tests that no files and folders of the package, and no files of the page, import each other in a
// circle.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { circles, folderCircles, importsOf } from '../../scripts/lib/imports.mjs';

describe('the search for circles', () => {
  test('finds circles of two and of three nodes, and nothing else', () => {
    const edges = [
      ['a/1', 'a/2'],
      ['a/2', 'b/1'],
      ['b/1', 'c/1'],
      ['c/1', 'a/1'],
      ['c/1', 'd/1'],
      ['d/1', 'd/1'],
    ];
    assert.deepEqual(circles(edges), ['a/1 ↔ a/2 ↔ b/1 ↔ c/1']);
    assert.deepEqual(folderCircles(edges), ['a ↔ b ↔ c']);
    assert.deepEqual(folderCircles(edges.slice(0, 3)), []);
  });
});

describe('pkg-template/src', () => {
  const imports = importsOf(fileURLToPath(new URL('../../pkg-template/src', import.meta.url)));

  test('has imports to check', () => assert.ok(imports.length > 100));
  test('has no circle of files', () => assert.deepEqual(circles(imports), []));
  test('has no circle of folders', () => assert.deepEqual(folderCircles(imports), []));
});

describe('www/src', () => {
  const imports = importsOf(fileURLToPath(new URL('../../www/src', import.meta.url)));

  test('has imports to check', () => assert.ok(imports.length > 50));
  test('has no circle of files', () => assert.deepEqual(circles(imports), []));
});
