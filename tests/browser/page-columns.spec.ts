// Tests that controls stay within their column, in fonts of any width.

import { open, square } from './page.js';
import { expect, test } from './test.js';

const SIZES = [
  [390, 844],
  [1024, 768],
  [1280, 800],
] as const;

for (const locale of ['en', 'de', 'pl', 'tr'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const game of ['arimaa', 'quoridor'])
      test(`no control of ${game} is wider than its place`, async ({ page }) => {
        await open(page, `/#${game}`);
        await square(page, 'e2').click();
        if (game === 'arimaa') await square(page, 'e4').click();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const overhanging = await page.locator('main .controls').evaluate((column) => {
            const place = column.getBoundingClientRect();
            return [...column.querySelectorAll('button')].flatMap((button) => {
              const { left, right } = button.getBoundingClientRect();
              const isWithin = left >= place.left - 0.5 && right <= place.right + 0.5;
              const isWide = button.scrollWidth <= button.clientWidth + 1;
              return !button.checkVisibility() || (isWithin && isWide) ? [] : [button.textContent];
            });
          });
          expect(overhanging, `${width} × ${height}`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
  });
