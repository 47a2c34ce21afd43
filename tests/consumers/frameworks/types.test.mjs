// Tests the types of the elements in frameworks: mistakes in the recipes of docs/frameworks.md do
// not compile. Part of `npm run test:consumers`.

import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { build, home, lay } from './pages.mjs';

/** The frameworks: the checker of types, and how their recipes set the property `size`. */
const frameworks = {
  React: { checker: 'npx tsc', size: ['size={7}', 'size="7"', 'sise={7}'] },
  Vue: { checker: 'npx vue-tsc', size: [':size="7"', `:size="'7'"`, ':sise="7"'] },
  Svelte: { checker: 'npx svelte-check', size: ['size={7}', 'size="seven"', 'sise={7}'] },
  Solid: { checker: 'npx tsc', size: ['size={7}', 'size="7"', 'sise={7}'] },
};

describe('the types of the elements in frameworks', () => {
  let folder;

  before(() => {
    folder = home('types');
  });

  for (const [title, { checker, size }] of Object.entries(frameworks)) {
    test(`${title}: a wrong name, value or detail of an event does not compile`, () => {
      const [right, wrongValue, wrongName] = size;
      const fails = (as, edit, message) => {
        const place = lay(title, folder, { as: `${title}-${as}`, edit });
        assert.throws(() => build(title, place, { only: checker }), message);
      };
      fails(
        'value',
        (text) => text.replace(right, wrongValue),
        /is not assignable to type '5 \| 9 \| 7 \| 11 \| undefined'/,
      );
      fails(
        'name',
        (text) => text.replace(right, wrongName).replace('state.history', 'state.turns'),
        /^(?=[\s\S]*Property 'turns' does not exist on type 'QuoridorBoardState')[\s\S]*sise'?"?'? does not exist/,
      );
    });
  }

  test('React: all elements take their attributes, properties and events, and no others', () => {
    const place = lay('React', folder, { as: 'react-elements' });
    copyFileSync(new URL('./elements.tsx', import.meta.url), path.join(place, 'src', 'elements.tsx'));
    build('React', place, { only: 'npx tsc' });
  });
});
