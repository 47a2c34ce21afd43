// Tests the page when time jumps: a computer that was asleep, a clock that was set.

import { expectAbout, openInRealTime, openQuoridor, play, seconds, start, status, timer } from '../clock.js';
import { listed, newGame, open, square, thinkFor, thinkLong } from '../page.js';
import { expect, type Page, test } from '../test.js';

declare global {
  /** The milliseconds that a test adds to the time of the page. */
  var addedMs: number;
  /** The number of searches in which the time of a worker has jumped. */
  var jumps: number;
}

const HOUR_MS = 3_600_000;
const ONE_COMPUTER = { seats: [{ kind: 'person' }, { kind: 'computer', level: 10 }] };

const panel = (page: Page) => page.getByRole('region', { name: 'Analysis' });
const lines = (page: Page) => panel(page).getByRole('listitem').getByRole('button', { name: /^\d+/ });
const jumpCount = (page: Page) => page.evaluate(() => globalThis.jumps);
const count = async (page: Page) => (await listed(page)).length;

/** Lets the time of workers jump in the middle of each search. The page counts the jumps. */
async function jumpInSearches(page: Page, ms: number): Promise<void> {
  await page.addInitScript(() => {
    globalThis.jumps = 0;
    globalThis.Worker = class extends Worker {
      constructor(url: URL | string, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'jumped') globalThis.jumps++;
        });
      }
    };
  });
  // A search reads the time every 64 nodes: this is after some 10,000.
  const script = `
    let readings = 0, added = 0;
    const now = performance.now.bind(performance);
    addEventListener('message', ({ data }) => { if (data.type === 'search') readings = 0; });
    performance.now = () => {
      if (++readings === 150) {
        added += ${ms};
        postMessage({ type: 'jumped' });
      }
      return now() + added;
    };`;
  await page.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

for (const [name, ms] of Object.entries({ forward: HOUR_MS, back: -HOUR_MS })) {
  test(`a search whose time jumps ${name} ends, and the game goes on`, async ({ page }) => {
    await jumpInSearches(page, ms);
    // Only the jump ends a search of ten minutes.
    await thinkFor(page, ms > 0 ? 600_000 : 1500);
    await openInRealTime(page, ONE_COMPUTER);
    await page.getByRole('button', { name: 'New game' }).first().click();
    await page.getByRole('button', { name: 'Start' }).click();
    for (const [turn, move] of ['e2', 'd2'].entries()) {
      await square(page, move).click();
      await expect.poll(() => count(page), { timeout: 30_000 }).toBe(2 * turn + 2);
      expect(await jumpCount(page)).toBe(turn + 1);
    }
  });

  test(`an analysis whose time jumps ${name} goes on`, async ({ page }) => {
    await jumpInSearches(page, ms);
    await open(page);
    await newGame(page, 'Two people');
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect.poll(() => jumpCount(page)).toBe(1);
    const depth = async () => Number(/depth (\d+)/.exec((await panel(page).textContent()) ?? '')?.[1]);
    await expect(lines(page)).toHaveCount(3);
    const before = await depth();
    await expect.poll(depth, { timeout: 60_000 }).toBeGreaterThan(before);
    await lines(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toContainText(/Silver: \d+%/);
    await expect.poll(() => jumpCount(page)).toBeGreaterThan(1);
    await expect(lines(page)).toHaveCount(3);
  });
}

test('after a sleep in the middle of a search the computer moves', async ({ page }) => {
  await thinkFor(page, 2000);
  await openQuoridor(page, ONE_COMPUTER);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('button', { name: 'Start' }).click();
  await square(page, 'e2').click();
  await expect(page.locator('.pulse')).toBeVisible();
  // Each timer runs at most once, as when a computer awakes.
  await page.clock.fastForward(8 * HOUR_MS);
  await expect.poll(() => count(page)).toBe(2);
  await expect(page.locator('.pulse')).toHaveCount(0);
  await square(page, 'e3').click();
  await expect.poll(() => count(page)).toBe(4);
});

test('a sleep that leaves time on the clock ends the search, and the clock has counted it', async ({ page }) => {
  await thinkLong(page);
  await openQuoridor(page, ONE_COMPUTER);
  await start(page, '10m');
  await square(page, 'e2').click();
  await expect(page.locator('.pulse')).toBeVisible();
  await page.clock.fastForward(300_000);
  await expect.poll(() => count(page)).toBe(2);
  await expectAbout(page, 2, 300);
  await expect(timer(page, 1)).toHaveAttribute('data-running', '');
  await expectAbout(page, 1, 600);
});

test('a sleep longer than the time of the computer ends the game, and the next one can be played', async ({ page }) => {
  await thinkLong(page);
  await openQuoridor(page, ONE_COMPUTER);
  await start(page, '1m');
  await square(page, 'e2').click();
  await expect(page.locator('.pulse')).toBeVisible();
  await page.clock.fastForward(8 * HOUR_MS);
  await expect(status(page)).toContainText('Player 1 wins on time.');
  await expect(page.locator('.pulse')).toHaveCount(0);
  // A turn that the search returns when it is ended is too late.
  await page.waitForTimeout(500);
  expect(await count(page)).toBe(1);
  await start(page, '1m');
  await square(page, 'e2').click();
  await expect(page.locator('.pulse')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(() => count(page)).toBe(2);
  await expect(status(page)).not.toContainText('wins');
});

test('setting the clock of the system changes no clock of a game', async ({ page }) => {
  await openQuoridor(page);
  await start(page, 'own', '5m');
  await play(page, 'e2');
  await page.clock.fastForward(60_000);
  await expectAbout(page, 2, 240);
  for (const [days, left] of [
    [-400, 210],
    [400, 180],
  ] as const) {
    await page.clock.setSystemTime(Date.now() + days * 24 * HOUR_MS);
    await page.clock.fastForward(30_000);
    await expectAbout(page, 2, left);
  }
  await play(page, 'e8');
  await expectAbout(page, 1, 300);
  await page.reload();
  await expectAbout(page, 1, 300);
  await expectAbout(page, 2, 180);
});

test('time that goes back gives a player no time, and takes none', async ({ page }) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    globalThis.addedMs = 0;
    performance.now = () => now() + globalThis.addedMs;
  });
  const add = (ms: number) =>
    page.evaluate((ms) => {
      globalThis.addedMs += ms;
    }, ms);
  await openInRealTime(page);
  await start(page, 'own', '5m');
  await play(page, 'e2');
  await add(120_000);
  await expectAbout(page, 2, 180);
  const before = await seconds(page, 2);
  await add(-HOUR_MS);
  // The clock runs on from where it was.
  await expect.poll(() => seconds(page, 2)).toBeLessThan(before);
  await expectAbout(page, 2, 180);
  await play(page, 'e8');
  await add(30_000);
  await expectAbout(page, 1, 270);
  await expectAbout(page, 2, 180);
});
