// Tests draws on the page: repeated positions, offers between people, and the computer's answers.

import { listed, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

const SHUFFLE = ['e2', 'e8', 'e1', 'e9'];
/** After these moves the start position occurs for the third time. */
const THIRD = [...SHUFFLE, ...SHUFFLE].join(' ');
const DRAWN = { kind: 'drawn', reason: 'agreement' };

const status = (page: Page) => page.locator('.status');
const menuItem = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click();
  return page.locator('#menu').getByRole('button', { name });
};
const offer = async (page: Page) => (await menuItem(page, 'Offer a draw')).click();
/** Opens a record; `who` is the choice of what the visitor plays. */
const paste = async (page: Page, text: string, who: string) => {
  await (await menuItem(page, 'Paste')).click();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('combobox', { name: 'You play' }).selectOption(who);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};
const boardStatus = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElementTagNameMap['quoridor-board']>('main .board')?.state?.status);

test('two people see a message about the third occurrence, and agree on a draw', { tag: '@core' }, async ({ page }) => {
  await open(page, '/#quoridor');
  await paste(page, THIRD.slice(0, -3), 'Everyone at this screen');
  await square(page, 'e9').click();
  await expect(status(page)).toContainText('This position has occurred three times. You may agree on a draw.');
  await offer(page);
  const dialog = page.getByRole('dialog', { name: 'Agree on a draw?' });
  await expect(dialog).toContainText('Player 1 offers a draw.');
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(dialog).toBeHidden();
  expect((await boardStatus(page))?.kind).toBe('playing');
  await offer(page);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(status(page)).toContainText('Draw by agreement.');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(await menuItem(page, 'Offer a draw')).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(status(page)).toContainText('Draw by agreement.');
  expect(await boardStatus(page)).toEqual(DRAWN);
});

test('a draw is shown in every language', async ({ page }) => {
  await open(page, '/#quoridor');
  await paste(page, 'e2 e8 1/2-1/2', 'Everyone at this screen');
  await expect(status(page)).toContainText('Draw by agreement.');
  for (const [lang, text] of [
    ['de', 'Remis durch Einigung.'],
    ['pl', 'Remis za obopólną zgodą.'],
    ['tr', 'Oyun anlaşmayla berabere bitti.'],
  ] as const) {
    await page.evaluate((lang) => document.querySelector<HTMLElement>('main .board')?.setAttribute('lang', lang), lang);
    const shown = () =>
      page.evaluate(() => document.querySelector<HTMLElementTagNameMap['quoridor-board']>('main .board')?.state?.text);
    await expect.poll(shown).toBe(text);
  }
});

test('the computer declines a draw in an even game', async ({ page }) => {
  await open(page, '/#quoridor');
  await offer(page);
  await expect(status(page)).toContainText('The computer declines the draw.', { timeout: 30_000 });
  expect((await boardStatus(page))?.kind).toBe('playing');
  await square(page, 'e2').click();
  await expect(status(page)).not.toContainText('declines');
});

test('the computer agrees to a draw when it is losing', async ({ page }) => {
  await open(page, '/#quoridor');
  await paste(page, '//e7e5/8 0/1', 'Player 1');
  await offer(page);
  await expect(status(page)).toContainText('Draw by agreement.', { timeout: 30_000 });
  expect(await boardStatus(page)).toEqual(DRAWN);
});

test('the computer offers a draw in a repeated position, and may be refused', async ({ page }) => {
  await open(page, '/#quoridor');
  await paste(page, THIRD, 'Player 1');
  const notice = page.locator('.notice');
  await expect(notice).toContainText('The computer offers a draw.', { timeout: 30_000 });
  await notice.getByRole('button', { name: 'Keep playing' }).click();
  await expect(notice).not.toContainText('offers a draw');
  expect((await boardStatus(page))?.kind).toBe('playing');
  await page.reload();
  await ready(page);
  await expect(notice).toContainText('The computer offers a draw.', { timeout: 30_000 });
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(status(page)).toContainText('Draw by agreement.');
  await expect(notice).not.toContainText('offers a draw');
  // The draw alone is taken back: the person is still to move.
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await boardStatus(page)).toEqual({ kind: 'playing', toMove: 1 });
  expect(await listed(page)).toHaveLength(8);
});

test('an offer of the computer lapses with the next move', async ({ page }) => {
  await open(page, '/#quoridor');
  await paste(page, THIRD, 'Player 1');
  const notice = page.locator('.notice');
  await expect(notice).toContainText('The computer offers a draw.', { timeout: 30_000 });
  await square(page, 'e2').click();
  await expect(notice).not.toContainText('offers a draw');
});

test('four players see a message about a repetition, but cannot agree on a draw', async ({ page }) => {
  await open(page, '/#quoridor');
  const shuffle = 'e2 b5 e8 h5 e1 a5 e9 i5 ';
  await paste(page, `[Players "4"]\n\n${shuffle}${shuffle}`, 'Everyone at this screen');
  await expect(status(page)).toContainText('This position has occurred three times.');
  await expect(status(page)).not.toContainText('draw');
  await expect(await menuItem(page, 'Offer a draw')).toHaveCount(0);
});
