import { eventsOf, open } from './board.js';
import { expect, test } from './test.js';

for (const [name, value] of [
  ['position', 'x [nonsense]'],
  ['moves', 'Ee2n Ee2n'],
  ['seats', 'person robot'],
  ['orientation', 'sideways'],
  ['ply', '900'],
  ['body', '<img src=x onerror=alert(1)> 1g what'],
] as const) {
  test(`an invalid ${name} is shown and reported by an event, never thrown`, async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await open(page, { [name]: value });
    await expect(page.getByRole('alert')).toContainText('This board cannot be shown.');
    await expect.poll(() => eventsOf(page, 'error')).toHaveLength(1);
    expect(thrown).toEqual([]);
    if (name === 'body') return;
    await page.evaluate((attribute) => globalThis.board.removeAttribute(attribute), name);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a board shows the turn `ply` of the record in its text', async ({ page }) => {
  const record =
    '1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2\n1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7\n2g Ee2n Ee3n\n2s ed7s';
  await open(page, { body: record, ply: '3', mode: 'view' });
  expect(await page.evaluate(() => globalThis.board.state!.ply)).toBe(3);
  expect(await page.evaluate(() => globalThis.board.game!.history.length)).toBe(4);
  expect(await eventsOf(page, 'error')).toEqual([]);
});

for (const element of ['arimaa-board', 'quoridor-board']) {
  test(`${element}: removing an attribute restores its default`, async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const attributes = {
      mode: 'view',
      controls: 'none',
      coordinates: 'off',
      theme: 'dark',
      seats: 'person computer:1',
    };
    const orientation = element === 'arimaa-board' ? 'silver' : '2';
    await open(page, { element, ...attributes, orientation });
    for (const name of [...Object.keys(attributes), 'orientation', 'animation']) {
      await page.evaluate((attribute) => globalThis.board.removeAttribute(attribute), name);
    }
    await page.evaluate(() => globalThis.board.updateComplete);
    const fresh = await page.evaluate((tag) => {
      const other = document.createElement(tag) as typeof globalThis.board;
      return (['mode', 'controls', 'coordinates', 'theme', 'seats', 'orientation', 'animation'] as const).map(
        (name) => [globalThis.board[name], other[name], globalThis.board.hasAttribute(name)],
      );
    }, element);
    for (const [now, first, there] of fresh) expect([now, there]).toEqual([first, false]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator(`${element} [part=bar]`)).toBeVisible();
    expect([thrown, await eventsOf(page, 'error')]).toEqual([[], []]);
  });
}
