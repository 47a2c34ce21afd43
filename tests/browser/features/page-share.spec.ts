// Tests sharing a game: the link, the picture, the files, and what a damaged link does.

import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listed, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

/** Opens a game of Quoridor between two people after two turns. */
async function play(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    const game = { version: 2, record: '1. e2 e8', seats: 'person person', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  });
  await open(page, '/#quoridor');
  await expect.poll(() => listed(page)).toHaveLength(2);
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  return page.getByRole('dialog', { name: 'Share' });
}

test('a link carries the game to another browser', { tag: ['@core', '@tabs'] }, async ({ page, browser }) => {
  await play(page);
  const dialog = await openDialog(page);
  const field = dialog.getByLabel('Link to this game');
  await expect(field).toBeFocused();
  await expect.poll(() => field.evaluate(({ scrollLeft }) => scrollLeft), 'its beginning is in view').toBe(0);
  const link = await field.inputValue();
  expect(link).toMatch(/^http:\/\/[\w.]+:\d+\/#quoridor\/g\/[\w-]+$/);

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await ready(visitor);
  await expect.poll(() => listed(visitor)).toHaveLength(2);
  await expect(visitor).toHaveURL(/#quoridor$/);
  // The visitor continues from there, also after a reload.
  await square(visitor, 'e3').click();
  await expect.poll(async () => (await listed(visitor)).length).toBeGreaterThan(2);
  await visitor.reload();
  await ready(visitor);
  await expect.poll(async () => (await listed(visitor)).length).toBeGreaterThan(2);
  await other.close();
});

test('a link replaces the game on the board, which can be brought back', async ({ page }) => {
  await play(page);
  const link = await (await openDialog(page)).getByLabel('Link to this game').inputValue();
  await page.keyboard.press('Escape');
  await square(page, 'e3').click();
  await expect.poll(() => listed(page)).toHaveLength(3);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect.poll(() => listed(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect.poll(() => listed(page)).toHaveLength(3);
});

for (const [what, hash] of [
  ['cut off', '#quoridor/g/1eJwr'],
  ['of another game', '#arimaa/g/'],
  ['empty', '#quoridor/g/'],
  ['script', '#quoridor/g/"><img src=x onerror=alert(1)>'],
  ['very long', `#quoridor/g/1${'A'.repeat(200_000)}`],
] as const) {
  test(`a damaged link is reported and changes nothing: ${what}`, async ({ page }) => {
    await play(page);
    const valid = new URL(await (await openDialog(page)).getByLabel('Link to this game').inputValue()).hash;
    await page.keyboard.press('Escape');
    const target = hash === '#arimaa/g/' ? valid.replace('#quoridor', '#arimaa') : hash;
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.evaluate((to) => {
      location.hash = to;
    }, target);
    await expect(page.getByRole('status').filter({ hasText: 'This link is damaged' })).toBeVisible();
    await page.goto('/#quoridor');
    await expect.poll(() => listed(page)).toHaveLength(2);
    expect(dialogs).toEqual([]);
  });
}

test('pictures and the record are saved as files named after the game', { tag: '@download' }, async ({ page }) => {
  await play(page);
  const dialog = await openDialog(page);
  const saved = async (format: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `Save as ${format}` }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const svg = await saved('SVG');
  expect(svg.name).toMatch(/^quoridor_\d{4}-\d\d-\d\d_person_person\.svg$/);
  const text = svg.bytes.toString();
  // It needs no style sheet, and loads nothing.
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(text).not.toMatch(/class=|style=|var\(|light-dark|https?:\/\/(?!www\.w3\.org)/);
  const png = await saved('PNG');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1200, 1200]);
  expect((await saved('TXT')).bytes.toString()).toContain('e2 e8');
});

test('the picture has the colors of the board', async ({ page }) => {
  await play(page);
  const dialog = await openDialog(page);
  /** The colors of both in a grid of 12 × 12 points. */
  const points = async (locator: ReturnType<Page['locator']>) => {
    const shot = (await locator.screenshot()).toString('base64');
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 12;
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, 12, 12);
      return [...context.getImageData(0, 0, 12, 12).data];
    }, shot);
  };
  const picture = dialog.getByRole('img', { name: 'Picture' });
  await expect(picture).toBeVisible();
  const drawn = await points(picture);
  await page.keyboard.press('Escape');
  const shown = await points(page.locator('#board'));
  const differences = drawn.map((value, n) => Math.abs(value - shown[n]!));
  expect(differences.reduce((sum, one) => sum + one) / differences.length).toBeLessThan(12);
});

test('the link can be copied and sent, and the record copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, { canShare: () => true, share: async (data: unknown) => void sent.push(data) });
  });
  await play(page);
  const dialog = await openDialog(page);
  const link = await dialog.getByLabel('Link to this game').inputValue();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await expect(dialog.getByRole('status').first()).toHaveText('Copied.');
  expect(await clipboard()).toBe(link);
  await dialog.getByRole('button', { name: 'Copy' }).last().click();
  await expect.poll(clipboard).toContain('e2 e8');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { sent: object[] }).sent))
    .toEqual([{ title: 'Quoridor · keddah', url: link }]);
});

test('a page from a file offers the fragment, never its path', async ({ page }, info) => {
  const file = info.outputPath('keddah.html');
  copyFileSync(path.join('dist', 'keddah.html'), file);
  const address = pathToFileURL(file).href;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}#quoridor`);
  await ready(page);
  const dialog = await openDialog(page);
  const text = await dialog.getByLabel('The game as the end of a link').inputValue();
  expect(text).toMatch(/^#quoridor\/g\/[\w-]+$/);
  await expect(dialog).not.toContainText(info.outputPath());
  expect(await dialog.innerHTML()).not.toContain('file:');
  // The text opens in such a page.
  await page.goto('about:blank');
  await page.goto(address + text);
  await ready(page);
  await expect(page.getByRole('status').filter({ hasText: 'The game is on the board.' })).toBeVisible();
});
