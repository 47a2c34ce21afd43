import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { open, position, square, told } from './board.js';
import { groove, open as openQuoridor, square as tile } from './quoridor.js';

const text = (page: Page) => page.getByLabel('Position').inputValue();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const faults = (page: Page) => page.locator('[part=faults]');
const START = { a2: 'R', e4: 'E', d5: 'e', h7: 'r' };

test('pieces are put, moved and removed; what is wrong is listed, and the text offered', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { mode: 'edit', position: position('g', START) });
  await expect(faults(page)).toHaveText('This position is legal.');
  await press(page, 'Gold elephant');
  await square(page, 'c3').click();
  await expect(faults(page).locator('li')).toHaveText([
    '2 gold elephants on the board, where a set has 1.',
    'The gold elephant on the trap c3 has no friend beside.',
  ]);
  expect(await page.locator('arimaa-board').evaluate((board) => board.matches(':state(faulty)'))).toBe(true);
  expect(await text(page)).toBe(position('g', { ...START, c3: 'E' }));
  expect(await page.evaluate(() => String(globalThis.board.game))).toBe(position('g', START));
  await press(page, 'Remove');
  await square(page, 'c3').click();
  await expect(faults(page)).toHaveText('This position is legal.');
  await press(page, 'Move');
  await square(page, 'e4').click();
  await square(page, 'g6').click();
  await square(page, 'd5').dragTo(square(page, 'b5'));
  await page.getByLabel('To move').selectOption('Silver');
  const better = position('s', { a2: 'R', g6: 'E', b5: 'e', h7: 'r' });
  expect(await text(page)).toBe(better);
  expect(await page.evaluate(() => String(globalThis.board.game))).toBe(better);
  await press(page, 'Copy');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(better);
  expect(await told(page, 'illegal')).toEqual([]);
  await page.evaluate(() => globalThis.board.setAttribute('mode', 'play'));
  await square(page, 'b5').click();
  await square(page, 'b4').click();
  expect(await page.evaluate(() => globalThis.board.state!.steps)).toEqual(['eb5s']);
});

test('an empty board is filled by keys', async ({ page }) => {
  await open(page, { mode: 'edit' });
  await press(page, 'Clear the board');
  expect(await text(page)).toBe(position('g', {}));
  await press(page, 'Gold rabbit');
  await square(page, 'd2').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, gold rabbit');
  await expect(page.locator('arimaa-board .unseen[role="status"]')).toHaveText('Gold rabbit on e2.');
  expect(await page.evaluate(() => globalThis.board.state!.editing!.text)).toBe(position('g', { d2: 'R', e2: 'R' }));
});

test('pawns and walls of Quoridor: put anywhere, and the rules say what is wrong', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit' });
  await tile(page, 'e4').click();
  await press(page, 'Player 2');
  await tile(page, 'e6').click();
  const wall = await groove(page, 'c3h');
  await page.mouse.click(wall.x, wall.y);
  expect(await text(page)).toBe('c3//e4e6/10 10/1');
  await tile(page, 'd3').focus();
  await page.keyboard.press('h');
  await expect(faults(page)).toHaveText('The wall d3h overlaps c3h.');
  await expect(page.locator('quoridor-board [part=wall]')).toHaveCount(2);
  await page.mouse.click(wall.x, wall.y);
  await expect(faults(page)).toHaveText('This position is legal.');
  await page.getByLabel('Walls of player 1').fill('4');
  await page.getByLabel('To move').selectOption('Player 2');
  expect(await text(page)).toBe('d3//e4e6/4 10/2');
  expect(await page.evaluate(() => String(globalThis.quoridor.game))).toBe('d3//e4e6/4 10/2');
  expect(await told(page, 'illegal')).toEqual([]);
});

for (const element of ['arimaa-board', 'quoridor-board']) {
  test(`axe finds nothing in the editor of ${element}`, async ({ page }) => {
    await open(page, { element, mode: 'edit' });
    await expect(faults(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include(element).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
test('in German', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit', lang: 'de' });
  await expect(faults(page)).toHaveText('Diese Stellung ist regelgerecht.');
});
