import { expect, test } from '@playwright/test';
import { told } from './board.js';
import { ghost, groove, history, open, square } from './quoridor.js';

test('a click on a square moves; one that cannot be reached says why', async ({ page }) => {
  await open(page);
  await square(page, 'e2').click();
  await square(page, 'e8').click();
  expect(await history(page)).toEqual(['e2', 'e8']);
  await square(page, 'a5').click();
  expect(await history(page)).toHaveLength(2);
  expect(await told(page, 'illegal')).toEqual(['not-adjacent']);
  await expect(page.locator('quoridor-board .status')).toHaveText('That is too far: one square at a time.');
});

test('a ghost follows the pointer along the grooves, across or upright by where one is', async ({ page }) => {
  await open(page);
  for (const [wall, across] of [
    ['e3h', true],
    ['e3v', false],
    ['c6v', false],
  ] as const) {
    const { x, y } = await groove(page, wall);
    await page.mouse.move(x, y);
    expect(await ghost(page)).toBe('fine');
    const box = (await page.locator('quoridor-board .ghost-fine').boundingBox())!;
    expect(box.width > box.height).toBe(across);
    expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(box.width);
  }
  const centre = (await square(page, 'c7').boundingBox())!;
  await page.mouse.move(centre.x + centre.width / 2, centre.y + centre.height / 2);
  expect(await ghost(page)).toBe('none');
});

test('a press beside a groove lays the wall; a refused one is hatched, and the reason said', async ({ page }) => {
  await open(page);
  const at = await groove(page, 'e3h');
  await page.mouse.click(at.x, at.y);
  expect(await history(page)).toEqual(['e3h']);
  const cross = await groove(page, 'e3v');
  await page.mouse.move(cross.x, cross.y);
  expect(await ghost(page)).toBe('refused');
  await expect(page.locator('quoridor-board .tip')).toHaveText('It would cross wall e3h.');
  expect(await told(page, 'illegal')).toEqual([]);
  await page.mouse.click(cross.x, cross.y);
  expect(await told(page, 'illegal')).toEqual(['wall-crosses']);
  expect(await history(page)).toEqual(['e3h']);
  await expect(page.locator('quoridor-board .wall.refused')).toHaveCount(1);
});

test('a wall that takes a last way says whose', async ({ page }) => {
  await open(page, { position: '5:a1c1//c1c5/5 5/1' });
  const { x, y } = await groove(page, 'd1v');
  await page.mouse.move(x, y);
  await expect(page.locator('quoridor-board .tip')).toHaveText('This would take the last way of player 1.');
});

test('a wall is dragged from the stock, and a pawn to its square', async ({ page }) => {
  await open(page);
  const stock = (await page.locator('quoridor-board .stock').boundingBox())!;
  const { x, y } = await groove(page, 'd4v');
  await page.mouse.move(stock.x + stock.width / 2, stock.y + stock.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 60, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  expect(await ghost(page)).toBe('fine');
  await page.mouse.up();
  expect(await history(page)).toEqual(['d4v']);
  await square(page, 'e9').dragTo(square(page, 'e8'));
  expect(await history(page)).toEqual(['d4v', 'e8']);
  await square(page, 'e1').dragTo(square(page, 'e4'));
  expect(await history(page)).toHaveLength(2);
  expect(await told(page, 'illegal')).toEqual(['not-adjacent']);
});

test('a move that the page does not want is not made', async ({ page }) => {
  await open(page);
  await page.evaluate(() => globalThis.quoridor.addEventListener('keddah-move', (event) => event.preventDefault()));
  await square(page, 'e2').click();
  expect(await history(page)).toEqual([]);
  expect(await told(page, 'move')).toEqual(['e2']);
});

test('a way is drawn when it is asked for, and how far each has to go is told', async ({ page }) => {
  await open(page, { position: 'e3//e2e9/10 9/1' });
  const first = page.getByRole('button', { name: /^Player 1: 8 steps to go, 10 walls left/ });
  await expect(page.getByRole('button', { name: /^Player 2: 9 steps to go, 9 walls left/ })).toBeVisible();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('quoridor-board .mile')).toHaveCount(8);
  await first.click();
  await expect(page.locator('quoridor-board .mile')).toHaveCount(0);
});

test('a whole game by mouse, squares and grooves alone', async ({ page }) => {
  await open(page, { size: '5', walls: '3' });
  const at = await groove(page, 'c2h');
  await page.mouse.click(at.x, at.y);
  for (const name of ['c4', 'b1', 'c3', 'b2', 'd3', 'b3', 'e3', 'b4', 'e2', 'b5']) await square(page, name).click();
  await expect(page.locator('quoridor-board .status')).toHaveText('Player 1 wins: the goal is reached.');
  expect(await told(page, 'end')).toHaveLength(1);
  await square(page, 'e1').click();
  expect(await told(page, 'illegal')).toEqual(['game-over']);
});

test('four players, one a person and three machines', async ({ page }) => {
  await open(page, { seats: 'person machine:1 machine:1 machine:1', size: '5', walls: '1' });
  expect(await page.evaluate(() => globalThis.quoridor.state!.players)).toBe(4);
  for (let round = 0; round < 60; round++) {
    await expect
      .poll(() =>
        page.evaluate(
          () => globalThis.quoridor.state!.toMove === 1 || globalThis.quoridor.state!.status.kind === 'won',
        ),
      )
      .toBe(true);
    if ((await page.evaluate(() => globalThis.quoridor.state!.status.kind)) === 'won') break;
    if (await page.evaluate(() => globalThis.quoridor.state!.mustPass)) {
      await page.getByRole('button', { name: 'Pass' }).click();
      continue;
    }
    const next = await page.evaluate(() => {
      const { game, state } = globalThis.quoridor;
      const moves = game!.legalMoves().filter(({ kind }) => kind === 'pawn');
      const near = game!.shortestPath(1)[1];
      return (moves.find(({ to }) => to === near) ?? moves[0])?.to ?? state!.pawns[0]!;
    });
    const before = (await history(page)).length;
    await square(page, next).click();
    await expect.poll(async () => (await history(page)).length).toBeGreaterThan(before);
  }
  expect(await page.evaluate(() => globalThis.quoridor.state!.status.kind)).toBe('won');
  expect(await told(page, 'error')).toEqual([]);
});

test('taking back gives the person the move again', async ({ page }) => {
  await open(page, { seats: 'person machine:1' });
  await square(page, 'e2').click();
  await expect.poll(async () => (await history(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await history(page)).toEqual([]);
  expect(await page.evaluate(() => globalThis.quoridor.state!.toMove)).toBe(1);
});
