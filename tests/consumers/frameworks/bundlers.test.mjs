// Tests the packed package in the development servers of several versions of Vite, and in bundlers
// that npm packages bring. Part of `npm run test:consumers`.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { samples } from '../app/samples.js';
import { project, serve } from '../packed.mjs';
import { build, home, launch, lay, modules, open, play, versionOf } from './pages.mjs';

describe('keddah in development servers and bundlers', () => {
  let folder;
  let browser;

  before(async () => {
    folder = home('bundlers');
    browser = await launch();
  });

  after(() => browser?.close());

  for (const name of ['vite6', 'vite7', 'vite']) {
    test(`the development server works without configuration: Vite ${versionOf(name)}`, async () => {
      const root = project(folder, 'vite', name);
      const { createServer } = await import(pathToFileURL(path.join(modules, name, 'dist', 'node', 'index.js')));
      const server = await createServer({ root, logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
      try {
        await server.listen();
        const { port } = server.httpServer.address();
        // Vite reloads the page once it has prepared what the page imports.
        const { page, faults } = await open(browser, `http://127.0.0.1:${port}/`);
        const games = Object.keys(samples).map((game) => `${game}Game`);
        await page.waitForFunction(
          (names) =>
            document.documentElement.dataset.error || names.every((one) => document.documentElement.dataset[one]),
          games,
        );
        assert.deepEqual(await page.evaluate(() => document.documentElement.dataset.error), undefined);
        const board = page.locator('quoridor-board');
        // A board loads its rules when it comes into view.
        await board.evaluate((element) => element.ready);
        await board.locator('[data-square="e2"]').click();
        await page.waitForFunction(() => document.querySelector('quoridor-board').state.history.length === 2);
        assert.deepEqual(faults, []);
        await page.close();
      } finally {
        await server.close();
      }
    });
  }

  test('the recipe works as written: Parcel', async () => {
    const place = lay('Parcel', folder);
    build('Parcel', place);
    const { address, stop } = await serve(path.join(place, 'dist'));
    try {
      await (await play(browser, `${address}/`)).close();
    } finally {
      stop();
    }
  });

  test('the recipe works as written: Bun as a bundler', async () => {
    const place = lay('Bun as a bundler', folder);
    const bun = fileURLToPath(new URL('../runtimes/node_modules/bun/bin/bun.exe', import.meta.url));
    const { status, stderr } = spawnSync(bun, ['build', 'index.html', '--minify', '--outdir', 'dist'], {
      cwd: place,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    const { address, stop } = await serve(path.join(place, 'dist'));
    try {
      await (await play(browser, `${address}/`)).close();
    } finally {
      stop();
    }
  });
});
