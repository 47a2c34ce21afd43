// Generates scripts of the package: the wasm, the workers and the networks as texts
// (`wasm/NAME-inline.js`), the boards and the elements beside them bundled with their libraries for
// pages without a bundler (`boards.js`, `boards-inline.js`, `study.js`), one-line scripts at the
// other addresses that such pages import (`arimaa.js`, …), and the licenses of the libraries in the
// package.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { licensesOfCrates } from './crates.mjs';
import { at, root, say } from './lib/run.mjs';
import { slimStyles, slimTemplates } from './lib/slim.mjs';
import { fingerprint, unlessFresh } from './lib/stamp.mjs';
import { games, hasNet, packageFiles } from './wasm.mjs';

const notices = 'pkg/licenses-of-libraries.txt';
const crateNotices = 'pkg/licenses-of-crates.txt';
const scripts = { files: 'pkg/boards.js', inline: 'pkg/boards-inline.js', study: 'pkg/study.js' };

const names = games.map(({ name }) => name);

/** Addresses in pkg/ for pages without a bundler, and the entry point of each. */
const addresses = Object.fromEntries([
  ['index.js', 'index'],
  ...names.map((name) => [`${name}.js`, name]),
  ['share.js', 'share'],
  ['tree.js', 'tree'],
  ['clock.js', 'clock'],
  ['lesson.js', 'lesson'],
  ...[...names, 'both'].map((name) => [`engine/worker-${name}.js`, `worker-${name}`]),
]);

/** Returns the worker of a game, or of both, as the text of a classic script. */
async function workerText(name) {
  const input = `pkg/entrypoints/worker-${name}.js`;
  return (await bundle(input, { file: 'pkg/entrypoints/worker.js', format: 'iife' })).code;
}

/** Returns a line of JavaScript that exports a string constant. */
const textExport = (name, text) => `export const ${name} = ${JSON.stringify(text)};\n`;

/** A line of code that exports a file of the package, compressed with gzip, in base64. */
const fileExport = (name, ...file) =>
  textExport(name, gzipSync(readFileSync(at('pkg', ...file)), { level: 9 }).toString('base64'));

const wasmExport = (name) => fileExport('wasm', 'wasm', `${name}_bg.wasm`);

/**
 * The generated scripts that contain wasm files, workers and networks as text: of each game, of all
 * games, of clocks and of goals.
 */
const texts = [
  ...['clock', ...names.map((name) => `${name}-lesson`)].map((name) => ({
    file: `pkg/wasm/${name}-inline.js`,
    code: async () => wasmExport(name),
  })),
  ...names.map((name) => ({
    file: `pkg/wasm/${name}-inline.js`,
    code: async () => wasmExport(name) + textExport('worker', await workerText(name)),
  })),
  ...names.filter(hasNet).map((name) => ({
    file: `pkg/wasm/${name}-net-inline.js`,
    code: async () => wasmExport(`${name}-net`) + fileExport('weights', 'nets', `${name}.net`),
  })),
  {
    file: 'pkg/wasm/nets-inline.js',
    code: async () =>
      names
        .filter(hasNet)
        .map((name) => `import * as ${name} from './${name}-net-inline.js';\n`)
        .join('') + `export const nets = { ${names.filter(hasNet).join(', ')} };\n`,
  },
  {
    file: 'pkg/wasm/lesson-inline.js',
    code: async () =>
      names.map((name) => `import { wasm as ${name} } from './${name}-lesson-inline.js';\n`).join('') +
      `export const wasm = { ${names.join(', ')} };\n`,
  },
  {
    file: 'pkg/wasm/all-inline.js',
    code: async () =>
      names.map((name) => `import { wasm as ${name} } from './${name}-inline.js';\n`).join('') +
      `export const wasm = { ${names.join(', ')} };\n` +
      textExport('worker', await workerText('both')),
  },
];

const withTypes = (file) => [file, file.replace(/\.js$/, '.d.ts')];

/** The paths of all files that this script generates. */
export const bundles = [
  notices,
  crateNotices,
  ...Object.values(scripts).flatMap(withTypes),
  ...Object.keys(addresses).flatMap((file) => withTypes(`pkg/${file}`)),
  ...texts.map(({ file }) => file),
];

/**
 * Bundles a script with everything that it imports, except for files for which `isExternal` is
 * true, and for modules for which `isLeftOut` is true, which are empty in the bundle. Returns the
 * code, and the files of node_modules that are part of it.
 */
export async function bundle(input, { format = 'es', isExternal, isLeftOut, file, ...output }) {
  const { rolldown } = await import('rolldown');
  const externals = {
    name: 'externals',
    async resolveId(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
      if (!found || !isExternal?.(found.id)) return;
      return { id: `./${path.relative(at('pkg'), found.id).split(path.sep).join('/')}`, external: true };
    },
  };
  const leftOut = { name: 'left-out', load: (id) => (isLeftOut?.(id) ? '' : undefined) };
  const plugins = [externals, leftOut, slimStyles];
  const made = await rolldown({ input: at(input), plugins, platform: 'browser', logLevel: 'warn' });
  const options = { format, file: at(file), minify: true, codeSplitting: false, comments: { legal: false }, ...output };
  const [{ code, moduleIds }] = (await made.generate(options)).output;
  await made.close();
  return { code: slimTemplates(code), libraries: moduleIds.filter((id) => id.includes('node_modules')) };
}

/** Returns the folder of the package that a file of node_modules belongs to. */
function packageOf(file) {
  const [, place] = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file);
  return place;
}

/** Returns the names, versions and full licenses of libraries, given files of them. */
function licensesOf(files) {
  const places = [...new Set(files.map(packageOf))].sort();
  return places
    .map((place) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
      const own = readdirSync(place).find((file) => /^licen[cs]e/i.test(file));
      // Fluent's packages name their license without its text, which is that of LICENSE-APACHE.
      const text = own ? readFileSync(path.join(place, own), 'utf8').trim() : 'See LICENSE-APACHE.';
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Bundles a board's entry point into a script that loads the rules from the files beside it. */
export function bundleBoards(input, output) {
  // Files of the package outside board/ are not bundled, so that a page's own import of `arimaa.js`
  // shares them; nor are languages and the boards' optional modules, which are loaded on use.
  const folder = at('pkg', path.sep);
  const isExternal = (id) =>
    id.startsWith(folder) &&
    (!id.startsWith(path.join(folder, 'board', path.sep)) ||
      /[\\/]lang[\\/](?!(\w+[\\/])?en\.)|[\\/]modules[\\/]|[\\/](editor|looks)\.js$/.test(id));
  return bundle(input, { ...output, isExternal });
}

async function boards() {
  const banner = '/*! keddah, with Lit (BSD-3-Clause) and Fluent (Apache-2.0): see licenses-of-libraries.txt */';
  const files = await bundleBoards('pkg/entrypoints/boards.js', { file: scripts.files, banner });
  const inline = await bundle('pkg/entrypoints/boards-inline.js', { file: scripts.inline, banner });
  writeFileSync(at(scripts.files), files.code);
  writeFileSync(at(scripts.inline), inline.code);
  const study = await bundleBoards('pkg/entrypoints/study.js', { file: scripts.study, banner });
  writeFileSync(at(scripts.study), study.code);
  writeFileSync(at(notices), licensesOf([...files.libraries, ...inline.libraries, ...study.libraries]));
}

/** Writes a script, or the types of one, that re-exports an entry point. */
function reexport(file, entry) {
  const to = path.posix.relative(path.posix.dirname(file), `pkg/entrypoints/${entry}.js`);
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), `export * from '${to.startsWith('.') ? to : `./${to}`}';\n`);
}

/** Generates the bundled scripts of the package unless they are up to date. */
export async function buildBundles() {
  const inputs = packageFiles().filter((file) => !bundles.includes(file.split(path.sep).join('/')));
  const print = fingerprint([
    ...inputs,
    'scripts/bundles.mjs',
    'scripts/crates.mjs',
    'scripts/lib/slim.mjs',
    'package-lock.json',
    'Cargo.lock',
  ]);
  await unlessFresh('bundles', print, bundles, async () => {
    say(`bundling the boards (in ${path.relative(root, at('pkg'))}/)`);
    for (const { file, code } of texts) writeFileSync(at(file), await code());
    for (const [file, entry] of Object.entries(addresses))
      for (const one of withTypes(`pkg/${file}`)) reexport(one, entry);
    for (const file of Object.values(scripts)) reexport(withTypes(file)[1], path.posix.basename(file, '.js'));
    writeFileSync(at(crateNotices), licensesOfCrates());
    await boards();
  });
}
