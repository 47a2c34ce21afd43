import { eventsOf } from './board.js';
import { ghost, groove, history, open, square } from './quoridor.js';
import { expect, test } from './test.js';

test('a click on a square moves the pawn; a square that it cannot reach is refused with the reason', async ({
  page,
}) => {
  await open(page);
  await square(page, 'e2').click();
  await square(page, 'e8').click();
  expect(await history(page)).toEqual(['e2', 'e8']);
  await square(page, 'a5').click();
  expect(await history(page)).toHaveLength(2);
  expect(await eventsOf(page, 'illegal')).toEqual(['not-adjacent']);
  await expect(page.locator('quoridor-board .status')).toHaveText('That is too far: one square at a time.');
});

test('a preview of the wall follows the pointer along the grooves', async ({ page }) => {
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
  const center = (await square(page, 'c7').boundingBox())!;
  await page.mouse.move(center.x + center.width / 2, center.y + center.height / 2);
  expect(await ghost(page)).toBe('none');
});

test('a click on a groove places the wall; an illegal one is refused with the reason', async ({ page }) => {
  await open(page);
  const at = await groove(page, 'e3h');
  await page.mouse.click(at.x, at.y);
  expect(await history(page)).toEqual(['e3h']);
  const cross = await groove(page, 'e3v');
  await page.mouse.move(cross.x, cross.y);
  expect(await ghost(page)).toBe('refused');
  await expect(page.locator('quoridor-board .tip')).toHaveText('This wall would cross wall e3h.');
  expect(await eventsOf(page, 'illegal')).toEqual([]);
  await page.mouse.click(cross.x, cross.y);
  expect(await eventsOf(page, 'illegal')).toEqual(['wall-crosses']);
  expect(await history(page)).toEqual(['e3h']);
  await expect(page.locator('quoridor-board .wall.refused')).toHaveCount(1);
});

test('the refusal of a wall that blocks a last path names the player', async ({ page }) => {
  await open(page, { position: '5:a1c1//c1c5/5 5/1' });
  const { x, y } = await groove(page, 'd1v');
  await page.mouse.move(x, y);
  await expect(page.locator('quoridor-board .tip')).toHaveText(
    'This wall would block player 1’s last way to the goal.',
  );
});

test('walls and pawns can be dragged', async ({ page }) => {
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
  expect(await eventsOf(page, 'illegal')).toEqual(['not-adjacent']);
});

test('preventDefault on keddah-move prevents the move', async ({ page }) => {
  await open(page);
  await page.evaluate(() => globalThis.quoridor.addEventListener('keddah-move', (event) => event.preventDefault()));
  await square(page, 'e2').click();
  expect(await history(page)).toEqual([]);
  expect(await eventsOf(page, 'move')).toEqual(['e2']);
});

test('the distance of each player is shown, and a shortest path drawn on request', async ({ page }) => {
  await open(page, { position: 'e3//e2e9/10 9/1' });
  const first = page.getByRole('button', { name: /^Player 1: 8 steps to go, 10 walls left/ });
  await expect(page.getByRole('button', { name: /^Player 2: 9 steps to go, 9 walls left/ })).toBeVisible();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('quoridor-board .mile')).toHaveCount(8);
  await first.click();
  await expect(page.locator('quoridor-board .mile')).toHaveCount(0);
});

test('a board without controls does not show the distances', async ({ page }) => {
  await open(page, { controls: 'none' });
  await expect(page.locator('quoridor-board .stick')).toHaveCount(20);
  await expect(page.locator('quoridor-board .steps')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the way' })).toHaveCount(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a wall is laid with a motion that the next press finishes: ${reducedMotion}`, {
    tag: reducedMotion === 'reduce' ? [] : '@media',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, { animation: 'on', style: '--keddah-pace: 100s' });
    const at = await groove(page, 'e3h');
    await page.mouse.click(at.x, at.y);
    expect(await history(page)).toEqual(['e3h']);
    await expect(page.locator('quoridor-board .laid')).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
    await square(page, 'a5').click();
    await expect(page.locator('quoridor-board .laid')).toHaveCount(0);
    await page.evaluate(() => globalThis.quoridor.takeBack());
    await expect(page.locator('quoridor-board .wall')).toHaveCount(0);
  });
}

test('a complete game can be played with the mouse', async ({ page }) => {
  await open(page, { size: '5', walls: '3' });
  const at = await groove(page, 'c2h');
  await page.mouse.click(at.x, at.y);
  for (const name of ['c4', 'b1', 'c3', 'b2', 'd3', 'b3', 'e3', 'b4', 'e2', 'b5']) await square(page, name).click();
  await expect(page.locator('quoridor-board .status')).toHaveText('Player 1 wins: the pawn reached the goal.');
  expect(await eventsOf(page, 'end')).toHaveLength(1);
  await square(page, 'e1').click();
  expect(await eventsOf(page, 'illegal')).toEqual(['game-over']);
});

test('a game of one person and three computer players is played to its end', async ({ page }) => {
  await open(page, { seats: 'person computer:1 computer:1 computer:1', size: '5', walls: '1' });
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
  expect(await eventsOf(page, 'error')).toEqual([]);
});

test('taking back gives the move back to the person', async ({ page }) => {
  await open(page, { seats: 'person computer:1' });
  await square(page, 'e2').click();
  await expect.poll(async () => (await history(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await history(page)).toEqual([]);
  expect(await page.evaluate(() => globalThis.quoridor.state!.toMove)).toBe(1);
});
