// Tests small parts of the page: lost pieces, notices, messages about form fields.

import { expect, test } from '@playwright/test';
import { position } from './board.js';
import { fillNumber, open, placeOf } from './page.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board'];

test('lost pieces are drawn as on the board and have accessible names', async ({ page }) => {
  await open(page, '/#arimaa');
  await page.locator('main arimaa-board').evaluate(
    async (element, text) => {
      const board = element as GameBoard;
      board.seats = 'person person';
      await board.updateComplete;
      board.load(text);
      board.game!.play('Dc4s');
      board.game = board.game!.clone();
    },
    position('g', { a8: 'r', h2: 'R', c4: 'D' }),
  );
  const lost = page.locator('.player.gold .lost');
  await expect(lost).toHaveAccessibleName(/dog/i);
  await expect(lost.locator('svg.chip path.ink')).not.toHaveCount(0);
  const drawn = await lost.locator('svg.chip path.ink').first().getAttribute('d');
  const ink = await page.evaluate(async () => {
    const board = document.querySelector('arimaa-board') as GameBoard;
    board.game = board.game!.clone();
    board.goTo(0);
    await board.updateComplete;
    return [...board.shadowRoot!.querySelectorAll('.token.gold .ink')].map((path) => path.getAttribute('d'));
  });
  expect(ink).toContain(drawn);
});

test('the computer varies its setup as Silver', async ({ page }) => {
  await open(page, '/#arimaa');
  const setups = await page.locator('main arimaa-board').evaluate((element) => {
    const board = element as GameBoard;
    return Array.from({ length: 12 }, () => {
      board.newGame({ seats: 'person computer:1' });
      return board.game!.history[1];
    });
  });
  expect(new Set(setups).size).toBeGreaterThan(2);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a notice covers nothing, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/#arimaa');
    const board = await placeOf(page.locator('#board'));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Copy the position' }).click();
    await expect(page.locator('.notice')).toBeVisible();
    const notice = (await page.locator('.notice').boundingBox())!;
    expect(notice.y + notice.height).toBeLessThanOrEqual(height);
    // In wide windows it is over the footer, not over the rules.
    for (const other of ['.status p', '.controls', width > 390 ? '.guide' : 'footer', '#board']) {
      const box = (await page.locator(other).first().boundingBox())!;
      const isAboveOrBelow = notice.y >= box.y + box.height || notice.y + notice.height <= box.y;
      const isBeside = notice.x >= box.x + box.width || notice.x + notice.width <= box.x;
      expect(isAboveOrBelow || isBeside, other).toBe(true);
    }
    expect(await placeOf(page.locator('#board'))).toEqual(board);
  });
}

test("a field's message is in the language of the page", async ({ page }) => {
  await open(page, '/#quoridor');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('button', { name: 'Neue Partie' }).first().click();
  const walls = page.locator('dialog[open] input[name=walls]');
  const message = () => walls.evaluate((input) => (input as HTMLInputElement).validationMessage);
  await fillNumber(walls, 500);
  await page.locator('dialog[open] button.primary').click();
  expect(await message()).toMatch(/^Eine ganze Zahl von 0 bis \d+\.$/);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await fillNumber(walls, 7);
  expect(await message()).toBe('');
  await page.locator('dialog[open] button.primary').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
