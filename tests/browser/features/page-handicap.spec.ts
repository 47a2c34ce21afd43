// Tests games in which the stronger player begins with less.

import { fillNumber, listed, newGame, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New game' });
const record = (page: Page) =>
  page.locator('#board').evaluate((board) => (board as HTMLElementTagNameMap['quoridor-board']).game!.toRecord());

/** Opens the dialog for a new game, and chooses a handicap in it. */
async function chooseHandicap(page: Page, side: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await dialog(page).locator('.handicap-choice summary').click();
  await dialog(page).getByRole('combobox', { name: 'Who has less' }).selectOption(side);
  await dialog(page).locator('[name=handicap-amount]').selectOption(amount);
}

test('a player of Quoridor begins with fewer walls, also after a reload and in a rematch', {
  tag: ['@core', '@slow'],
}, async ({ page }) => {
  await open(page, '/#quoridor');
  await chooseHandicap(page, 'Player 1', '3 walls fewer');
  await expect(dialog(page).locator('.handicap-choice summary')).toContainText('Player 1 · 3 walls fewer');
  await dialog(page).getByRole('combobox', { name: 'Who begins' }).selectOption('Player 1');
  await dialog(page).getByRole('button', { name: 'Start' }).click();

  const [computer, person] = [page.locator('.player-2'), page.locator('.player-1')];
  const mark = { name: 'Handicap: 3 walls fewer' };
  await expect(person.getByRole('img', mark)).toHaveText('−3');
  await expect(person.getByRole('img', { name: '7 walls left' })).toBeVisible();
  await expect(computer.getByRole('img', { name: '10 walls left' })).toBeVisible();
  await expect(computer.locator('.handicap')).toHaveCount(0);
  await square(page, 'e2').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  expect(await record(page)).toContain('[Position "//e1e9/7 10/1"]');

  await page.reload();
  await ready(page);
  await expect.poll(() => listed(page)).toHaveLength(2);
  await expect(person.getByRole('img', mark)).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Switch sides' }).click();
  await expect(page.locator('.player.player-2').getByRole('img', mark)).toBeVisible();
  await expect(page.locator('.player.player-2')).toContainText('You');
  await expect(person.locator('.handicap')).toHaveCount(0);

  // The next game has no handicap, unless it is chosen again.
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect(dialog(page).locator('.handicap-choice summary')).toContainText('None');
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.handicap')).toHaveCount(0);
});

test('nobody can lack more walls than there are', async ({ page }) => {
  await open(page, '/#quoridor');
  await chooseHandicap(page, 'Player 2', '9 walls fewer');
  await fillNumber(dialog(page).getByRole('spinbutton'), 2);
  await expect(dialog(page).locator('.handicap-choice summary')).toContainText('None');
  await expect(dialog(page).locator('[name=handicap-amount] option')).toHaveCount(2);
  await dialog(page).getByRole('combobox', { name: 'Who has less' }).selectOption('None');
  await expect(dialog(page).locator('[name=handicap-amount]')).toBeHidden();
  await fillNumber(dialog(page).getByRole('spinbutton'), 0);
  await expect(dialog(page).locator('.handicap-choice')).toHaveCount(0);
});

test('a side of Arimaa begins without a piece, and a link contains the handicap', async ({ page, browser }) => {
  await open(page);
  await chooseHandicap(page, 'Gold', 'Without a dog');
  await dialog(page).getByRole('slider').fill('1');
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  const gold = page.locator('.player.gold');
  await expect(gold.getByRole('img', { name: 'Handicap: Without a dog' })).toBeVisible();
  await expect(page.locator('.handicap')).toHaveCount(1);
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  expect((await listed(page))[0]).toBe('Ee2n');
  expect(await record(page)).toMatch(/^\[Position "g \[r{8}dhcemchd {32} HCMECHDR{8}\]"\]/);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('dialog', { name: 'Share' }).getByLabel('Link to this game').inputValue();
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await ready(visitor);
  await expect(visitor.locator('.player.gold').getByRole('img', { name: 'Handicap: Without a dog' })).toBeVisible();
  await context.close();

  await page.keyboard.press('Escape');
  await newGame(page, 'Silver', 1);
  await expect(page.locator('.player.gold .handicap')).toHaveCount(1);
  // The computer begins, also from a position.
  await page.getByRole('button', { name: 'Start', exact: true }).last().click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(1);
});
