// Tests that a board whose rules or computer player cannot be loaded shows a message, and that
// loading can be retried.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samples } from '../../consumers/app/samples.js';
import { history, open, square } from '../board.js';
import { expect, type Page, test } from '../test.js';

const RULES = {
  en: ['The rules could not be loaded.', 'Try again'],
  de: ['Die Regeln konnten nicht geladen werden.', 'Noch einmal versuchen'],
  pl: ['Nie udało się wczytać zasad.', 'Spróbuj ponownie'],
  tr: ['Kurallar yüklenemedi.', 'Tekrar dene'],
} as const;

const PLAYER = {
  en: 'The computer player could not be started.',
  de: 'Der Computer als Gegner konnte nicht gestartet werden.',
  pl: 'Nie udało się uruchomić gracza komputerowego.',
  tr: 'Bilgisayar rakip başlatılamadı.',
} as const;

const SCRIPTS = {
  missing: '/nowhere.js',
  throwing: 'data:text/javascript,throw new Error("broken")',
  crashing: `data:text/javascript,postMessage({ type: 'ready', games: ['arimaa', 'quoridor'], pauses: true });
    onmessage = () => { throw new Error('broken') };`,
  sound: '/pkg/engine/worker-arimaa.js',
};

/** Makes the engines use the script at this address as their worker. */
async function setWorker(page: Page, address: string): Promise<void> {
  await page.evaluate(async (worker) => {
    const address = '/pkg/arimaa.js';
    const { locate } = await import(address);
    locate({ worker });
  }, address);
}

const useWorker = (page: Page, script: keyof typeof SCRIPTS): Promise<void> => setWorker(page, SCRIPTS[script]);

/**
 * Serves another origin: a script that other origins may not read, and for every other address an
 * answer 404, which they may read.
 */
async function serveOtherOrigin(): Promise<{ refused: string; missing: string; stop(): void }> {
  const server = createServer((request, response) => {
    if (request.url === '/refused.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end('// empty');
    else response.writeHead(404, { 'access-control-allow-origin': '*' }).end('Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { refused: `${address}/refused.js`, missing: `${address}/missing.js`, stop: () => server.close() };
}

/** Plays a turn of Gold, to which the computer must reply. */
async function playTurn(page: Page): Promise<void> {
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.evaluate(() => globalThis.board.endTurn());
}

/** Returns the code with which `ready` rejects; `ok` if it resolves. */
const ready = (page: Page): Promise<string> =>
  page.evaluate(() =>
    globalThis.board.ready.then(
      () => 'ok',
      ({ code }) => code,
    ),
  );

/** `npm test` runs these tests in one language, `npm run test:browsers` in all. */
const core = (lang: string) => (lang === 'de' ? { tag: '@core' } : {});

for (const [lang, [text, retry]] of Object.entries(RULES)) {
  test(`a failure to load the rules is shown, and loading can be retried: ${lang}`, core(lang), async ({ page }) => {
    await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await open(page, { lang });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text);
    const button = alert.getByRole('button', { name: retry });
    // The text stays while the rules are loaded again: the second failure is known by its event.
    const errors = () => page.evaluate(() => globalThis.events.filter(([type]) => type === 'error').length);
    await button.click();
    await expect.poll(errors).toBe(2);
    await expect(alert).toContainText(text);
    await page.unroute(/\.wasm$/);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(alert).toHaveCount(0);
    await square(page, 'e2').click();
    await square(page, 'e4').click();
    await expect.poll(() => page.evaluate(() => globalThis.board.state?.steps.length)).toBe(2);
  });
}

test('a board is never in the states loading and error at once, also while it loads again', async ({ page }) => {
  let answer = () => {};
  let held = Promise.resolve();
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.fulfill({ status: 404, body: 'Not found' });
  });
  await open(page);
  const states = () =>
    page.evaluate(() => ['loading', 'error'].filter((name) => globalThis.board.matches(`:state(${name})`)).join(' '));
  await expect.poll(states).toBe('error');
  held = new Promise((resolve) => {
    answer = resolve;
  });
  const retry = page.getByRole('alert').getByRole('button');
  await retry.click();
  await expect.poll(states).toBe('loading');
  answer();
  await expect.poll(states).toBe('error');
  await page.unroute(/\.wasm$/);
  await retry.click();
  await expect.poll(states).toBe('');
});

test('ready rejects if the rules cannot be loaded, and after another attempt resolves', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(/\.wasm$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, { seats: 'computer:1 computer:1' });
  // The effect of a call before the board is ready remains.
  await page.evaluate(() => globalThis.board.pause(true));
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  expect(await ready(page)).toBe('init-failed');
  expect(await page.evaluate(() => [globalThis.board.game, globalThis.board.state])).toEqual([undefined, undefined]);
  await retry.click();
  expect(await ready(page)).toBe('init-failed');
  await page.unroute(/\.wasm$/);
  await expect(retry).toBeEnabled();
  await retry.click();
  expect(await ready(page)).toBe('ok');
  expect(await page.evaluate(() => globalThis.board.state!.status.kind)).toBe('playing');
  await page.waitForTimeout(300);
  expect(await history(page)).toHaveLength(2);
  await page.evaluate(() => globalThis.board.pause(false));
  await expect.poll(async () => (await history(page)).length).toBeGreaterThan(2);
  expect(problems).toEqual([]);
});

test('the puzzle of a link is set once the rules are loaded at a later attempt', async ({ page }) => {
  let attempts = 0;
  await page.route(/\.wasm/, async (route) => {
    await route.fulfill({ status: 404, body: 'Not found' });
    if (route.request().url().includes('quoridor-rules')) attempts += 1;
  });
  await page.goto('/#quoridor/puzzles');
  const retry = page.locator('quoridor-board').getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  // The page makes a second attempt for the puzzle, in Firefox often after the first is shown.
  await expect.poll(() => attempts).toBe(2);
  await page.unroute(/\.wasm/);
  await retry.click();
  const mode = () => page.evaluate(() => document.querySelector('quoridor-board')?.mode);
  await expect.poll(mode).toBe('puzzle');
});

for (const [lang, text] of Object.entries(PLAYER)) {
  test(`a missing worker is shown, and starting it can be retried: ${lang}`, core(lang), async ({ page }) => {
    await open(page, { lang, seats: 'person computer:1' });
    await useWorker(page, 'missing');
    await playTurn(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(text);
    await useWorker(page, 'sound');
    await alert.getByRole('button').click();
    await expect.poll(() => history(page)).toHaveLength(4);
    await expect(alert).toHaveCount(0);
  });
}

test('a worker that throws at its start is shown, and starting it can be retried', async ({ page }) => {
  await open(page, { seats: 'person computer:1' });
  await useWorker(page, 'throwing');
  await playTurn(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(PLAYER.en);
  await alert.getByRole('button').click();
  await expect(alert).toContainText(PLAYER.en);
  await useWorker(page, 'sound');
  await alert.getByRole('button').click();
  await expect.poll(() => history(page)).toHaveLength(4);
});

for (const [game, { position }] of Object.entries(samples)) {
  test(`a policy that forbids workers is shown, and people can play: ${game}`, async ({ page }) => {
    await page.route('**/no-workers.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {
          'content-security-policy':
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'none'",
        },
        body: `<!doctype html><script type="module" src="/pkg/boards.js"></script>
          <${game}-board lang="en" position="${position}" seats="computer:1 person"></${game}-board>`,
      }),
    );
    await page.goto('/no-workers.html');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(PLAYER.en);
    const board = page.locator(`${game}-board`);
    // Nor does the status line say that the side of the computer is to move.
    await expect(board.locator('[part=status]')).toHaveText(PLAYER.en);
    expect(await board.evaluate((element) => element.matches(':state(thinking)'))).toBe(false);
    await alert.getByRole('button').click();
    await expect(alert).toContainText(PLAYER.en);
    await board.evaluate((element) => element.setAttribute('seats', 'person person'));
    await expect(alert).toHaveCount(0);
    await expect(board.locator('[part=status]')).toContainText('to move');
  });
}

for (const reason of ['missing', 'refused'] as const) {
  test(`a worker from another origin that is ${reason} is shown, and starting it can be retried`, async ({ page }) => {
    const other = await serveOtherOrigin();
    try {
      await open(page, { seats: 'person computer:1' });
      await setWorker(page, other[reason]);
      await playTurn(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(PLAYER.en);
      await useWorker(page, 'sound');
      await alert.getByRole('button').click();
      await expect.poll(() => history(page)).toHaveLength(4);
    } finally {
      other.stop();
    }
  });
}

test('a worker that throws during a search is shown; after a take-back the computer plays', async ({ page }) => {
  await open(page, { seats: 'person computer:1' });
  await useWorker(page, 'crashing');
  await playTurn(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The computer player failed.');
  await useWorker(page, 'sound');
  await page.evaluate(() => globalThis.board.takeBack());
  await expect(alert).toHaveCount(0);
  await playTurn(page);
  await expect.poll(() => history(page)).toHaveLength(4);
});

test('a failed search for a hint is shown, and can be retried', async ({ page }) => {
  await open(page);
  await useWorker(page, 'missing');
  const code = () => globalThis.board.hint().catch((error) => error.code);
  expect(await page.evaluate(code)).toBe('engine-failed');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(PLAYER.en);
  await useWorker(page, 'sound');
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('arimaa-board .arrow.hint').first()).toBeAttached();
  expect(await page.evaluate(() => globalThis.board.hint())).toMatch(/^[EMHDCR][a-h][1-8][nesw]( |$)/);
  await page.evaluate(() => globalThis.board.setAttribute('mode', 'view'));
  expect(await page.evaluate(code)).toBe('no-hint');
});

test('values of a wrong type are refused by name, and the board stays as it was', async ({ page }) => {
  await open(page);
  const turns = await history(page);
  const refused = await page.evaluate(async (packed) => {
    const { board } = globalThis;
    const { QuoridorGame, init } = await import(packed);
    await init();
    const errorOf = (act: () => unknown) => {
      try {
        return act();
      } catch (error) {
        return `${error}`;
      }
    };
    const games = [undefined, null, 5, {}, new QuoridorGame()];
    return [
      ...games.map((game) => errorOf(() => Object.assign(board, { game }))),
      ...[null, 5, undefined].map((text) => errorOf(() => board.load(text as never))),
      ...['1', null, undefined, 1.5, -1, 99].map((ply) => errorOf(() => board.goTo(ply as never))),
    ];
  }, '/pkg/index.js');
  expect(refused.slice(0, 5)).toEqual(Array(5).fill('TypeError: game must be a game of this board.'));
  expect(refused.slice(5, 8)).toEqual(Array(3).fill('TypeError: record must be a string.'));
  expect(refused.slice(8)).toEqual([
    ...Array(3).fill('TypeError: ply must be a number.'),
    ...[1.5, -1].map((ply) => `RangeError: ply must be a whole number from 0 to 4294967295, not ${ply}.`),
    `RangeError: There is no ply 99 of ${turns.length}.`,
  ]);
  expect(await history(page)).toEqual(turns);
  await page.evaluate(() => Object.assign(globalThis.board, { seats: {} }));
  await expect(page.getByRole('alert')).toContainText('A seat is "person", ');
  await page.evaluate(() => Object.assign(globalThis.board, { seats: 'person person' }));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the page keeps its saved game when the rules cannot be loaded', async ({ page }) => {
  await page.goto('/#arimaa');
  await page.waitForFunction(() => document.querySelector('arimaa-board')?.state !== undefined);
  await page.locator('arimaa-board [data-square="e2"]').click();
  await page.locator('arimaa-board [data-square="e3"]').click();
  const saved = () => page.evaluate(() => localStorage.getItem('keddah.arimaa.game'));
  await expect.poll(saved).toContain('Ee2n');
  await page.route(/\.wasm/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.reload();
  const alert = page.locator('arimaa-board').getByRole('alert');
  await expect(alert).toContainText(RULES.en[0]);
  expect(await saved()).toContain('Ee2n');
  await page.unroute(/\.wasm/);
  // Unless the page has loaded the rules meanwhile for something else, such as a hint.
  await page.evaluate(() => {
    const button = document.querySelector('arimaa-board')!.shadowRoot!.querySelector('[role=alert] button');
    if (button instanceof HTMLElement) button.click();
  });
  await expect(alert).toHaveCount(0);
  await expect(page.locator('arimaa-board [data-square="e3"]')).toHaveAccessibleName(/gold elephant/);
});
