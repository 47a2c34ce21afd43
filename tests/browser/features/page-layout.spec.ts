// Tests the layout of the page: what is in the window at which size, and that nothing moves.

import { listed, newGame, open, placeOf, square, thinkLong } from '../page.js';
import { expect, type Page, test } from '../test.js';

const SIZES = [
  [320, 640],
  [360, 640],
  [390, 844],
  [640, 400],
  [844, 390],
  [720, 576],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

/** Returns the boxes of all parts that keep their place. */
async function boxes(page: Page) {
  const parts = ['#board', '.top', '.bottom', '.status', '.controls', '.page-header'];
  return Object.fromEntries(
    await Promise.all(parts.map(async (part) => [part, await placeOf(page.locator(part).first())] as const)),
  );
}

for (const locale of ['en', 'de']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the board and End turn are in windows of all sizes, and the level can be read', async ({ page }) => {
      await open(page);
      for (const [width, height] of SIZES) {
        const size = `${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const inside = [page.locator('button.end'), page.locator('#board'), page.locator('.player.silver .name')];
        for (const part of inside) {
          const box = (await part.boundingBox())!;
          expect(box.x, size).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, size).toBeLessThanOrEqual(width);
          expect(box.y + box.height, size).toBeLessThanOrEqual(height);
        }
        const [end, sections] = [
          await page.locator('button.end').boundingBox(),
          await page.locator('.sections').boundingBox(),
        ];
        if (sections!.y > height / 2) expect(end!.y + end!.height, size).toBeLessThanOrEqual(sections!.y);
        const name = page.locator('.player.silver .name');
        await expect(name).toContainText(locale === 'de' ? 'Computer · Stufe 3' : 'Computer · level 3');
        expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth), size).toBeLessThanOrEqual(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width);
      }
    });
  });
}

for (const [width, height] of SIZES) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing moves with a notice, the setup, steps, a refusal and the first turn', async ({ page }) => {
      await open(page);
      await newGame(page, 'Two people');
      const before = await boxes(page);
      const same = async (when: string) => expect(await boxes(page), when).toEqual(before);
      await expect(page.locator('.notice')).toContainText('A new game has begun.');
      await same('notice');
      await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
      await page.evaluate(() => scrollTo(0, 0));
      await same('no notice');
      await page.getByText('Arrange your setup').click();
      await page.evaluate(() => scrollTo(0, 0));
      await same('setup');
      await page.getByText('Arrange your setup').click();
      await page.evaluate(() => scrollTo(0, 0));
      for (const name of ['e2', 'e4']) await square(page, name).click();
      await same('steps');
      await square(page, 'd7').click();
      await expect(page.locator('.status .careful')).toBeVisible();
      await same('refusal');
      await page.getByRole('button', { name: 'End turn' }).click();
      await expect.poll(() => listed(page)).toHaveLength(1);
      await same('turn');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing that the Tab key reaches is covered by the links to the sections', { tag: '@core' }, async ({
    page,
  }) => {
    await open(page);
    const top = (await page.locator('.sections').boundingBox())!.y;
    const reached = new Set<string>();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const { name, bottom, isSection } = await page.evaluate(() => {
        const { activeElement } = document;
        return {
          name: activeElement?.textContent?.trim() || activeElement?.id || '',
          bottom: activeElement?.getBoundingClientRect().bottom ?? 0,
          // After the last element the focus is in the browser itself.
          isSection: activeElement === document.body || activeElement?.closest('.sections') !== null,
        };
      });
      if (!isSection) expect(bottom, name).toBeLessThanOrEqual(top);
      reached.add(name);
    }
    expect([...reached].join()).toContain('Licenses');
  });
});

test('the list has the turns of both sides in one row', { tag: '@core' }, async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  for (const [from, to] of [
    ['e2', 'e4'],
    ['e7', 'e5'],
  ]) {
    for (const name of [from!, to!]) await square(page, name).click();
    await page.getByRole('button', { name: 'End turn' }).click();
  }
  await expect.poll(() => listed(page)).toHaveLength(2);
  const [gold, silver] = await Promise.all(
    [3, 4].map(async (ply) => (await page.locator(`.turn-list [data-ply="${ply}"]`).boundingBox())!),
  );
  expect(silver!.y).toBe(gold!.y);
  expect(silver!.x).toBeGreaterThan(gold!.x);
});

for (const game of ['arimaa', 'quoridor']) {
  for (const locale of ['en', 'tr', 'pl', 'de']) {
    test.describe(`${game}, ${locale}`, () => {
      test.use({ locale, viewport: { width: 1280, height: 800 } });

      test('the rules are shown in five pictures beside the board until the first turn', async ({ page }) => {
        await open(page, `/#${game}`);
        const guide = page.locator('.guide');
        await expect(guide.locator('li')).toHaveCount(5);
        await expect(guide.locator('.order svg')).toHaveCount(game === 'arimaa' ? 6 : 0);
        expect(await guide.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
        for (const name of game === 'arimaa' ? ['e2', 'e3'] : ['e2']) await square(page, name).click();
        if (game === 'arimaa') await page.locator('button.end').click();
        await expect(guide).toHaveCount(0);
        await expect(page.locator('.turn-list')).toBeVisible();
      });
    });
  }
}

for (const game of ['arimaa', 'quoridor']) {
  test(`on a phone the rules of ${game} are folded: board, status and tools fit the window`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/#${game}`);
    const folded = page.locator('.folded-guide');
    await expect(folded.locator('summary')).toHaveText('The rules in pictures');
    await expect(folded.locator('.guide')).toBeHidden();
    for (const part of ['.board', '.status', '.tools', '.folded-guide']) {
      const box = (await page.locator(part).first().boundingBox())!;
      expect(box.y + box.height, part).toBeLessThanOrEqual(844);
    }
    await folded.locator('summary').click();
    await expect(folded.locator('li')).toHaveCount(5);
    await expect(folded.locator('li').first()).toBeVisible();
  });
}

for (const [width, height] of [
  [390, 844],
  [600, 900],
  [820, 1180],
] as const) {
  test(`in ${width} × ${height} the question about a wall covers neither board, player nor tools`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/#quoridor');
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    const before = await top('.tools');
    await square(page, 'e1').focus();
    await page.keyboard.press('h');
    const pill = (await page.locator('#board .pill').boundingBox())!;
    const player = (await page.locator('.player.bottom, .players.bottom').boundingBox())!;
    expect(pill.y).toBeGreaterThanOrEqual(player.y + player.height - 3);
    expect(pill.y + pill.height).toBeLessThanOrEqual(await top('.tools'));
    await expect(page.locator('.status')).toBeHidden();
    expect(await top('.tools')).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('.status')).toBeVisible();
  });
}

for (const locale of ['en', 'tr', 'pl', 'de']) {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [820, 640],
  ] as const) {
    test.describe(`${locale}, ${width} × ${height}`, () => {
      test.use({ locale, viewport: { width, height } });

      test('the question about a wall is beside the board, between the player and the tools', async ({ page }) => {
        await open(page, '/#quoridor');
        const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
        await square(page, 'e1').focus();
        for (const key of ['h', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
          await page.keyboard.press(key);
          const [pill, board, player, tools] = [
            await box('#board .pill'),
            await box('#board'),
            await box('.player.bottom, .players.bottom'),
            await box('.tools'),
          ];
          expect(pill.x).toBeGreaterThanOrEqual(board.x + board.width);
          expect(pill.x + pill.width).toBeLessThanOrEqual(width);
          expect(pill.y).toBeGreaterThanOrEqual(player.y + player.height - 4);
          expect(pill.y + pill.height).toBeLessThanOrEqual(tools.y + 1);
        }
        await expect(page.locator('.status')).toBeHidden();
        await page.keyboard.press('Enter');
        await expect(page.locator('.status')).toBeVisible();
      });
    });
  }
}

test('in a low window every item of the menu can be reached, and an earlier turn leaves room for words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const game = { version: 2, record: '1. e2 e8 2. e3', seats: 'person person', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  });
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await square(page, 'e4').click();
  await expect(page.locator('.status')).toContainText('This is an earlier turn.');
  const text = (await page.locator('.status p').boundingBox())!;
  const tools = (await page.locator('.tools').boundingBox())!;
  expect(text.width).toBeGreaterThan(200);
  expect(text.y + text.height).toBeLessThanOrEqual(tools.y);
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Board', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Board' })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`in ${width} × ${height} the board of four players keeps its place while one thinks`, async ({ page }) => {
    await thinkLong(page);
    await page.addInitScript(() => {
      const game = { version: 2, record: '[Players "4"]\n', seats: 'person computer:1 computer:2 computer:3' };
      localStorage.setItem('keddah.quoridor.game', JSON.stringify({ ...game, orientation: '1' }));
    });
    await page.setViewportSize({ width, height });
    await open(page, '/#quoridor');
    const before = await placeOf(page.locator('#board'));
    await square(page, 'e2').click();
    await expect(page.locator('.status')).toContainText('Player 2 is thinking');
    expect(await placeOf(page.locator('#board'))).toEqual(before);
  });
}
