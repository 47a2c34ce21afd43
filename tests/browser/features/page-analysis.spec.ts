// Tests the analysis on the page: lines on the board, by click and by key, what ends it, what is
// remembered, and the games in which it is off.

import { violations } from '../axe.js';
import { listed, newGame, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

const tool = (page: Page) => page.getByRole('button', { name: 'Analyze', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Analysis' });
const lines = (page: Page) => panel(page).getByRole('listitem').getByRole('button', { name: /^\d+/ });

/** Returns the messages to workers that start and stop searches, as they are sent. */
async function recordSearches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, options?: object) {
      if (message.type !== 'init') sent.push({ type: message.type, record: message.record, limits: message.limits });
      post.call(this, message, options);
    };
  });
}
const lastSent = (page: Page) =>
  page.evaluate(() => (window as unknown as { sent: { type: string; record?: string }[] }).sent.at(-1));

test('nothing of the analysis is loaded before it is turned on', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await open(page);
  const isStudy = (path: string) => /\/load-study-[\w-]+\.(js|css)$/.test(path);
  expect(loaded.filter(isStudy)).toEqual([]);
  await expect(tool(page)).toHaveAttribute('aria-pressed', 'false');
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  expect(loaded.filter(isStudy)).not.toEqual([]);
});

test('lines are drawn while pointed at, and a click plays the first turn', { tag: ['@core', '@slow'] }, async ({
  page,
}) => {
  await open(page);
  await newGame(page, 'Two people');
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(panel(page)).toContainText(/Gold: \d+%/);
  await expect(panel(page)).toContainText(/depth \d+/);
  const arrows = page.locator('main .board [part~="arrow"]');
  await expect(arrows).toHaveCount(0);
  await lines(page).first().hover();
  await expect(arrows).not.toHaveCount(0);
  await page.mouse.move(1, 1);
  await expect(arrows).toHaveCount(0);
  await lines(page).nth(1).focus();
  await expect(arrows).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => listed(page)).toHaveLength(1);
  // The next position is analyzed, for the other side.
  await expect(panel(page)).toContainText(/Silver: \d+%/);
  await expect(page.locator('evaluation-bar .share')).toBeVisible();
});

test('the turns of a line are played on a small board; the arrow keys go through them', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await expect.poll(async () => (await lines(page).first().textContent())?.split('·').length).toBeGreaterThan(3);
  const drawing = page.locator('.line-board');
  await expect(drawing).toHaveCount(0);
  // The page is tested with reduced motion: the end of the line is shown at once.
  await lines(page).first().focus();
  await expect(drawing).toBeVisible();
  const [, played, length] = /(\d+)\/(\d+)/.exec((await drawing.textContent()) ?? '') ?? [];
  expect(played).toBe(length);
  await page.keyboard.press('ArrowLeft');
  await expect(drawing).toContainText(`${Number(length) - 1}/${length}`);
  await lines(page).first().blur();
  await expect(drawing).toHaveCount(0);
});

test('the position that is shown is the one that is searched; off ends the search', {
  tag: ['@core', '@jspi'],
}, async ({ page }) => {
  await recordSearches(page);
  await open(page, '/#quoridor');
  await page.locator('#board').evaluate((element) => element.setAttribute('seats', 'person person'));
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await square(page, 'e2').click();
  await expect(panel(page)).toContainText(/Player 2: \d+%/);
  await square(page, 'e8').click();
  await expect(panel(page)).toContainText(/Player 1: \d+%/);
  await expect.poll(() => lastSent(page)).toMatchObject({ type: 'search', record: expect.stringContaining('e8') });
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(panel(page)).toContainText(/Player 2: \d+%/);
  await expect.poll(() => lastSent(page)).toMatchObject({ record: expect.not.stringContaining('e8') });

  // A line of an earlier position becomes a variation; the turns of the game stay.
  const other = lines(page).filter({ hasNot: page.locator('b', { hasText: /^e8$/ }) });
  await other.first().click();
  await expect.poll(() => listed(page)).toHaveLength(3);
  expect((await listed(page)).slice(0, 2).map((text) => text.trim().slice(-2))).toEqual(['e2', 'e8']);

  await panel(page).getByRole('button', { name: 'Turn the analysis off' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => lastSent(page)).toMatchObject({ type: 'stop' });
});

test('on, and the number of lines, are remembered; the evaluation is announced on request', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  await panel(page).getByRole('combobox', { name: 'Number of lines' }).selectOption('5');
  await expect(lines(page)).toHaveCount(5);
  await page.reload();
  await ready(page);
  await expect(lines(page)).toHaveCount(5);
  await expect(tool(page)).toHaveAttribute('aria-pressed', 'true');
  const said = panel(page).getByRole('status');
  await expect(said).toBeEmpty();
  await panel(page)
    .getByRole('button', { name: /Player 1: \d+%/ })
    .click();
  await expect(said).toHaveText(/^Player 1 wins with a chance of \d+%\. Depth \d+\. Best turn: \S+\.$/);
  expect(await violations(page)).toEqual([]);
});

test('the computer answers at its level while the analysis is on', { tag: ['@core', '@slow'] }, async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await lines(page).first().click();
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(2);
  await expect(lines(page)).toHaveCount(3);
});

test('there is no analysis while a level is found or against a friend', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Find my level' }).click();
  await page.getByRole('dialog', { name: 'Find my level' }).getByRole('button', { name: 'Start' }).click();
  await expect(panel(page)).toContainText('There is no analysis while your level is being found.');
  await expect(lines(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play a friend by links' }).click();
  await page.getByRole('dialog', { name: 'Play a friend by links' }).getByRole('button', { name: 'Start' }).click();
  await expect(panel(page)).toContainText('There is no analysis while you play against another person.');
  await expect(lines(page)).toHaveCount(0);
});

test('of a finished game, earlier positions are analyzed', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await page.locator('#board').evaluate((element) => {
    const board = element as HTMLElementTagNameMap['quoridor-board'];
    const game = board.game!.clone();
    game.play('e2');
    game.end({ winner: 1, reason: 'resignation' });
    board.game = game;
  });
  await expect(panel(page)).toContainText('The game is over. Go back to an earlier turn to analyze it.');
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(lines(page)).toHaveCount(3);
});

test('the threat is described and marked, by button and by key, until the position changes', async ({ page }) => {
  await open(page, '/#quoridor');
  await page.locator('#board').evaluate((element) => {
    const board = element as HTMLElementTagNameMap['quoridor-board'];
    board.setAttribute('seats', 'person person');
    const game = board.game!.clone();
    for (const turn of 'e2 e8 e3 e7 e4 e6 d4 e5 c4 e4 b4 e3 a4 e2'.split(' ')) game.play(turn);
    board.game = game;
  });
  await tool(page).click();
  await expect(lines(page)).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Threat' }).click();
  const told = panel(page).locator('.threat');
  await expect(told).toContainText('It wins on e1.');
  await expect(page.locator('#board [part~="mark"]')).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Threat' }).press('t');
  await expect(told).toBeEmpty();
  await page.keyboard.press('t');
  await expect(told).toContainText('It wins on e1.');
  await square(page, 'a5').click();
  await expect(told).toBeEmpty();
});
