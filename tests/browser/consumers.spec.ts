// The package in somebody else's page: bundled by Vite, bundled by webpack, and as it is, without a bundler.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { bundleWithVite, bundleWithWebpack, unpack } from '../consumers/packed.mjs';

/** The app says in its title what became of it. */
async function played(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^(played|failed) /, { timeout: 30_000 });
  expect(await page.title()).toMatch(/^played [EMHDCR]/);
}

const wasms = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.wasm'));

test('bundled by Vite', async ({ page }) => {
  const { folder } = unpack('vite');
  await bundleWithVite(folder);
  expect(wasms(path.join(folder, 'dist'))).toHaveLength(1);
  await page.goto('/consumers/vite/dist/index.html');
  await played(page);
});

test('bundled by webpack', async ({ page }) => {
  const { folder } = unpack('webpack');
  await bundleWithWebpack(folder);
  expect(wasms(path.join(folder, 'dist'))).toHaveLength(1);
  await page.route('**/consumers/webpack/dist/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>waiting</title><script src="main.js"></script>',
    }),
  );
  await page.goto('/consumers/webpack/dist/index.html');
  await played(page);
});

test('without a bundler', async ({ page }) => {
  const { folder } = unpack('plain');
  expect(wasms(folder)).toHaveLength(1);
  const map = { imports: { 'keddah/arimaa': './node_modules/keddah/arimaa.js' } };
  await page.route('**/consumers/plain/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>waiting</title><script type="importmap">${JSON.stringify(map)}</script>
        <script type="module" src="main.js"></script>`,
    }),
  );
  await page.goto('/consumers/plain/index.html');
  await played(page);
});
