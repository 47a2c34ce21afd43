// Tests what the page fetches before its board can be used, and what only on use.

import { expect, type Page, test } from '@playwright/test';

/** Opens the page, and returns the names of the scripts that it fetches. */
async function open(page: Page, hash: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace(/^.*\//, '')));
  await page.goto(`/#${hash}`);
  await page.evaluate(() => customElements.whenDefined('keddah-page'));
  await expect(page.locator('keddah-page progress')).toHaveCount(0);
  return fetched;
}

test.use({ serviceWorkers: 'block' });

test('only the texts of the shown language are fetched', async ({ page }) => {
  const fetched = await open(page, 'arimaa');
  const languages = () => new Set(fetched.flatMap((name) => /^(en|tr|pl|de)-.*\.js$/.exec(name)?.[1] ?? []));
  expect([...languages()]).toEqual(['en']);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: 'Neue Partie' })).toBeVisible();
  expect([...languages()].sort()).toEqual(['de', 'en']);
});

test('a language that cannot be fetched leaves the shown one', async ({ page }) => {
  await open(page, 'arimaa');
  await page.route(/\/pl-.*\.js$/, (route) => route.abort());
  const choice = page.getByRole('combobox', { name: 'Language' });
  await choice.selectOption('pl');
  await expect(choice).toHaveValue('en');
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const game of ['arimaa', 'quoridor']) {
  test(`${game}: the engine is fetched with the first search`, async ({ page }) => {
    const fetched = await open(page, game);
    const workers = () => fetched.filter((name) => name.startsWith('worker-'));
    expect(workers()).toEqual([]);
    await page.evaluate(
      (name) => (document.querySelector(`${name}-board`) as unknown as { hint(): Promise<string> }).hint(),
      game,
    );
    expect(workers().length).toBe(1);
  });
}
