// Tests the package as npm would publish it: its contents, its types, and that it runs once
// installed.

import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { playedLines } from './app/play.js';
import { install, project, run } from './packed.mjs';

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

  test('contains scripts, types, wasm, the README with its pictures, and licenses, and nothing else', () => {
    for (const name of ['README.md', 'LICENSE-MIT', 'LICENSE-APACHE', 'package.json', 'wasm/arimaa_bg.wasm']) {
      assert.ok(files.includes(name), name);
    }
    assert.deepEqual(
      files.filter((name) => !/\.(js|d\.ts|wasm|net|md|json|png)$|^LICENSE-|licen[cs]e[^/]*\.txt$/i.test(name)),
      [],
    );
    // The modules of the protocols need no types, since only the program imports them.
    const scripts = files.filter((name) => /(?<!^wasm\/(?:aei|qtp))\.js$/.test(name));
    for (const name of scripts) assert.ok(files.includes(name.replace(/\.js$/, '.d.ts')), `${name} has types`);
  });

  test('contains every file that its exports name', () => {
    const filesOf = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf));
    for (const [entry, target] of Object.entries(manifest.exports)) {
      for (const file of filesOf(target)) {
        if (!file.includes('*')) assert.ok(existsSync(home(file)), `${entry}: ${file}`);
      }
    }
  });

  test('imports nothing but its own files and its dependencies', () => {
    const allowed = Object.keys(manifest.dependencies);
    // The types for a framework import those of the framework.
    const frameworks = Object.keys(manifest.peerDependencies).map((name) => name.replace('@types/', ''));
    const imported =
      /(?:^|[\s;}])(?:import|export)\s*(?:[\w*{},\s$]+\s+from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;
    for (const name of files.filter((file) => /\.(js|d\.ts)$/.test(file))) {
      // Comments show users how to import the package itself.
      const code = readFileSync(home(name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      for (const [, plain, dynamic] of code.matchAll(imported)) {
        const from = plain ?? dynamic;
        if (from.startsWith('.')) {
          const file = path.resolve(path.dirname(home(name)), from);
          // Types may come from a module that has nothing else.
          const found = existsSync(file) || (name.endsWith('.d.ts') && existsSync(file.replace(/\.js$/, '.d.ts')));
          assert.ok(found, `${name} imports ${from}`);
        } else
          assert.ok(
            [...allowed, ...(name.startsWith('frameworks/') ? frameworks : [])].some(
              (one) => from === one || from.startsWith(`${one}/`),
            ) ||
              (name.startsWith('bin/') && from.startsWith('node:')),
            `${name} imports ${from}`,
          );
      }
    }
  });

  test('is tested with the versions of the dependencies that it names', () => {
    const used = json(path.join(root, 'package.json')).devDependencies;
    for (const [name, range] of Object.entries(manifest.dependencies)) assert.equal(range, `^${used[name]}`, name);
  });

  test('passes publint', async () => {
    const { publint } = await import('publint');
    const { formatMessage } = await import('publint/utils');
    const { messages } = await publint({ pkgDir: home(), pack: false, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, manifest)),
      [],
    );
  });

  test('passes "Are the types wrong?"', () => {
    const attw = fileURLToPath(new URL('./node_modules/@arethetypeswrong/cli/dist/index.js', import.meta.url));
    run(
      process.execPath,
      [attw, '--profile', 'esm-only', '--exclude-entrypoints', './quoridor/net', '--', tarball],
      folder,
    );
  });

  const scripts = readdirSync(new URL('./node/', import.meta.url)).filter((file) => /\.[cm]js$/.test(file));
  for (const file of scripts) {
    test(`plays in Node: ${file}`, () => {
      assert.equal(run(process.execPath, [file], project(folder, 'node')), playedLines);
    });
  }

  for (const [how, script] of Object.entries({
    import: `import manifest from 'keddah/custom-elements.json' with { type: 'json' };`,
    require: `import { createRequire } from 'node:module';
      const manifest = createRequire(import.meta.url)('keddah/custom-elements.json');`,
  })) {
    test(`Node reads the manifest of all four elements by ${how}`, () => {
      const list = `const { modules } = manifest;
        console.log(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)).join(' '));`;
      const output = run(process.execPath, ['--input-type=module', '--eval', script + list], folder);
      assert.equal(output.trim(), 'arimaa-board quoridor-board keddah-turns keddah-graph');
    });
  }

  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'bundler'],
  ]) {
    test(`has types for a strict project with module resolution ${moduleResolution}`, () => {
      const projectFiles = ['play.ts', 'boards.ts'];
      for (const file of projectFiles)
        copyFileSync(new URL(`./typescript/${file}`, import.meta.url), path.join(folder, file));
      const compilerOptions = {
        ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
        ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false, types: [] },
      };
      const config = path.join(folder, `tsconfig.${moduleResolution}.json`);
      writeFileSync(config, JSON.stringify({ compilerOptions, files: projectFiles }));
      run(process.execPath, [path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config], folder);
    });
  }
});
