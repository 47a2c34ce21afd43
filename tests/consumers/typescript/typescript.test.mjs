// Compiles strict projects that use the packed package with several versions of TypeScript. Part of
// `npm run test:consumers`.

import assert from 'node:assert/strict';
import { copyFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { install, run } from '../packed.mjs';

const here = fileURLToPath(new URL('./', import.meta.url));
const root = path.join(here, '..', '..', '..');
const DOM = ['ES2022', 'DOM', 'DOM.Iterable'];

/** The installed compilers, by version. */
const versions = readdirSync(path.join(here, 'node_modules'))
  .filter((name) => name.startsWith('typescript-'))
  .map((name) => name.slice('typescript-'.length))
  .sort();

/** The settings for finding modules. TypeScript 6 deprecates the last, 7 does not have it. */
const resolutions = {
  NodeNext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  node: { module: 'ESNext', moduleResolution: 'node' },
};

/** The projects: the files, and the types of the platform that each has. */
const projects = {
  'a page': { files: ['play.ts', 'boards.ts'], lib: DOM, types: [] },
  'no platform': { files: ['play.ts'], lib: ['ES2022'], types: [] },
  Node: { files: ['node.ts'], lib: ['ES2022'], types: ['node'] },
};

describe('the types of the packed package', () => {
  let home;

  before(() => {
    ({ home } = install());
    for (const file of new Set(Object.values(projects).flatMap(({ files }) => files)))
      copyFileSync(path.join(here, file), path.join(home, file));
    for (const name of ['@types/node', 'undici-types'])
      symlinkSync(path.join(root, 'node_modules', name), path.join(home, 'node_modules', name), 'junction');
  });

  test('are compiled with the oldest and the newest versions', () => {
    assert.deepEqual(versions, ['5.2', '5.9', '6.0', '7.0']);
  });

  for (const version of versions) {
    for (const [resolution, found] of Object.entries(resolutions)) {
      if (resolution === 'node' && !version.startsWith('5.')) continue;
      for (const [name, { files, lib, types }] of Object.entries(projects)) {
        test(`TypeScript ${version}, module resolution ${resolution}: ${name}`, () => {
          const compilerOptions = {
            ...{ ...found, target: 'ES2022', lib, types, noEmit: true, skipLibCheck: false },
            ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
          };
          const config = path.join(home, `tsconfig.${version}.json`);
          writeFileSync(config, JSON.stringify({ compilerOptions, files }));
          const compiler = path.join(here, 'node_modules', `typescript-${version}`, 'bin', 'tsc');
          run(process.execPath, [compiler, '-p', config], home);
        });
      }
    }
  }
});
