// For the `inline` entries of the package: a game's wasm and its worker as texts in one script, `wasm/NAME-inline.js`.

import { readFileSync, writeFileSync } from 'node:fs';
import { at, say } from './lib/run.mjs';
import { fingerprint, unlessFresh } from './lib/stamp.mjs';
import { games } from './wasm.mjs';

/** A worker's script with all that it imports, as one classic script. */
async function bundle(entry) {
  const { build } = await import('vite');
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'keddah' } },
  });
  return output[0].code;
}

/** Writes the texts of every game that are not up to date. */
export async function buildInline() {
  const glue = games.flatMap(({ name }) => [`pkg/wasm/${name}.js`, `pkg/wasm/${name}_bg.wasm`]);
  const inputs = [
    ...glue,
    'pkg/engine',
    'pkg/shared',
    'pkg/builtin.js',
    'pkg/errors.js',
    'scripts/inline.mjs',
    'package-lock.json',
  ];
  const print = fingerprint(inputs);
  const outputs = games.map(({ name }) => `pkg/wasm/${name}-inline.js`);
  await unlessFresh('inline', print, outputs, async () => {
    say('putting wasm and workers into scripts');
    for (const { name } of games) {
      const wasm = readFileSync(at('pkg', 'wasm', `${name}_bg.wasm`)).toString('base64');
      const worker = await bundle(at('pkg', 'engine', `worker-${name}.js`));
      const texts = Object.entries({ wasm, worker }).map(
        ([key, text]) => `export const ${key} = ${JSON.stringify(text)};\n`,
      );
      writeFileSync(at('pkg', 'wasm', `${name}-inline.js`), texts.join(''));
    }
  });
}
