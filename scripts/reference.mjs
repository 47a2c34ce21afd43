// The API reference: the TypeScript of pkg-template, as TypeDoc tells it, in dist/api/.

import { cpSync } from 'node:fs';
import { at, run, say } from './lib/run.mjs';
import { fingerprint, unlessFresh } from './lib/stamp.mjs';
import { setupReference } from './packages.mjs';

/** Makes it unless it is up to date. It is kept outside dist/, which the page empties. */
export async function buildReference() {
  const sources = ['pkg-template/src', 'pkg-template/README.md', 'docs/typedoc.json', 'docs/package-lock.json'];
  await unlessFresh('reference', fingerprint(sources), ['.cache/api/index.html'], () => {
    setupReference();
    say('making the API reference (dist/api/)');
    const typedoc = at('docs', 'node_modules', 'typedoc', 'bin', 'typedoc');
    run(process.execPath, [typedoc, '--options', at('docs', 'typedoc.json'), '--logLevel', 'Warn'], {
      hint: 'TypeDoc could not read the package.',
    });
  });
  cpSync(at('.cache', 'api'), at('dist', 'api'), { recursive: true });
}
