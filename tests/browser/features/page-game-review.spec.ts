// Tests the review of a game on the page: progress, cancel, graph, table, marks in the tree.

import { violations } from '../axe.js';
import { open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

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

/** Lets reviews wait for the network until the returned function is called. */
async function holdReview(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.net$/, (route) => released.then(() => route.continue()).catch(() => {}));
  return release;
}

test('the card of a finished game reviews it: graph, table, summary, and marks in the tree', {
  tag: ['@core', '@slow'],
}, async ({ page }) => {
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
  const release = await holdReview(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Review the game' }).last().click();
  await expect(review(page).getByRole('progressbar')).toBeVisible();
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toHaveCount(0);
  expect(await record(page)).toBe(before);
  release();

  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
  await tree(page).getByRole('button', { name: 'Undo the last change' }).click();
  await expect.poll(() => record(page)).toBe(before);
});

test('a tab that is closed in the middle of a review keeps the game as it was', async ({ page }) => {
  await showGame(page);
  const before = await record(page);
  const start = page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review the game' });
  const release = await holdReview(page);
  await start.click();
  await expect(review(page).getByRole('progressbar')).toBeVisible();
  await page.reload();
  release();
  await ready(page);
  await expect(review(page)).toHaveCount(0);
  expect(await record(page)).toBe(before);
  await start.click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
});

test('in the exercise with mistakes, the played turn fails and the best turn passes', async ({ page }) => {
  await showGame(page);
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
  const before = await record(page);
  await review(page).getByRole('button', { name: 'Your mistakes again' }).click();
  const quiz = page.getByRole('region', { name: 'Your mistakes again' });
  await expect(quiz).toContainText('Player 1 to move: find a better turn than e2.');
  await expect(tree(page)).toHaveCount(0);
  // Nothing else gives the answer away.
  const reason = 'Hints and analysis are off while you look for a better turn.';
  const tools = page.getByRole('group', { name: 'Actions' });
  for (const name of ['Hint', 'Analyze']) {
    const tool = tools.getByRole('button', { name });
    await expect(tool).toBeDisabled();
    await expect(tool).toHaveAttribute('title', reason);
  }
  await square(page, 'e2').press('t');
  await expect(page.locator('.threat')).toHaveCount(0);
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
  for (const name of ['Hint', 'Analyze'])
    await expect(tools.getByRole('button', { name })).not.toHaveAttribute('title', reason);
  await expect(tools.getByRole('button', { name: 'Analyze' })).toBeEnabled();
});

test('a game of four players is reviewed, each chance from the side that moved', async ({ page }) => {
  await page.addInitScript(() => {
    const record = '[Players "4"]\n\n1. e2 b5 e8 h5 2. e1 c5 e7 g5\n';
    const game = { version: 2, record, seats: 'person person person person', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  });
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
  const turns = review(page).locator('tbody').first().getByRole('row');
  await expect(turns).toHaveCount(8);
  for (const [index, player] of [1, 2, 3, 4, 1, 2, 3, 4].entries())
    await expect(turns.nth(index)).toContainText(`Player ${player}`);
  const faults = review(page).locator('table.faults');
  await expect(faults.getByRole('row')).toHaveCount(5);
  // Player 1 alone ran back.
  const counts = async (player: number) =>
    (
      await faults
        .getByRole('row', { name: `Player ${player}` })
        .getByRole('cell')
        .allTextContents()
    ).map(Number);
  expect((await counts(1)).reduce((sum, n) => sum + n)).toBeGreaterThan(0);
  await expect(tree(page).getByRole('button', { name: /^Turn 2: e1, (dubious turn|mistake|blunder)$/ })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

/** Shows a game of Arimaa between two people that starts from a position. */
async function showArimaa(page: Page, pieces: Record<string, string>, moves: string): Promise<void> {
  const cells = Array<string>(64).fill(' ');
  for (const [name, piece] of Object.entries(pieces))
    cells[(8 - Number(name[1])) * 8 + name.charCodeAt(0) - 97] = piece;
  await page.addInitScript(
    (record) => {
      const game = { version: 2, record, steps: [], seats: 'person person', orientation: 'gold' };
      if (!localStorage.getItem('keddah.arimaa.game')) localStorage.setItem('keddah.arimaa.game', JSON.stringify(game));
    },
    `[Position "g [${cells.join('')}]"]\n\n${moves}`,
  );
  await open(page, '/#arimaa');
}

test('the exercise with mistakes works in Arimaa', async ({ page }) => {
  // Gold could win on a8, and moves its elephant instead. Then Silver wins.
  await showArimaa(page, { a5: 'R', e2: 'E', h4: 'r', g6: 'e' }, '2g Ee2n\n2s rh4s rh3s rh2s\n');
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Review the game' }).click();
  await expect(review(page).locator('svg.chances')).toBeVisible({ timeout: 60_000 });
  await review(page).getByRole('button', { name: 'Your mistakes again' }).click();
  const quiz = page.getByRole('region', { name: 'Your mistakes again' });
  await expect(quiz).toContainText('Gold to move: find a better turn than Ee2n.');
  const end = page.getByRole('button', { name: 'End turn' });
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await end.click();
  await expect(quiz).toContainText('There is a better turn. Try again.', { timeout: 20_000 });
  await quiz.getByRole('button', { name: 'Hint' }).click();
  await expect(quiz).toContainText('The piece on a5 moves first.');
  await square(page, 'a5').click();
  await square(page, 'a8').click();
  await end.click();
  await expect(quiz).toContainText('Well found.', { timeout: 20_000 });
  // The position after the turn is on the board; the question stays that of Gold.
  await expect(quiz).toContainText('Gold to move: find a better turn than Ee2n.');
});

test('the threat in Arimaa is described with the piece, and marked', async ({ page }) => {
  // Silver’s rabbit would win on h1. Gold’s own rabbit is too far from its goal.
  await showArimaa(page, { a2: 'R', c2: 'E', h3: 'r', b7: 'e' }, '');
  await page.getByRole('button', { name: 'Analyze' }).click();
  const panel = page.getByRole('region', { name: 'Analysis' });
  await panel.getByRole('button', { name: 'Threat' }).click();
  await expect(panel.locator('.threat')).toContainText('It wins on h1.', { timeout: 20_000 });
  await expect(page.locator('#board')).toHaveJSProperty('marks', 'h1=red');
  await square(page, 'a2').press('t');
  await expect(panel.locator('.threat')).toBeEmpty();
});
