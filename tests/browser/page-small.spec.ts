// Tests small parts of the page: lost pieces, notices, messages about form fields.

import { position } from './board.js';
import { fillNumber, open } from './page.js';
import { expect, type Locator, test } from './test.js';

const SIZES = [
  [360, 640],
  [390, 844],
  [640, 400],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

type GameBoard = HTMLElementTagNameMap['arimaa-board'];

test('lost pieces are drawn as on the board and have accessible names', async ({ page }) => {
  await open(page, '/#arimaa');
  await page.locator('main arimaa-board').evaluate(
    async (element, text) => {
      const board = element as GameBoard;
      board.seats = 'person person';
      await board.updateComplete;
      board.load(text);
      board.game!.play('Dc4s');
      board.game = board.game!.clone();
    },
    position('g', { a8: 'r', h2: 'R', c4: 'D' }),
  );
  const lost = page.locator('.player.gold .lost');
  await expect(lost).toHaveAccessibleName(/dog/i);
  await expect(lost.locator('svg.chip path.ink')).not.toHaveCount(0);
  const drawn = await lost.locator('svg.chip path.ink').first().getAttribute('d');
  const ink = await page.evaluate(async () => {
    const board = document.querySelector('arimaa-board') as GameBoard;
    board.game = board.game!.clone();
    board.goTo(0);
    await board.updateComplete;
    return [...board.shadowRoot!.querySelectorAll('.token.gold .ink')].map((path) => path.getAttribute('d'));
  });
  expect(ink).toContain(drawn);
});

test('the computer varies its setup as Silver', async ({ page }) => {
  await open(page, '/#arimaa');
  const setups = await page.locator('main arimaa-board').evaluate((element) => {
    const board = element as GameBoard;
    return Array.from({ length: 12 }, () => {
      board.newGame({ seats: 'person computer:1' });
      return board.game!.history[1];
    });
  });
  expect(new Set(setups).size).toBeGreaterThan(2);
});

/** Returns what a notice covers: controls, and the board. */
const coveredBy = (notice: Locator) =>
  notice.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const controls = document.querySelectorAll('keddah-page :is(a, button, select, summary), #board');
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [width, height] = [
        Math.min(right, box.right) - Math.max(left, box.left),
        Math.min(bottom, box.bottom) - Math.max(top, box.top),
      ];
      return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    };
    return [...controls]
      .filter((control) => !one.contains(control) && !control.closest('dialog, [popover]') && isCovered(control))
      .map((control) => control.textContent?.trim() || control.id || control.ariaLabel);
  });

for (const game of ['arimaa', 'quoridor']) {
  for (const locale of ['en', 'de']) {
    test.describe(`${game}, ${locale}`, () => {
      test.use({ locale });

      test('a notice with two buttons covers no control and moves nothing', async ({ page }) => {
        await page.addInitScript((key) => localStorage.setItem(key, '{"record":'), `keddah.${game}.game`);
        await open(page, `/#${game}`);
        const notice = page.locator('.notice');
        const place = () =>
          page
            .locator('#board, .controls')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        await expect(notice.getByRole('button')).toHaveCount(3);
        const places = [];
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          expect(await coveredBy(notice), `${width} × ${height}`).toEqual([]);
          places.push(await place());
        }
        await notice.locator('.tool').click();
        await expect(notice).toHaveText('');
        for (const [i, [width, height]] of SIZES.entries()) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          expect(await place(), `${width} × ${height}`).toEqual(places[i]);
        }
      });
    });
  }
}

test('a short notice covers no control, and closes at the next input elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/#arimaa');
  const notice = page.locator('.notice');
  const copy = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Copy the position' }).click();
    await expect(notice).not.toHaveText('');
  };
  await copy();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await coveredBy(notice), `${width} × ${height}`).toEqual([]);
  }
  // Neither the way to it with the Tab key nor a touch of it closes it.
  await page.keyboard.press('Tab');
  await notice.locator('p').click();
  await expect(notice).not.toHaveText('');
  await page.keyboard.press('ArrowUp');
  await expect(notice).toHaveText('');
  await copy();
  await page.locator('.player.top').click();
  await expect(notice).toHaveText('');
  // It is scrolled into view if the visitor has scrolled past it.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.status')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Copy the position' }).click();
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test("a field's message is in the language of the page", async ({ page }) => {
  await open(page, '/#quoridor');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('button', { name: 'Neue Partie' }).first().click();
  const walls = page.locator('dialog[open] input[name=walls]');
  const message = () => walls.evaluate((input) => (input as HTMLInputElement).validationMessage);
  await fillNumber(walls, 500);
  await page.locator('dialog[open] button.primary').click();
  expect(await message()).toMatch(/^Eine ganze Zahl von 0 bis \d+\.$/);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await fillNumber(walls, 7);
  expect(await message()).toBe('');
  await page.locator('dialog[open] button.primary').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
