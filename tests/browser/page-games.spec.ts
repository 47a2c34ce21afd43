// Tests complete games of Arimaa on the page: by mouse, touch and keyboard, and with the computer.

import { listed, newGame, open, playWhole, square, thinkLong } from './page.js';
import { expect, test } from './test.js';

test('a complete game can be played with the mouse', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  await playWhole(
    page,
    async (from, to) => {
      await square(page, from).click();
      await square(page, to).click();
    },
    () => page.getByRole('button', { name: 'End turn' }).click(),
  );
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  expect(await listed(page)).toEqual([]);
});

test('a complete game can be played with the keyboard', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  await square(page, 'd2').focus();
  let at = 'd2';
  const go = async (to: string) => {
    for (const [index, less, more] of [
      [0, 'ArrowLeft', 'ArrowRight'],
      [1, 'ArrowDown', 'ArrowUp'],
    ] as const) {
      const by = to.charCodeAt(index) - at.charCodeAt(index);
      for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by < 0 ? less : more);
    }
    at = to;
    await page.keyboard.press('Enter');
  };
  await playWhole(
    page,
    async (from, to) => {
      await go(from);
      await go(to);
    },
    () => page.keyboard.press('Shift+Enter'),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a complete game can be played by touch', async ({ page }) => {
    await open(page);
    await newGame(page, 'Two people');
    await playWhole(
      page,
      async (from, to) => {
        await square(page, from).tap();
        await square(page, to).tap();
      },
      () => page.getByRole('button', { name: 'End turn' }).tap(),
    );
  });

  test('touch targets are large enough and on the screen', async ({ page }) => {
    await open(page);
    await square(page, 'e2').tap();
    await square(page, 'e3').tap();
    for (const name of ['End turn', 'Undo step', 'Take back', 'Hint', 'Flip', 'New game', 'How to play']) {
      const box = (await page.getByRole('button', { name }).first().boundingBox())!;
      expect(box.height, name).toBeGreaterThanOrEqual(40);
      expect(box.width, name).toBeGreaterThanOrEqual(40);
      expect(box.x + box.width, name).toBeLessThanOrEqual(390);
      expect(box.y + box.height, name).toBeLessThanOrEqual(844);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a new visitor plays Gold against level 3, and the computer answers', async ({ page }) => {
  await open(page);
  await expect(page.locator('.status')).toContainText('You are Gold. Up to four steps, then End turn.');
  await expect(page.locator('.player.silver')).toContainText('level 3');
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  expect((await listed(page))[0]).toBe('Ee2n Ee3n');
  await expect(page.locator('.status')).toContainText('Your turn, Gold.');

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => listed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => listed(page)).toHaveLength(2);
});

test('playing Silver: the computer waits until the setup is arranged, then begins', async ({ page }) => {
  await open(page);
  await newGame(page, 'Silver', 1);
  await expect(page.locator('.player.bottom')).toContainText('Silver');
  await page.getByRole('button', { name: 'Start', exact: true }).last().click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(1);
});

test('Move now ends the search, and Resign ends the game', async ({ page }) => {
  await thinkLong(page);
  await open(page);
  await newGame(page, 'Gold');
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.status')).toContainText('Silver is thinking');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Move now' }).click();
  await expect.poll(() => listed(page), { timeout: 2_000 }).toHaveLength(2);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Silver then wins.');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.status')).toContainText('You resigned: Silver wins.');
});
