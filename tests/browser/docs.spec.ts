// Every piece of HTML in the READMEs does what it says, in a page of somebody's own.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import sirv from 'sirv';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

let body = '';
const folders = { '/keddah/': sirv('pkg'), '/page/': sirv('dist') };
const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const place = Object.entries(folders).find(([prefix]) => url.startsWith(prefix));
  if (place) {
    request.url = url.slice(place[0].length - 1);
    return place[1](request, response, () => void response.writeHead(404).end());
  }
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">';
  return response.setHeader('content-type', 'text/html').end(head + body);
});
test.beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
test.afterAll(() => void server.close());

/** The blocks of a README that are HTML. */
const blocks = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)].map(([, html]) => html!);

/** Opens a page with this HTML, and waits until every board of it can be used; what went wrong there. */
async function put(page: Page, html: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  body = html;
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const inside: Page | FrameLocator = html.includes('<iframe') ? page.frameLocator('iframe') : page;
  const boards = inside.locator('arimaa-board, quoridor-board');
  await expect(boards.first()).toBeVisible();
  for (const board of await boards.all()) {
    await board.scrollIntoViewIfNeeded();
    await expect.poll(() => board.evaluate((element) => (element as GameBoard).state !== undefined)).toBe(true);
    await expect(board.getByRole('alert')).toHaveCount(0);
  }
  return faults;
}

const all = ['README.md', 'pkg-template/README.md'].flatMap((file) =>
  blocks(file).map((html, index) => ({ name: `${file}, HTML ${index + 1}`, html })),
);

test('there is HTML in the READMEs', () => {
  expect(all.length).toBeGreaterThan(6);
});

for (const { name, html } of all) {
  test(name, async ({ page }) => {
    expect(await put(page, html)).toEqual([]);
  });
}

const that = (has: string): string => all.find(({ html }) => html.includes(has))!.html;

test('the puzzle of the recipe is solved, and the page tells so', async ({ page }) => {
  const faults = await put(page, that('keddah-solved'));
  await page.locator('[data-square="d8"]').click();
  await expect.poll(() => page.locator('quoridor-board').evaluate((board: GameBoard) => board.state?.plies)).toBe(0);
  await page.locator('[data-square="e9"]').click();
  await expect(page.locator('#answer')).toHaveText('Solved: e9, after 1 wrong tries.');
  expect(faults).toEqual([]);
});

test('the frame of the recipe becomes as high as its board', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 900 });
  await put(page, that('<iframe'));
  await expect.poll(async () => (await page.locator('iframe').boundingBox())!.height).not.toBe(480);
  const inside = page.frameLocator('iframe').locator('html');
  await expect.poll(() => inside.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
});

test('the board of the recipe has the looks that it is given', async ({ page }) => {
  await put(page, that('::part(status)'));
  const board = page.locator('quoridor-board');
  expect((await board.boundingBox())!.width).toBe(24 * 16);
  expect(await board.locator('[part~=status]').evaluate((status) => getComputedStyle(status).fontStyle)).toBe('italic');
  const fills = await board
    .locator('[part~=wall] *')
    .evaluateAll((parts) => parts.map((one) => getComputedStyle(one).fill));
  const own = await board
    .locator('[part~=wall]')
    .evaluateAll((parts) => parts.map((one) => getComputedStyle(one).fill));
  expect([...fills, ...own]).toContain('rgb(184, 134, 11)');
});

test('under the policy of the recipe the machine answers', async ({ page }) => {
  const faults = await put(page, that('Content-Security-Policy').replace('machine:3', 'machine:1'));
  await page.locator('[data-square="a1"]').focus();
  await page.locator('arimaa-board').evaluate((board) => board.setAttribute('seats', 'machine:1 machine:1'));
  await expect
    .poll(() => page.locator('arimaa-board').evaluate((board: GameBoard) => board.state?.plies), { timeout: 20_000 })
    .toBeGreaterThan(1);
  expect(faults).toEqual([]);
});

test('the board of the recipe speaks the language that is added, though it was there before', async ({ page }) => {
  await put(page, that('addWords'));
  const status = page.locator('quoridor-board [part~=status]');
  await expect(status).toHaveText('Estas la vico de ludanto 1: iru al markita kvadrato, aŭ metu muron (10 restas).');
  await expect(page.getByRole('grid', { name: 'Quoridor board' })).toBeVisible();
});
