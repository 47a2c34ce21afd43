/** Helpers for tests of clocks on the page. */
import { listed, open, square } from './page.js';
import { expect, type Page } from './test.js';

const strip = (page: Page, side: string | number) => page.locator(`.player[data-side="${side}"]`);
export const timer = (page: Page, side: string | number) => strip(page, side).getByRole('timer');
export const dialog = (page: Page) => page.getByRole('dialog');
export const status = (page: Page) => page.locator('.status');

/** Returns the seconds that a clock shows. */
export async function seconds(page: Page, side: string | number): Promise<number> {
  const [last = 0, minutes = 0, hours = 0] = ((await timer(page, side).textContent()) ?? '')
    .split(':')
    .reverse()
    .map(Number);
  return (hours * 60 + minutes) * 60 + last;
}

/** Expects that a clock shows this time, or less by what a slow machine takes. */
export const expectAbout = (page: Page, side: string | number, time: number) =>
  expect
    .poll(async () => {
      const shown = await seconds(page, side);
      return shown <= time && shown >= time - 25;
    })
    .toBe(true);

/**
 * Opens the page with options for a new game of Quoridor, between two people unless they say
 * otherwise. The time of the page is Playwright's.
 */
export async function openQuoridor(page: Page, options: object = {}): Promise<void> {
  await page.clock.install();
  await openInRealTime(page, options);
}

/** Opens the page with options for a new game of Quoridor. The time of the page passes. */
export async function openInRealTime(page: Page, options: object = {}): Promise<void> {
  await page.addInitScript((given) => {
    if (localStorage.getItem('keddah.quoridor.choice')) return;
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const choice = { version: 2, players: 2, size: 9, walls: 10, first: 1, seats, ...given };
    localStorage.setItem('keddah.quoridor.choice', JSON.stringify(choice));
  }, options);
  await open(page, '/#quoridor');
}

/** Opens the dialog for a new game, and in it the choice of a clock. */
export async function openChoice(page: Page, newGame = 'New game'): Promise<void> {
  await page.getByRole('button', { name: newGame }).first().click();
  const choice = dialog(page).locator('.clock-choice');
  if ((await choice.getAttribute('open')) === null) await choice.locator('summary').click();
}

/** Chooses a clock in the dialog for a new game, or writes own times. */
export async function choose(page: Page, control: string, own?: string): Promise<void> {
  await openChoice(page);
  await dialog(page).getByRole('combobox', { name: 'Clock' }).selectOption(control);
  if (own !== undefined) await dialog(page).getByRole('textbox', { name: 'Times' }).fill(own);
}

export async function start(page: Page, control: string, own?: string): Promise<void> {
  await choose(page, control, own);
  await dialog(page).getByRole('button', { name: 'Start' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('timer')).toHaveCount(2);
}

export async function play(page: Page, move: string): Promise<void> {
  const before = (await listed(page)).length;
  await square(page, move).click();
  await expect.poll(async () => (await listed(page)).length).toBe(before + 1);
}
