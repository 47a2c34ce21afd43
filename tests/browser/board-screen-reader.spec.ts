import { violations } from './axe';
import { DIAGRAM, open, position, square } from './board.js';
import { expect, test } from './test.js';

const announced = (page: import('@playwright/test').Page) => page.locator('arimaa-board [role="status"]');

test('squares have names for screen readers, and captures and refusals are announced', async ({ page }) => {
  await open(page, { position: position('s', DIAGRAM) });
  await expect(page.getByRole('grid', { name: 'Arimaa board' })).toBeVisible();
  await expect(square(page, 'd6')).toHaveAccessibleName('d6, gold horse, frozen by the silver elephant on d5');
  await expect(square(page, 'c6')).toHaveAccessibleName('c6, trap');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, empty');
  await square(page, 'd6').click();
  await square(page, 'c6').click();
  await expect(announced(page)).toHaveText(/Gold horse lost on c6\./);
  await square(page, 'a7').click();
  await expect(announced(page)).toHaveText(/Frozen by the gold dog on a6\./);
});

test('taking back, redoing and flipping are announced, and a suggestion is not read again', async ({ page }) => {
  await open(page, { moves: 'Ee2n Ee3n\nmd7s' });
  await page.evaluate(() => globalThis.board.flip());
  await expect(announced(page)).toHaveText('Silver at the bottom.');
  await page.evaluate(() => globalThis.board.takeBack());
  await expect(announced(page)).toHaveText(/^Taken back\. Silver to move: up to 4 steps\.$/);
  await page.evaluate(() => globalThis.board.redo());
  await expect(announced(page)).toHaveText(/^Silver camel, d7 to d6\. Gold to move/);
  await page.evaluate(() => globalThis.board.hint());
  await page.evaluate(() => globalThis.board.resign());
  await expect(announced(page)).toHaveText('Silver wins: the other side resigned.');
});

for (const [lang, text] of [
  ['en', 'Gold elephant, e2 to e3, e4. Gold dog, d2 to d3. Gold elephant, e4 to f4.'],
  ['de', 'Goldener Elefant, e2 nach e3, e4. Goldener Hund, d2 nach d3. Goldener Elefant, e4 nach f4.'],
  ['pl', 'Złoty słoń, z e2 na e3, e4. Złoty pies, z d2 na d3. Złoty słoń, z e4 na f4.'],
  ['tr', 'Altın fil: e2 – e3, e4. Altın köpek: d2 – d3. Altın fil: e4 – f4.'],
] as const)
  test(`a piece that goes on is named once: ${lang}`, async ({ page }) => {
    await open(page, { lang });
    const inWords = (turn: string) => page.evaluate((steps) => globalThis.board.describe(steps), turn);
    await expect.poll(() => inWords('Ee2n Ee3n Dd2n Ee4e')).toBe(text);
  });

test('after a capture the piece is named again', async ({ page }) => {
  await open(page);
  const text = await page.evaluate(() => globalThis.board.describe('Eb3e hc3x Ec3n Ec4n'));
  expect(text).toBe('Gold elephant, b3 to c3. Silver horse lost on c3. Gold elephant, c3 to c4, c5.');
});

for (const [lang, label, why] of [
  [
    'de',
    'd6, goldenes Pferd, eingefroren durch den silbernen Elefanten auf d5',
    'Eingefroren durch den goldenen Hund auf a6.',
  ],
  ['pl', 'd6, złoty koń, zamrożony przez srebrnego słonia na d5', 'Zamrożony przez złotego psa na a6.'],
  [
    'tr',
    'd6, altın at, d5 karesindeki gümüş fil tarafından donduruldu',
    'a6 karesindeki altın köpek bu taşı donduruyor.',
  ],
] as const) {
  test(`names and refusals are in the language ${lang}`, async ({ page }) => {
    await open(page, { position: position('s', DIAGRAM), lang });
    await expect(square(page, 'd6')).toHaveAccessibleName(label);
    await square(page, 'a7').click();
    await expect(page.locator('arimaa-board .status')).toHaveText(why);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations: ${colorScheme}`, { tag: colorScheme === 'dark' ? '@color-scheme' : [] }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, { position: position('s', DIAGRAM) });
    await page.evaluate((dark) => {
      document.body.style.background = dark ? '#16181c' : '#f6f4ef';
      document.querySelector('h1')!.style.color = dark ? '#fff' : '#000';
    }, colorScheme === 'dark');
    await square(page, 'd6').click();
    expect(await violations(page)).toEqual([]);
    await square(page, 'a7').click();
    expect(await violations(page)).toEqual([]);
  });
}
