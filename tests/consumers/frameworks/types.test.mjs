// Tests the types of the elements in frameworks: right attributes, properties and events compile,
// and wrong ones do not. Part of `npm run test:consumers`.

import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { write } from '../recipes.mjs';
import { attributes, listeners, syntaxes, uses } from './elements.mjs';
import { build, home, lay } from './pages.mjs';

const unusedEvent = 'an event that the element does not have';

/**
 * The frameworks: the checker of types, and the faults that it does not find, as docs/frameworks.md
 * says.
 */
const frameworks = {
  React: { checker: 'npx tsc', unnoticed: [unusedEvent] },
  Vue: { checker: 'npx vue-tsc', unnoticed: [] },
  Svelte: {
    checker: 'npx svelte-check',
    unnoticed: ['an element that does not exist'],
  },
  Solid: { checker: 'npx tsc', unnoticed: [unusedEvent] },
};

/** Returns the lines of a file for which the checker of a framework reports errors or warnings. */
function linesAtFault(title, place, file) {
  const more = title === 'Svelte' ? ['--output', 'machine'] : [];
  let output = '';
  try {
    build(title, place, { only: frameworks[title].checker, more });
  } catch (error) {
    output = error.message;
  }
  const reports = output.matchAll(new RegExp(`${file.replace('.', '[.]')}(?:[(]|" )([0-9]+)`, 'g'));
  return new Set([...reports].map(([, line]) => Number(line)));
}

describe('the types of the elements in frameworks', () => {
  let folder;

  before(() => {
    folder = home('types');
  });

  test('the uses of the elements name all attributes and events', () => {
    const text = readFileSync(new URL('../../../pkg-template/custom-elements.json', import.meta.url), 'utf8');
    const names = (all) => all.map(({ name }) => name).sort();
    for (const { declarations } of JSON.parse(text).modules) {
      const [{ tagName, attributes: own, events = [] }] = declarations;
      assert.deepEqual(Object.keys(attributes[tagName]).sort(), names(own), tagName);
      assert.deepEqual(Object.keys(listeners[tagName] ?? {}).sort(), names(events), tagName);
    }
  });

  for (const [title, { unnoticed }] of Object.entries(frameworks)) {
    test(`${title}: right uses of all elements compile, and no wrong ones`, () => {
      const { file, line, text } = syntaxes[title];
      const place = lay(title, folder, { as: `${title}-uses` });
      const lines = uses.map(line);
      write(place, { [file]: text(lines) });
      const first = text(lines).split('\n').indexOf(lines[0]) + 1;
      const found = linesAtFault(title, place, file);
      const wanted = uses.flatMap(({ fault }, i) => (fault && !unnoticed.includes(fault) ? [first + i] : []));
      const written = (numbers) => numbers.map((number) => lines[number - first] ?? `line ${number}`);
      assert.deepEqual(written([...found].sort((a, b) => a - b)), written(wanted));
    });
  }

  test('React: all elements take their attributes, properties and events, and no others', () => {
    const place = lay('React', folder, { as: 'react-elements' });
    copyFileSync(new URL('./elements.tsx', import.meta.url), path.join(place, 'src', 'elements.tsx'));
    build('React', place, { only: 'npx tsc' });
  });
});
