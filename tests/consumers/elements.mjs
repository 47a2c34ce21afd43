// Makes the custom elements manifest, pkg-template/custom-elements.json, with the analyzer, from
// the comments of the classes. Also finds the names that the sources use, to be compared with it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';

const template = fileURLToPath(new URL('../../pkg-template/', import.meta.url));
export const manifestFile = path.join(template, 'custom-elements.json');

/** The elements by tag name: the class, and the folder of its game or `study`. */
export const elements = {
  'arimaa-board': { name: 'ArimaaBoard', folder: 'arimaa' },
  'quoridor-board': { name: 'QuoridorBoard', folder: 'quoridor' },
  'keddah-turns': { name: 'KeddahTurns', folder: 'study' },
  'keddah-graph': { name: 'KeddahGraph', folder: 'study' },
};
const folders = [...new Set(Object.values(elements).map(({ folder }) => folder))];

/** Returns the sources of the boards with their names in the package. */
function sources() {
  return readdirSync(path.join(template, 'src', 'board'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `board/${name.split(path.sep).join('/')}`)
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(template, 'src', name), 'utf8') }));
}

/** Returns a filter for the sources that draw boards of a game: its own, and common ones. */
const drawsBoards = (folder) => {
  const others = folders.filter((other) => other !== folder);
  return ({ name }) => !others.some((other) => new RegExp(`\\b${other}\\b(?!-)`).test(name));
};

/** Returns the words that a pattern captures in the sources, sorted, without duplicates. */
function found(scripts, pattern) {
  const words = scripts.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, list]) => list.split(/\s+/)));
  return [...new Set(words)].sort();
}

/** Returns the custom states that are set: the keys that `showStates` is called with. */
function states(scripts) {
  const calls = scripts.flatMap(({ text }) => [...text.matchAll(/\bshowStates\([^{]*\{([\s\S]*?)\}\)/g)]);
  const keys = calls.flatMap(([, body]) => [...body.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, key]) => key));
  return [...new Set(keys)].sort();
}

/** Returns the events, slots, parts, custom properties and states in the sources of an element. */
export function used(tagName) {
  const { folder } = elements[tagName];
  const draws =
    folder === 'study'
      ? ({ name }) => name === `board/study/${tagName}.ts` || name === 'board/study/styles.ts'
      : drawsBoards(folder);
  const own = sources().filter(draws);
  return {
    events: found(own, /\bfire\('(keddah-[a-z]+)'/g),
    slots: found(own, /<slot name="([a-z]+)"/g),
    cssParts: found(own, /\bpart="([a-z -]+)"/g),
    cssProperties: found(own, /var\((--keddah-[a-z0-9-]+)/g),
    cssStates: states(own),
  };
}

/** Returns the manifest, in the schema of custom elements manifests. */
export function manifest() {
  const scripts = sources();
  const modules = scripts.map(({ name, text }) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true));
  const analyzed = create({ modules, plugins: litPlugin(), context: { dev: false } });
  const described = Object.entries(elements).map(([tagName, { name, folder }]) => {
    const declaration = analyzed.modules.flatMap((one) => one.declarations).find((one) => one.name === name);
    const { description, attributes, events, members } = declaration;
    const path = `board/${folder}/${tagName}.js`;
    const reference = { name, module: path };
    const declarations = [
      {
        ...{ kind: 'class', customElement: true, tagName, name, description },
        superclass: { name: 'LitElement', package: 'lit' },
        attributes: (attributes ?? []).map(({ inheritedFrom, ...attribute }) => attribute),
        events: (events ?? [])
          .filter((event) => event.name?.startsWith('keddah-'))
          .map(({ name, description }) => ({
            name,
            type: { text: `CustomEvent<BoardEventDetails['${name}']>` },
            description,
          })),
        members: members
          .filter(({ privacy = 'public', name }) => privacy === 'public' && !name.startsWith('#'))
          .map(({ inheritedFrom, privacy, default: value, ...member }) => member),
        ...Object.fromEntries(
          ['slots', 'cssParts', 'cssProperties', 'cssStates'].map((kind) => [
            kind,
            (declaration[kind] ?? [])
              .map(({ name, description }) => ({ name, description }))
              .sort((a, b) => (a.name < b.name ? -1 : 1)),
          ]),
        ),
      },
    ];
    const exports = [
      { kind: 'js', name, declaration: reference },
      { kind: 'custom-element-definition', name: tagName, declaration: reference },
    ];
    return { kind: 'javascript-module', path, declarations, exports };
  });
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: described };
}

/** Returns the text of the manifest file. */
export const manifestText = () => `${JSON.stringify(manifest(), null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(manifestFile, manifestText());
