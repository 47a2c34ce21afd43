import { eventsOf, open } from './board.js';
import { expect, type Page, test } from './test.js';

/** Puts children with these slots into the board. */
async function fill(page: Page, slots: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    for (const name of names) {
      const child = document.createElement(name === 'controls' ? 'input' : 'p');
      child.slot = child.id = name;
      if (name !== 'controls') child.textContent = `In ${name}`;
      globalThis.board.append(child);
    }
  }, slots);
}

for (const element of ['arimaa-board', 'quoridor-board']) {
  test(`${element}: slotted content is around the board or replaces the status and the buttons`, async ({ page }) => {
    await open(page, { element, mode: 'view', moves: element === 'arimaa-board' ? 'Ee2n; md7s' : 'e2 e8' });
    await expect(page.locator(`${element} [part=status]`)).toBeVisible();
    const names = ['before', 'caption', 'status', 'controls', 'after'];
    await fill(page, names);
    await expect(page.locator(`${element} [part=status]`)).toBeHidden();
    await expect(page.locator(`${element} [part=bar]`)).toBeHidden();
    const tops = await Promise.all(names.map(async (name) => (await page.locator(`#${name}`).boundingBox())!.y));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const field = (await page.locator(`${element} [part=field]`).boundingBox())!;
    expect(tops[0]).toBeLessThan(field.y);
    expect(tops[1]).toBeGreaterThanOrEqual(field.y + field.height);

    // Slotted text is not parsed as a record, and keys in slotted content do not change the turn.
    const ply = () => page.evaluate(() => globalThis.board.state!.ply);
    const before = await ply();
    await page.locator('#controls').press('ArrowLeft');
    expect(await ply()).toBe(before);
    expect(await eventsOf(page, 'error')).toEqual([]);
    await page.evaluate(() => globalThis.board.setAttribute('controls', 'none'));
    await expect(page.locator('#status')).toBeVisible();
  });
}

test('changing the text content loads a new game, unless it is the same or `position` is set', async ({ page }) => {
  await open(page, { element: 'quoridor-board', body: '1. e2 e8' });
  const plies = () => page.evaluate(() => globalThis.quoridor.state!.history.length);
  await page.locator('quoridor-board [data-square=e3]').click();
  expect(await plies()).toBe(3);
  await page.evaluate(() => globalThis.quoridor.replaceChildren('1. e2 e8'));
  expect(await plies()).toBe(3);
  await page.evaluate(() => {
    globalThis.quoridor.firstChild!.nodeValue = '1. e2 e8 2. e3 e7 3. e4';
  });
  await expect.poll(plies).toBe(5);
  await page.evaluate(() => globalThis.quoridor.replaceChildren('nonsense'));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => globalThis.quoridor.replaceChildren());
  await expect.poll(plies).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => globalThis.quoridor.setAttribute('position', 'c3//e4e6/9 10/1'));
  await page.evaluate(() => globalThis.quoridor.replaceChildren('1. e2'));
  await expect.poll(() => page.evaluate(() => String(globalThis.quoridor.game))).toBe('c3//e4e6/9 10/1');
});

test('both boards work with one script, and with a script each', async ({ page }) => {
  for (const scripts of [['boards.js'], ['arimaa-board.js', 'quoridor-board.js']]) {
    await page.goto('/pages/many.html?none');
    await page.setContent(
      `${scripts.map((name) => `<script src="/${name}"></script>`).join('')}
      <arimaa-board seats="person computer:1"></arimaa-board><quoridor-board seats="computer:1 person"></quoridor-board>`,
    );
    const plies = (name: string) =>
      page.locator(name).evaluate(async (board) => {
        const { ready } = board as typeof globalThis.board;
        await ready;
        return (board as typeof globalThis.board).state!.plies;
      });
    await expect.poll(() => plies('quoridor-board'), { timeout: 20_000 }).toBe(1);
    expect(await plies('arimaa-board')).toBe(2);
  }
});
