// Tests games between two computers on the page: pause, single turns and speed.

import { listed, newGame, open, ready } from '../page.js';
import { expect, type Page, test } from '../test.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = async (page: Page) => (await listed(page)).length;

/** Starts a game of Arimaa between two computers at level 1. */
async function watch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two computers' }).check();
  await expect(dialog.getByRole('slider')).toHaveCount(2);
  await dialog.getByRole('slider', { name: 'Gold' }).fill('1');
  await dialog.getByRole('slider', { name: 'Silver' }).fill('2');
  await dialog.getByRole('button', { name: 'Start' }).click();
}

test('two computers play Arimaa, and can be paused and played turn by turn', { tag: ['@core', '@slow'] }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('keddah.speed', 'slow'));
  await open(page);
  await watch(page);
  await expect(page.locator('.player.gold')).toContainText('level 1');
  await expect(page.locator('.player.silver')).toContainText('level 2');
  await expect.poll(() => count(page), { timeout: 20_000 }).toBeGreaterThan(0);
  await button(page, 'Pause').click();
  await expect(page.locator('.status')).toContainText('Paused.');
  const paused = await count(page);
  await page.waitForTimeout(300);
  expect(await count(page)).toBe(paused);
  for (const name of ['Take back', 'Redo', 'Hint']) await expect(button(page, name)).toBeDisabled();

  await button(page, 'One turn').click();
  await expect.poll(() => count(page), { timeout: 20_000 }).toBe(paused + 1);
  await expect(page.locator('.status')).toContainText('Paused.');

  // Another game and back: still paused.
  await page.getByRole('link', { name: 'Quoridor' }).click();
  await ready(page);
  await page.getByRole('link', { name: 'Arimaa' }).click();
  await expect(page.locator('.status')).toContainText('Paused.');
  await page.waitForTimeout(300);
  expect(await count(page)).toBe(paused + 1);

  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await button(page, 'Continue').click();
  await expect.poll(() => count(page), { timeout: 20_000 }).toBeGreaterThan(paused + 2);
  await button(page, 'Pause').click();

  // A new game is not paused, and its own buttons are back.
  await newGame(page, 'Gold', 1);
  await expect(button(page, 'Pause')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
});

test('two computers play Quoridor turn by turn', async ({ page }) => {
  await page.addInitScript(() => {
    const seats = ['computer', 'computer'].map((kind) => ({ kind, level: 1 }));
    const choice = { version: 2, players: 2, size: 5, walls: 2, first: 1, seats };
    localStorage.setItem('keddah.quoridor.choice', JSON.stringify(choice));
    localStorage.setItem('keddah.speed', 'slow');
  });
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => count(page), { timeout: 20_000 }).toBe(1);
  await button(page, 'Pause').click();
  await button(page, 'One turn').click();
  await expect.poll(() => count(page), { timeout: 20_000 }).toBe(2);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await button(page, 'Continue').click();
  await expect(page.locator('.status')).toContainText(/Player \d wins/, { timeout: 30_000 });
  await expect(button(page, 'Continue')).toHaveCount(0);
});
