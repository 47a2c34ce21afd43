// Tests the sections of the page and its puzzles: solving, wrong tries and their refutations, the
// rating, embedding, and opening a position in the analysis.

import { readFileSync } from 'node:fs';
import { violations } from '../axe.js';
import { open, ready } from '../page.js';
import { expect, type Page, test } from '../test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];
type Puzzle = { id: string; position: string; solution: string; goal?: string; theme: string; level: number };

const puzzles = (game: string): Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../../pkg-template/puzzles/${game}.json`, import.meta.url), 'utf8')).puzzles;

/** Returns a puzzle of a game, preferably one that the rules judge. */
const some = (game: string) => puzzles(game).find(({ goal }) => goal === 'win') ?? puzzles(game)[0]!;

const status = (page: Page) => page.locator('.status');
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to do' }).getByRole('link', { name });

/** Returns the turns of each solution, replies included. */
const solutions = (page: Page, { position, solution }: Puzzle) =>
  page.locator('#board').evaluate(
    async (shown, [start, all]) => {
      const lines: string[][] = [];
      for (const moves of all!.split('|')) {
        const board = document.createElement(shown.localName) as GameBoard;
        Object.assign(board, { position: start, moves, hidden: true });
        document.body.append(board);
        await board.ready;
        lines.push([...board.game!.history]);
        board.remove();
      }
      return lines;
    },
    [position, solution],
  );

const play = (page: Page, turn: string) =>
  page.locator('#board').evaluate((board, text) => void (board as GameBoard).play(text), turn);

/** Plays the turns of a solution. */
async function solve(page: Page, puzzle: Puzzle): Promise<void> {
  const [turns = []] = await solutions(page, puzzle);
  const sides = await page.locator('#board').evaluate((board) => Object.keys((board as GameBoard).state!.seats).length);
  for (let at = 0; at < turns.length; at += sides) {
    const played = () => page.locator('#board').evaluate((board) => (board as GameBoard).state!.plies);
    await expect.poll(played).toBe(at);
    await play(page, turns[at]!);
  }
  await expect(status(page)).toContainText('Solved. Well done!');
}

/** Plays the first legal turn that does not begin a solution. */
async function playWrong(page: Page, puzzle: Puzzle): Promise<void> {
  const good = (await solutions(page, puzzle)).map(([first = '']) => first);
  await page.locator('#board').evaluate((element, firsts) => {
    const board = element as GameBoard;
    const after = (turn: string) => {
      const game = board.game!.clone();
      game.play(turn);
      return String(game);
    };
    const solved = new Set(firsts.map(after));
    const turns = board.game!.legalMoves().map((move) => move.text);
    board.play(turns.find((turn) => board.game!.check(turn).ok && !solved.has(after(turn)))!);
  }, good);
  await expect(status(page)).toContainText('Not quite.');
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1280, 800],
] as const) {
  test(`in ${width} × ${height} the board keeps its size and place through all sections`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const place = () => page.locator('#board').boundingBox();
    const before = await place();
    for (const [name, hash] of [
      ['Puzzles', /#arimaa\/puzzles\/\w+$/],
      ['Analyze', /#arimaa$/],
      ['Learn', /#arimaa\/learn\/[\w-]+$/],
      ['Puzzles', /#arimaa\/puzzles\/\w+$/],
      ['Play', /#arimaa$/],
    ] as const) {
      await section(page, name).click();
      await expect(section(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(hash);
      await ready(page);
      expect(await place(), name).toEqual(before);
      const box = (await section(page, name).boundingBox())!;
      expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, name).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('.study')).toHaveCount(0);
  });
}

for (const game of ['arimaa', 'quoridor']) {
  test(`${game}: a solved puzzle raises the stored rating, and the next puzzle is shown`, { tag: '@core' }, async ({
    page,
  }) => {
    const puzzle = some(game);
    await open(page, `/#${game}/puzzles/${puzzle.id}`);
    await expect(page.locator('.strip').last()).toContainText('Rating 1000');
    expect(await violations(page)).toEqual([]);
    await solve(page, puzzle);
    await expect(page.locator('.strip .change')).toHaveText(/^\+\d+$/);
    const rating = (await page.locator('.strip').last().textContent())!.match(/Rating (\d+)/)![1]!;
    expect(Number(rating)).toBeGreaterThan(1000);
    await page.reload();
    await ready(page);
    await expect(page.locator('.strip').last()).toContainText(`Rating ${rating}`);
    await expect(page.locator('.puzzle-choice')).toContainText('1 solved');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).not.toHaveURL(new RegExp(puzzle.id));
    await expect(status(page)).not.toContainText('Solved');
  });

  test(`${game}: a wrong try is answered by the computer, and the solution can be seen`, async ({ page }) => {
    const puzzle = some(game);
    await open(page, `/#${game}/puzzles/${puzzle.id}`);
    const why = page.getByRole('button', { name: 'Why?' });
    await expect(why).toBeDisabled();
    await playWrong(page, puzzle);
    await expect(page.locator('.strip .change')).toHaveText(/^−\d+$/);
    await why.click();
    await expect(status(page)).toContainText(/wins \d+ of 100 games|ends the game/, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(why).toBeDisabled();
    await page.getByRole('button', { name: 'Solution' }).click();
    await expect(status(page)).toContainText('This is the solution.');
    const [turns = []] = await solutions(page, puzzle);
    await expect
      .poll(() => page.locator('#board').evaluate((board) => (board as GameBoard).state!.ply), { timeout: 10_000 })
      .toBe(turns.length);
    await page.getByRole('button', { name: 'Try again' }).click();
    await solve(page, puzzle);
    // Only the first try counts.
    await expect(page.locator('.puzzle-choice')).toContainText('None solved yet');
  });

  test(`${game}: a puzzle can be embedded by two lines, and carried to the analysis`, async ({ page }) => {
    const puzzle = some(game);
    await open(page, `/#${game}/puzzles/${puzzle.id}`);
    await page.getByRole('button', { name: 'Embed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Embed' });
    const tag = await dialog.getByLabel('A script and the board').inputValue();
    expect(tag.split('\n')).toHaveLength(2);
    for (const part of ['mode="puzzle"', `solution="${puzzle.solution}"`, `position="${puzzle.position}"`])
      expect(tag).toContain(part);
    expect(await violations(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(section(page, 'Analyze')).toHaveAttribute('aria-current', 'page');
    await ready(page);
    await expect
      .poll(() => page.locator('#board').evaluate((board) => String((board as GameBoard).game)))
      .toBe(puzzle.position);
  });
}

test('the puzzle of the day is the same on every visit, and solving it begins a streak', async ({ page }) => {
  await open(page, '/#quoridor/puzzles');
  const id = /puzzles\/(\w+)$/.exec(page.url())![1]!;
  const puzzle = puzzles('quoridor').find((one) => one.id === id)!;
  await expect(page.locator('.strip').first()).toContainText('Puzzle of the day');
  await expect(page.locator('.strip').last()).not.toContainText('in a row');
  await page.reload();
  await ready(page);
  expect(page.url()).toContain(id);
  await solve(page, puzzle);
  await expect(page.locator('.strip').last()).toContainText('1 day in a row');
  await expect(page.getByRole('button', { name: 'Puzzle of the day: solved' })).toBeVisible();
});

test('a link to a puzzle that does not exist shows another one with a message', async ({ page }) => {
  await open(page, '/#arimaa/puzzles/none');
  await expect(status(page)).toContainText('This link names a puzzle that the page does not have.');
  await expect(status(page)).toContainText(/(Gold|Silver): /);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: 'Warum?' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Spiele' }).getByRole('link', { name: 'Quoridor' }).click();
  await expect(page).toHaveURL(/#quoridor\/puzzles\/\w+$/);
  await expect(status(page)).toContainText('Spieler');
  await page.getByRole('button', { name: 'Spielregeln' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const locale of ['en', 'de', 'pl', 'tr']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('in low windows the lines beside the board are not wrapped or cut off', async ({ page }) => {
      // The longest name, and above level 10.
      const { id } = puzzles('quoridor').find(({ theme, level }) => theme === 'win-3' && level === 11)!;
      await page.setViewportSize({ width: 640, height: 400 });
      await open(page, `/#quoridor/puzzles/${id}`);
      await expect(page.locator('.strip strong')).not.toHaveText('');
      for (const [width, height] of [
        [640, 400],
        [740, 400],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of await page.locator('.strip > *').all()) {
          expect((await part.boundingBox())!.height, `${width} × ${height}`).toBeLessThan(30);
          expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
