// Tests the lessons on the page: the question to new visitors, playing a lesson, the stored
// progress, the map, and the link from the last lesson to a game.

import { readFileSync } from 'node:fs';
import { violations } from './axe.js';
import { open, ready } from './page.js';
import { expect, type Page, test } from './test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];
type Stage = { id: string; goal?: string; solution?: string; answer?: string };
type Lesson = { id: string; stages: Stage[] };

const course = (game: string): { lessons: Lesson[] } =>
  JSON.parse(readFileSync(new URL(`../../pkg-template/courses/${game}.json`, import.meta.url), 'utf8'));
const lessons = (game: string): Lesson[] => course(game).lessons;

const status = (page: Page) => page.locator('.status');
const top = (page: Page) => page.locator('.strip').first();
const next = (page: Page) => page.locator('.way-on').getByRole('button', { name: 'Next' });

/** Reads the state of the lesson on the board. */
const lessonState = (page: Page) =>
  page.locator('#board').evaluate((board) => (board as GameBoard).state?.lesson ?? null);

/** Waits until a stage is on the board, by the ids of its lesson and its number from 1. */
async function shown(page: Page, lesson: string, stage: number): Promise<void> {
  await expect.poll(async () => (await lessonState(page))?.lesson).toBe(lesson);
  await expect.poll(async () => (await lessonState(page))?.stage).toBe(stage);
}

/** Plays the solution of the stage on the board, or reads it. */
async function solve(page: Page, { goal, solution = '' }: Stage): Promise<void> {
  if (!goal) return;
  const turns = await page.locator('#board').evaluate(async (element, moves) => {
    const shown = element as GameBoard;
    const board = document.createElement(shown.localName) as GameBoard;
    Object.assign(board, { position: String(shown.game), moves, hidden: true });
    document.body.append(board);
    await board.ready;
    const { history } = board.game!;
    board.remove();
    return [...history];
  }, solution.split('|')[0]!);
  const plies = () => page.locator('#board').evaluate((board) => (board as GameBoard).state!.plies);
  const start = await plies();
  for (let at = 0; at < turns.length; at += 2) {
    await expect.poll(plies).toBe(start + at);
    await page.locator('#board').evaluate((board, turn) => void (board as GameBoard).play(turn), turns[at]!);
  }
  await expect.poll(async () => (await lessonState(page))?.outcome).toBe('solved');
}

for (const game of ['arimaa', 'quoridor']) {
  test(`${game}: a new visitor is asked once, does the first lesson, and continues on the next visit`, {
    tag: '@slow',
  }, async ({ page }) => {
    const [first, second] = lessons(game) as [Lesson, Lesson];
    await open(page, `/#${game}`);
    const question = page.getByRole('link', { name: 'New to this? Two minutes.' });
    await question.click();
    await expect(page).toHaveURL(new RegExp(`#${game}/learn/${first.id}$`));
    await ready(page);
    await shown(page, first.id, 1);
    await expect(top(page)).toContainText('1 · ');
    expect(await violations(page)).toEqual([]);
    for (const [i, stage] of first.stages.entries()) {
      await shown(page, first.id, i + 1);
      await solve(page, stage);
      await next(page).click();
    }
    await shown(page, second.id, 1);
    await expect(page).toHaveURL(new RegExp(`#${game}/learn/${second.id}$`));
    const map = page.getByRole('navigation', { name: 'Lessons' });
    await expect(map).toContainText(`1 of ${lessons(game).length} lessons done`);
    await expect(map.getByRole('button').first()).toHaveAccessibleName(/3 of 3 stars/);

    await page.goto('about:blank');
    await page.goto(`/#${game}/learn`);
    await ready(page);
    await shown(page, second.id, 1);
    await map.getByRole('button').first().click();
    await shown(page, first.id, 1);
    await page.getByRole('link', { name: 'Play' }).click();
    await ready(page);
    await expect(page.locator('.guide, .folded-guide').first()).toBeVisible();
    await expect(question).toHaveCount(0);
  });
}

test('the map shows the lesson on the board when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/#arimaa/learn/14');
  await shown(page, lessons('arimaa')[13]!.id, 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  const map = page.getByRole('navigation', { name: 'Lessons' });
  await expect(map.locator('[aria-current=true]')).toBeInViewport({ ratio: 1 });
  await expect(map.getByRole('button').first()).not.toBeInViewport();
});

test('the rules link to the first lesson, and a visitor who has played is not asked', async ({ page }) => {
  const [first] = lessons('arimaa') as [Lesson];
  await open(page);
  await page.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Learn it in lessons' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ready(page);
  await shown(page, first.id, 1);
  // An unknown name opens the lessons, too.
  await page.goto('/#quoridor/learn/none');
  await ready(page);
  await shown(page, lessons('quoridor')[0]!.id, 1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('tr');
  await expect(page.getByRole('navigation', { name: 'Dersler' })).toBeVisible();
  await expect(status(page)).not.toHaveText('');
});

test('the last lesson leads to a game at level 1, or to the puzzles', async ({ page }) => {
  // Without the game against the computer at its end, whose turns are not known.
  const short = course('arimaa');
  const last = short.lessons.at(-1)!;
  last.stages = last.stages.filter(({ answer }) => !answer?.startsWith('level'));
  expect(last.stages.length).toBeGreaterThan(1);
  await open(page, `/#arimaa/learn/${last.id}`);
  await shown(page, last.id, 1);
  await page.locator('#board').evaluate((board, changed) => {
    (board as GameBoard).course = changed;
  }, short);
  for (const [i, stage] of last.stages.entries()) {
    await shown(page, last.id, i + 1);
    await solve(page, stage);
    if (i < last.stages.length - 1) await next(page).click();
  }
  await expect(page.getByRole('button', { name: 'On to the puzzles' })).toBeVisible();
  await page.getByRole('button', { name: 'Play level 1' }).click();
  await expect(page).toHaveURL(/#arimaa$/);
  await ready(page);
  await expect(page.locator('.player.silver .name')).toContainText('level 1');
});
