// Tests the editor by touch: dragging onto the board, on it and off it, tapping, and scrolling.

import { open, position, square } from '../board.js';
import { groove, open as openQuoridor, square as tile } from '../quoridor.js';
import { expect, type Page, test } from '../test.js';
import { swipe } from '../touch.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}
const text = (page: Page) => page.getByLabel('Position').inputValue();
const faults = (page: Page) => page.locator('[part=faults]');
const middle = async (page: Page, selector: string): Promise<Point> => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const at = (page: Page, name: string) => middle(page, `[data-square="${name}"]`);
const brush = (page: Page, name: string) => middle(page, `button[aria-label="${name}"]`);

const START = { a2: 'R', e4: 'E', d5: 'e', h7: 'r' };

test('Arimaa: a finger drags pieces onto the board, from square to square, and off the board', {
  tag: ['@core', '@finger', '@slow'],
}, async ({ page }) => {
  await open(page, { mode: 'edit', position: position('g', START) });
  await expect(faults(page)).toBeVisible();
  await swipe(page, await brush(page, 'Gold camel'), await at(page, 'c5'), async () => {
    await expect(page.locator('.dragged')).toBeVisible();
    await expect(square(page, 'c5')).toHaveAttribute('data-over', '');
  });
  expect(await text(page)).toBe(position('g', { ...START, c5: 'M' }));
  await expect(page.locator('.dragged')).toHaveCount(0);
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await swipe(page, await brush(page, 'Silver dog'), await at(page, 'e4'));
  expect(await text(page)).toBe(position('g', { ...START, c5: 'M', e4: 'd' }));
  await swipe(page, await at(page, 'd5'), await at(page, 'g6'));
  expect(await text(page)).toBe(position('g', { a2: 'R', e4: 'd', h7: 'r', c5: 'M', g6: 'e' }));
  await swipe(page, await at(page, 'c5'), await at(page, 'g6'));
  expect(await text(page)).toBe(position('g', { a2: 'R', e4: 'd', h7: 'r', c5: 'e', g6: 'M' }));
  await swipe(page, await at(page, 'c5'), await middle(page, '[part=faults]'));
  expect(await text(page)).toBe(position('g', { a2: 'R', e4: 'd', h7: 'r', g6: 'M' }));
  await swipe(page, await brush(page, 'Gold camel'), await middle(page, '[part=faults]'));
  expect(await text(page)).toBe(position('g', { a2: 'R', e4: 'd', h7: 'r', g6: 'M' }));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  // A tap soon after a touch counts as the second of a double tap, which is no click; how soon
  // depends on the load.
  await expect(async () => {
    await remove.tap();
    await expect(remove).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await square(page, 'g6').tap();
  expect(await text(page)).toBe(position('g', { a2: 'R', e4: 'd', h7: 'r' }));
});

test('Arimaa: taps place pieces', async ({ page }) => {
  await open(page, { mode: 'edit', position: position('g', START) });
  await page.getByRole('button', { name: 'Gold rabbit' }).tap();
  await square(page, 'b3').tap();
  await page.getByRole('button', { name: 'Move', exact: true }).tap();
  await square(page, 'e4').tap();
  await square(page, 'e6').tap();
  expect(await text(page)).toBe(position('g', { a2: 'R', b3: 'R', e6: 'E', d5: 'e', h7: 'r' }));
});

test('Arimaa: a swipe from an empty square scrolls the page', { tag: '@swipe' }, async ({ page }) => {
  await open(page, { mode: 'edit', position: position('g', START) });
  const from = await at(page, 'f2');
  await swipe(page, from, { x: from.x, y: from.y - 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await text(page)).toBe(position('g', START));
});

test('Quoridor: a finger drags pawns and walls onto the board, across it, and off it', { tag: '@finger' }, async ({
  page,
}) => {
  await openQuoridor(page, { mode: 'edit', position: 'c3//e1e9/9 10/1' });
  await expect(faults(page)).toBeVisible();
  await swipe(page, await brush(page, 'Player 2'), await at(page, 'g7'));
  expect(await text(page)).toBe('c3//e1g7/9 10/1');
  await swipe(page, await at(page, 'e1'), await at(page, 'd4'));
  expect(await text(page)).toBe('c3//d4g7/9 10/1');
  // A wall is drawn above the finger, so that it can be seen.
  const lifted = async (wall: string) => {
    const { x, y } = await groove(page, wall);
    return { x, y: y + 44 };
  };
  await swipe(page, await middle(page, 'quoridor-board .stock'), await lifted('f5v'));
  expect(await text(page)).toBe('c3/f5/d4g7/8 10/1');
  await swipe(page, await groove(page, 'c3h'), await lifted('b6h'));
  expect(await text(page)).toBe('b6/f5/d4g7/8 10/1');
  await swipe(page, await groove(page, 'b6h'), await middle(page, '[part=faults]'));
  expect(await text(page)).toBe('/f5/d4g7/8 10/1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Quoridor: taps place pawns and walls', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit' });
  await tile(page, 'e3').tap();
  const wall = await groove(page, 'c5v');
  await page.touchscreen.tap(wall.x, wall.y);
  expect(await text(page)).toBe('/c5/e3e9/10 10/1');
});

test('Quoridor: a swipe from an empty square scrolls the page', { tag: '@swipe' }, async ({ page }) => {
  await openQuoridor(page, { mode: 'edit' });
  const before = await text(page);
  const from = await at(page, 'g4');
  await swipe(page, from, { x: from.x, y: from.y - 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await text(page)).toBe(before);
});
