// Tests the page in one file, opened from a folder with no other file.

import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { listed, newGame, ready, square } from './page.js';

test('the page in one file works from file:// and requests nothing else', async ({ page }, info) => {
  const file = info.outputPath('keddah.html');
  copyFileSync(path.join('dist', 'keddah.html'), file);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(0, 40)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const address = pathToFileURL(file).href;
  await page.goto(address);
  await ready(page);

  // The computer answers from its worker.
  await newGame(page, /Gold/, 1);
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await listed(page)).length, { timeout: 20_000 }).toBe(2);
  expect((await listed(page))[0]).toBe('Ee2n Ee3n');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  expect(page.workers()[0]!.url()).toMatch(/^blob:/);

  // A reload keeps the game, also in another language.
  await page.reload();
  await ready(page);
  await expect.poll(async () => (await listed(page))[0]).toBe('Ee2n Ee3n');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: 'Neue Partie' }).first()).toBeVisible();

  const licenses = page.getByRole('link', { name: 'Lizenzen' });
  const text = await licenses.evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).text());
  for (const library of ['Fluent Emoji', 'lit-html', '@fluent/bundle', 'serde-wasm-bindgen'])
    expect(text).toContain(library);

  for (const [section, part] of [
    ['Lernen', '.lessons'],
    ['Aufgaben', '.puzzle-choice'],
  ] as const) {
    await page.getByRole('link', { name: section }).click();
    await expect(page.locator(part)).toBeVisible();
    await expect(page.locator('.status p')).not.toHaveText('');
  }

  expect(faults).toEqual([]);
  expect(requests.filter((url) => !/^(data|blob):/.test(url) && !address.startsWith(url))).toEqual([]);
});
