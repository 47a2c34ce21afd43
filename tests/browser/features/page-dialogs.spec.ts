// Tests what dialogs and panels look like in small windows: what confirms them is in view, the
// whole window is dimmed, and what opens is scrolled into sight.

import { open, placeOf } from '../page.js';
import { expect, type Page, test } from '../test.js';

/** Returns whether a part is above the lower edge of the window and of the sections. */
const isInView = (page: Page, part: string) =>
  page.evaluate((name) => {
    const { top, bottom } = document.querySelector(name)!.getBoundingClientRect();
    const sections = document.querySelector('.sections')!.getBoundingClientRect();
    return top >= 0 && bottom <= (sections.top > innerHeight / 2 ? sections.top : innerHeight) + 0.5;
  }, part);

const newGame = (page: Page) => page.locator('.page-header .new-game').click();

for (const [width, height] of [
  [360, 640],
  [640, 400],
  [844, 390],
] as const)
  for (const game of ['arimaa', 'quoridor'])
    test(`${game}, ${width} × ${height}: the button that starts a game is in view`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `/#${game}`);
      await newGame(page);
      const dialog = (await page.locator('dialog[open]').boundingBox())!;
      const start = () => page.locator('dialog[open] button.primary').boundingBox();
      const inside = async () => {
        const box = (await start())!;
        expect(box.y).toBeGreaterThan(dialog.y);
        expect(box.y + box.height).toBeLessThan(dialog.y + dialog.height);
      };
      await inside();
      await page.locator('dialog[open] details > summary').last().click();
      await inside();
      // At the end it covers nothing.
      await page.locator('dialog[open]').evaluate((one) => one.scrollTo(0, one.scrollHeight));
      await inside();
      const last = (await page.locator('dialog[open] details').last().boundingBox())!;
      expect((await start())!.y).toBeGreaterThanOrEqual(last.y + last.height);
    });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('behind a dialog the room for a scrollbar is as dark as the page', async ({ page }) => {
      await open(page);
      const root = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await root()).toBe('rgba(0, 0, 0, 0)');
      await newGame(page);
      const [, r] = /color\(srgb (\S+)/.exec(await root()) ?? [];
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(Number(r) * 255).toBeCloseTo(0.55 * Number(/\d+/.exec(ground)![0]), 0);
      await page.keyboard.press('Escape');
      expect(await root()).toBe('rgba(0, 0, 0, 0)');
    });
  });

test.describe('390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the ready-made setups are scrolled into view', async ({ page }) => {
    await open(page);
    await page.getByText('Arrange your setup').click();
    await expect.poll(() => isInView(page, '.presets [role=group]')).toBe(true);
  });

  test('the tools of the editor are in two lines', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Set up a position' }).click();
    const brushes = page.locator('dialog[open] .brush');
    await expect(brushes).toHaveCount(14);
    const tops = await brushes.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(2);
  });

  for (const locale of ['en', 'de', 'pl', 'tr'])
    test.describe(locale, () => {
      test.use({ locale });

      test('the number of turns ends before the buttons of the review', async ({ page }) => {
        const moves = Array.from({ length: 60 }, (_, n) => (n % 2 ? 'e1 e9' : 'e2 e8')).join(' ');
        await page.addInitScript((record) => {
          const saved = { version: 2, record, seats: 'person person', orientation: '1' };
          localStorage.setItem('keddah.quoridor.game', JSON.stringify(saved));
        }, moves);
        await open(page, '/#quoridor');
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const count = (await page.locator('.turns .count').boundingBox())!;
          const buttons = (await page.locator('.review').boundingBox())!;
          expect(count.x + count.width).toBeLessThanOrEqual(buttons.x);
        }
      });
    });
});

test('on a tablet the tools are above the sections while a link waits to be sent', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Play a friend by links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.locator('#board [data-square="e2"]').click();
  await expect(page.getByLabel('Link to send').first()).toBeVisible();
  await expect.poll(() => isInView(page, '.tools')).toBe(true);
});

test('the place of the board is seen before its code has arrived', async ({ page }) => {
  await page.route(/arimaa-board.*\.js$/, () => {});
  await page.goto('/#arimaa', { waitUntil: 'commit' });
  const place = page.locator('main > div.board');
  await expect(place).toBeVisible();
  expect(await place.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  const { value, max } = await page
    .locator('progress')
    .evaluate(({ value, max }: HTMLProgressElement) => ({ value, max }));
  expect([value > 0, max]).toEqual([true, 3]);
});

for (const [width, height] of [
  [640, 400],
  [844, 390],
] as const)
  test(`${width} × ${height}: what is wrong with a pasted text is seen above the button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Paste a record or position' }).click();
    await page.getByRole('textbox').fill('Ee9n 1g xx');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const problem = page.locator('dialog[open] .problem');
    await expect(problem).toContainText('is not a turn label');
    const [text, button] = await Promise.all([problem, page.locator('dialog[open] .answer button')].map(placeOf));
    expect(text!.y + text!.height).toBeLessThanOrEqual(button!.y);
  });
