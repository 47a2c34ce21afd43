import { history, open, square, steps } from './board.js';
import { expect, test } from './test.js';

test('a turn can be made and undone with the keyboard', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(square(page, 'd2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'e2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(square(page, 'e2')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
  await expect(square(page, 'e4')).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await steps(page)).toEqual(['Ee2n']);
  const before = await history(page);
  // Space chooses a square, as Enter does, and never ends the turn.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(square(page, 'e3')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  expect(await history(page)).toEqual(before);
  await page.keyboard.press('Shift+Enter');
  expect((await history(page)).at(-1)).toBe('Ee2n');
});

test('Tab reaches one square, and arrow keys follow the orientation of the board', async ({ page }) => {
  await open(page, { orientation: 'silver' });
  await expect(page.locator('arimaa-board .cell[tabindex="0"]')).toHaveCount(1);
  await square(page, 'd7').focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'c7')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'c6')).toBeFocused();
});

test('Page Up and Page Down show earlier and later turns of a record', async ({ page }) => {
  await open(page, { mode: 'view', moves: 'Ee2n Ee3n\nmd7s' });
  await square(page, 'd2').focus();
  await page.keyboard.press('PageUp');
  expect(await page.evaluate(() => globalThis.board.state!.ply)).toBe(3);
  await expect(page.locator('arimaa-board')).toHaveAttribute('ply', '3');
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => globalThis.board.state!.atLatest)).toBe(true);
});
