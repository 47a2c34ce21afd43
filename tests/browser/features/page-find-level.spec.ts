// Tests that three short games against the computer end with the proposal of a level.

import { listed, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const seats = (page: Page) => page.locator('#board').getAttribute('seats');

/** Opens the explanation from the dialog for a new game, and starts the first game. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Find my level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find my level' });
  await expect(dialog).toContainText('three short games');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Start' }).click();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/** Ends the game on the board with a win of the person. */
async function win(page: Page, winner: string | number): Promise<void> {
  await page.locator('#board').evaluate((element, side) => {
    const board = element as HTMLElementTagNameMap['quoridor-board'];
    const game = board.game!.clone();
    game.end({ winner: side as 1, reason: 'resignation' });
    board.game = game;
  }, winner);
}

test('a win raises the level, two losses lower it, and the proposal can be played', {
  tag: ['@core', '@slow'],
}, async ({ page }) => {
  await open(page, '/#quoridor');
  await begin(page);
  await expect(page.locator('.level-progress')).toHaveText('Your level · game 1 of 3');
  expect(await seats(page)).toBe('person computer:4');
  await expect(page.locator('#board')).toHaveJSProperty('state.size', 7);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await square(page, 'd2').click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
  await win(page, 1);
  await expect(result(page)).toContainText('Game 1 of 3: you won.');
  await expect(result(page).getByRole('button')).toHaveText(['Next game, level 7']);

  await result(page).getByRole('button', { name: 'Next game, level 7' }).click();
  await expect(page.locator('.level-progress')).toHaveText('Your level · game 2 of 3');
  expect(await seats(page)).toBe('computer:7 person');
  await resign(page);
  await expect(result(page)).toContainText('Game 2 of 3: you lost.');
  // The games continue after a reload, both during a game and between two games.
  await page.reload();
  await ready(page);
  await result(page).getByRole('button', { name: 'Next game, level 5' }).click();
  await expect(page.locator('.level-progress')).toHaveText('Your level · game 3 of 3');
  await page.reload();
  await ready(page);
  await expect(page.locator('.level-progress')).toHaveText('Your level · game 3 of 3');
  expect(await seats(page)).toBe('person computer:5');
  await resign(page);
  await expect(result(page)).toContainText('Your level: 4 · Relaxed');
  await expect(result(page)).toContainText(/Wins about \d\d of 100 games against level 3\./);

  await result(page).getByRole('button', { name: 'Play at this level' }).click();
  expect(await seats(page)).toBe('person computer:4');
  await expect(page.locator('#board')).toHaveJSProperty('state.size', 9);
  await expect(page.locator('.level-progress')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await page.getByRole('button', { name: 'New game' }).first().click();
  await expect(page.locator('[name=seat-2]')).toHaveValue('4');
});

test('a short game of Arimaa ends after its last turn, won by the side ahead in pieces', async ({ page }) => {
  await open(page);
  await begin(page);
  await expect(page.locator('.level-progress')).toHaveText('Your level · game 1 of 3 · 15 turns left');
  expect(await seats(page)).toBe('person computer:4');
  // After 29 turns without a capture, the computer makes the last one.
  await page.locator('#board').evaluate((element) => {
    const board = element as HTMLElementTagNameMap['arimaa-board'];
    board.seats = 'person person';
    const game = board.game!.clone();
    const turns = {
      gold: ['Ee3n', 'Ee4e', 'Ef4s', 'Ef3w'],
      silver: ['ed6s', 'ed5s', 'ed4w', 'ec4n', 'ec5n', 'ec6e'],
    };
    for (let i = 0; i < 29; i++) {
      const own = turns[game.position.toMove];
      game.play(own[Math.floor(i / 2) % own.length]!);
    }
    board.game = game;
    board.seats = 'person computer:1';
  });
  await expect(page.locator('.status')).toContainText('wins', { timeout: 20_000 });
  await expect(result(page)).toContainText('Game 1 of 3: you lost.');
  await expect(result(page)).toContainText('30 turns');
  await expect(
    page.getByRole('status').filter({ hasText: 'The side that was last ahead in pieces wins.' }),
  ).toBeVisible();
  await result(page).getByRole('button', { name: 'Next game, level 1' }).click();
  await expect(page.locator('.player.bottom')).toContainText('Silver');
  expect(await seats(page)).toBe('computer:1 person');
});

test('another game ends the search; the unfinished game can be restored', async ({ page }) => {
  await open(page, '/#quoridor');
  await begin(page);
  await square(page, 'd2').click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.level-progress')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect(page.locator('.level-progress')).toHaveText('Your level · game 1 of 3');
  await expect.poll(() => listed(page)).toHaveLength(2);
});
