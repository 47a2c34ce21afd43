// Tests short phones: the board, the status, the controls of a turn and the tools are in view.

import { listed, open, square, thinkLong } from '../page.js';
import { expect, type Page, test } from '../test.js';

const SETUPS = [
  'Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2',
  'ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7',
];
const GAMES = {
  arimaa: { record: `1g ${SETUPS[0]}\n1s ${SETUPS[1]}\n2g Ee2n\n`, orientation: 'gold', steps: [] },
  quoridor: { record: '1. e2 e8', orientation: '1' },
} as const;
const FOUR = '[Players "4"]\n\n1. e2 b5 e8 h5 2. e3 c5 e7 g5';

type Box = { x: number; width: number };

/** Stores a game for the next visit. */
async function store(page: Page, game: string, saved: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [`keddah.${game}.game`, JSON.stringify({ version: 2, seats: 'person computer:3', ...saved })] as const,
  );
}

/** Expects that all from the header to the tools is above the sections, as wide as the window. */
async function expectAllInView(page: Page, parts: readonly string[]): Promise<void> {
  const sections = (await page.locator('.sections').boundingBox())!;
  const { width } = page.viewportSize()!;
  const all = [...parts, '.tools .tool:last-of-type'];
  // In one call: the status line is made anew while the computer thinks.
  const boxes = await page.evaluate(
    (names) => names.map((name) => document.querySelector(name)!.getBoundingClientRect().toJSON() as DOMRect),
    all,
  );
  for (const [index, box] of boxes.entries()) {
    const part = all[index];
    expect(box.y, part).toBeGreaterThanOrEqual(0);
    expect(box.bottom, part).toBeLessThanOrEqual(sections.y + 0.5);
    if (part !== '.result .next') expect(box.right, part).toBeLessThanOrEqual(width);
  }
  const [board, main] = (await Promise.all(
    ['#board', 'main'].map((one) => page.locator(one).boundingBox()),
  )) as unknown as [Box, Box];
  // In the middle, and hardly smaller than the window.
  expect(Math.abs(board.x * 2 + board.width - main.width)).toBeLessThanOrEqual(1);
  expect(board.width).toBeGreaterThanOrEqual(0.9 * main.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const locale of ['en', 'de', 'pl', 'tr']) {
  for (const width of [320, 360]) {
    test.describe(`${width} × 640, ${locale}`, () => {
      test.use({ locale, viewport: { width, height: 640 } });

      for (const game of ['arimaa', 'quoridor'] as const) {
        test(`${game}: the tools are in the window during a game and after it`, async ({ page }) => {
          await thinkLong(page);
          await store(page, game, { ...GAMES[game], seats: 'computer:3 person' });
          await open(page, `/#${game}`);
          await expectAllInView(page, ['#board', '.status p', '.bottom', '.tools']);
          if (game === 'arimaa') await expectAllInView(page, ['button.end']);
          const before = await page.locator('#board').boundingBox();
          await page.locator('#board').evaluate((board) => (board as HTMLElementTagNameMap['arimaa-board']).resign());
          await expect(page.locator('.result')).toBeVisible();
          await expectAllInView(page, ['#board', '.status p', '.result .next', '.result .primary']);
          expect(await page.locator('#board').boundingBox()).toEqual(before);
          // What is beyond the edge of the line comes into view.
          await page.locator('.result button').last().focus();
          const last = (await page.locator('.result button').last().boundingBox())!;
          expect(last.x + last.width).toBeLessThanOrEqual(width);
        });

        test(`${game}: the controls and the tools of a lesson are in the window`, async ({ page }) => {
          await open(page, `/#${game}/learn/2`);
          await expect(page.locator('.status p')).not.toBeEmpty();
          await expectAllInView(page, ['#board', '.status p', '.turn-bar']);
        });
      }
    });
  }
}

test.describe('360 × 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('with four players the tools are in the window', async ({ page }) => {
    await thinkLong(page);
    await store(page, 'quoridor', { record: FOUR, seats: 'person person person person', orientation: '1' });
    await open(page, '/#quoridor');
    const sections = (await page.locator('.sections').boundingBox())!;
    const tools = (await page.locator('.tools').boundingBox())!;
    expect(tools.y + tools.height).toBeLessThanOrEqual(sections.y + 0.5);
  });

  test('why a turn cannot end is shown when one tries', { tag: '@core' }, async ({ page }) => {
    await thinkLong(page);
    await open(page);
    const end = page.getByRole('button', { name: 'End turn' });
    await expect(end).toHaveAccessibleDescription('Make a step first.');
    await end.click({ force: true });
    await expect(page.locator('.status p.careful')).toBeVisible();
    await square(page, 'e2').click();
    await square(page, 'e3').click();
    await end.click();
    await expect.poll(() => listed(page)).toHaveLength(1);
  });
});
