// What npm would publish: its contents, its types, and that it runs where it is installed.

import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { samples } from './app/samples.js';
import { install, project, run, runtimes } from './packed.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('the packed package', () => {
  let folder;
  let tarball;
  let files;
  let manifest;
  const home = (...parts) => path.join(folder, 'node_modules', 'keddah', ...parts);

  before(() => {
    ({ home: folder, tarball, files } = install());
    manifest = json(home('package.json'));
  });

  test('holds scripts, types, wasm, readme and licences, and nothing else', () => {
    for (const name of ['README.md', 'LICENSE-MIT', 'LICENSE-APACHE', 'package.json', 'wasm/arimaa_bg.wasm']) {
      assert.ok(files.includes(name), name);
    }
    assert.deepEqual(
      files.filter((name) => !/\.(js|d\.ts|wasm|md|json)$|^LICENSE-|licen[cs]e[^/]*\.txt$/i.test(name)),
      [],
    );
    const scripts = files.filter((name) => name.endsWith('.js'));
    for (const name of scripts) assert.ok(files.includes(name.replace(/\.js$/, '.d.ts')), `${name} has types`);
  });

  test('has every file that its exports name', () => {
    for (const [entry, target] of Object.entries(manifest.exports)) {
      for (const file of Object.values(typeof target === 'string' ? { target } : target)) {
        if (!file.includes('*')) assert.ok(existsSync(home(file)), `${entry}: ${file}`);
      }
    }
  });

  test('imports nothing but its own files and its dependencies', () => {
    const allowed = Object.keys(manifest.dependencies);
    const imported =
      /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{},\s$]+\s+from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;
    for (const name of files.filter((file) => /\.(js|d\.ts)$/.test(file))) {
      // Comments show users how to import the package itself.
      const code = readFileSync(home(name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      for (const [, plain, dynamic] of code.matchAll(imported)) {
        const from = plain ?? dynamic;
        if (from.startsWith('.'))
          assert.ok(existsSync(path.resolve(path.dirname(home(name)), from)), `${name} imports ${from}`);
        else
          assert.ok(
            allowed.some((one) => from === one || from.startsWith(`${one}/`)),
            `${name} imports ${from}`,
          );
      }
    }
  });

  test('is built against the dependencies that it names', () => {
    const used = json(path.join(root, 'package.json')).devDependencies;
    for (const [name, range] of Object.entries(manifest.dependencies)) assert.equal(range, `^${used[name]}`, name);
  });

  test('is sound to publint', async () => {
    const { publint } = await import('publint');
    const { formatMessage } = await import('publint/utils');
    const { messages } = await publint({ pkgDir: home(), pack: false, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, manifest)),
      [],
    );
  });

  test('is sound to "Are the types wrong?"', () => {
    const attw = fileURLToPath(new URL('./node_modules/@arethetypeswrong/cli/dist/index.js', import.meta.url));
    run(process.execPath, [attw, '--profile', 'esm-only', tarball], folder);
  });

  const played = Object.keys(samples)
    .map((name) => `${name}: played\n`)
    .join('');
  const script = { deno: ['run', '--no-prompt', '--allow-read=..', '--allow-env'], bun: ['run'] };
  for (const [name, program] of Object.entries({ node: process.execPath, ...runtimes })) {
    const files = readdirSync(new URL(`./${name}/`, import.meta.url)).filter((file) => /\.[cm]js$/.test(file));
    for (const file of files) {
      test(`plays in ${name}: ${file}`, () => {
        assert.equal(run(program, [...(script[name] ?? []), file], project(folder, name)), played);
      });
    }
  }

  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'bundler'],
  ]) {
    test(`has types for a strict project with module resolution ${moduleResolution}`, () => {
      copyFileSync(new URL('./types.ts', import.meta.url), path.join(folder, 'types.ts'));
      const compilerOptions = {
        ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2022', 'DOM', 'ESNext.Disposable'] },
        ...{ strict: true, noEmit: true, skipLibCheck: false, types: [] },
      };
      const config = path.join(folder, `tsconfig.${moduleResolution}.json`);
      writeFileSync(config, JSON.stringify({ compilerOptions, files: ['types.ts'] }));
      run(process.execPath, [path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config], folder);
    });
  }
});
