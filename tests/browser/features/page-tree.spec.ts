// Tests the tree of a game on the page: variations by turns and by lines of the analysis, walking
// through it, changing it, and what is saved of it.

import { violations } from '../axe.js';
import { open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

const tool = (page: Page) => page.getByRole('button', { name: 'Analyze', exact: true });
const tree = (page: Page) => page.getByRole('region', { name: 'Variations' });
const turns = (page: Page) => tree(page).locator('[data-node]');
const shown = (page: Page) => tree(page).locator('[aria-current=true]');
const panel = (page: Page) => page.getByRole('region', { name: 'Analysis' });
const lines = (page: Page) => panel(page).getByRole('listitem').getByRole('button', { name: /^\d+/ });
const button = (page: Page, name: string | RegExp) => tree(page).getByRole('button', { name, exact: true });
const texts = async (page: Page) =>
  (await turns(page).allTextContents()).slice(1).map((text) => text.replace(/\s+/g, ' ').trim());

type Board = HTMLElementTagNameMap['quoridor-board'];
const record = (page: Page) => page.locator('#board').evaluate((board) => (board as Board).game?.toRecord());
const seats = (page: Page) => page.locator('#board').evaluate((board) => (board as Board).seats);

/** Opens Quoridor with a game for two people, after these turns, and turns the analysis on. */
async function study(page: Page, moves: string[]): Promise<void> {
  await open(page, '/#quoridor');
  await page.locator('#board').evaluate((board) => board.setAttribute('seats', 'person person'));
  await tool(page).click();
  for (const move of moves) {
    await square(page, move).click();
    await expect.poll(() => record(page)).toContain(move);
  }
  await expect(turns(page)).toHaveCount(moves.length + 1);
}

test('another turn at an earlier position becomes a variation', { tag: '@core' }, async ({ page }) => {
  await study(page, ['e2', 'e8', 'e3']);
  expect(await texts(page)).toEqual([
    expect.stringContaining('e2'),
    expect.stringContaining('e8'),
    expect.stringContaining('e3'),
  ]);
  await turns(page).nth(1).click();
  await expect(shown(page)).toContainText('e2');
  await square(page, 'd9').click();
  await expect.poll(() => record(page)).toContain('1. e2 e8 (1... d9) 2. e3');
  await expect(shown(page)).toHaveAttribute('aria-label', /variation, Turn .*: d9/);
  // The rows are those of the main line and of the variation.
  await expect(tree(page).locator('.row[data-depth="1"]')).toHaveCount(1);

  await button(page, 'Make it the main line').click();
  await expect.poll(() => record(page)).toContain('1. e2 d9 (1... e8 2. e3)');
  await button(page, 'Undo the last change').click();
  await expect.poll(() => record(page)).toContain('1. e2 e8 (1... d9) 2. e3');
  await button(page, 'Delete this turn and what follows').click();
  await expect.poll(() => record(page)).not.toContain('d9');
  await expect(shown(page)).toContainText('e2');
  await button(page, 'Undo the last change').click();
  await expect.poll(() => record(page)).toContain('(1... d9)');
});

test('lines of the analysis are added; taken back turns stay', async ({ page }) => {
  await study(page, ['e2', 'e8']);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(shown(page)).toContainText('e2');
  await expect(turns(page)).toHaveCount(3);
  await square(page, 'f9').click();
  await expect.poll(() => record(page)).toContain('1. e2 e8 (1... f9)');
  await expect(shown(page)).toContainText('f9');
  await button(page, 'First turn').click();
  await expect(shown(page)).toContainText('Start');
  await expect(lines(page)).toHaveCount(3);
  // One of the lines may begin with the turn that was played.
  const first = (await lines(page).locator('b').allTextContents()).findIndex((turn) => turn !== 'e2');
  // Read and clicked at once, since the lines change while the search goes on.
  const turn = await lines(page)
    .nth(first)
    .evaluate((line) => {
      const text = line.querySelector('b')?.textContent;
      (line as HTMLElement).click();
      return text;
    });
  await expect.poll(() => record(page)).toContain(`1. e2 (1. ${turn})`);
});

test('a whole line of the analysis is added in one step, by click and by key', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  const add = panel(page).getByRole('button', { name: 'Add line 2 to the tree' });
  await expect.poll(async () => (await lines(page).nth(1).textContent())?.split('·').length).toBeGreaterThan(2);
  const before = await record(page);
  await add.click();
  await expect.poll(() => turns(page).count()).toBeGreaterThan(3);
  const added = (await turns(page).count()) - 1;
  await expect(panel(page).getByText(`${added} turns are in the tree now.`)).toBeAttached();
  // The position stays, and so do the players.
  await expect(shown(page)).toContainText('Start');
  expect(await seats(page)).toMatch(/^person computer/);
  await button(page, 'Undo the last change').click();
  await expect(turns(page)).toHaveCount(1);
  expect(await record(page)).toBe(before);

  await lines(page).first().focus();
  await page.keyboard.press('a');
  await expect.poll(() => turns(page).count()).toBeGreaterThan(3);
  await expect(lines(page).first()).toBeFocused();
  // The game continues with another turn, which comes before the line.
  const [first] = await texts(page);
  await square(page, 'd1').click();
  await expect.poll(() => record(page)).toMatch(/^1\. d1 \S+ /);
  await expect.poll(() => texts(page)).toContain(first);
  await expect(button(page, 'Back to the game')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('the keyboard walks through the tree, judges and deletes', async ({ page }) => {
  await study(page, ['e2', 'e8', 'e3']);
  await shown(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toContainText('e8');
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(shown(page)).toContainText('Start');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toContainText('e2');
  await page.keyboard.press('!');
  await expect(shown(page)).toContainText('!');
  await expect(shown(page)).toHaveAttribute('aria-label', /good turn$/);
  await page.keyboard.press('End');
  await expect(shown(page)).toContainText('e3');
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(turns(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(turns(page)).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
});

test('a key without effect does not move the focus from the judgment', async ({ page }) => {
  await study(page, ['e2', 'e8']);
  await shown(page).focus();
  await page.keyboard.press('ArrowRight');
  const judgment = tree(page).getByRole('combobox', { name: 'Judgment of the turn' });
  await judgment.focus();
  await judgment.selectOption('?!');
  await expect(shown(page)).toContainText('?!');
  await expect(judgment).toBeFocused();
});

test('comments and glyphs are shown in the tree, saved, and copied with the game', async ({ page }) => {
  await study(page, ['e2', 'e8']);
  await button(page, 'Comment').click();
  await tree(page).getByRole('textbox', { name: 'Comment' }).fill('Both run {straight}.');
  await button(page, 'Save').click();
  await tree(page).getByRole('combobox', { name: 'Judgment of the turn' }).selectOption('?!');
  await expect(tree(page)).toContainText('Both run {straight}.');
  await turns(page).nth(1).click();
  await expect(shown(page)).toContainText('e2');
  await square(page, 'd9').click();
  await expect(turns(page)).toHaveCount(4);
  const before = await record(page);
  await tool(page).click();
  await page.reload();
  await ready(page);
  // Without the analysis, the tree of a game with variations is shown all the same.
  await expect(shown(page)).toContainText('d9');
  await expect(tree(page)).toContainText('Both run {straight}.');
  await expect(tree(page)).toContainText('?!');
  expect(await record(page)).toEqual(before);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('dialog', { name: 'Share' }).getByRole('textbox').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
  await expect(tree(page)).toContainText('Both run {straight}.');
  expect(await record(page)).toEqual(before);
});

test('a position of the game against the computer is studied without its answer', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  await square(page, 'e2').click();
  await expect(turns(page)).toHaveCount(3, { timeout: 20_000 });
  const first = await seats(page);
  await turns(page).first().click();
  await expect(shown(page)).toContainText('Start');
  await square(page, 'd1').click();
  await expect(turns(page)).toHaveCount(4);
  expect(await seats(page)).toBe('person person');
  await square(page, 'd9').click();
  await expect(turns(page)).toHaveCount(5);

  // The study continues after a reload, and the game itself continues where it was.
  await page.reload();
  await ready(page);
  await expect(turns(page)).toHaveCount(5);
  await expect(shown(page)).toContainText('d9');
  await button(page, 'Back to the game').click();
  await expect.poll(() => seats(page)).toBe(first);
  await expect(button(page, 'Back to the game')).toHaveCount(0);
});

test('a large tree is listed around the turn that is shown, and further by scrolling', async ({ page }) => {
  await open(page, '/#quoridor');
  await tool(page).click();
  const count = await page.locator('#board').evaluate((element) => {
    const board = element as Board;
    board.seats = 'person person';
    const game = board.game!.clone();
    let size = 0;
    // Twenty lines of 250 turns, in which the pawns go back and forth.
    for (let n = 0; n < 20; n++) {
      game.goTo(0);
      for (let ply = 0; ply < 250; ply++) {
        const pawn = ['e1', 'e8', 'e2', 'e9'][ply % 4]!;
        game.play(ply === 0 ? `${'abgh'[n % 4]}${2 + Math.floor(n / 4)}h` : pawn, { variation: true });
        size++;
      }
    }
    board.game = game;
    return size;
  });
  const list = tree(page).locator('.lines');
  const listedTurns = () => turns(page).count();
  await expect.poll(listedTurns).toBeGreaterThan(100);
  expect(await listedTurns()).toBeLessThan(count / 5);

  await button(page, 'First turn').click();
  await expect(shown(page)).toContainText('Start');
  await expect(shown(page)).toBeInViewport();
  const atFirst = await listedTurns();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(listedTurns).toBeGreaterThan(atFirst);

  await button(page, 'Last turn').click();
  await expect(shown(page)).toBeInViewport();
  // Rows that are added above do not move the listed turns.
  const atLast = await listedTurns();
  const [id, top] = await list.evaluate((element) => {
    element.scrollTo(0, 60);
    const row = element.querySelectorAll('[data-node]')[20] as HTMLElement;
    return [row.getAttribute('data-node'), row.getBoundingClientRect().top];
  });
  await expect.poll(listedTurns).toBeGreaterThan(atLast);
  const box = await tree(page).locator(`[data-node="${id}"]`).boundingBox();
  expect(Math.abs((box?.y ?? 0) - top)).toBeLessThan(2);
  await shown(page).focus();
  await page.keyboard.press('Home');
  await expect(shown(page)).toContainText('Start');
  await expect(shown(page)).toBeFocused();
  await expect(shown(page)).toBeInViewport();
});
