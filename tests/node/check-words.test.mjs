// Tests the check of wording: it finds what it should, and nothing else.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineFaults, wordFaults } from '../../scripts/check-words.mjs';

const faults = (line, { isProse = true, file = 'src/lib.rs' } = {}) => lineFaults(line, isProse, file);

test('a line of prose has at most 100 columns, addresses not counted', () => {
  assert.deepEqual(faults(`// ${'a'.repeat(97)}`), []);
  assert.deepEqual(faults(`// ${'a'.repeat(98)}`), ['101 columns; prose ends by column 100']);
  assert.deepEqual(faults(`// see https://example.org/${'a'.repeat(98)} for more`), []);
  assert.deepEqual(faults(`call(${'a'.repeat(98)})`, { isProse: false }), []);
});

test('spellings, names and phrases are found in prose and in code', () => {
  for (const line of [
    '/// How often a position comes about.',
    'const neighbours = 4;',
    'fn initialise() {}',
    'let MOST_PIECES = 3;',
    'seats="person machine:3"',
  ])
    assert.equal(faults(line, { isProse: false }).length, 1, line);
});

test('fixed codes and files that deal with old names are exempt', () => {
  assert.deepEqual(faults("code: 'not-initialised'"), []);
  assert.deepEqual(faults('seats="person machine:3"', { file: 'CHANGELOG.md' }), []);
});

test('all lines of a file can be checked', () => {
  assert.deepEqual(wordFaults(['scripts/check-words.mjs', 'SECURITY.md']), []);
});
