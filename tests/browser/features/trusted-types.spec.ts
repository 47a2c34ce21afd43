// Tests the page and the scripts for embedding where a strict content security policy requires
// Trusted Types: the computer plays, and the page can be used offline.

import { guard, unhurt } from '../hostile.js';
import { open, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

/** Plays a turn of the first player on the board of the page. */
const playTurn = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector<GameBoard>('arimaa-board, quoridor-board')!;
    board.play(board.localName === 'arimaa-board' ? 'Ee2n' : 'e2');
  });
const plies = (page: Page) =>
  page.evaluate(() => document.querySelector<GameBoard>('arimaa-board, quoridor-board')!.state!.plies);

for (const game of ['arimaa', 'quoridor'] as const) {
  const tag = game === 'arimaa' ? ['@core'] : [];
  test(`the computer of the page answers: ${game}`, { tag }, async ({ page }) => {
    const watch = await guard(page);
    await open(page, `/#${game}`);
    const before = await plies(page);
    await playTurn(page);
    await expect.poll(() => plies(page)).toBe(before + 2);
    await unhurt(page, watch);
  });
}

test('a page whose policy does not name keddah says that the computer cannot be started', async ({ page }) => {
  await guard(page, { types: "lit-html 'allow-duplicates'" });
  await open(page, '/#quoridor');
  await playTurn(page);
  await expect(page.getByRole('alert')).toContainText('The computer player could not be started.');
  // Two persons can go on.
  await page.evaluate(() => {
    document.querySelector('quoridor-board')!.seats = 'person person';
  });
  await square(page, 'e8').click();
  await expect.poll(() => plies(page)).toBe(2);
});

test('a board of the script for embedding plays', async ({ page }) => {
  const watch = await guard(page, { types: 'lit-html keddah', workers: 'blob:' });
  await page.route('**/embedding.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy':
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types lit-html keddah",
      },
      body: '<!doctype html><script src="/boards.js"></script><quoridor-board seats="person computer:1"></quoridor-board>',
    }),
  );
  await page.goto('/embedding.html');
  await page.evaluate(() => document.querySelector('quoridor-board')!.ready);
  await playTurn(page);
  await expect.poll(() => plies(page)).toBe(2);
  await unhurt(page, watch);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the service worker of the page starts', { tag: '@devtools' }, async ({ page }) => {
    const watch = await guard(page);
    await open(page, '/#quoridor');
    const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await expect.poll(state, { timeout: 30_000 }).toBe(true);
    await unhurt(page, watch);
  });
});
