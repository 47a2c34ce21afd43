// Tests that the texts of all languages are complete, and that the check finds what is missing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageFaults, messagesOf } from '../../scripts/check-languages.mjs';

test('every language has every text', async () => {
  assert.deepEqual(await languageFaults(), []);
});

test('a language that does not exist yet lacks all texts, each listed with its file', async () => {
  const faults = await languageFaults('eo');
  for (const fault of [
    'pkg-template/src/board/lang/arimaa/eo.ts: no message "piece"',
    'pkg-template/src/board/lang/more/eo.ts: no message "refuse-freed"',
    'www/src/study/i18n/eo.ts: no message "analysis"',
  ])
    assert.ok(faults.includes(fault), fault);
  assert.equal(new Set(faults).size, faults.length);
});

test('messages are found with their attributes and variables', () => {
  const messages = messagesOf(
    'one = { $count ->\n    [one] { $byThe } on { $bySquare }\n   *[other] more\n }\n    .hint = { $side }\n-term = x\n',
  );
  assert.deepEqual(
    [...messages],
    [
      ['one', new Set(['count', 'by'])],
      ['one.hint', new Set(['side'])],
    ],
  );
});
