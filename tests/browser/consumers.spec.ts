// The packed package in somebody else's pages: as it is, and through every bundler.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { samples } from '../consumers/app/samples.js';
import { build, install, project, serve } from '../consumers/packed.mjs';

// One after another, so that they share what was packed.
test.describe.configure({ mode: 'default' });

let home: string;
let server: { address: string; stop(): void };

test.beforeAll(async () => {
  ({ home } = install());
  server = await serve(home);
});

test.afterAll(() => server?.stop());

/** Opens a page, and says what went wrong there. */
async function open(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const fault = message.type() === 'error' || message.type() === 'warning';
    // Lit says so wherever it is not built for production.
    if (fault && !message.text().startsWith('Lit is in dev mode')) faults.push(message.text());
  });
  await page.goto(address);
  return faults;
}

/** A turn on every board by clicks, and the machine's answer. */
async function playBoards(page: Page): Promise<void> {
  for (const [name, { turn, squares, button }] of Object.entries(samples)) {
    const board = page.locator(`${name}-board`);
    for (const square of squares) await board.locator(`[data-square="${square}"]`).click();
    if (button) await board.getByRole('button', { name: button }).click();
    const moves = () =>
      board.evaluate((element) => (element as HTMLElement & { state: { history: string[] } }).state.history);
    await expect.poll(async () => (await moves()).length, { timeout: 20_000 }).toBe(2);
    expect((await moves())[0]).toBe(turn);
  }
}

/** The page played a turn and asked the worker for the answer; then the boards are played on. */
async function check(page: Page, address: string): Promise<void> {
  const faults = await open(page, address);
  for (const [name, { turn }] of Object.entries(samples)) {
    await expect
      .poll(() => page.evaluate(() => ({ ...document.documentElement.dataset })), { timeout: 20_000 })
      .toHaveProperty(`${name}Game`, expect.stringMatching(`^${turn} / .`));
  }
  await playBoards(page);
  expect(await page.evaluate(() => document.documentElement.dataset.error)).toBeUndefined();
  expect(faults).toEqual([]);
}

test('static HTML with an import map', async ({ page }) => {
  project(home, 'import-map');
  await check(page, `${server.address}/import-map/`);
});

test('static HTML with relative imports, a strict policy, and a sub-path', async ({ page }) => {
  project(home, 'strict-csp');
  await check(page, `${server.address}/strict/sub/path/strict-csp/`);
});

test('two lines, the script from another origin', async ({ page }) => {
  project(home, 'cdn');
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      path: path.join(home, 'node_modules', new URL(route.request().url()).pathname),
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const faults = await open(page, `${server.address}/cdn/`);
  await playBoards(page);
  expect(faults).toEqual([]);
});

const games = Object.keys(samples).length;
const built = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

for (const [name, where] of Object.entries({
  vite: 'vite/dist',
  webpack: 'webpack',
  esbuild: 'esbuild',
  rollup: 'rollup',
})) {
  test(`built by ${name}`, async ({ page }) => {
    const place = project(home, name);
    build(place);
    expect(built(path.join(place, 'dist'), '.wasm')).toHaveLength(games);
    await check(page, `${server.address}/${where}/`);
  });
}

test('the inline entries in one classic script', async ({ page }) => {
  const place = project(home, 'inline');
  build(place);
  expect(built(path.join(place, 'dist'), '')).toEqual(['main.js']);
  expect(readFileSync(path.join(place, 'dist', 'main.js'), 'utf8')).not.toContain('import.meta');
  await check(page, `${server.address}/inline/`);
});

test("Vite's development server", async ({ page }) => {
  const place = project(home, 'vite', 'vite-dev');
  const { createServer } = await import('vite');
  const dev = await createServer({ root: place, logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
  try {
    await dev.listen();
    await check(page, dev.resolvedUrls!.local[0]!);
  } finally {
    await dev.close();
  }
});
