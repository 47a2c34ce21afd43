// Tests what the page fetches before its board can be used, and what only on use.

import { readdirSync } from 'node:fs';
import { expect, type Page, test } from './test.js';

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

/** Makes the browser never idle until `idle` is called in the page. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (act) => waiting.push(act);
    const idle = () => {
      for (const act of waiting.splice(0)) act({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(window, { idle });
  });
}

/** Returns the wasm files among these, without their hashes. */
const wasmIn = (fetched: readonly string[]) =>
  fetched.filter((name) => name.endsWith('.wasm')).map((name) => name.replace(/_bg-.*$/, ''));

test('the page and its workers have each wasm in common', () => {
  const built = wasmIn(readdirSync('dist/assets'));
  expect(built.length).toBeGreaterThan(5);
  expect([...new Set(built)]).toEqual(built);
});

for (const game of ['arimaa', 'quoridor']) {
  for (const locale of ['en-GB', 'pl-PL'])
    test.describe(locale, () => {
      test.use({ locale });
      test(`${game}: the first file names everything that the start fetches`, async ({ page }) => {
        await neverIdle(page);
        const fetched = await open(page, game);
        const html = await (await page.request.get('/')).text();
        // The pictures of the rules follow once the board can be used.
        const scripts = fetched.filter((name) => /\.(js|wasm)$/.test(name) && !name.startsWith('guide-'));
        expect(scripts.filter((name) => !html.includes(name.replace(/\.js$/, '')))).toEqual([]);
        expect(scripts.length).toBeGreaterThan(10);
      });
    });

  test(`${game}: until the browser is idle, only the rules are fetched, without engine`, { tag: '@preload' }, async ({
    page,
  }) => {
    await neverIdle(page);
    const fetched = await open(page, game);
    await page.waitForTimeout(300);
    expect(wasmIn(fetched)).toEqual([`${game}-rules`]);
    await page.evaluate(() => (window as unknown as { idle(): void }).idle());
    await expect.poll(() => wasmIn(fetched)).toEqual([`${game}-rules`, game]);
    expect(fetched.filter((name) => name.startsWith('worker-'))).toEqual([]);
  });

  test(`${game}: a hint before the browser is idle fetches player, network and engine`, {
    tag: ['@preload', '@slow'],
  }, async ({ page }) => {
    await neverIdle(page);
    const fetched = await open(page, game);
    const hint = await page.evaluate(
      (name) => (document.querySelector(`${name}-board`) as unknown as { hint(): Promise<string> }).hint(),
      game,
    );
    expect(hint.length).toBeGreaterThan(1);
    const net = game === 'quoridor' ? ['quoridor-net'] : [];
    expect(wasmIn(fetched)).toEqual([`${game}-rules`, game, ...net]);
    expect(fetched.filter((name) => name.startsWith('worker-'))).toHaveLength(1);
  });
}
