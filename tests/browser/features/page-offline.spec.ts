// Tests the page without a network after one visit, its start, and new versions of it.

import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../consumers/packed.mjs';
import { listed, newGame, open, ready, square } from '../page.js';
import { pixelAt } from '../pixels.js';
import { expect, test } from '../test.js';

test.use({ serviceWorkers: 'allow' });

test('the page works offline after one visit', { tag: '@core' }, async ({ page, context }) => {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await newGame(page, 'Gold', 1);
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
});

test('both games work offline, also one that was never opened', { tag: ['@core', '@slow'] }, async ({
  page,
  context,
}) => {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Quoridor', exact: true }).click();
  await ready(page);
  await square(page, 'e2').click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  await page.reload();
  await ready(page);
  expect(await listed(page)).toHaveLength(2);
  // So do lessons and puzzles.
  await page.getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('navigation', { name: 'Lessons' }).getByRole('button').nth(5)).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('#board')
        .evaluate((board) => (board as HTMLElementTagNameMap['quoridor-board']).state?.lesson?.stage),
    )
    .toBe(1);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.locator('.strip').first()).toContainText('Puzzle of the day');
});

test('the manifest names icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(address!, page.url()).href)).json();
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src } of manifest.icons) {
    const icon = await request.get(new URL(src, new URL(address!, page.url())).href);
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
});

test('the gallery works offline too', async ({ page, context }) => {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/gallery.html');
  // Boards start when they come into sight.
  for (const board of await page.locator('arimaa-board, quoridor-board').all()) {
    await board.scrollIntoViewIfNeeded();
    await expect
      .poll(() => board.evaluate((one: HTMLElementTagNameMap['arimaa-board']) => one.state !== undefined))
      .toBe(true);
  }
});

test('a new version is announced, and loaded on request', async ({ page }, info) => {
  const home = info.outputPath('dist');
  cpSync('dist', home, { recursive: true, filter: (file) => !file.startsWith(path.join('dist', 'api')) });
  const server = await serve(home);
  try {
    await open(page, `${server.address}/#quoridor`);
    await square(page, 'e2').click();
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(1);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const notice = page.getByRole('status').filter({ hasText: 'A new version of this page is ready.' });
    await expect(notice).toHaveCount(0);

    appendFileSync(path.join(home, 'sw.js'), '\n// A later version.\n');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(notice).toBeVisible();
    // Nothing has happened to the game; the visitor decides.
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: 'Load it now' }).click();
    await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
    await ready(page);
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(1);
    await expect(notice).toHaveCount(0);
  } finally {
    server.stop();
  }
});

test('the start shows its progress while files arrive slowly', { tag: '@color-scheme' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#arimaa');
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', '1');
  await expect(bar).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await pixelAt(page, 10, 2), theme).toEqual(theme === 'light' ? [11, 118, 103] : [79, 214, 189]);
  }
  release();
  await ready(page);
  await expect(bar).toHaveCount(0);
});
