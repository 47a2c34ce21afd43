// Tests hints on the page: their strength, progress and texts, and the reasons why there is none;
// and the computer that waits for the setup.

import { listed, newGame, open, square, thinkLong } from './page.js';
import { expect, type Page, test } from './test.js';

const hint = (page: Page) => page.getByRole('button', { name: 'Hint' });
const status = (page: Page) => page.locator('.status');

test('a hint is searched for at full strength and stays in words until the turn is over', { tag: '@slow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, options?: object) {
      if ('limits' in message) asked.push(message.limits);
      post.call(this, message, options);
    };
  });
  await open(page);
  await newGame(page, 'Gold', 1);
  await hint(page).click();
  await expect(status(page)).toContainText('Hint: ');
  await expect(status(page)).toContainText(/[a-h][1-8] to [a-h][1-8][.,]/);
  const [limits] = await page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);
  expect(limits).toMatchObject({ timeMs: 2000 });
  expect(limits).not.toHaveProperty('level');
  expect(await listed(page)).toEqual([]);

  // The words stay while the steps are made.
  const words = (await status(page).textContent())!.trim();
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(status(page)).toContainText(words);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(status(page)).not.toContainText('Hint');
});

test('the page shows that a hint is being searched for; a second press ends the search', async ({ page }) => {
  await thinkLong(page);
  await open(page, '/#quoridor');
  await hint(page).click();
  await expect(status(page)).toContainText('Looking for the best turn …');
  await expect(hint(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Looking for the best turn …' })).toHaveCount(1);
  await hint(page).click();
  await expect(status(page)).toContainText(/Hint: (To [a-i][1-9]|Wall [a-h][1-8][hv])\./);
  await expect(hint(page)).toHaveAttribute('aria-busy', 'false');
});

test('a hint keeps the steps of an unfinished turn and shows what to do', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await hint(page).click();
  await expect(status(page)).toContainText('A hint is for a complete turn: undo your steps first.');
  await expect(square(page, 'e3')).toHaveAttribute('aria-label', /elephant/);
});

test('playing Silver: two taps swap pieces while the setup panel is folded', async ({ page }) => {
  await open(page);
  await newGame(page, 'Silver', 1);
  await expect(status(page)).toContainText('Swap your pieces as you like, then start.');
  const [camel, elephant] = [square(page, 'd7'), square(page, 'e7')];
  const names = await Promise.all([camel, elephant].map((one) => one.getAttribute('aria-label')));
  expect(names[0]?.slice(4)).not.toBe(names[1]?.slice(4));
  await camel.click();
  await elephant.click();
  await expect(camel).toHaveAttribute('aria-label', `d7, ${names[1]!.slice(4)}`);

  await square(page, 'd2').click();
  await expect(status(page)).toContainText('Swap your pieces as you like, then start.');
  await hint(page).click();
  await expect(status(page)).toContainText('Press Start first: the computer has the first turn.');
});
