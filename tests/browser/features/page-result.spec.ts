// Tests the card about a finished game: its facts, and the games that it starts.

import { listed, open, ready } from '../page.js';
import { expect, type Page, test } from '../test.js';

const card = (page: Page) => page.getByRole('region', { name: 'Result' });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const board = (page: Page) => page.locator('#board');

/** Stores a game for the next visit. */
async function store(page: Page, game: 'arimaa' | 'quoridor', saved: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [`keddah.${game}.game`, JSON.stringify({ version: 2, ...saved })] as const,
  );
}

const QUORIDOR = '1. e2 e8 2. e3 e7 3. e4 e6 4. d4 e5 5. d5 e4 6. d6 e3 7. d7 e2 8. d8 f2 9. d9';
const won = (seats: string) => ({ record: QUORIDOR, seats, orientation: '1', playedMs: 125_000 });

test('the card shows turns and time, and the board shows the way of the pawn', { tag: '@core' }, async ({ page }) => {
  await store(page, 'quoridor', won('person computer:3'));
  await open(page, '/#quoridor');
  await expect(card(page)).toContainText('17 turns · 2 minutes');
  await expect(board(page)).toHaveAttribute('marks', 'e1>e2 e2>e3 e3>e4 e4>d4 d4>d5 d5>d6 d6>d7 d7>d8');
  // It belongs to the end of the game.
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute('marks', '');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(card(page)).toBeVisible();
});

test('a rematch has the same seats, and the finished game can be brought back', async ({ page }) => {
  await store(page, 'quoridor', won('person computer:3'));
  await open(page, '/#quoridor');
  await button(page, 'Rematch').click();
  await expect(card(page)).toHaveCount(0);
  await expect(board(page)).toHaveAttribute('seats', 'person computer:3');
  expect(await listed(page)).toHaveLength(0);
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect(card(page)).toContainText('17 turns · 2 minutes');
});

test('the sides can be switched, and the level changed', async ({ page }) => {
  await store(page, 'quoridor', won('person computer:2'));
  await open(page, '/#quoridor');
  await button(page, 'Level 3').click();
  await expect(board(page)).toHaveAttribute('seats', 'person computer:3');
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await button(page, 'Level 1').click();
  await expect(board(page)).toHaveAttribute('seats', 'person computer:1');
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await button(page, 'Switch sides').click();
  await expect(board(page)).toHaveAttribute('seats', 'computer:2 person');
  await expect(board(page)).toHaveAttribute('orientation', '2');
  await expect.poll(async () => (await listed(page)).length).toBe(1);
});

test('levels are offered only where there are any', async ({ page }) => {
  await store(page, 'quoridor', won('person computer:1'));
  await open(page, '/#quoridor');
  await expect(button(page, 'Level 2')).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveCount(5);
});

test('after level 10 come the times for a turn', async ({ page }) => {
  await store(page, 'quoridor', won('person computer:10'));
  await open(page, '/#quoridor');
  await expect(button(page, 'Level 9')).toBeVisible();
  await button(page, '3 sec a turn').click();
  await expect(board(page)).toHaveAttribute('seats', 'person computer:10@3s');
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect(card(page)).toContainText('17 turns');
});

test('the longest time is the last', async ({ page }) => {
  await store(page, 'quoridor', won('person computer:10@60s'));
  await open(page, '/#quoridor');
  await expect(page.locator('.who').filter({ hasText: '1 min a turn' })).toBeVisible();
  await expect(button(page, '10 sec a turn')).toBeVisible();
  await expect(card(page).getByRole('button')).toHaveCount(5);
  await button(page, 'Rematch').click();
  await expect(board(page)).toHaveAttribute('seats', 'person computer:10@60s');
});

test('two people are offered a rematch only', async ({ page }) => {
  await store(page, 'quoridor', won('person person'));
  await open(page, '/#quoridor');
  await expect(card(page).getByRole('button')).toHaveText(['Rematch', 'Review the game', 'Share']);
});

test('a rematch of four players on a small board has their number, size and walls', async ({ page }) => {
  const record = '[Players "4"]\n[Size "5"]\n[Walls "1"]\n[Result "2"]\n[Termination "resignation"]\n\n1. c2\n';
  await store(page, 'quoridor', { record, seats: 'person person person person', orientation: '1' });
  await open(page, '/#quoridor');
  await button(page, 'Rematch').click();
  await expect(card(page)).toHaveCount(0);
  const game = await board(page).evaluate((element: HTMLElementTagNameMap['quoridor-board']) => element.state);
  expect(game).toMatchObject({ players: 4, size: 5, wallsLeft: [1, 1, 1, 1], plies: 0 });
});

test('the playing time of a game is stored between visits', async ({ page }) => {
  const setups = [
    'Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ea2 Mb2 Hc2 Hd2 De2 Df2 Cg2 Ch2',
    'ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ea7 mb7 hc7 hd7 de7 df7 cg7 ch7',
  ];
  const saved = { record: `1g ${setups[0]}\n1s ${setups[1]}\n2g Ea2n\n`, seats: 'person person', orientation: 'gold' };
  await store(page, 'arimaa', { ...saved, steps: [], playedMs: 3_600_000 });
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(card(page)).toContainText('1 turn · 1 hour');
  await page.reload();
  await ready(page);
  await expect(card(page)).toContainText('1 turn · 1 hour');
});

for (const locale of ['en', 'de']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('on phones and tablets a rematch, the review and sharing are in the window', async ({ page }) => {
      await store(page, 'quoridor', won('person computer:3'));
      await open(page, '/#quoridor');
      for (const [width, height, hasTools] of [
        [320, 640, true],
        [360, 640, true],
        [390, 844, true],
        [640, 400, true],
        [844, 390, true],
        [820, 1180, true],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const sections = (await page.locator('.sections').boundingBox())!;
        // In wide windows the links are in the header.
        const end = sections.y > height / 2 ? sections.y : height;
        const seen = [page.locator('.status p'), ...[0, 1, 2].map((i) => page.locator('.result .next button').nth(i))];
        for (const one of hasTools ? [...seen, page.locator('.tools')] : seen) {
          const box = (await one.boundingBox())!;
          expect(box.y + box.height, `${width} × ${height}`).toBeLessThanOrEqual(end);
        }
      }
      const names =
        locale === 'en' ? ['Rematch', 'Review the game', 'Share'] : ['Revanche', 'Partie durchgehen', 'Teilen'];
      expect(
        (await page.locator('.result .next button').allTextContents()).slice(0, 3).map((name) => name.trim()),
      ).toEqual(names);
    });
  });
}
