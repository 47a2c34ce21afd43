// Opens every HTML example of the READMEs in a separate page.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { expect, type FrameLocator, type Page, test } from '../test.js';

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
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="/page/icon.svg">';
  return response.setHeader('content-type', 'text/html').end(head + body);
});
test.beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
test.afterAll(() => void server.close());

/** Returns the HTML examples of a README. */
const blocks = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)].map(([, html]) => html!);

/**
 * Opens a page with this HTML and waits until all its boards can be used. Returns the errors of the
 * page.
 */
async function show(page: Page, html: string): Promise<string[]> {
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
  blocks(file)
    .map((html, index) => ({ name: `${file}, HTML ${index + 1}`, html }))
    // Not those that show a part of a page without a board, such as a policy.
    .filter(({ html }) => /-board|<iframe/.test(html)),
);

test('the READMEs have more than six HTML examples', () => {
  expect(all.length).toBeGreaterThan(6);
});

for (const { name, html } of all) {
  test(`${name}: its boards can be used, without errors`, async ({ page }) => {
    expect(await show(page, html)).toEqual([]);
  });
}

/** Returns the first example that contains a text. */
const exampleWith = (has: string): string => all.find(({ html }) => html.includes(has))!.html;

test('the puzzle example can be solved, and its page reports it', { tag: ['@core', '@slow'] }, async ({ page }) => {
  const faults = await show(page, exampleWith('keddah-solved'));
  await page.locator('[data-square="d8"]').click();
  await expect.poll(() => page.locator('quoridor-board').evaluate((board: GameBoard) => board.state?.plies)).toBe(0);
  await page.locator('[data-square="e9"]').click();
  await expect(page.locator('#answer')).toHaveText('Solved: e9, after 1 wrong tries.');
  expect(faults).toEqual([]);
});

test('the iframe example takes the height of its board', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 900 });
  await show(page, exampleWith('<iframe'));
  await expect.poll(async () => (await page.locator('iframe').boundingBox())!.height).not.toBe(480);
  const inside = page.frameLocator('iframe').locator('html');
  await expect.poll(() => inside.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
});

test('the styling example has the styles that it sets', async ({ page }) => {
  await show(page, exampleWith('::part(status)'));
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

test('the computer answers under the content security policy of the example', async ({ page }) => {
  const faults = await show(page, exampleWith('Content-Security-Policy').replace('computer:3', 'computer:1'));
  await page.locator('[data-square="a1"]').focus();
  await page.locator('arimaa-board').evaluate((board) => board.setAttribute('seats', 'computer:1 computer:1'));
  await expect
    .poll(() => page.locator('arimaa-board').evaluate((board: GameBoard) => board.state?.plies), { timeout: 20_000 })
    .toBeGreaterThan(1);
  expect(faults).toEqual([]);
});

test('a language added by addWords applies to a board that is already on the page', async ({ page }) => {
  await show(page, exampleWith('addWords'));
  const status = page.locator('quoridor-board [part~=status]');
  await expect(status).toHaveText('Estas la vico de ludanto 1: iru al markita kvadrato, aŭ metu muron (10 restas).');
  await expect(page.getByRole('grid', { name: 'Quoridor board' })).toBeVisible();
});
