// Tests the position editor: its first position, the faults of a position, and the use of a legal
// one as a game, an analysis, a link or a puzzle.

import { violations } from '../axe.js';
import { newGame, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

type Board = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Set up a position' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const cell = (page: Page, name: string) => dialog(page).locator(`[data-square="${name}"]`);
const text = (page: Page) => dialog(page).getByLabel('Position', { exact: true }).inputValue();
const position = (page: Page) => page.locator('#board').evaluate((board) => String((board as Board).game));
const seats = (page: Page) => page.locator('#board').evaluate((board) => (board as Board).seats);

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await expect(dialog(page)).toContainText('This position is legal.');
}

test('no part of the editor is loaded before it is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/#quoridor');
  const ofEditor = () => loaded.filter((path) => /position-editor|\/editor-/.test(path));
  expect(ofEditor()).toEqual([]);
  await openEditor(page);
  expect(ofEditor()).not.toEqual([]);
});

test('a position of Arimaa is set up and played against the computer; the game is stored', {
  tag: ['@core', '@slow'],
}, async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  const before = await position(page);
  await openEditor(page);
  expect(await text(page)).toBe(before);

  // The faults are shown, and the position cannot be used.
  await button(page, 'Gold elephant').click();
  await cell(page, 'b5').click();
  await expect(dialog(page)).toContainText('There are 2 gold elephants; a side has at most 1.');
  for (const name of ['Play', 'Analyze', 'Share', 'Make a puzzle']) await expect(button(page, name)).toBeDisabled();
  await button(page, 'Remove').click();
  await cell(page, 'e4').click();
  await expect(dialog(page)).toContainText('This position is legal.');
  await dialog(page).getByLabel('To move').selectOption('Gold');
  expect(await violations(page)).toEqual([]);

  const wanted = await text(page);
  await expect(dialog(page).getByLabel('You play')).toHaveValue('gold');
  await button(page, 'Play').click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => position(page)).toBe(wanted);
  expect(await seats(page)).toMatch(/^person computer:\d+$/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'My games' }).click();
  await expect(page.getByRole('dialog', { name: 'My games' }).locator('.kept')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect.poll(() => position(page)).toBe(before);
});

test('canceling leaves the game as it was; the initial and the empty board are at hand', async ({ page }) => {
  await open(page);
  const before = await position(page);
  await openEditor(page);
  await button(page, 'Clear the board').click();
  await expect(cell(page, 'e2')).toHaveAccessibleName('e2, empty');
  await expect(button(page, 'Play')).toBeDisabled();
  await button(page, 'Initial position').click();
  await expect(cell(page, 'e2')).toHaveAccessibleName('e2, gold elephant');
  await expect(cell(page, 'd7')).toHaveAccessibleName('d7, silver camel');
  await button(page, 'Current position').click();
  await expect.poll(() => text(page)).toBe(before);
  await button(page, 'Clear the board').click();
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toBeHidden();
  expect(await position(page)).toBe(before);
  await openEditor(page);
  expect(await text(page)).toBe(before);
});

test('a position of Quoridor for four is set up by keyboard and analyzed', async ({ page }) => {
  await open(page, '/#quoridor');
  await openEditor(page);
  await dialog(page).getByLabel('Players').selectOption('4');
  await cell(page, 'd4').focus();
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('To move').selectOption('Player 3');
  await expect.poll(() => text(page)).toBe('d4//d4a5e9i5/5 5 5 5/3');
  await button(page, 'Analyze').click();
  await expect.poll(() => position(page)).toBe('d4//d4a5e9i5/5 5 5 5/3');
  expect(await seats(page)).toBe('person person person person');
  await expect(page.getByRole('region', { name: 'Analysis' })).toContainText(/Player 3: \d+%/);
});

test('a position is shared as a link, without replacing the game', async ({ page }) => {
  await open(page, '/#quoridor');
  const before = await position(page);
  await openEditor(page);
  await cell(page, 'e5').click();
  await expect.poll(() => text(page)).toBe('//e5e9/10 10/1');
  await button(page, 'Share').click();
  const link = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  await button(page, 'Cancel').click();
  expect(await position(page)).toBe(before);
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
  await expect.poll(() => position(page)).toBe('//e5e9/10 10/1');
});

test('a puzzle is embedded with a goal or with a solution that is legal', async ({ page }) => {
  await open(page, '/#quoridor');
  await openEditor(page);
  await button(page, 'Player 2').click();
  await cell(page, 'a9').click();
  await button(page, 'Player 1').click();
  await cell(page, 'e8').click();
  await expect.poll(() => text(page)).toBe('//e8a9/10 10/1');
  await button(page, 'Make a puzzle').click();
  const puzzle = page.getByRole('dialog', { name: 'Make a puzzle' });
  const tag = puzzle.getByLabel('A script and the board');
  await expect(tag).toHaveValue(/<quoridor-board mode="puzzle" goal="win" position="\/\/e8a9\/10 10\/1">/);
  await puzzle.getByRole('radio', { name: 'A win within two turns' }).check();
  await expect(tag).toHaveValue(/goal="win 2"/);
  await puzzle.getByRole('radio', { name: 'These turns:' }).check();
  await expect(puzzle.getByRole('status').first()).toHaveText('Write the first turn of the solution.');
  const turns = puzzle.getByRole('textbox', { name: 'Turns of the solution' });
  await turns.fill('e3');
  await expect(puzzle.getByRole('status').first()).toHaveText(/^e3: ./);
  await expect(tag).toHaveCount(0);
  await turns.fill('e9 | d8; a8; d9');
  await expect(tag).toHaveValue(/solution="e9 \| d8; a8; d9"/);
  expect(await violations(page)).toEqual([]);

  // The frame shows the puzzle, and it can be solved.
  const frame = await puzzle.getByLabel(/^An iframe/).inputValue();
  const src = /src="([^"]*)"/.exec(frame)![1]!.replaceAll('&amp;', '&');
  await page.goto(src);
  const board = page.locator('quoridor-board');
  await expect(board).toHaveAttribute('mode', 'puzzle');
  await board.locator('[data-square="e9"]').click();
  await expect.poll(() => board.evaluate((element) => element.matches(':state(solved)'))).toBe(true);
});
