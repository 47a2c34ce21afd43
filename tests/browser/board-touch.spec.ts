import { open, square, steps } from './board.js';
import { expect, type Page, test } from './test.js';
import { swipe } from './touch.js';

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = (await square(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('taps make a turn, and squares are large enough for a finger', async ({ page }) => {
  await open(page);
  const box = (await square(page, 'a1').boundingBox())!;
  expect(box.width).toBeGreaterThanOrEqual(40);
  await square(page, 'b2').tap();
  await square(page, 'b4').tap();
  expect(await steps(page)).toEqual(['Hb2n', 'Hb3n']);
  await page.getByRole('button', { name: 'End turn' }).tap();
  expect(await page.evaluate(() => globalThis.board.state!.plies)).toBe(3);
});

test('a swipe from a piece drags it', { tag: '@finger' }, async ({ page }) => {
  await open(page);
  await swipe(page, await middle(page, 'e2'), await middle(page, 'e4'));
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a swipe from an empty square scrolls the page', { tag: '@swipe' }, async ({ page }) => {
  await open(page);
  await swipe(page, await middle(page, 'g5'), { x: 340, y: 20 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  expect(await steps(page)).toEqual([]);
});
