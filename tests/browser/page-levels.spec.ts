// Tests that the dialogs for a new game explain the levels of the computer.

import { open } from './page.js';
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
