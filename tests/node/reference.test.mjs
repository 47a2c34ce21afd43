// Tests that the API reference has the same bytes however busy the machine is.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { at } from '../../scripts/lib/run.mjs';
import { setupReference } from '../../scripts/packages.mjs';

/** A clock on which 600 ms pass between two looks at it. */
const SLOW_CLOCK = 'let now = 0; Date.now = () => (now += 600);';

test('a busy machine makes an API reference with all colors', async () => {
  await setupReference();
  mkdirSync(at('target', 'tmp'), { recursive: true });
  const folder = mkdtempSync(at('target', 'tmp', 'reference-'));
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  write('one.ts', '/** The number one. */\nexport const ONE = 1;\n');
  write('tsconfig.json', '{ "compilerOptions": { "types": [] }, "files": ["one.ts"] }');
  write('readme.md', '```html\n<p title="a">b <!-- c --></p>\n```\n');
  const options = {
    ...{ extends: [at('docs', 'typedoc.json')], tsconfig: 'tsconfig.json', basePath: '.' },
    ...{ entryPoints: ['one.ts'], readme: 'readme.md', out: 'made', logLevel: 'Warn' },
  };
  write('typedoc.json', JSON.stringify(options));
  const typedoc = at('docs', 'node_modules', 'typedoc', 'bin', 'typedoc');
  const clock = ['--import', `data:text/javascript,${encodeURIComponent(SLOW_CLOCK)}`];
  const args = [...clock, typedoc, '--options', path.join(folder, 'typedoc.json')];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  const page = readFileSync(path.join(folder, 'made', 'index.html'), 'utf8');
  const [, code] = /<code class="html">(.*?)<\/code>/s.exec(page);
  // A line whose time has run out is one span.
  assert.equal(code.match(/<span/g).length, 12, code);
  rmSync(folder, { recursive: true });
});
