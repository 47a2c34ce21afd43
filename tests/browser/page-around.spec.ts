// Tests the page around the board: status, reasons, list of turns, saved games, languages.

import { violations } from './axe';
import { GAME, listed, newGame, open, ready, square, thinkLong } from './page.js';
import { expect, type Page, test } from './test.js';

const KEY = 'keddah.arimaa.game';

test('End turn shows why the turn cannot be ended yet', async ({ page }) => {
  await open(page);
  const end = page.getByRole('button', { name: 'End turn' });
  await expect(end).toHaveAccessibleDescription('Make a step first.');
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(end).toHaveAccessibleDescription('');
  await square(page, 'e3').click();
  await square(page, 'e2').click();
  await expect(end).toHaveAccessibleDescription('A turn must change the board.');
  await end.click({ force: true });
  expect(await listed(page)).toEqual([]);
});

test('the status line shows why a move is refused', async ({ page }) => {
  await open(page);
  await square(page, 'd7').click();
  await expect(page.locator('.status .careful')).toHaveText(/^The silver [a-z]+ is not yours to move\.$/);
});

test('Undo step undoes one step at a time', async ({ page }) => {
  await open(page);
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  const lamps = page.locator('.lamps .lit');
  await expect(lamps).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo step' }).click();
  await expect(lamps).toHaveCount(1);
});

test('a reload keeps the game and the unfinished turn', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  for (const name of ['e2', 'e4']) await square(page, name).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page)).toEqual(['Ee2n Ee3n']);
  for (const name of ['d7', 'd6']) await square(page, name).click();
  await page.getByRole('button', { name: 'Flip' }).click();
  await page.reload();
  await ready(page);
  expect(await listed(page)).toEqual(['Ee2n Ee3n']);
  await expect(page.locator('.lamps .lit')).toHaveCount(1);
  await expect(page.locator('.player.bottom')).toContainText('Silver');
});

for (const [what, text] of [
  ['no JSON', '{"record":'],
  ['no game', '{"record":"2g Zz9q","steps":[],"seats":"person person","orientation":"gold"}'],
] as const) {
  test(`a damaged saved game is set aside: ${what}`, async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (!sessionStorage.getItem('damaged')) localStorage.setItem(key!, text!);
        sessionStorage.setItem('damaged', 'yes');
      },
      [KEY, text],
    );
    await open(page);
    await expect(page.getByRole('status').filter({ hasText: 'set aside' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('keddah.arimaa.set-aside'))).toBe(text);
    await square(page, 'e2').click();
    await square(page, 'e3').click();
    await expect(page.locator('.lamps .lit')).toHaveCount(1);
  });
}

test('the page works without storage and says that nothing is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(page.locator('.lamps .lit')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'does not let the page save' })).toBeVisible();
});

/** The record of `GAME`. */
const RECORD = [
  '1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2',
  '1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7',
  ...GAME.map((turn, i) => `${2 + (i >> 1)}${i % 2 ? 's' : 'g'} ${turn}`),
].join('\n');

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('a pasted record opens and every turn can be viewed; an unreadable one changes nothing', async ({ page }) => {
  await open(page);
  await paste(page, '2g nonsense');
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await listed(page)).toEqual([]);

  await paste(page, RECORD);
  await expect.poll(() => listed(page)).toEqual(GAME);
  await page.locator('.turn-list button').nth(3).click();
  await expect(page.locator('.turn-list [aria-current=true]')).toContainText(GAME[2]!);
  await expect(page.locator('.status')).toContainText('You are looking at turn 3g.');
  await expect(square(page, 'a4')).toHaveAccessibleName(/gold rabbit/);
});

test('the list of turns stays where a person has scrolled it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 680 });
  await open(page);
  await paste(page, RECORD);
  const list = page.locator('.turn-list');
  const top = () => list.evaluate((element) => element.scrollTop);
  await expect.poll(top).toBeGreaterThan(0);
  // Whatever else changes on the page renders it again.
  await list.evaluate(async (element) => {
    element.scrollTop = 0;
    const table = element.closest<HTMLElement & { requestUpdate(): void; updateComplete: Promise<unknown> }>(
      'arimaa-table',
    )!;
    table.requestUpdate();
    await table.updateComplete;
  });
  expect(await top()).toBe(0);
  await list.locator('button').nth(1).click();
  await expect(list.locator('[aria-current=true]')).toContainText(GAME[0]!);
  await list.locator('[aria-current=true]').press('End');
  await expect.poll(top).toBeGreaterThan(0);
});

test('a repetition is announced before the turn ends, and the third one is refused', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  await newGame(page, 'Two people');
  const there = [
    ['e2', 'e3'],
    ['e7', 'e6'],
    ['e3', 'e2'],
    ['e6', 'e7'],
  ];
  const careful = page.locator('.status .careful');
  for (let times = 1; times <= 2; times++) {
    for (const [index, [from, to]] of there.entries()) {
      await square(page, from!).click();
      await square(page, to!).click();
      if (index === 3) break;
      await page.getByRole('button', { name: 'End turn' }).click();
      await expect.poll(() => listed(page)).toHaveLength((times - 1) * 4 + index + 1);
    }
    if (times === 1) {
      await expect(careful).toContainText('for the second time');
      await page.getByRole('button', { name: 'End turn' }).click();
    }
  }
  const end = page.getByRole('button', { name: 'End turn' });
  await expect(end).toHaveAccessibleDescription(/already occurred twice/);
  await expect(end).toHaveAttribute('aria-disabled', 'true');
});

test('the game that a new one replaced can be brought back', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  for (const name of ['e2', 'e4']) await square(page, name).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await newGame(page, 'Silver', 1);
  expect(await listed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect.poll(() => listed(page)).toEqual(['Ee2n Ee3n']);
  await expect(page.locator('.player.bottom')).toContainText('Gold');
});

test('arrow keys move through the list of turns', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  for (const [from, to] of [
    ['e2', 'e4'],
    ['e7', 'e5'],
  ]) {
    await square(page, from!).click();
    await square(page, to!).click();
    await page.getByRole('button', { name: 'End turn' }).click();
  }
  await page.locator('.turn-list [aria-current=true]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.turn-list button:focus')).toHaveAccessibleName('Turn 2g: Ee2n Ee3n');
  await expect(page.locator('.status')).toContainText('You are looking at turn 2g.');
  await expect(square(page, 'e7')).toHaveAccessibleName(/silver elephant/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(square(page, 'e5')).toHaveAccessibleName(/silver elephant/);
});

test('the page shows the search depth while the computer thinks', async ({ page }) => {
  await thinkLong(page);
  await open(page);
  await newGame(page, 'Gold');
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.status')).toContainText(
    /Silver is thinking · (one step|\d+ steps) ahead · [\d,]+ positions/,
  );
});

test('the page stays responsive while the computer thinks', { tag: ['@devtools', '@slow'] }, async ({ page }) => {
  await thinkLong(page);
  await open(page);
  await newGame(page, 'Gold');
  const client = await page.context().newCDPSession(page);
  // The processor time of the main thread, which other load does not lengthen.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  for (const name of ['e2', 'e3']) await square(page, name).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.status')).toContainText('Silver is thinking');
  const before = await busy();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  // A search on the main thread would keep it busy all the time.
  expect((await busy()) - before).toBeLessThan(0.4);
  await expect(page.locator('.status')).toContainText('Silver is thinking');
});

test('a ready-made setup can be chosen, and pieces exchanged by click', async ({ page }) => {
  await open(page);
  const e2 = await square(page, 'e2').getAttribute('aria-label');
  await page.getByText('Arrange your setup').click();
  await square(page, 'e2').click();
  await square(page, 'a1').click();
  await expect(square(page, 'e2')).toHaveAccessibleName(/rabbit/);
  await expect(square(page, 'a1')).toHaveAccessibleName(/elephant/);
  await page.getByRole('button', { name: 'Classic' }).click();
  await expect(square(page, 'e2')).toHaveAccessibleName(e2!);
});

for (const [locale, words] of [
  ['tr-TR', ['Yeni oyun', 'Hamleyi bitir']],
  ['pl-PL', ['Nowa gra', 'Zakończ ruch']],
  ['de-AT', ['Neue Partie', 'Zug beenden']],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the page is in this language', async ({ page }) => {
      await open(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      for (const name of words) await expect(page.getByRole('button', { name })).toBeVisible();
    });
  });
}

test('the chosen language and theme are stored', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox').selectOption('de');
  await page.getByRole('button', { name: /^Design/ }).click();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Zug beenden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const [colorScheme, width, height] of [
  ['light', 1280, 800],
  ['dark', 390, 844],
] as const) {
  test(`axe finds no violations: ${colorScheme}, ${width} px wide`, {
    tag: colorScheme === 'dark' ? '@color-scheme' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await open(page);
    for (const name of ['e2', 'e4']) await square(page, name).click();
    expect(await violations(page)).toEqual([]);
    for (const open of ['New game', 'How to play']) {
      await page.getByRole('button', { name: open }).click();
      expect(await violations(page, 'dialog[open]'), open).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('the board keeps its place through a turn', async ({ page }) => {
  await open(page);
  const box = () => page.locator('arimaa-board').boundingBox();
  const before = await box();
  await square(page, 'e2').click();
  expect(await box()).toEqual(before);
  await square(page, 'e4').click();
  expect(await box()).toEqual(before);
  await page.getByRole('button', { name: 'End turn' }).click();
  expect(await box()).toEqual(before);
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  expect(await box()).toEqual(before);
});
