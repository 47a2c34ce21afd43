// Tests the start of a first visit: the board can be used before the page around it has arrived,
// which then uses the same board with its game.

import { untilTouched } from '../../scripts/page-budget.mjs';
import { listed, ready, square } from './page.js';
import { expect, type Page, test } from './test.js';

/** Holds back the page around the board. Returns a function that lets it through. */
async function holdPage(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main-[\w-]+\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await ready(page);
  };
}

const board = (page: Page) => page.locator('#board');
const plies = (page: Page) =>
  board(page).evaluate((one) => (one as never as { state?: { plies: number } }).state?.plies);

/** Returns the turns of the list, without their numbers. */
const turns = async (page: Page) => (await listed(page)).map((text) => text.trim().split(/\s+/).at(-1));

/** Opens the page until its board can be used. */
async function openBoard(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect.poll(() => plies(page)).toBeDefined();
  await expect(page.locator('.tools')).toHaveCount(0);
}

const stored = (page: Page, game: string) =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`keddah.${id}.game`) ?? 'null'), game);

test('a move made before the page has arrived is answered, and the game continues in the page', async ({ page }) => {
  const release = await holdPage(page);
  await openBoard(page, '/#quoridor');
  await expect(page.locator('.status')).not.toHaveText('');
  await square(page, 'e2').click();
  await expect.poll(() => plies(page)).toBe(2);
  const played = await board(page).evaluate((one) => (one as never as { game: { history: string[] } }).game.history);
  // Saved at once: Firefox may end a script in `pagehide`.
  await expect.poll(async () => (await stored(page, 'quoridor')).record).toContain(played.join(' '));
  await release();
  expect(await turns(page)).toEqual(played);
  await expect.poll(() => stored(page, 'quoridor')).toMatchObject({ seats: 'person computer:3', id: /^\w{10}$/ });
  const { record, playedMs } = await stored(page, 'quoridor');
  expect(record).toContain(played[0]);
  expect(playedMs).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => plies(page)).toBe(0);
});

test('an unfinished turn, a selected piece and the focus are preserved', async ({ page }) => {
  const release = await holdPage(page);
  await openBoard(page, '/#arimaa');
  for (const name of ['e2', 'e3']) await square(page, name).click();
  await square(page, 'd2').click();
  await expect(square(page, 'd2')).toHaveAttribute('aria-selected', 'true');
  await release();
  await expect(page.locator('.lamps .lit')).toHaveCount(1);
  await expect(square(page, 'd2')).toHaveAttribute('aria-selected', 'true');
  await expect(square(page, 'd2')).toBeFocused();
  await square(page, 'd3').click();
  await expect(page.locator('.lamps .lit')).toHaveCount(2);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  expect((await listed(page))[0]).toBe('Ee2n Md2n');
});

test('the page waits while a piece is dragged', async ({ page }) => {
  const release = await holdPage(page);
  await openBoard(page, '/#arimaa');
  const [from, to] = [(await square(page, 'e2').boundingBox())!, (await square(page, 'e4').boundingBox())!];
  const center = ({ x, y, width, height }: typeof from) => [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...center(from));
  await page.mouse.down();
  await page.mouse.move(...center(to), { steps: 4 });
  const released = release();
  await page.waitForTimeout(1000);
  await expect(page.locator('.tools')).toHaveCount(0);
  await page.mouse.up();
  await released;
  await expect(page.locator('.lamps .lit')).toHaveCount(2);
});

for (const address of ['/#arimaa', '/#quoridor/g/damaged']) {
  test(`a saved game or a link is shown by the whole page, without another position first: ${address}`, {
    tag: ['@route-cache', '@slow'],
  }, async ({ page }) => {
    const [id] = address.slice(2).split('/') as [string];
    await page.goto(`/#${id}`);
    await ready(page);
    for (const name of id === 'arimaa' ? ['e2', 'e4'] : ['e2']) await square(page, name).click();
    await expect.poll(() => stored(page, id)).not.toBeNull();
    const release = await holdPage(page);
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForTimeout(1000);
    await expect(page.locator(`${id}-board`)).toHaveCount(0);
    await release();
    if (id === 'arimaa') await expect(page.locator('.lamps .lit')).toHaveCount(2);
    else await expect(page.locator('.notice')).toContainText('link');
  });
}

test('a page closed before the rest has arrived keeps the move', { tag: '@tabs' }, async ({ page, context }) => {
  await holdPage(page);
  await openBoard(page, '/#quoridor');
  await square(page, 'e2').click();
  await expect.poll(() => plies(page)).toBe(2);
  await page.goto('about:blank');
  const later = await context.newPage();
  await later.goto('/#quoridor');
  await ready(later);
  await expect.poll(() => listed(later)).toHaveLength(2);
});

test('if the rest cannot be fetched, the board stays and the page offers to try again', { tag: '@retry' }, async ({
  page,
}) => {
  await page.route(/\/main-[\w-]+\.js$/, (route) => route.abort());
  await openBoard(page, '/#quoridor');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText('The page could not load.')).toBeVisible();
  await square(page, 'e2').click();
  await expect.poll(() => plies(page)).toBe(2);
  await page.unroute(/\/main-[\w-]+\.js$/);
  await again.click();
  await ready(page);
  await expect.poll(() => listed(page)).toHaveLength(2);
});

test('a game that another tab has saved meanwhile is asked about', { tag: '@tabs' }, async ({ page, context }) => {
  const release = await holdPage(page);
  await openBoard(page, '/#quoridor');
  const other = await context.newPage();
  await other.goto('/#quoridor');
  await ready(other);
  await square(other, 'f1').click();
  await expect.poll(() => listed(other)).toHaveLength(2);
  await square(page, 'e2').click();
  await expect.poll(() => plies(page)).toBe(2);
  expect((await stored(page, 'quoridor')).record).toMatch(/f1/);
  await release();
  await page
    .getByRole('button', { name: /here|this/i })
    .last()
    .click();
  expect((await turns(page))[0]).toBe('e2');
  await expect.poll(async () => (await stored(page, 'quoridor')).record).toMatch(/e2/);
});

for (const game of ['arimaa', 'quoridor']) {
  test(`${game}: the board keeps its place when the page arrives`, { tag: ['@route-cache', '@slow'] }, async ({
    page,
  }) => {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [820, 1180],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const release = await holdPage(page);
      await page.evaluate(() => localStorage.clear()).catch(() => {});
      await page.goto('about:blank');
      await openBoard(page, `/#${game}`);
      const before = await board(page).boundingBox();
      await release();
      expect(await board(page).boundingBox(), `${width} × ${height}`).toEqual(before);
      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll();
    }
  });

  test.describe('pl-PL', () => {
    test.use({ locale: 'pl-PL' });
    test(`${game}: the budget counts exactly what is fetched until the board can be touched`, async ({ page }) => {
      const fetched = new Set<string>();
      let isComplete = false;
      page.on('request', (request) => {
        const name = new URL(request.url()).pathname.slice(1) || 'index.html';
        // The first file of the page around the board.
        isComplete ||= /\/main-[\w-]+\.js$/.test(name);
        if (!isComplete) fetched.add(name);
      });
      await holdPage(page);
      await openBoard(page, `/#${game}`);
      const counted = untilTouched().find(({ name }) => name === game)!;
      expect(counted.language).toBe('pl');
      const shown = [...fetched].filter((name) => /\.(html|js|css|wasm)$/.test(name));
      expect(shown.sort()).toEqual(counted.files.map(({ file }) => file).sort());
    });
  });
}
