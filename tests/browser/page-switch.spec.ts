// Two games on one page: which is shown, what is fetched for it, and that each stays as it was left.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { listed, open, ready, square, tireless } from './page.js';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name, exact: true });

/** Goes to a game by its link. */
async function to(page: Page, game: 'Arimaa' | 'Quoridor'): Promise<void> {
  await link(page, game).click();
  await shown(page, game);
}

async function shown(page: Page, game: 'Arimaa' | 'Quoridor'): Promise<void> {
  await expect(page.locator(`${game.toLowerCase()}-board`)).toBeVisible();
  await ready(page);
  await expect(page).toHaveTitle(`${game} · keddah`);
  await expect(link(page, game)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveCount(1);
}

test('Arimaa is what someone new finds; the address then names it', async ({ page }) => {
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

test('the game played last is there at the next visit', async ({ page }) => {
  await open(page);
  await to(page, 'Quoridor');
  await page.goto('about:blank');
  await page.goto('/');
  await shown(page, 'Quoridor');
  expect(new URL(page.url()).hash).toBe('#quoridor');
});

test('back and forward go from game to game', async ({ page }) => {
  await open(page);
  await to(page, 'Quoridor');
  await page.goBack();
  await shown(page, 'Arimaa');
  await page.goForward();
  await shown(page, 'Quoridor');
});

test('the games are switched by keyboard', async ({ page }) => {
  await open(page);
  await link(page, 'Quoridor').focus();
  await page.keyboard.press('Enter');
  await shown(page, 'Quoridor');
  await expect(link(page, 'Quoridor')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await shown(page, 'Arimaa');
});

test('each game stays as it was left: on the page, and at the next visit', async ({ page }) => {
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

test('the machine of a game that is not shown does not move; back there, it does', async ({ page }) => {
  await tireless(page);
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

test('a dialog that is open when its game goes is closed', async ({ page }) => {
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

test.describe('without a worker for later', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [game, other] of [
    ['arimaa', 'quoridor'],
    ['quoridor', 'arimaa'],
  ] as const) {
    test(`a page with ${game} downloads nothing of ${other}`, async ({ page }) => {
      const bodies: Promise<[string, string]>[] = [];
      page.on('response', (response) => {
        bodies.push(
          response.text().then(
            (text) => [new URL(response.url()).pathname, text],
            () => [response.url(), ''],
          ),
        );
      });
      await open(page, `/#${game}`);
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(bodies);
      const wasm = all.filter(([path]) => path.endsWith('.wasm')).map(([path]) => path);
      expect(wasm).toHaveLength(1);
      expect(wasm[0]).toContain(game);
      // Elements are named in a game's code and nowhere else.
      expect(all.filter(([, text]) => text.includes(`${game}-board`)).length).toBeGreaterThan(0);
      expect(all.filter(([path, text]) => path.includes(other) || text.includes(`${other}-board`))).toEqual([]);
    });
  }

  test('a game that cannot be fetched says so, and is fetched again', async ({ page }) => {
    await open(page);
    await page.route('**/*.js', (route) => route.abort());
    await link(page, 'Quoridor').click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page, 'Quoridor');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`axe finds nothing in Quoridor: ${colorScheme}, ${viewport.width} wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await open(page, '/#quoridor');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (const name of ['New game', 'How to play', 'More']) {
        await page.getByRole('button', { name }).click();
        expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }
}
