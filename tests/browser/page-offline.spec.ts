// Tests the page without a network, after one visit.

import { expect, test } from '@playwright/test';
import { listed, newGame, open, ready, square } from './page.js';

test('the page works offline after one visit', async ({ page, context }) => {
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

test('both games work offline, also one that was never opened', async ({ page, context }) => {
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
