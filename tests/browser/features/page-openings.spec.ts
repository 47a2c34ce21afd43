// Tests the openings beside the analysis: what was played in a position in the list of games and by
// the computer against itself, by click, by key and by touch.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { violations } from '../axe.js';
import { listed, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

type Board = HTMLElementTagNameMap['quoridor-board'];

const panel = (page: Page) => page.getByRole('region', { name: 'Analysis' });
const openings = (page: Page) => page.getByRole('region', { name: 'Turns played from here' });
const toggle = (page: Page) => panel(page).getByRole('button', { name: 'Openings' });
const source = (page: Page, name: string) =>
  openings(page)
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const turn = (page: Page, from: string, text: string) =>
  source(page, from).getByRole('button', { name: text, exact: true });
const shown = (page: Page) => page.getByRole('region', { name: 'Variations' }).locator('[aria-current=true]');
const OWN = 'Computer against itself';

/** Opens the page with the analysis on, and shows the openings of a game for two people. */
async function explore(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('keddah.analysis', 'on'));
  await open(page, address);
  await page.locator('#board').evaluate((board) => board.setAttribute('seats', 'person person'));
  await toggle(page).click();
  await expect(openings(page)).toBeVisible();
}

/** Starts a new game of Quoridor for two people. */
async function newGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('combobox', { name: 'Player 1' }).selectOption('Person');
  await dialog.getByRole('combobox', { name: 'Player 2' }).selectOption('Person');
  await dialog.getByRole('combobox', { name: 'Who begins' }).selectOption('Player 1');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => listed(page)).toEqual([]);
}

/** Plays turns of Quoridor with the mouse. */
async function play(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await square(page, move).click();
    await expect.poll(async () => (await listed(page)).at(-1)).toContain(move);
  }
}

test('openings are loaded on use, remembered, and turned off', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('keddah.analysis', 'on'));
  await open(page, '/#quoridor');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  const isOpenings = (path: string) => /\/load-openings-[\w-]+\.(js|css)$/.test(path);
  expect(loaded.filter(isOpenings)).toEqual([]);
  await toggle(page).click();
  await expect(source(page, OWN).getByRole('button')).not.toHaveCount(0);
  expect(loaded.filter(isOpenings)).not.toEqual([]);
  await page.reload();
  await ready(page);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(source(page, OWN).getByRole('button')).not.toHaveCount(0);
  await toggle(page).click();
  await expect(openings(page)).toHaveCount(0);
});

test('a turn is drawn while pointed at, and played by a click and by Enter', {
  tag: ['@core', '@roles', '@slow'],
}, async ({ page }) => {
  await explore(page, '/#arimaa');
  const rows = source(page, OWN).getByRole('button');
  await expect(rows).not.toHaveCount(0);
  await expect(openings(page).getByRole('columnheader')).toHaveText(['Turn', 'Games', 'Gold wins']);
  expect(await violations(page)).toEqual([]);
  const arrows = page.locator('main .board [part~="arrow"]');
  await expect(arrows).toHaveCount(0);
  const first = (await rows.first().textContent()) ?? '';
  await rows.first().hover();
  await expect(arrows).not.toHaveCount(0);
  await page.mouse.move(1, 1);
  await expect(arrows).toHaveCount(0);
  await rows.first().click();
  await expect.poll(async () => (await listed(page)).map((text) => text.trim())).toEqual([first]);
  await expect(openings(page).getByRole('columnheader')).toHaveText(['Turn', 'Games', 'Silver wins']);

  // By keyboard the focus stays among the turns, of which each is drawn.
  await openings(page).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => listed(page)).toHaveLength(2);
  await expect(openings(page).locator(':focus')).toHaveCount(1);
});

test('a turn at an earlier position becomes a variation', async ({ page }) => {
  await explore(page, '/#quoridor');
  await turn(page, OWN, 'e2').click();
  await expect(shown(page)).toContainText('e2');
  await play(page, ['d9']);
  await expect(openings(page)).toContainText('No game reached this position.');
  await page.getByRole('region', { name: 'Variations' }).getByRole('button', { name: 'Previous turn' }).click();
  await turn(page, OWN, 'e8').click();
  const record = () => page.locator('#board').evaluate((board) => (board as Board).game?.toRecord());
  await expect.poll(record).toContain('1. e2 d9 (1... e8)');
});

test('my games count by position, with their results', async ({ page }) => {
  await explore(page, '/#quoridor');
  // Different orders of the same moves lead to the same position.
  for (const moves of [
    ['e2', 'd9', 'd2', 'c9'],
    ['d1', 'd9', 'd2', 'c9'],
  ]) {
    await newGame(page);
    await play(page, moves);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  }
  await newGame(page);
  await expect(source(page, 'My games').getByRole('button')).toHaveText(['d1', 'e2']);
  await expect(source(page, OWN).getByRole('button')).not.toHaveCount(0);
  await play(page, ['e2', 'd9']);
  await expect(source(page, 'My games').getByRole('row').nth(1)).toContainText('0% won, 0% drawn, 100% lost');
  await turn(page, 'My games', 'd2').click();
  const both = source(page, 'My games').getByRole('row').nth(1);
  await expect(both.getByRole('cell')).toHaveText(['2', /100% won, 0% drawn, 0% lost/]);

  // In the other notation the same turns are found.
  await page.locator('#board').evaluate((board) => {
    (board as Board).game = (board as Board).game!.inNotation('glendenning');
  });
  await expect(turn(page, 'My games', 'c1')).toBeVisible();
  await turn(page, 'My games', 'c1').click();
  await expect(openings(page)).toContainText('No game reached this position.');
});

test('the first tap draws a turn, the second one plays it', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await explore(page, '/#quoridor');
  await play(page, ['e2', 'e8', 'e3', 'e7']);
  const wall = openings(page)
    .getByRole('button', { name: /^[a-h][1-8][hv]$/ })
    .first();
  await wall.tap();
  await expect(page.locator('main .board .hint')).not.toHaveCount(0);
  expect(await listed(page)).toHaveLength(4);
  await wall.tap();
  await expect.poll(() => listed(page)).toHaveLength(5);
  const [scrolled, visible] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(scrolled).toBeLessThanOrEqual(visible!);
  await context.close();
});

test('there are no openings while a level is found', async ({ page }) => {
  await explore(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Find my level' }).click();
  await page.getByRole('dialog', { name: 'Find my level' }).getByRole('button', { name: 'Start' }).click();
  await expect(panel(page)).toContainText('There is no analysis while your level is being found.');
  await expect(openings(page)).toHaveCount(0);
});

test('the page in one file has the openings', async ({ page }) => {
  await explore(page, `${pathToFileURL(path.resolve('dist', 'keddah.html')).href}#quoridor`);
  await expect(turn(page, OWN, 'e2')).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('openings work offline after one visit', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem('keddah.analysis', 'on'));
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await toggle(page).click();
    await expect(source(page, OWN).getByRole('button')).not.toHaveCount(0);
  });
});
