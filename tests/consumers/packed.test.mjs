// What npm would publish: its contents, its types, and that it runs where it is installed.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { run, unpack } from './packed.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('the packed package', () => {
  let folder;
  let files;
  let manifest;
  const home = (...parts) => path.join(folder, 'node_modules', 'keddah', ...parts);

  before(() => {
    ({ folder, files } = unpack('packed'));
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

  const play = `
    await init();
    const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]');
    const engine = await Engine.start();
    const { best } = await engine.search(game, { nodes: 2000, seed: 1 });
    console.log(game.play(best) === best, game.status.toMove);
    engine.dispose();`;

  const kinds = {
    'an ES module in Node': ['app.mjs', `import { ArimaaGame, Engine, init } from 'keddah/arimaa';${play}`],
    'require in Node': [
      'app.cjs',
      `const { ArimaaGame, Engine, init } = require('keddah/arimaa');(async () => {${play}})();`,
    ],
    'all games in one, in Node': ['all.mjs', `import { ArimaaGame, Engine, init } from 'keddah';${play}`],
    'the boards, where there is no DOM': [
      'boards.mjs',
      "import 'keddah/boards'; import 'keddah/boards/classes'; console.log('true silver');",
    ],
  };
  for (const [what, [file, source]] of Object.entries(kinds)) {
    test(`runs as ${what}`, () => {
      writeFileSync(path.join(folder, file), source);
      assert.equal(run(process.execPath, [file], folder), 'true silver\n');
    });
  }

  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'bundler'],
  ]) {
    test(`has types for a strict project with module resolution ${moduleResolution}`, () => {
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
