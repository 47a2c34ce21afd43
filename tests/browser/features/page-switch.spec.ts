// Tests the switch between the games: which one is shown, what it downloads, what it keeps.

import { violations } from '../axe';
import { listed, open, ready, square, thinkLong } from '../page.js';
import { expect, type Page, test } from '../test.js';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name, exact: true });

/** Switches to a game with its link. */
async function to(page: Page, game: 'Arimaa' | 'Quoridor'): Promise<void> {
  await link(page, game).click();
  await shown(page, game);
}

/** Checks that a game is shown, and that the title and the navigation name it. */
async function shown(page: Page, game: 'Arimaa' | 'Quoridor'): Promise<void> {
  await expect(page.locator(`${game.toLowerCase()}-board`)).toBeVisible();
  await ready(page);
  await expect(page).toHaveTitle(`${game} · keddah`);
  await expect(link(page, game)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Games' }).locator('[aria-current=page]')).toHaveCount(1);
}

test('a new visitor sees Arimaa, and the address names it', async ({ page }) => {
  await open(page);
  await shown(page, 'Arimaa');
  expect(new URL(page.url()).hash).toBe('#arimaa');
});

for (const [address, game] of [
  ['/#quoridor', 'Quoridor'],
  ['/#quoridor/more', 'Quoridor'],
  ['/#arimaa', 'Arimaa'],
  ['/#chess', 'Arimaa'],
] as const) {
  test(`the address ${address} opens ${game}`, async ({ page }) => {
    await open(page, address);
    await shown(page, game);
  });
}

test('the next visit opens the game played last', async ({ page }) => {
  await open(page);
  await to(page, 'Quoridor');
  await page.goto('about:blank');
  await page.goto('/');
  await shown(page, 'Quoridor');
  expect(new URL(page.url()).hash).toBe('#quoridor');
});

test('the buttons Back and Forward of the browser switch games', async ({ page }) => {
  await open(page);
  await to(page, 'Quoridor');
  await page.goBack();
  await shown(page, 'Arimaa');
  await page.goForward();
  await shown(page, 'Quoridor');
});

test('the keyboard switches games', async ({ page }) => {
  await open(page);
  await link(page, 'Quoridor').focus();
  await page.keyboard.press('Enter');
  await shown(page, 'Quoridor');
  await expect(link(page, 'Quoridor')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await shown(page, 'Arimaa');
});

test('each game keeps its state, on the page and at the next visit', { tag: '@core' }, async ({ page }) => {
  await open(page);
  for (const name of ['e2', 'e4']) await square(page, name).click();
  await to(page, 'Quoridor');
  await square(page, 'e2').click();
  await expect.poll(async () => (await listed(page)).length, { timeout: 20_000 }).toBe(2);
  const played = await listed(page);
  await to(page, 'Arimaa');
  await expect(page.locator('.lamps .lit')).toHaveCount(2);
  await page.reload();
  await shown(page, 'Arimaa');
  await expect(page.locator('.lamps .lit')).toHaveCount(2);
  await to(page, 'Quoridor');
  expect(await listed(page)).toEqual(played);
});

test('the computer does not move in a hidden game, and continues when it is shown again', async ({ page }) => {
  await thinkLong(page);
  await open(page);
  for (const name of ['e2', 'e4']) await square(page, name).click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.status')).toContainText('Silver is thinking');
  await to(page, 'Quoridor');
  const kept = await page.evaluate(() => localStorage.getItem('keddah.arimaa.game'));
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => localStorage.getItem('keddah.arimaa.game'))).toBe(kept);
  await to(page, 'Arimaa');
  await expect(page.locator('.status')).toContainText('Silver is thinking');
});

test('switching games closes an open dialog', async ({ page }) => {
  await open(page);
  await to(page, 'Quoridor');
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('dialog')).toContainText('A wall is two squares long');
  await page.goBack();
  await shown(page, 'Arimaa');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await shown(page, 'Quoridor');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [game, other] of [
  ['arimaa', 'quoridor'],
  ['quoridor', 'arimaa'],
] as const) {
  test(`a page with ${game} downloads nothing of ${other}`, async ({ page }) => {
    const bodies: Promise<[string, string]>[] = [];
    const wasm: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.wasm')) wasm.push(pathname);
      bodies.push(
        response.text().then(
          (text) => [pathname, text],
          () => [response.url(), ''],
        ),
      );
    });
    await open(page, `/#${game}`);
    await page.getByRole('button', { name: 'Hint' }).click();
    // The rules alone, the player, and in Quoridor the player with the network. In Firefox nothing
    // is requested for a while before the last one.
    await expect.poll(() => wasm.length).toBe(game === 'arimaa' ? 2 : 3);
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(bodies);
    expect(wasm).toHaveLength(game === 'arimaa' ? 2 : 3);
    for (const file of wasm) expect(file).toContain(game);
    // The name of a board element occurs only in the code of its game, and in names of files.
    const withoutFiles = (text: string) => text.replaceAll(/\w+-board-[\w-]{7}(\.js)?\b/g, '');
    expect(all.filter(([, text]) => text.includes(`${game}-board`)).length).toBeGreaterThan(0);
    expect(all.filter(([path, text]) => path.includes(other) || withoutFiles(text).includes(`${other}-board`))).toEqual(
      [],
    );
  });
}

test('a game that fails to load shows an error, and loading can be retried', async ({ page }) => {
  await open(page);
  await page.route('**/*.js', (route) => route.abort());
  await link(page, 'Quoridor').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shown(page, 'Quoridor');
});

for (const [colorScheme, width, height] of [
  ['light', 1280, 800],
  ['dark', 390, 844],
] as const) {
  test(`axe finds no violations in Quoridor: ${colorScheme}, ${width} px wide`, {
    tag: colorScheme === 'dark' ? '@color-scheme' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await open(page, '/#quoridor');
    expect(await violations(page)).toEqual([]);
    for (const name of ['New game', 'How to play', 'More']) {
      await page.getByRole('button', { name }).click();
      expect(await violations(page, 'dialog[open], :popover-open'), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
