// Tests that a board has its final size before its rules are loaded, so that nothing moves later.

import { expect, test } from '../test.js';

const LOOKS = [
  { element: 'arimaa-board' },
  { element: 'arimaa-board', mode: 'view', moves: 'Ee2n;ed7s' },
  { element: 'arimaa-board', controls: 'none' },
  { element: 'arimaa-board', mode: 'puzzle', goal: 'win' },
  { element: 'quoridor-board' },
  { element: 'quoridor-board', mode: 'view', moves: 'e2 e8', lang: 'de' },
  { element: 'quoridor-board', size: '5', players: '4', orientation: '2' },
  { element: 'quoridor-board', position: '11://f1f11/10 10/1' },
];

for (const width of [390, 1280]) {
  for (const attributes of LOOKS) {
    const tag = width === 390 && !attributes.mode ? ['@core'] : [];
    test(`loading the rules moves nothing at ${width} px: ${Object.values(attributes).join(' ')}`, { tag }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      let load = () => {};
      const allowed = new Promise<void>((done) => {
        load = done;
      });
      await page.route(/\.wasm$/, async (route) => {
        await allowed;
        await route.continue();
      });
      await page.goto(`/pages/board.html?${new URLSearchParams({ animation: 'off', ...attributes })}`);
      await page.waitForFunction(() => globalThis.board?.matches(':state(loading)'));
      await page.evaluate(() => document.fonts.ready);
      const look = () =>
        page.evaluate(() => {
          const shadow = globalThis.board.shadowRoot!;
          const boxes = [globalThis.board, ...shadow.querySelectorAll('.field, .status, .bar')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          });
          const drawn = (selector: string) => shadow.querySelector(`svg ${selector}`)?.outerHTML;
          return {
            boxes,
            ground: drawn('.tiles') ?? drawn('.rules'),
            view: shadow.querySelector('svg.board')!.getAttribute('viewBox'),
          };
        });
      await expect.poll(async () => (await look()).ground).toBeTruthy();
      const before = await look();
      expect(before.boxes[0]![3]).toBeGreaterThan(before.boxes[0]![2]! - 2);
      expect(await page.evaluate(() => globalThis.board.state)).toBeUndefined();
      load();
      await page.evaluate(() => globalThis.board.ready);
      await page.waitForFunction(
        () => globalThis.board.state !== undefined && !globalThis.board.matches(':state(loading)'),
      );
      await page.waitForTimeout(200);
      expect(await look()).toEqual(before);
    });
  }
}

test('in the mode edit, `ready` resolves only after the editor has loaded', async ({ page }) => {
  await page.route(/quoridor\/editor/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto(`/pages/board.html?${new URLSearchParams({ element: 'quoridor-board', mode: 'edit' })}`);
  await page.waitForFunction(() => globalThis.board !== undefined);
  const text = await page.evaluate(async () => {
    await globalThis.board.ready;
    const { editing } = globalThis.board.state!;
    return editing!.text;
  });
  expect(text).toBe('//e1e9/10 10/1');
});
