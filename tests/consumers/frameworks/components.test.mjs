// Tests the recipes of docs/frameworks.md for frameworks that Vite builds. Part of `npm run
// test:consumers`.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { serve } from '../packed.mjs';
import { follow } from '../recipes.mjs';
import { build, home, launch, lay, modules, play } from './pages.mjs';

describe('keddah in frameworks built by Vite', () => {
  let folder;
  let browser;

  before(async () => {
    folder = home('components');
    browser = await launch();
  });

  after(() => browser?.close());

  for (const title of ['React', 'Vue', 'Svelte', 'Solid']) {
    test(`the recipe works as written: ${title}`, async () => {
      const place = lay(title, folder);
      build(title, place);
      const { address, stop } = await serve(path.join(place, 'dist'));
      try {
        await (await play(browser, `${address}/`)).close();
      } finally {
        stop();
      }
    });
  }

  test('React: hydrates what renderToString writes, without a warning', async () => {
    const place = lay('React', folder, { as: 'hydration' });
    lay('React on a server', folder, { as: 'hydration' });
    build('React', place, { only: 'npx tsc' });
    // Only React's build for development warns.
    const options = { env: { NODE_ENV: 'development' } };
    const vite = (...more) => follow(['npx vite build --mode development', ...more].join(' '), modules, place, options);
    vite('--ssr src/App.tsx --outDir server');
    const load = async (...name) => (await import(pathToFileURL(path.join(...name)))).default;
    const { renderToString } = await load(modules, 'react-dom', 'server.node.js');
    const { createElement } = await load(modules, 'react', 'index.js');
    const written = renderToString(createElement(await load(place, 'server', 'App.js')));
    assert.match(written, /^<quoridor-board size="7" seats="person computer:1"><\/quoridor-board><p/);
    const index = path.join(place, 'index.html');
    const root = '<div id="root">';
    writeFileSync(index, readFileSync(index, 'utf8').replace(root, root + written));
    vite();
    const { address, stop } = await serve(path.join(place, 'dist'));
    try {
      await (await play(browser, `${address}/`)).close();
    } finally {
      stop();
    }
  });
});
