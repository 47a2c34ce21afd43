// Tests boards embedded in other sites: the dialog with the HTML, the scripts, the iframe.

import { copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listed, open, ready, square } from '../page.js';
import { expect, type FrameLocator, type Locator, type Page, test } from '../test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];
const START = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';

let html = '';
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
test.beforeAll(() => new Promise<void>((done) => server.listen(0, 'localhost', done)));
test.afterAll(() => void server.close());

/** Opens an author's document, at another origin than keddah's page. */
async function author(page: Page, body: string): Promise<void> {
  html = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><body style="margin: 0">${body}`;
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
}

const frameOf = (query: string, style = ''): string =>
  `<iframe src="http://127.0.0.1:${process.env.KEDDAH_TEST_PORT}/embed.html?${query}" style="border: 0; ${style}"></iframe>`;

/** Returns a function that reads the position of a board. */
const shown = (board: Locator) => () => board.evaluate((element) => String((element as GameBoard).game));
const frame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Opens the dialog for embedding and returns its snippets. */
async function snippets(page: Page): Promise<{ tag: string; frame: string }> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Embed the board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed the board' });
  const text = (name: string) => dialog.locator(`textarea[name=${name}]`).inputValue();
  const found = { tag: await text('tag'), frame: await text('frame') };
  await dialog.getByRole('button', { name: 'Close' }).click();
  return found;
}

for (const { game, move, flipped } of [
  { game: 'arimaa', move: ['e2', 'e4'], flipped: 'silver' },
  { game: 'quoridor', move: ['e2'], flipped: '2' },
] as const) {
  test(`${game}: both snippets show the position on the page`, { tag: ['@core', '@frames', '@slow'] }, async ({
    page,
  }) => {
    await open(page, `/#${game}`);
    const board = page.locator(`main ${game}-board`);
    await board.evaluate((element) => element.setAttribute('seats', 'person person'));
    for (const name of move) await square(page, name).click();
    if (game === 'arimaa') await page.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(() => listed(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Flip' }).click();
    const now = await shown(board)();
    const latest = await snippets(page);
    expect(latest.tag.split('\n')).toHaveLength(2);

    // At an earlier turn the snippets have the position of that turn.
    await page.locator('.turn-list button').first().click();
    const earlier = await snippets(page);
    expect(earlier.tag).not.toBe(latest.tag);

    await author(page, latest.tag);
    const own = page.locator(`${game}-board`);
    await expect(own).toHaveAttribute('orientation', flipped);
    await expect.poll(shown(own)).toBe(now);
    await author(page, latest.frame);
    const framed = frame(page).locator(`${game}-board`);
    await expect(framed).toHaveAttribute('orientation', flipped);
    await expect.poll(shown(framed)).toBe(now);
  });
}

for (const { game, move } of [
  { game: 'arimaa', move: ['e2', 'e4'] },
  { game: 'quoridor', move: ['e2'] },
] as const) {
  test(`${game}: the snippets of the whole game open at the turn on the page`, async ({ page }) => {
    await open(page, `/#${game}`);
    const board = page.locator(`main ${game}-board`);
    await board.evaluate((element) => element.setAttribute('seats', 'person person'));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Embed the board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Embed the board' });
    await expect(dialog.getByLabel('The whole game')).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
    for (const name of move) await square(page, name).click();
    if (game === 'arimaa') await page.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(() => listed(page)).toHaveLength(1);
    const record = await board.evaluate((element) => (element as GameBoard).game!.toRecord());
    const ply = await board.evaluate((element) => {
      (element as GameBoard).goTo((element as GameBoard).state!.plies - 1);
      return (element as GameBoard).state!.ply;
    });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Embed the board' }).click();
    await dialog.getByLabel('The whole game').check();
    const text = (name: string) => dialog.locator(`textarea[name=${name}]`).inputValue();
    const [tag, framed] = [await text('tag'), await text('frame')];
    for (const [snippet, own] of [
      [tag, page.locator(`${game}-board`)],
      [framed, frame(page).locator(`${game}-board`)],
    ] as const) {
      await author(page, snippet);
      await expect(own).toHaveAttribute('mode', 'view');
      const now = () =>
        own.evaluate((element) => [(element as GameBoard).game?.toRecord(), (element as GameBoard).state?.ply]);
      await expect.poll(now).toEqual([record, ply]);
    }
  });
}

test('a snippet can be copied, in any language of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('button', { name: 'Osadź planszę' }).click();
  await page.getByRole('button', { name: 'Kopiuj Skrypt i plansza' }).click();
  await expect(page.locator('dialog#embed').getByText('Skopiowano.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<script async src="http.*arimaa-board\.js">/,
  );
});

test('opened from a file, the page says how to replace the address in the snippets', async ({ page }, info) => {
  const file = info.outputPath('keddah.html');
  copyFileSync(path.join('dist', 'keddah.html'), file);
  await page.goto(pathToFileURL(file).href);
  await ready(page);
  expect((await snippets(page)).frame).toContain(
    'src="https://example.org/keddah/embed.html?game=arimaa&amp;position=',
  );
  await expect(page.locator('dialog#embed')).toContainText('https://example.org/keddah/');
});

test('a board in an iframe plays against the computer', { tag: '@frame-input' }, async ({ page }) => {
  await author(
    page,
    frameOf('game=quoridor&seats=person%20computer:1&animation=off&lang=de', 'width: 400px; height: 520px'),
  );
  const board = frame(page).locator('quoridor-board');
  await board.locator('[data-square="e2"]').click();
  await expect
    .poll(() => board.evaluate((element) => (element as GameBoard).state?.history.length), { timeout: 20_000 })
    .toBe(2);
  await expect(board).toContainText('Spieler 1');
});

test('a board embedded by script plays against the computer', async ({ page }) => {
  const script = `<script async src="http://127.0.0.1:${process.env.KEDDAH_TEST_PORT}/quoridor-board.js"></script>`;
  await author(page, `${script}<quoridor-board seats="person computer:1" animation="off"></quoridor-board>`);
  const board = page.locator('quoridor-board');
  await board.locator('[data-square="e2"]').click();
  await expect
    .poll(() => board.evaluate((element) => (element as GameBoard).state?.history.length), { timeout: 20_000 })
    .toBe(2);
});

test('attributes in the address of the iframe are set on the board', async ({ page }) => {
  const query = new URLSearchParams({
    ...{ game: 'arimaa', position: START, moves: 'Ee2n', ply: '0', mode: 'view', theme: 'dark' },
    ...{ orientation: 'silver', coordinates: 'off', lang: 'tr' },
  });
  await author(page, frameOf(`${query}`, 'width: 400px; height: 520px'));
  const board = frame(page).locator('arimaa-board');
  for (const [name, value] of query) if (name !== 'game') await expect(board).toHaveAttribute(name, value);
  await expect.poll(() => board.evaluate((element) => (element as GameBoard).state?.plies)).toBe(1);
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'tr');
});

test('a record in the address of the iframe is shown', async ({ page }) => {
  await author(page, frameOf(`game=quoridor&record=${encodeURIComponent('1. e2 e8 2. e3 e7')}`, 'width: 400px'));
  const board = frame(page).locator('quoridor-board');
  await expect.poll(() => board.evaluate((element) => (element as GameBoard).state?.history.length)).toBe(4);
});

test('nothing in an address is executed, and errors are shown', async ({ page }) => {
  const markup = '<img src=x onerror="parent.postMessage(1,`*`)"><script>1</script>';
  const query = new URLSearchParams({ onclick: 'x()', style: 'color:red', id: 'x', record: markup, position: markup });
  for (const game of ['quoridor', 'arimaa', markup]) {
    query.set('game', game);
    await author(page, frameOf(`${query}`, 'width: 400px; height: 520px'));
    await expect(frame(page).getByRole('alert')).toContainText(/\S/);
    await expect(frame(page).locator('img, body script, [onclick], #x, main [style*=color]')).toHaveCount(0);
  }
  await expect(frame(page).getByRole('alert')).toContainText('game must be arimaa or quoridor, not "<img');
});

for (const [game, width, height] of [
  ['arimaa', 700, 400],
  ['arimaa', 320, 900],
  ['quoridor', 700, 400],
  ['quoridor', 320, 360],
] as const) {
  test(`${game} fits an iframe of ${width} × ${height} and reports its natural height`, async ({ page }) => {
    const listener = `<script>heights = []; addEventListener('message', ({ data }) => heights.push(data))</script>`;
    await author(page, listener + frameOf(`game=${game}`, `width: ${width}px; height: ${height}px`));
    const board = frame(page).locator(`${game}-board`);
    await expect.poll(() => board.evaluate((element) => (element as GameBoard).state !== undefined)).toBe(true);
    const size = () =>
      board.evaluate(({ ownerDocument: { documentElement: root } }) => [root.scrollWidth, root.scrollHeight]);
    await expect.poll(async () => (await size())[1]).toBeLessThanOrEqual(height);
    expect((await size())[0]).toBeLessThanOrEqual(width);
    const wanted = () =>
      page.evaluate(() => (globalThis as never as { heights: { type: string; height: number }[] }).heights.at(-1)!);
    const { type, height: high } = await wanted();
    expect(type).toBe('keddah-height');
    expect(high).toBeGreaterThan(width * 0.9);

    // With that height the board is as wide as the iframe, and reports no other height.
    await page.locator('iframe').evaluate((element, px) => element.style.setProperty('height', `${px}px`), high);
    await expect.poll(async () => (await board.boundingBox())!.width).toBeGreaterThan(width - 12);
    await page.waitForTimeout(200);
    expect((await wanted()).height).toBe(high);
    expect((await size())[1]).toBeLessThanOrEqual(high);
  });
}
