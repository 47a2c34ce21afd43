// Tests the page in one file, opened from a folder with no other file.

import { copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listed, newGame, ready, square } from './page.js';
import { expect, test } from './test.js';

declare global {
  interface Window {
    /** The size of the network that was last sent to a worker, in bytes. */
    weights?: number;
  }
}

test(
  'the page in one file works from file:// and requests nothing else',
  { tag: '@workers' },
  async ({ page }, info) => {
    const file = info.outputPath('keddah.html');
    copyFileSync(path.join('dist', 'keddah.html'), file);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
    });
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, options?: object) {
        if (message.weights) window.weights = message.weights.byteLength;
        post.call(this, message, options);
      };
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

    // The analysis of Quoridor searches with the network inside the file.
    await page.getByRole('link', { name: 'Quoridor' }).click();
    await expect(page.locator('quoridor-board')).toBeVisible();
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.weights)).toBe(statSync('nets/quoridor.net').size);
    await expect(page.getByRole('region', { name: 'Analyse' })).toContainText(/Tiefe \d+/);
    await page.getByRole('link', { name: 'Arimaa' }).click();

    const licenses = page.getByRole('link', { name: 'Lizenzen' });
    const text = await licenses.evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).text());
    for (const library of ['Fluent Emoji', 'lit-html', '@fluent/bundle', 'serde-wasm-bindgen'])
      expect(text).toContain(library);

    for (const [door, part] of [
      ['Lernen', '.lessons'],
      ['Aufgaben', '.puzzle-choice'],
    ] as const) {
      await page.getByRole('link', { name: door }).click();
      await expect(page.locator(part)).toBeVisible();
      await expect(page.locator('.status p')).not.toHaveText('');
    }

    expect(faults).toEqual([]);
    expect(requests.filter((url) => !/^(data|blob):/.test(url) && !address.startsWith(url))).toEqual([]);
  },
);
