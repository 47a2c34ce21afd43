// Tests the recipes of docs/frameworks.md for test runners with a simulated browser. Part of
// `npm run test:consumers`.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { follow, frameworkRecipes } from '../recipes.mjs';
import { build, home, lay, modules } from './pages.mjs';

describe('keddah in test runners', () => {
  let folder;

  before(() => {
    folder = home('units');
  });

  for (const title of ['Vitest', 'Jest']) {
    test(`the recipe works as written: ${title}`, () => {
      build(title, lay(title, folder));
    });
  }

  test('where the simulated browser lacks what boards need, nothing throws', () => {
    const bare = `
      import 'keddah/boards';
      import 'keddah/study';

      test('a board is connected', async () => {
        expect(globalThis.TextDecoder).toBe(undefined);
        for (const tag of ['arimaa-board', 'quoridor-board', 'keddah-turns', 'keddah-graph']) {
          const element = document.createElement(tag);
          document.body.append(element);
          await element.ready?.catch(() => {});
          await element.updateComplete;
        }
        expect(document.querySelector('arimaa-board').shadowRoot.textContent).toContain('cannot be shown');
      });`;
    const edit = (text, name) => (name === 'board.test.js' ? bare : text.replace(/, setupFiles: .*\]/, ''));
    const place = lay('Jest', folder, { as: 'bare', edit });
    follow('NODE_OPTIONS=--experimental-vm-modules npx jest', modules, place);
  });

  test('every recipe of docs/frameworks.md is tested', () => {
    assert.deepEqual(
      frameworkRecipes.map(({ title }) => title),
      [
        ...['React', 'React on a server', 'Next.js', 'Vue', 'Svelte', 'Solid', 'Angular', 'Astro'],
        ...['Parcel', 'Bun as a bundler', 'A classic script', 'Electron', 'Workers', 'Vitest', 'Jest'],
      ],
    );
  });
});
