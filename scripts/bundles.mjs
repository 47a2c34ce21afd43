// What of the package is bundled: the wasm and the workers as texts (`wasm/NAME-inline.js`, `engine/NAME-inline.js`), and
// the boards with the libraries they use, as scripts that a page can load without a bundler (`boards.js`,
// `boards-inline.js`).

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, root, say } from './lib/run.mjs';
import { filesOf, fingerprint, unlessFresh } from './lib/stamp.mjs';
import { games } from './wasm.mjs';

const notices = 'pkg/licences-of-libraries.txt';
const scripts = { beside: 'pkg/boards.js', inline: 'pkg/boards-inline.js' };

/** Scripts of one text: what it is called there, what it is, and whence. */
const texts = [
  ...games.map(({ name }) => ({
    file: `pkg/wasm/${name}-inline.js`,
    of: 'wasm',
    read: () => readFileSync(at('pkg', 'wasm', `${name}_bg.wasm`)).toString('base64'),
  })),
  ...[...games.map(({ name }) => name), 'both'].map((name) => ({
    file: `pkg/engine/${name}-inline.js`,
    of: 'worker',
    read: async () =>
      (await bundle(`pkg/engine/worker-${name}.js`, { file: 'pkg/engine/worker.js', format: 'iife' })).code,
  })),
];

/** All that is made here. */
export const bundles = [notices, ...Object.values(scripts), ...texts.map(({ file }) => file)];

/** Style sheets without the space that is there to be read. */
const slim = {
  name: 'slim',
  transform: {
    filter: { id: /[\\/]board[\\/]shared[\\/]theme\.js$|[\\/]board[\\/]\w+[\\/]styles\.js$/ },
    handler(code) {
      const sheet = (text) =>
        text
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replaceAll(': ', ':')
          .replaceAll(';}', '}')
          .trim();
      return { code: code.replace(/(?<=css ?`)[^`]*(?=`)/g, sheet), map: null };
    },
  },
};

/** One script with all that it imports, unless it `stays` a file, and which files of node_modules went into it. */
export async function bundle(input, { format = 'es', stays, file, ...output }) {
  const { rolldown } = await import('rolldown');
  const keep = {
    name: 'keep',
    async resolveId(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
      if (!found || !stays?.(found.id)) return;
      return { id: `./${path.relative(at('pkg'), found.id).split(path.sep).join('/')}`, external: true };
    },
  };
  const made = await rolldown({ input: at(input), plugins: [keep, slim], platform: 'browser', logLevel: 'warn' });
  const options = { format, file: at(file), minify: true, codeSplitting: false, comments: { legal: false }, ...output };
  const [{ code, moduleIds }] = (await made.generate(options)).output;
  await made.close();
  // What is left of indentation stands in templates, where one space is as good as many.
  return { code: code.replace(/\n +/g, '\n '), libraries: moduleIds.filter((id) => id.includes('node_modules')) };
}

/** The package that a file of node_modules belongs to: its folder. */
function packageOf(file) {
  const [, place] = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file);
  return place;
}

/** Names, versions and licences of libraries, in full. */
function licencesOf(files) {
  const places = [...new Set(files.map(packageOf))].sort();
  return places
    .map((place) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
      const own = readdirSync(place).find((file) => /^licen[cs]e/i.test(file));
      // Fluent's packages name their licence without its text, which is that of LICENSE-APACHE.
      const text = own ? readFileSync(path.join(place, own), 'utf8').trim() : 'See LICENSE-APACHE.';
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** A board's script that asks for the rules beside it. */
export function besides(input, output) {
  // Files of the package outside board/ stay files, so that a page's own `import … from './arimaa.js'` shares them;
  // languages stay files, to be loaded when they are spoken, and so do the boards' extras.
  const folder = at('pkg', path.sep);
  const stays = (id) =>
    id.startsWith(folder) &&
    (!id.startsWith(path.join(folder, 'board')) || /[\\/]lang[\\/](?!(\w+[\\/])?en\.)|[\\/]extra[\\/]/.test(id));
  return bundle(input, { ...output, stays });
}

async function boards() {
  const banner = '/*! keddah, with Lit (BSD-3-Clause) and Fluent (Apache-2.0): see licences-of-libraries.txt */';
  const beside = await besides('pkg/board/index.js', { file: scripts.beside, banner });
  const inline = await bundle('pkg/board/inline.js', { file: scripts.inline, banner });
  writeFileSync(at(scripts.beside), beside.code);
  writeFileSync(at(scripts.inline), inline.code);
  writeFileSync(at(notices), licencesOf([...beside.libraries, ...inline.libraries]));
}

/** Makes them all unless they are up to date. */
export async function buildBundles() {
  const inputs = filesOf(['pkg']).filter((file) => !bundles.includes(file.split(path.sep).join('/')));
  const print = fingerprint([...inputs, 'scripts/bundles.mjs', 'package-lock.json']);
  await unlessFresh('bundles', print, bundles, async () => {
    say(`bundling the boards (in ${path.relative(root, at('pkg'))}/)`);
    for (const { file, of, read } of texts)
      writeFileSync(at(file), `export const ${of} = ${JSON.stringify(await read())};\n`);
    await boards();
  });
}
