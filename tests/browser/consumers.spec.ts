// Tests the packed package in pages of its users: without a bundler, and built by each bundler.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { samples } from '../consumers/app/samples.js';
import { build, install, project, run, serve, tutorial } from '../consumers/packed.mjs';
import { cook, frameworkRecipes, recipe, recipes } from '../consumers/recipes.mjs';
import { expect, type Locator, type Page, test } from './test.js';

// One after another, so that they share what was packed.
test.describe.configure({ mode: 'default' });

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

let home: string;
let server: { address: string; stop(): void };

test.beforeAll(async () => {
  ({ home } = install());
  server = await serve(home);
});

test.afterAll(() => server?.stop());

/** Opens a page. Returns its errors and warnings, also later ones. */
async function open(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const fault = message.type() === 'error' || message.type() === 'warning';
    // Lit warns of this unless it is built for production.
    if (fault && !message.text().startsWith('Lit is in dev mode')) faults.push(message.text());
  });
  await page.goto(address);
  return faults;
}

/** Opens the page of a recipe, which has no icon, although browsers request one. */
async function openRecipe(page: Page, address: string): Promise<string[]> {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  return open(page, address);
}

/** Plays a turn on every board by clicks, and waits for the computer's answer. */
async function playBoards(page: Page): Promise<void> {
  for (const [name, { turn, squares, button }] of Object.entries(samples)) {
    const board = page.locator(`${name}-board`);
    for (const square of squares) await board.locator(`[data-square="${square}"]`).click();
    if (button) await board.getByRole('button', { name: button }).click();
    const moves = () =>
      board.evaluate((element) => (element as HTMLElement & { state: { history: string[] } }).state.history);
    await expect.poll(async () => (await moves()).length, { timeout: 20_000 }).toBe(2);
    expect((await moves())[0]).toBe(turn);
  }
}

/**
 * Checks that the page's script plays a turn and gets an answer from the worker, then plays on the
 * boards.
 */
async function check(page: Page, address: string, expected: readonly string[] = []): Promise<void> {
  const faults = await open(page, address);
  for (const [name, { turn }] of Object.entries(samples)) {
    await expect
      .poll(() => page.evaluate(() => ({ ...document.documentElement.dataset })), { timeout: 20_000 })
      .toHaveProperty(`${name}Game`, expect.stringMatching(`^${turn} / .`));
  }
  await playBoards(page);
  expect(await page.evaluate(() => document.documentElement.dataset.error)).toBeUndefined();
  expect([...new Set(faults)]).toEqual(expected);
}

/** Tests with this tag run in `npm run test:consumers`, not in `npm test`. */
const extra = '@extra';

test('static HTML with an import map plays both games', async ({ page }) => {
  project(home, 'import-map');
  await check(page, `${server.address}/import-map/`);
});

test('static HTML below a sub-path with a strict content security policy plays both games', async ({ page }) => {
  project(home, 'strict-csp');
  await check(page, `${server.address}/strict/sub/path/strict-csp/`);
});

for (const script of ['boards.js', 'boards-inline.js']) {
  test(`two lines of HTML with ${script} from another origin play both games`, { tag: extra }, async ({ page }) => {
    project(home, 'cdn');
    await page.route('https://cdn.example/**', (route) => {
      const file = new URL(route.request().url()).pathname;
      return route.fulfill({
        path: path.join(home, 'node_modules', file),
        contentType: file.endsWith('.wasm') ? 'application/wasm' : 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await page.route('**/cdn/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('boards-inline.js', script) });
    });
    const faults = await open(page, `${server.address}/cdn/`);
    await playBoards(page);
    expect(faults).toEqual([]);
  });
}

test('a page that requires Trusted Types plays both games', { tag: extra }, async ({ page }) => {
  project(home, 'trusted-types');
  // The browser reports the address in the expression for bundlers, which keddah tries first.
  const reported = "This document requires 'TrustedScriptURL' assignment. The action has been blocked.";
  await check(page, `${server.address}/trusted-types/`, [reported]);
});

test.describe('in workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the recipe works as written: Workers', { tag: extra }, async ({ page }) => {
    const { place } = cook(recipe('Workers', frameworkRecipes), home);
    const { address, stop } = await serve(place);
    try {
      const faults = await openRecipe(page, `${address}/`);
      const [setup, move] = ['([A-Z][a-h][12] ?){16}', '[a-i]\\d[hv]?'];
      for (const id of ['shared', 'service'])
        await expect(page.locator(`#${id}`)).toHaveText(new RegExp(`^${setup}, ${move}$`));
      await expect(page.locator('#web')).toHaveText(new RegExp(`^${setup}, ${move}, ${move}$`));
      expect(faults).toEqual([]);
    } finally {
      stop();
    }
  });
});

test('a classic script in a page opened from a file plays both games', { tag: extra }, async ({ page }) => {
  const place = project(home, 'inline', 'classic');
  run(process.execPath, ['build.mjs'], place);
  await check(page, pathToFileURL(path.join(place, 'index.html')).href);
});

/** Plays a turn on every board of a recipe's page, and waits for the computer's answer. */
async function playRecipe(page: Page, address: string): Promise<void> {
  const faults = await openRecipe(page, address);
  let boards = 0;
  for (const [name, { squares, button }] of Object.entries(samples)) {
    const board = page.locator(`${name}-board`);
    if ((await board.count()) === 0) continue;
    boards++;
    await board.scrollIntoViewIfNeeded();
    const plies = () => board.evaluate((element) => (element as GameBoard).state?.plies ?? -1);
    await expect.poll(plies, { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
    const before = await plies();
    for (const square of squares) await board.locator(`[data-square="${square}"]`).click();
    if (button) await board.getByRole('button', { name: button }).click();
    await expect.poll(plies, { timeout: 20_000 }).toBe(before + 2);
  }
  expect(boards).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}

test('the recipe works as written: A classic script', { tag: extra }, async ({ page }) => {
  const { place } = cook(recipe('A classic script', frameworkRecipes), home);
  await playRecipe(page, pathToFileURL(path.join(place, 'index.html')).href);
});

test('the recipe works as written: Electron', { tag: extra }, async ({ playwright, launchOptions }) => {
  const { place } = cook(recipe('Electron', frameworkRecipes), home);
  // Electron lets a page load modules from files, as Chromium does with this switch.
  const args = [...(launchOptions.args ?? []), '--allow-file-access-from-files'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    await playRecipe(await browser.newPage(), pathToFileURL(path.join(place, 'index.html')).href);
  } finally {
    await browser.close();
  }
});

for (const title of ['A first board in a minute', 'Vite', 'webpack', 'esbuild', 'Rollup', 'HTML with an import map']) {
  test(`the README's recipe works as written: ${title}`, { tag: extra }, async ({ page }) => {
    const { place } = cook(recipe(title), home);
    // Vite's output contains the page; the other bundlers write a script beside it.
    const { address, stop } = await serve(title === 'Vite' ? path.join(place, 'dist') : place);
    try {
      await playRecipe(page, `${address}/`);
    } finally {
      stop();
    }
  });
}

test("the README's recipe works as written: Node, Deno and Bun", { tag: extra }, () => {
  expect(cook(recipe('Node, Deno and Bun'), home).output).toContain('+');
});

test('every recipe of the README is tested', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    ...['A first board in a minute', 'Node, Deno and Bun', 'Vite', 'webpack', 'esbuild', 'Rollup'],
    'HTML with an import map',
  ]);
});

const games = Object.keys(samples).length;
const built = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

type Bundled = { where: string; files: number; tag?: string };

// Vite and webpack copy all the wasm: with the player, with the rules alone, for the goals of
// lessons, and for the network of Quoridor. For the others the page sets one wasm for each game.
for (const [name, { where, files, tag = [] }] of Object.entries<Bundled>({
  vite: { where: 'vite/dist', files: 3 * games + 1 },
  webpack: { where: 'webpack', files: 3 * games + 1, tag: extra },
  esbuild: { where: 'esbuild', files: games },
  rollup: { where: 'rollup', files: games, tag: extra },
})) {
  test(`a page built by ${name} plays both games`, { tag }, async ({ page }) => {
    const place = project(home, name);
    build(place);
    expect(built(path.join(place, 'dist'), '.wasm')).toHaveLength(files);
    await check(page, `${server.address}/${where}/`);
  });
}

test('the inline entry points, bundled into one classic script, play both games', { tag: extra }, async ({ page }) => {
  const place = project(home, 'inline');
  build(place);
  expect(built(path.join(place, 'dist'), '')).toEqual(['main.js']);
  expect(readFileSync(path.join(place, 'dist', 'main.js'), 'utf8')).not.toContain('import.meta');
  await check(page, `${server.address}/inline/`);
});

test("a page from Vite's development server plays both games", { tag: extra }, async ({ page }) => {
  const place = project(home, 'vite', 'vite-dev');
  const { createServer } = await import('vite');
  const dev = await createServer({ root: place, logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
  try {
    await dev.listen();
    await check(page, dev.resolvedUrls!.local[0]!);
  } finally {
    await dev.close();
  }
});

/**
 * Reads the article of `examples/tutorial/` at an address: tries what its boards ask for, solves
 * its puzzle and its lesson.
 */
async function read(page: Page, address: string, words: { frozen: string; endTurn: string }): Promise<void> {
  const faults = await open(page, address);
  const boards = page.locator('arimaa-board');
  await expect(boards).toHaveCount(6);
  const play = async (board: Locator, ...squares: string[]) => {
    await board.scrollIntoViewIfNeeded();
    await board.evaluate((element) => (element as HTMLElementTagNameMap['arimaa-board']).ready);
    for (const square of squares) await board.locator(`[data-square="${square}"]`).click();
    await board.getByRole('button', { name: words.endTurn }).click();
  };
  const historyOf = (board: Locator) =>
    board.evaluate((element) => [...(element as HTMLElementTagNameMap['arimaa-board']).state!.history]);
  const thawed = boards.nth(1);
  await thawed.scrollIntoViewIfNeeded();
  await thawed.evaluate((element) => (element as HTMLElementTagNameMap['arimaa-board']).ready);
  await thawed.locator('[data-square="d4"]').click();
  await expect(thawed.getByText(words.frozen).first()).toBeVisible();
  await play(thawed, 'b4', 'c4', 'd4', 'e4');
  await expect.poll(() => historyOf(thawed)).toEqual(['Cb4e Hd4e']);
  await play(boards.nth(4), 'e2', 'e5');
  await expect
    .poll(() =>
      boards.nth(4).evaluate((element) => (element as HTMLElementTagNameMap['arimaa-board']).state!.puzzle?.outcome),
    )
    .toBe('solved');
  const lesson = boards.nth(5);
  await play(lesson, 'd2', 'f4');
  const lessonState = () =>
    lesson.evaluate((element) => (element as HTMLElementTagNameMap['arimaa-board']).state!.lesson!);
  await expect.poll(async () => (await lessonState()).outcome).toBe('solved');
  await lesson.evaluate((element) => (element as HTMLElementTagNameMap['arimaa-board']).next());
  await expect.poll(async () => (await lessonState()).stage).toBe(2);
  await play(lesson, 'b4', 'c4', 'd4', 'e4');
  await expect.poll(async () => (await lessonState()).done).toBe(true);
  expect(faults).toEqual([]);
}

/** The texts of the boards in the article, by language. */
const spoken = {
  en: { frozen: 'Frozen by the silver camel on d5', endTurn: 'End turn' },
  de: { frozen: 'Eingefroren durch', endTurn: 'Zug beenden' },
};

test('the article in plain HTML works under a strict policy, in both languages', { tag: extra }, async ({ page }) => {
  tutorial(home);
  await read(page, `${server.address}/strict/sub/path/tutorial/`, spoken.en);
  await read(page, `${server.address}/strict/sub/path/tutorial/index.de.html`, spoken.de);
});

test('the article in Markdown, built by a static-site generator, works, too', { tag: extra }, async ({ page }) => {
  build(tutorial(home));
  await read(page, `${server.address}/strict/sub/path/tutorial/_site/`, spoken.en);
  await read(page, `${server.address}/strict/sub/path/tutorial/_site/de/`, spoken.de);
});
