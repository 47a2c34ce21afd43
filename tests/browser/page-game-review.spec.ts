// Tests the review of a game on the page: progress, cancel, graph, table, marks in the tree.

import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.js';
import { open, ready, square } from './page.js';

type Board = HTMLElementTagNameMap['quoridor-board'];

const review = (page: Page) => page.getByRole('region', { name: 'Review the game' });
const tree = (page: Page) => page.getByRole('region', { name: 'Variations' });
const shown = (page: Page) => tree(page).locator('[aria-current=true]');
const record = (page: Page) => page.locator('#board').evaluate((board) => (board as Board).game?.toRecord() ?? '');

/** Shows a game in which player 1 runs back and resigns. */
async function showGame(page: Page): Promise<void> {
  await open(page, '/#quoridor');
  await page.locator('#board').evaluate((element) => {
    const board = element as Board;
    board.setAttribute('seats', 'person person');
    const game = board.game!.clone();
    for (const turn of 'e2 e8 e3 e7 e2 e6 e1 e5'.split(' ')) game.play(turn);
    game.resign(1);
    board.game = game;
  });
}

test('the card of a finished game reviews it: graph, table, summary, and marks in the tree', async ({ page }) => {
  await showGame(page);
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).getByRole('table', { name: 'Win chances after each turn' })).toBeAttached({
    timeout: 60_000,
  });
  await expect(review(page).locator('tbody').first().getByRole('row')).toHaveCount(8);
  // The table, which only screen readers get, does not make the page longer.
  expect((await review(page).locator('.unseen').boundingBox())!.height).toBeLessThanOrEqual(1);
  // Running back is marked as wrong, with a better line beside it.
  await expect(tree(page).getByRole('button', { name: /^Turn .*: e2, (dubious turn|mistake|blunder)$/ })).toHaveCount(
    1,
  );
  await expect(tree(page).locator('.row[data-depth="1"]')).not.toHaveCount(0);
  expect(await record(page)).toMatch(/\[%win /);
  await expect(review(page).getByRole('table').nth(1)).toContainText('blunders');
  expect(await violations(page)).toEqual([]);

  // A click on the graph shows the turn there.
  const graph = review(page).locator('svg.chances');
  const box = (await graph.boundingBox())!;
  await graph.click({ position: { x: box.width * 0.99, y: box.height / 2 } });
  await expect(shown(page)).toContainText('e5');
  await graph.click({ position: { x: 2, y: box.height / 2 } });
  await expect(shown(page)).toContainText('e2');

  // The review is part of the saved game, and one step of undo takes it back.
  const before = await record(page);
  await page.reload();
  await ready(page);
  await expect(review(page).locator('svg.chances')).toBeVisible();
  expect(await record(page)).toBe(before);
});

test('a review is canceled, and undone', async ({ page }) => {
  await showGame(page);
  const before = await record(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Review the game' }).last().click();
  await expect(review(page).getByRole('progressbar')).toBeVisible();
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toHaveCount(0);
  expect(await record(page)).toBe(before);

  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
  await tree(page).getByRole('button', { name: 'Undo the last change' }).click();
  await expect.poll(() => record(page)).toBe(before);
});

test('mistakes are asked for again: the played turn fails, the best passes', async ({ page }) => {
  await showGame(page);
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
  const before = await record(page);
  await review(page).getByRole('button', { name: 'Your mistakes again' }).click();
  const quiz = page.getByRole('region', { name: 'Your mistakes again' });
  await expect(quiz).toContainText('Player 1 to move: find a better turn than e2.');
  await expect(tree(page)).toHaveCount(0);
  await square(page, 'e2').click();
  await expect(quiz).toContainText('That is the turn that was played.');
  await quiz.getByRole('button', { name: 'Hint' }).click();
  await expect(quiz).toContainText(/It is a (wall|step of the pawn)\./);
  // A step aside loses time as well, and is taken back.
  await square(page, 'd3').click();
  await expect(quiz).toContainText('There is a better turn. Try again.');
  await square(page, 'e4').click();
  await expect(quiz).toContainText('Well found.');
  await quiz.getByRole('button', { name: 'Back to the review' }).click();
  await expect(tree(page)).toBeVisible();
  expect(await record(page)).toBe(before);
});
