/** Helpers for the specs of the page. */
import { expect, type Locator, type Page } from './test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

/** A short game in which both sides cooperate; Gold wins on a8. */
export const GAME = [
  'Da2n Da3e',
  'da7s da6e db6s db5e',
  'Ra1n Ra2n Ra3n',
  'ra8s ra7s ra6e rb6s',
  'Ra4n',
  'hb7s hb6e',
  'Ra5n Ra6n Ra7n',
];

/** Opens the page and waits until the board can be used. Steps are not animated, to save time. */
export async function open(page: Page, address = '/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await ready(page);
}

/** Waits until the board of the page can be used. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<GameBoard>('main .board')?.state !== undefined);
  await expect(page.getByRole('button', { name: /New game|Neue Partie|Nowa gra|Yeni oyun/ }).first()).toBeVisible();
}

/**
 * Makes the computer think for this time unless it is stopped, whatever its level, on every page
 * loaded after this call.
 */
export async function thinkFor(page: Page, timeMs: number): Promise<void> {
  await page.addInitScript((timeMs) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, options?: object) {
      const changed = 'limits' in message ? { ...message, limits: { timeMs } } : message;
      post.call(this, changed, options);
    };
  }, timeMs);
}

/** Makes the computer think for ten minutes unless it is stopped: see `thinkFor`. */
export const thinkLong = (page: Page) => thinkFor(page, 600_000);

/** Returns a square of the board. */
export function square(page: Page, name: string): Locator {
  return page.locator(`main .board [data-square="${name}"]`);
}

/** Returns the place of an element on the page, wherever the page is scrolled to. */
export function placeOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}

/**
 * Types a number into a field over the one that is there. Playwright's `fill` leaves the old one in
 * an installed Firefox.
 */
export async function fillNumber(field: Locator, value: number): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(String(value));
}

/** Returns the texts of the turns in the page's list or tree, without the start position. */
export async function listed(page: Page): Promise<string[]> {
  return (await page.locator('.turn-list .steps, .tree .lines .steps').allTextContents()).slice(1);
}

/** Starts a new game through the dialog. */
export async function newGame(page: Page, who: string | RegExp, level?: number): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: who }).check();
  if (level !== undefined) await dialog.getByRole('slider').fill(String(level));
  await dialog.getByRole('button', { name: 'Start' }).click();
}

/** Returns the squares where a step begins and ends. */
export function squaresOf(step: string): [string, string] {
  const [file, rank, direction] = [step.charCodeAt(1), Number(step[2]), step[3]];
  const to = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] }[direction!]!;
  return [step.slice(1, 3), String.fromCharCode(file + to[0]!) + (rank + to[1]!)];
}

/**
 * Plays `GAME`, using `step` to make a step and `end` to end a turn, and checks the text at its
 * end.
 */
export async function playWhole(
  page: Page,
  step: (from: string, to: string) => Promise<void>,
  end: () => Promise<void>,
) {
  for (const [index, turn] of GAME.entries()) {
    for (const part of turn.split(' ')) await step(...squaresOf(part));
    await end();
    await expect.poll(() => listed(page)).toEqual(GAME.slice(0, index + 1));
  }
  await expect(page.locator('.status')).toContainText('Gold wins: a rabbit reached the goal.');
}
