// Tests that the dialogs for a new game explain the levels of the computer.

import { listed, newGame, open } from './page.js';
import { expect, test } from './test.js';

test('the slider of Arimaa names and describes each level', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const slider = dialog.getByRole('slider', { name: 'Computer strength' });
  await expect(dialog.locator('output').first()).toHaveText('Level 3 of 10 · Easy');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Level 3 of 10 · Easy');
  await expect(dialog.locator('.about').first()).toContainText(/Wins about \d\d of 100 games against level 2\./);
  await slider.fill('10');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Level 10 of 10 · Strongest');
  await expect(dialog.locator('.about').first()).toContainText('against level 9.');
  await expect(dialog.locator('.about').first()).toContainText('found 10 of 10 wins in two turns.');
  await slider.fill('1');
  await expect(dialog.locator('.about').first()).toHaveText(
    'Sees one turn at most and often misjudges it. Can overlook that a rabbit reaches the goal.',
  );
});

test('the dialog of Quoridor explains each chosen level once; scores are those of two players', async ({ page }) => {
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const levels = dialog.locator('ul.levels li');
  await expect(levels).toHaveText([/^Level 3 of 10 · Easy\. .* against level 2\.$/]);
  await dialog.getByRole('radio', { name: 'Four' }).check();
  await expect(levels).toHaveText(['Level 3 of 10 · Easy. Sees little ahead and sometimes errs.']);
  await dialog.locator('[name=seat-2]').selectOption('10');
  await expect(levels).toHaveCount(2);
});

test('Arimaa: a time for each turn is chosen, seen, and kept for the next visit', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const slider = dialog.getByRole('slider', { name: 'Computer strength' });
  await slider.fill('13');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 min a turn');
  await slider.fill('11');
  await expect(dialog.locator('output').first()).toHaveText('3 sec a turn');
  await expect(dialog.locator('.about').first()).toHaveText(
    'Thinks this long about every turn. How strong that is depends on the device.',
  );
  await page.keyboard.press('Escape');
  await newGame(page, 'Silver', 11);
  const board = page.locator('#board');
  await expect(board).toHaveAttribute('seats', 'computer:10@3s person');
  await expect(page.locator('.who').filter({ hasText: '3 sec a turn' })).toBeVisible();
  await page.reload();
  await expect(board).toHaveAttribute('seats', 'computer:10@3s person');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect(slider).toHaveAttribute('aria-valuetext', '3 sec a turn');
});

test('Quoridor: a time for each turn is chosen, and the computer answers after it', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.locator('[name=seat-1]').selectOption({ label: 'Computer, 3 sec a turn' });
  await dialog.locator('[name=seat-2]').selectOption({ label: 'Person' });
  await dialog.getByRole('combobox', { name: 'Who begins' }).selectOption('1');
  await expect(dialog.locator('ul.levels li')).toHaveText([
    '3 sec a turn. Thinks this long about every turn. How strong that is depends on the device.',
  ]);
  const begin = Date.now();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('#board')).toHaveAttribute('seats', 'computer:10@3s person');
  await expect.poll(async () => (await listed(page)).length, { timeout: 15_000 }).toBe(1);
  expect(Date.now() - begin).toBeGreaterThan(2500);
});
