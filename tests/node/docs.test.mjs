// Runs every JavaScript example in the READMEs and in the package's TSDoc.
// tests/browser/features/docs.spec.ts opens those in HTML.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = path.join(root, 'pkg-template/src');

/** Returns the JavaScript code blocks of a text, except for the files of recipes. */
const blocks = (text) => [...text.matchAll(/^```(?:js|ts)\n([\s\S]*?)^```/gm)].map((match) => match[1]);

/** Returns the text of all doc comments in a script. */
const comments = (script) =>
  [...script.matchAll(/\/\*\*[\s\S]*?\*\//g)].map(([text]) => text.replaceAll(/^\s*\* ?/gm, '')).join('\n');

/** Runs an example as a module. One without imports gets those of a game, initialized. */
function run(snippet) {
  const ready = snippet.includes('import ')
    ? ''
    : snippet.includes('Quoridor')
      ? `import { QuoridorGame, bestMove, Engine, init } from 'keddah/quoridor'\nawait init()\n`
      : `import { ArimaaGame, bestMove, Engine, init } from 'keddah/arimaa'\nawait init()\n`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', ready + snippet], {
      cwd: root,
      timeout: 30_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (status, signal) => resolve({ status, signal, output }));
  });
}

const files = readdirSync(source, { recursive: true })
  .map((name) => path.join('pkg-template/src', String(name)))
  .filter((name) => name.endsWith('.ts') && !name.split(path.sep).includes('board'));

for (const name of ['README.md', 'pkg-template/README.md', ...files]) {
  const text = readFileSync(path.join(root, name), 'utf8');
  const found = blocks(name.endsWith('.md') ? text : comments(text));
  for (const [index, snippet] of found.entries()) {
    test(`example ${index + 1} in ${name} runs without errors`, async () => {
      const { status, output } = await run(snippet);
      assert.equal(status, 0, output);
    });
  }
}

test('the README of the package has at least five examples', () => {
  assert.ok(blocks(readFileSync(path.join(root, 'pkg-template/README.md'), 'utf8')).length >= 5);
});
