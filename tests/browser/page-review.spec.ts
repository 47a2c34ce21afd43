// Tests reviewing a game on the page, playing on from an earlier turn, and what is around it: the
// focus of dialogs, the sentence after a resignation, the names of files.

import { listed, newGame, open, ready, square } from './page.js';
import { expect, type Page, test } from './test.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Shows a game for two people in which player 1 has resigned after four turns. */
async function resigned(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    const record = '[Result "2"]\n[Termination "resignation"]\n\n1. e2 e8 2. e3 e7\n';
    const game = { version: 2, record, seats: 'person computer:2', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  });
  await open(page, '/#quoridor');
}

test('buttons show the first, previous, next and last turn', async ({ page }) => {
  await resigned(page);
  const turn = page.locator('.turn-list [aria-current=true]');
  await expect(button(page, 'Next turn')).toBeDisabled();
  await expect(button(page, 'Last turn')).toBeDisabled();
  await button(page, 'Previous turn').click();
  await expect(turn).toContainText('e3');
  await button(page, 'First turn').click();
  await expect(page.locator('.status')).toContainText('You are looking at the start.');
  await expect(button(page, 'First turn')).toBeDisabled();
  await expect(button(page, 'Previous turn')).toBeDisabled();
  await button(page, 'Next turn').click();
  await expect(turn).toContainText('e2');
  await button(page, 'Last turn').click();
  await expect(turn).toContainText('e7');
});

test('the list of turns has a column for each side, and captures are emphasized', async ({ page }) => {
  // Silver begins. Its dog loses the support that kept it in the trap on c6.
  const cells = Array<string>(64).fill(' ');
  for (const [at, piece] of [
    [0, 'r'],
    [7, 'e'],
    [18, 'd'],
    [26, 'c'],
    [36, 'E'],
    [63, 'R'],
  ] as const)
    cells[at] = piece;
  await page.addInitScript(
    (record) => {
      const saved = { version: 2, record, steps: [], seats: 'person person', orientation: 'gold' };
      localStorage.setItem('keddah.arimaa.game', JSON.stringify(saved));
    },
    `[Position "s [${cells.join('')}]"]\n\n2s cc5s dc6x\n3g Rh1n`,
  );
  await open(page, '/#arimaa');
  const entry = (ply: number) => page.locator(`.turn-list li:has([data-ply="${ply}"])`);
  await expect(entry(1).locator('.steps')).toHaveText('cc5s dc6x');
  await expect(entry(1).locator('.taken')).toHaveText('dc6x');
  await expect(entry(1).locator('.number')).toHaveText('2');
  await expect(entry(1)).toHaveCSS('grid-column-start', '2');
  await expect(entry(2).locator('.taken')).toHaveCount(0);
  await expect(entry(2).locator('.number')).toHaveText('3');
  await expect(entry(2).locator('button')).toHaveAccessibleName('Turn 3g: Rh1n');
  const state = await page.evaluate(
    () => document.querySelector<HTMLElementTagNameMap['arimaa-board']>('#board')!.state!,
  );
  expect(state.lastTurn).toEqual([{ text: 'Rh1n', piece: 'R', from: 'h1', to: 'h2', captures: [] }]);
});

test('an earlier turn of a finished game can be played on from', async ({ page }) => {
  await resigned(page);
  await expect(button(page, 'Play from here')).toHaveCount(0);
  for (let i = 0; i < 2; i++) await button(page, 'Previous turn').click();
  await square(page, 'e3').click();
  await expect(page.locator('.status')).toContainText('Choose “Play from here” to go on from it.');
  await button(page, 'Play from here').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await square(page, 'e3').click();
  await expect.poll(() => listed(page)).toHaveLength(4);
  expect((await listed(page))[2]).toContain('e3');
  await page.reload();
  await ready(page);
  expect(await listed(page)).toHaveLength(4);
});

test('the game before playing from an earlier turn can be brought back', async ({ page }) => {
  await resigned(page);
  for (let i = 0; i < 2; i++) await button(page, 'Previous turn').click();
  await button(page, 'Play from here').click();
  await expect(page.getByRole('status').filter({ hasText: 'The game continues from turn 1.' })).toBeVisible();
  await button(page, 'Bring back the last game').click();
  await expect.poll(() => listed(page)).toHaveLength(4);
  await expect(page.locator('.status')).toContainText('You resigned: player 2 wins.');
});

test('playing Arimaa from an earlier turn drops the steps of an unfinished one', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  const play = async (from: string, to: string) => {
    await square(page, from).click();
    await square(page, to).click();
  };
  await play('e2', 'e4');
  await button(page, 'End turn').click();
  await play('e7', 'e6');
  await button(page, 'End turn').click();
  await play('d2', 'd3');
  await button(page, 'Previous turn').click();
  await button(page, 'Play from here').click();
  await expect.poll(() => listed(page)).toEqual(['Ee2n Ee3n']);
  await expect(page.locator('.lamps .lit')).toHaveCount(0);
  await play('d7', 'd6');
  await button(page, 'End turn').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
});

test('a person who resigns sees a message about it', async ({ page }) => {
  await open(page);
  await newGame(page, 'Gold', 1);
  await button(page, 'More').click();
  await button(page, 'Resign').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.status')).toContainText('You resigned: Silver wins.');
});

test('the focus of a dialog starts on its first choice', async ({ page }) => {
  await open(page);
  await button(page, 'New game').click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Gold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'More').click();
  await button(page, 'Paste a record or position').click();
  await expect(page.getByRole('textbox')).toBeFocused();
});

test('a saved file is named by game, date and players', { tag: '@download' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await resigned(page);
  await button(page, 'Share').click();
  const download = page.waitForEvent('download');
  await button(page, 'Save as TXT').click();
  expect((await download).suggestedFilename()).toBe('quoridor_2026-11-22_you_computer-2.txt');
});
