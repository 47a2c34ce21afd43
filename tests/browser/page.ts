/** What the specs of the page share. */
import { expect, type Locator, type Page } from '@playwright/test';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

/** A short whole game for two people who mean each other well; gold wins on a8. */
export const GAME = [
  'Da2n Da3e',
  'da7s da6e db6s db5e',
  'Ra1n Ra2n Ra3n',
  'ra8s ra7s ra6e rb6s',
  'Ra4n',
  'hb7s hb6e',
  'Ra5n Ra6n Ra7n',
];

/** Opens the page and waits until the board can be used. Nothing moves by itself, so that tests need not wait. */
export async function open(page: Page, address = '/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<GameBoard>('main .board')?.state !== undefined);
  await expect(page.getByRole('button', { name: /New game|Neues Spiel|Nowa gra|Yeni oyun/ })).toBeVisible();
}

/** From the next page on the machine thinks until it is stopped, whatever its level: a test then has the time that it needs. */
export async function tireless(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, options?: object) {
      const asked = 'limits' in message ? { ...message, limits: { timeMs: 600_000 } } : message;
      post.call(this, asked, options);
    };
  });
}

/** A square of the board. */
export function square(page: Page, name: string): Locator {
  return page.locator(`main .board [data-square="${name}"]`);
}

/** The turns in the page's list, as they are written there; the start is left out. */
export async function listed(page: Page): Promise<string[]> {
  return (await page.locator('.turn-list .steps').allTextContents()).slice(1);
}

/** Starts a new game through the dialog. */
export async function newGame(page: Page, who: string | RegExp, level?: number): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: who }).check();
  if (level !== undefined) await dialog.getByRole('slider').fill(String(level));
  await dialog.getByRole('button', { name: 'Start' }).click();
}

/** The squares that a step leaves and reaches. */
export function squaresOf(step: string): [string, string] {
  const [file, rank, direction] = [step.charCodeAt(1), Number(step[2]), step[3]];
  const to = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] }[direction!]!;
  return [step.slice(1, 3), String.fromCharCode(file + to[0]!) + (rank + to[1]!)];
}

/** Plays a whole game by some way of making a step and of ending a turn; checks that the page tells the end. */
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
