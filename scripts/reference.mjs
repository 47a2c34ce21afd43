// Makes the API reference of the npm package with TypeDoc, in dist/api/.

import { cpSync, readFileSync } from 'node:fs';
import { at, run, say } from './lib/run.mjs';
import { fingerprint, unlessFresh } from './lib/stamp.mjs';
import { setupReference } from './packages.mjs';

/**
 * The sources of the package's entry points, except for workers, files and inline variants. Each
 * export has its page in the first module that has it, so `keddah` is last.
 */
function entryPoints() {
  const { exports } = JSON.parse(readFileSync(at('pkg-template', 'package.json'), 'utf8'));
  // Those of frameworks have types alone, which need the framework, and files of data have none.
  const isEntry = (name) =>
    !/\.\w+$|\/inline$/.test(name) && exports[name].types?.startsWith('./frameworks/') === false;
  const [all, ...others] = Object.keys(exports).filter(isEntry);
  return [...others, all].map((name) => at('pkg-template', 'src', exports[name].default.replace(/\.js$/, '.ts')));
}

/**
 * Generates the API reference unless it is up to date. It is cached outside dist/, which Vite
 * empties.
 */
export async function buildReference() {
  const sources = [
    'pkg-template',
    'docs/typedoc.json',
    'docs/typedoc-time.mjs',
    'docs/package-lock.json',
    'scripts/reference.mjs',
  ];
  await unlessFresh('reference', fingerprint(sources), ['.cache/api/index.html'], async () => {
    await setupReference();
    say('making the API reference (dist/api/)');
    const typedoc = at('docs', 'node_modules', 'typedoc', 'bin', 'typedoc');
    const options = ['--options', at('docs', 'typedoc.json'), '--logLevel', 'Warn'];
    run(process.execPath, [typedoc, ...options, ...entryPoints()], {
      hint: 'TypeDoc could not read the package.',
    });
  });
  cpSync(at('.cache', 'api'), at('dist', 'api'), { recursive: true });
}
