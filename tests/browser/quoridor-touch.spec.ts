import { eventsOf } from './board.js';
import { ghost, groove, history, open, square } from './quoridor.js';
import { expect, type Page, test } from './test.js';
import { swipe } from './touch.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const tapAt = async (page: Page, wall: string) => {
  const { x, y } = await groove(page, wall);
  await page.touchscreen.tap(x, y);
};

test('a tap moves the pawn; a wall waits for confirmation and can be turned, moved and discarded', async ({ page }) => {
  await open(page);
  await square(page, 'e2').tap();
  expect(await history(page)).toEqual(['e2']);
  await tapAt(page, 'e3h');
  expect(await history(page)).toHaveLength(1);
  expect(await page.evaluate(() => globalThis.quoridor.state!.pending)).toBe('e3h');
  await page.getByRole('button', { name: 'Turn it' }).tap();
  expect(await page.evaluate(() => globalThis.quoridor.state!.pending)).toBe('e3v');
  await tapAt(page, 'b6h');
  expect(await page.evaluate(() => globalThis.quoridor.state!.pending)).toBe('b6h');
  await page.locator('quoridor-board .pill').getByRole('button', { name: 'Cancel' }).tap();
  expect(await ghost(page)).toBe('none');
  await tapAt(page, 'e3h');
  await page.getByRole('button', { name: 'Place it' }).tap();
  expect(await history(page)).toEqual(['e2', 'e3h']);
  await expect(page.locator('quoridor-board .pill')).toHaveCount(0);
});

test('a tap on a groove means the wall, even if the browser reports the click on a square', async ({ page }) => {
  await open(page, { position: '//e4e6/10 10/1' });
  const pressed = await groove(page, 'e4h');
  await square(page, 'e5').evaluate((cell, { x, y }) => {
    const box = cell.getBoundingClientRect();
    const common = { bubbles: true, composed: true, cancelable: true };
    const finger = { ...common, pointerType: 'touch', isPrimary: true, pointerId: 7, clientX: x, clientY: y };
    cell.dispatchEvent(new PointerEvent('pointerdown', finger));
    cell.dispatchEvent(new PointerEvent('pointerup', finger));
    const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    cell.dispatchEvent(new MouseEvent('click', { ...common, ...middle, detail: 1 }));
  }, pressed);
  expect(await history(page)).toEqual([]);
  expect((await page.evaluate(() => globalThis.quoridor.state!.pending))?.slice(0, 2)).toBe('e4');
});

test('an illegal wall is shown with the reason and cannot be confirmed', async ({ page }) => {
  await open(page, { position: 'e3//e1e9/9 10/1' });
  await tapAt(page, 'e3v');
  expect(await ghost(page)).toBe('refused');
  const pill = page.locator('quoridor-board .pill');
  await expect(pill).toContainText('This wall would cross wall e3h.');
  const lay = pill.getByRole('button', { name: 'Place it' });
  await expect(lay).toHaveAttribute('aria-disabled', 'true');
  await lay.tap({ force: true });
  expect(await history(page)).toEqual([]);
  expect(await eventsOf(page, 'illegal')).toEqual(['wall-crosses']);
});

test('a wall dragged onto the board is above the finger and waits for confirmation', { tag: '@finger' }, async ({
  page,
}) => {
  await open(page);
  const stock = (await page.locator('quoridor-board .stock').boundingBox())!;
  const to = await groove(page, 'd5h');
  await swipe(page, { x: stock.x + stock.width / 2, y: stock.y + stock.height / 2 }, { x: to.x, y: to.y + 44 });
  expect(await page.evaluate(() => globalThis.quoridor.state!.pending)).toBe('d5h');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Place it' }).tap();
  await expect.poll(() => history(page)).toEqual(['d5h']);
});

test('a swipe over the board scrolls the page', { tag: '@swipe' }, async ({ page }) => {
  await open(page);
  const from = (await square(page, 'g5').boundingBox())!;
  await swipe(page, { x: from.x + 16, y: from.y + 16 }, { x: from.x + 16, y: 20 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
});

test('buttons and squares are large enough for a thumb', async ({ page }) => {
  await open(page);
  await tapAt(page, 'e3h');
  for (const name of ['Turn it', 'Cancel', 'Place it']) {
    const box = (await page.locator('quoridor-board .pill').getByRole('button', { name }).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.9);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  expect((await square(page, 'a1').boundingBox())!.width).toBeGreaterThanOrEqual(30);
});

test('a complete game can be played by touch', async ({ page }) => {
  await open(page, { size: '5', walls: '2' });
  await tapAt(page, 'c2h');
  await page.getByRole('button', { name: 'Place it' }).tap();
  for (const name of ['c4', 'b1', 'c3', 'b2', 'd3', 'b3', 'e3', 'b4', 'e2', 'b5']) await square(page, name).tap();
  await expect(page.locator('quoridor-board .status')).toHaveText('Player 1 wins: the pawn reached the goal.');
});
