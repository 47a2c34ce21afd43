import { DIAGRAM, eventsOf, history, open, position, square, steps } from './board.js';
import { expect, test } from './test.js';

const center = async (page: import('@playwright/test').Page, name: string) => {
  const box = (await square(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function drag(page: import('@playwright/test').Page, from: string, to: string): Promise<void> {
  const a = await center(page, from);
  const b = await center(page, to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

test('a click two squares away makes two steps, which are undone one by one', async ({ page }) => {
  await open(page);
  await square(page, 'e2').click();
  await expect(page.locator('arimaa-board .dot')).toHaveCount(16);
  await square(page, 'e4').click();
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
  await expect(page.locator('arimaa-board .badge')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo step' }).click();
  expect(await steps(page)).toEqual(['Ee2n']);
  await page.getByRole('button', { name: 'End turn' }).click();
  expect((await history(page)).at(-1)).toBe('Ee2n');
  expect(await eventsOf(page, 'move')).toEqual(['Ee2n']);
});

test('preventDefault on keddah-move prevents the turn', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.addEventListener('keddah-move', (event) => event.preventDefault()));
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  expect(await history(page)).toHaveLength(2);
  expect(await steps(page)).toEqual(['Ee2n']);
});

test('a push that starts from the pusher previews both steps', async ({ page }) => {
  await open(page, { position: position('g', DIAGRAM) });
  await square(page, 'd3').click();
  await square(page, 'd2').click();
  await square(page, 'e2').hover();
  await expect(page.locator('arimaa-board .arrow.mine')).toHaveCount(1);
  await expect(page.locator('arimaa-board .arrow.theirs')).toHaveCount(1);
  expect(await steps(page)).toEqual([]);
  await square(page, 'e2').click();
  expect(await steps(page)).toEqual(['rd2e', 'Ed3s']);
});

test('a pull starts from the enemy piece, and the reader chooses among several pushers', async ({ page }) => {
  await open(page, { position: position('s', DIAGRAM) });
  await square(page, 'd6').click();
  await square(page, 'd5').click();
  await square(page, 'e5').click();
  expect(await steps(page)).toEqual(['ed5e', 'Hd6s']);
  await open(page, { position: position('g', { e4: 'E', d5: 'M', d4: 'c', a1: 'R', h8: 'r' }) });
  await square(page, 'd4').click();
  await square(page, 'd3').click();
  expect(await steps(page)).toEqual([]);
  await expect(square(page, 'e4')).toHaveAccessibleName(/can push/);
  await square(page, 'd5').click();
  expect(await steps(page)).toEqual(['cd4s', 'Md5s']);
});

test('a warning is shown on a square where a piece would be captured, and a refusal is explained', async ({ page }) => {
  await open(page, { position: position('s', DIAGRAM) });
  await square(page, 'd6').click();
  await expect(square(page, 'c6')).toHaveAccessibleName(/would be lost/);
  await page.keyboard.press('Escape');
  await square(page, 'a7').click();
  expect(await eventsOf(page, 'illegal')).toEqual(['frozen']);
  await expect(page.locator('arimaa-board .status')).toHaveText('Frozen by the gold dog on a6.');
});

test('a drag makes several steps or a push, and a drag onto a piece is refused', async ({ page }) => {
  await open(page);
  await drag(page, 'e2', 'e4');
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
  await drag(page, 'd2', 'd7');
  expect(await steps(page)).toEqual(['Ee2n', 'Ee3n']);
  expect(await eventsOf(page, 'illegal')).toEqual(['occupied']);
  await open(page, { position: position('g', DIAGRAM) });
  await drag(page, 'd2', 'e2');
  expect(await steps(page)).toEqual(['rd2e', 'Ed3s']);
});

test('pieces can be exchanged before the first turn', async ({ page }) => {
  await open(page);
  await drag(page, 'd2', 'a1');
  expect((await history(page))[0]).toContain('Ma1');
  await page.evaluate(() => {
    globalThis.board.arranging = true;
  });
  await square(page, 'a1').click();
  await square(page, 'e2').click();
  expect((await history(page))[0]).toContain('Me2');
  expect(await steps(page)).toEqual([]);
  await page.evaluate(() => globalThis.board.applyPreset('sturdy'));
  expect((await history(page))[0]).toContain('Me2');
  await page.evaluate(() => {
    globalThis.board.arranging = false;
  });
  await square(page, 'b2').click();
  await square(page, 'b3').click();
  expect(await steps(page)).toEqual(['Hb2n']);
  expect(await page.evaluate(() => globalThis.board.state!.setup)).toBe(false);
});

test('the computer plays its seat, and taking back gives the move back to the person', async ({ page }) => {
  await open(page, { seats: 'person computer:1', animation: 'on' });
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await history(page)).length).toBe(4);
  await expect(page.locator('arimaa-board .arrow.trail').first()).toBeAttached();
  await page.evaluate(() => globalThis.board.takeBack());
  expect(await history(page)).toHaveLength(2);
  expect(await page.evaluate(() => globalThis.board.state!.toMove)).toBe('gold');
  await page.evaluate(() => globalThis.board.redo());
  expect(await history(page)).toHaveLength(4);
});

test('the computer varies its setup, and a person gets the usual one', async ({ page }) => {
  await open(page, { seats: 'person computer:1' });
  const firsts = [(await history(page))[1]];
  const setups = await page.evaluate(() =>
    ['person computer:1', 'computer:1 person', 'person person'].map((seats) => {
      const games = Array.from({ length: 12 }, () => {
        globalThis.board.newGame({ seats });
        return globalThis.board.state!.history.slice(0, 2);
      });
      return [0, 1].map((side) => [...new Set(games.map((game) => game[side]!))]);
    }),
  );
  const [[usual] = [], silvers] = setups[0]!;
  const [golds, [usualToo] = []] = setups[1]!;
  expect(setups[2]).toEqual([[usual], [usualToo]]);
  expect(setups[0]![0]).toHaveLength(1);
  expect(setups[1]![1]).toHaveLength(1);
  expect(silvers!.length).toBeGreaterThan(2);
  expect(golds!.length).toBeGreaterThan(2);
  // Its setup also varies from visit to visit.
  for (let visit = 0; visit < 5; visit++) {
    await open(page, { seats: 'person computer:1' });
    firsts.push((await history(page))[1]);
  }
  expect(new Set(firsts).size).toBeGreaterThan(1);
  await open(page, { seats: 'person computer:1', moves: 'Ee2n' });
  expect((await history(page)).slice(0, 2)).toEqual([usual, usualToo]);
});

test('a computer that moves first waits until the person has arranged the setup', async ({ page }) => {
  await open(page, { seats: 'computer:1 person', orientation: 'silver' });
  expect(await page.evaluate(() => globalThis.board.state!.waiting)).toBe(true);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(async () => (await history(page)).length).toBe(3);
});
