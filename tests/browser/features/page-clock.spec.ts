// Tests clocks on the page. Time is that of Playwright's clock, so that nothing waits.

import {
  choose,
  dialog,
  expectAbout,
  openChoice,
  openQuoridor,
  play,
  seconds,
  start,
  status,
  timer,
} from '../clock.js';
import { listed, open, ready, square, thinkLong } from '../page.js';
import { expect, type Page, test } from '../test.js';

const spoken = (page: Page) => page.locator('.unseen[role=status]');

test('without a choice there is no clock', async ({ page }) => {
  await openQuoridor(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect(dialog(page).locator('.clock-choice')).toContainText('No clock');
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await play(page, 'e2');
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('the clock starts with the second turn, changes sides with each turn, and adds the increment', {
  tag: ['@core', '@clock'],
}, async ({ page }) => {
  await openQuoridor(page);
  await start(page, '3m+2s');
  await page.clock.fastForward(60_000);
  for (const player of [1, 2]) await expect(timer(page, player)).toHaveText('3:00');
  await expect(page.locator('.clock[data-running]')).toHaveCount(0);

  await play(page, 'e2');
  await expect(timer(page, 1)).toHaveText('3:00');
  await expect(timer(page, 2)).toHaveAttribute('data-running', '');
  await page.clock.fastForward(60_000);
  await expectAbout(page, 2, 120);
  // An earlier turn is looked at: the clock runs on.
  await page.getByRole('button', { name: 'First turn' }).click();
  await page.clock.fastForward(30_000);
  await expectAbout(page, 2, 90);
  await page.getByRole('button', { name: 'Last turn' }).click();
  await play(page, 'e8');
  await expectAbout(page, 2, 92);
  await expect(timer(page, 1)).toHaveAttribute('data-running', '');
  await expect(timer(page, 2)).not.toHaveAttribute('data-running');

  // The next game proposes the same clock, and so does a rematch.
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect(dialog(page).locator('.clock-choice')).toContainText('3 min + 2 sec');
});

test('with forced colors, the clock that runs and low time are seen by their shapes', { tag: '@media' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openQuoridor(page);
  await start(page, 'own', '15s');
  await play(page, 'e2');
  const look = (player: number) =>
    timer(page, player).evaluate((clock) => {
      const { outlineStyle, outlineWidth, outlineColor, color, backgroundColor } = getComputedStyle(clock);
      const mark = getComputedStyle(clock, '::before');
      return {
        outlineStyle,
        outlineWidth,
        outlineColor,
        color,
        backgroundColor,
        mark: mark.content,
        markColor: mark.color,
      };
    });
  await expect(timer(page, 2)).toHaveAttribute('data-running', '');
  expect(await look(1)).toMatchObject({ outlineStyle: 'none', mark: 'none' });
  const running = await look(2);
  expect(running).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  // The outline moves nothing.
  const [first, second] = [(await timer(page, 1).boundingBox())!, (await timer(page, 2).boundingBox())!];
  expect(second.width).toBeCloseTo(first.width, 2);
  expect(second.height).toBeCloseTo(first.height, 2);
  expect(running.outlineColor).not.toBe(running.backgroundColor);
  await page.clock.fastForward(8_000);
  await expect(timer(page, 2)).toHaveAttribute('data-low', '');
  const low = await look(2);
  expect(low).toMatchObject({ outlineWidth: '3px', mark: '"▲"' });
  for (const shown of [low.color, low.markColor]) expect(shown).not.toBe(low.backgroundColor);
});

test('a flag falls, also when timers come late, as in a hidden tab', async ({ page }) => {
  await openQuoridor(page);
  await start(page, '1m');
  await play(page, 'e2');
  // Runs each timer at most once, like a browser that delays the timers of hidden tabs.
  await page.clock.fastForward(300_000);
  await expect(status(page)).toContainText('Player 1 wins on time.');
  await expect(timer(page, 2)).toHaveText('0:00');
  await expect(spoken(page).filter({ hasText: 'Player 1 wins on time.' })).toHaveCount(1);
  await expect(page.locator('.clock[data-running]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rematch' }).click();
  for (const player of [1, 2]) await expect(timer(page, player)).toHaveText('1:00');

  // The result can be taken back: then the turn begins anew.
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect(status(page)).toContainText('Player 1 wins on time.');
  await expect(timer(page, 2)).toHaveText('0:00');
});

test('low time is marked, and announced once', async ({ page }) => {
  await openQuoridor(page);
  await start(page, '5m+3s');
  await play(page, 'e2');
  await expect(timer(page, 2)).not.toHaveAttribute('data-low');
  await page.clock.fastForward(281_000);
  await expect(timer(page, 2)).toHaveAttribute('data-low', '');
  const said = spoken(page).filter({ hasText: /Player 2: \d+ seconds left\./ });
  await expect(said).toHaveCount(1);
  const first = await said.textContent();
  await page.clock.fastForward(3000);
  expect(await said.textContent()).toBe(first);
  await expect(timer(page, 1)).not.toHaveAttribute('data-low');
});

test('taking back restores the clocks of that turn', async ({ page }) => {
  await openQuoridor(page);
  await start(page, '10m');
  await play(page, 'e2');
  await page.clock.fastForward(60_000);
  await play(page, 'e8');
  await page.clock.fastForward(120_000);
  await play(page, 'e3');
  await expectAbout(page, 1, 480);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectAbout(page, 1, 600);
  await expectAbout(page, 2, 540);
  await expect(timer(page, 1)).toHaveAttribute('data-running', '');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectAbout(page, 2, 600);
  await page.getByRole('button', { name: 'Take back' }).click();
  for (const player of [1, 2]) await expect(timer(page, player)).toHaveText('10:00');
  await expect(page.locator('.clock[data-running]')).toHaveCount(0);
});

test('clocks survive a reload, and are stopped while the page is closed or shows another game', async ({ page }) => {
  await openQuoridor(page);
  await start(page, '10m');
  await play(page, 'e2');
  await page.clock.fastForward(60_000);
  await play(page, 'e8');
  await page.clock.fastForward(240_000);
  await expectAbout(page, 1, 360);
  await page.goto('about:blank');
  await page.clock.fastForward(3_600_000);
  await page.goto('/#quoridor');
  await ready(page);
  await expectAbout(page, 1, 360);
  await expectAbout(page, 2, 540);
  await expect(timer(page, 1)).toHaveAttribute('data-running', '');

  await page.getByRole('link', { name: 'Arimaa' }).click();
  await ready(page);
  await page.clock.fastForward(600_000);
  await page.getByRole('link', { name: 'Quoridor' }).click();
  await expectAbout(page, 1, 360);
  await play(page, 'e3');
  await expect(timer(page, 2)).toHaveAttribute('data-running', '');
});

test('own times are checked, and refused with the place and the reason', async ({ page }) => {
  await openQuoridor(page);
  await choose(page, 'own', '2m+5x');
  const field = dialog(page).getByRole('textbox', { name: 'Times' });
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('unit');
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Character 5: this is not a unit. Units are s, m, h and d.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('30s/5m/100/0/8h');
  await field.blur();
  await expect(dialog(page)).toContainText('Quoridor has no rule for a time limit on the whole game');
  await field.fill('2+5');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(dialog(page)).toBeHidden();
  for (const player of [1, 2]) await expect(timer(page, player)).toHaveText('2:00');
});

test('errors in custom times are shown in each language', async ({ page }) => {
  await openQuoridor(page);
  for (const [language, name, sentence] of [
    ['de', 'Neue Partie', 'Zeichen 4: Nach dem Doppelpunkt steht eine Zahl von 0 bis 59.'],
    ['pl', 'Nowa gra', 'Znak 4: po dwukropku stoi liczba od 0 do 59.'],
    ['tr', 'Yeni oyun', '4. karakter: iki noktadan sonra 0 ile 59 arasında bir sayı gelir.'],
  ] as const) {
    await page.locator('.language select').selectOption(language);
    await openChoice(page, name);
    await dialog(page).locator('select[name=clock]').selectOption('own');
    await dialog(page).locator('input[name=times]').fill('10:75');
    await dialog(page).locator('input[name=times]').blur();
    await expect(dialog(page)).toContainText(sentence);
    await page.keyboard.press('Escape');
  }
});

test('four players and computers alone have no clock', async ({ page }) => {
  await openQuoridor(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await dialog(page).getByRole('radio', { name: 'Four', exact: true }).check();
  await expect(dialog(page).locator('.clock-choice')).toHaveCount(0);
  await dialog(page).getByRole('radio', { name: 'Two', exact: true }).check();
  await expect(dialog(page).locator('.clock-choice')).toHaveCount(1);
  for (const player of [1, 2]) {
    await dialog(page)
      .getByRole('combobox', { name: `Player ${player}` })
      .selectOption('Computer, level 1');
  }
  await expect(dialog(page).locator('.clock-choice')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Arimaa' }).click();
  await ready(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect(dialog(page).locator('.clock-choice')).toHaveCount(1);
  await dialog(page).getByRole('radio', { name: 'Two computers' }).check();
  await expect(dialog(page).locator('.clock-choice')).toHaveCount(0);
});

test('the computer moves before its time runs out, however long it would think', async ({ page }) => {
  await thinkLong(page);
  await openQuoridor(page, { seats: [{ kind: 'person' }, { kind: 'computer', level: 10 }] });
  await start(page, '1m');
  await square(page, 'e2').click();
  for (const turns of [2, 4]) {
    await expect(timer(page, 2)).toHaveAttribute('data-running', '');
    await expect(page.locator('.pulse')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect.poll(async () => (await listed(page)).length).toBe(turns);
    await expect(timer(page, 1)).toHaveAttribute('data-running', '');
    expect(await seconds(page, 2)).toBeGreaterThan(20);
    if (turns === 2) await square(page, 'e3').click();
  }
  await expect(status(page)).not.toContainText('wins');
});

test('in Arimaa unused time is saved, and a limit of turns is decided by the pieces', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await dialog(page).getByRole('radio', { name: 'Two people' }).check();
  await page.keyboard.press('Escape');
  await choose(page, 'own', '1m/5m/100/0/3t');
  await dialog(page).getByRole('radio', { name: 'Two people' }).check();
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  for (const side of ['gold', 'silver']) await expect(timer(page, side)).toHaveText('6:00');
  const turn = async (from: string, to: string) => {
    const before = (await listed(page)).length;
    await square(page, from).click();
    await square(page, to).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(async () => (await listed(page)).length).toBe(before + 1);
  };
  await turn('e2', 'e3');
  await page.clock.fastForward(20_000);
  await turn('e7', 'e6');
  // 40 s of the minute are saved, less what the test took.
  await expectAbout(page, 'silver', 400);
  expect(await seconds(page, 'silver')).toBeGreaterThan(360);
  await turn('e3', 'e4');
  await turn('e6', 'e5');
  await expect(status(page)).toContainText('Silver wins on time.');
  await expect(page.locator('.notice')).toContainText('The side that was last ahead in pieces wins.');
});
