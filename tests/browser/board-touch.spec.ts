import { open, square, steps } from './board.js';
import { expect, test } from './test.js';

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

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

test('a swipe from a piece drags it, and a swipe from an empty square scrolls the page', { tag: '@devtools' }, async ({
  page,
}) => {
  await open(page);
  const touch = await page.context().newCDPSession(page);
  const middle = async (name: string) => {
    const box = (await square(page, name).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let part = 1; part <= 8; part++) {
      const at = { x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(await middle('e2'), await middle('e4'));
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await swipe(await middle('g5'), { x: 340, y: 20 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
});
