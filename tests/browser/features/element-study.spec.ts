/** Tests the elements beside a board: its list of turns and its graph of win chances. */

import { violations } from '../axe.js';
import { open as openQuoridor } from '../quoridor.js';
import { expect, type Page, test } from '../test.js';

const RECORD = `1. e2 {[%win 0.55] Both run. <img src=x onerror="globalThis.hurt = true">} e8 {[%win 0.5]}
2. e3 ?! {[%win 0.4]} (2. e3h {[%win 0.6] A wall.} e7 (2. e8h)) 2... e7 {[%win 0.7]} 3. e4`;

/** Opens a board with this record, and the elements beside it. */
async function open(page: Page, record = RECORD, attributes: Record<string, string> = {}): Promise<void> {
  await openQuoridor(page, { mode: 'view', body: record, ...attributes });
  await page.evaluate(async () => {
    await import(`/pkg/${'study'}.js`);
    globalThis.quoridor.id = 'game';
    globalThis.quoridor.insertAdjacentHTML(
      'afterend',
      '<keddah-graph for="game"></keddah-graph><keddah-turns for="game"></keddah-turns>',
    );
  });
}

const turns = (page: Page) => page.locator('keddah-turns [part=turn]');
const turn = (page: Page, text: string) => turns(page).filter({ hasText: text });
const current = (page: Page) => page.locator('keddah-turns [aria-current=true]');
const shown = (page: Page) =>
  page.evaluate(() => globalThis.quoridor.state!.history.slice(0, globalThis.quoridor.state!.ply).join(' '));

test('the list has the turns with numbers, variations, signs and comments, as plain text', { tag: '@core' }, async ({
  page,
}) => {
  await open(page);
  await expect(turns(page)).toHaveText([
    /^Start$/, /^1\. e2$/, /^1… e8$/, /^2\. e3\?!, dubious turn$/, /^2\. e3h$/, /^2… e7$/, /^2… e8h$/, /^2… e7$/, /^3\. e4$/,
  ]); // biome-ignore format: a line of turns
  const depths = await page
    .locator('keddah-turns .row')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-depth')));
  expect(depths).toEqual([null, '0', '1', '2', '0']);
  await expect(page.locator('keddah-turns [part=comment]').first()).toContainText('Both run. <img src=x');
  expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
  expect(await violations(page, 'keddah-turns')).toEqual([]);
});

test('clicks and keys walk through the lines, and the board follows', { tag: '@core' }, async ({ page }) => {
  await open(page);
  await expect(current(page)).toHaveText(/^3\. e4$/);
  await turn(page, '1… e8').click();
  expect(await shown(page)).toBe('e2 e8');
  await turn(page, '2. e3h').click();
  await expect(current(page)).toHaveText(/^2\. e3h$/);
  expect(await shown(page)).toBe('e2 e8 e3h');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText(/^2… e7$/);
  expect(await shown(page)).toBe('e2 e8 e3h e7');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => shown(page)).toBe('e2 e8 e3h e8h');
  await expect(current(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toBe('e2 e8 e3h');
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveText('Start');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(() => shown(page)).toBe('e2');
  await page.getByRole('button', { name: 'End of the line' }).click();
  await expect.poll(() => shown(page)).toBe('e2 e8 e3 e7 e4');
  await expect(page.getByRole('button', { name: 'Next turn' })).toHaveAttribute('aria-disabled', 'true');
});

test('the list follows turns and comments that the page adds', async ({ page }) => {
  await open(page);
  await expect(current(page)).toHaveText(/^3\. e4$/);
  await page.evaluate(() => {
    const { game } = globalThis.quoridor;
    game!.annotate(game!.node, { comment: 'The last turn.' });
    globalThis.quoridor.play('e6');
  });
  await expect(current(page)).toHaveText(/^3… e6$/);
  await expect(page.locator('keddah-turns [part=comment]').last()).toHaveText('The last turn.');
});

test('the graph shows the chances of the first side, jumps on a click, and is a table for screen readers', {
  tag: '@core',
}, async ({ page }) => {
  await open(page);
  const rows = page.locator('keddah-graph tbody tr');
  await expect(rows).toHaveText([
    /^\s*1\. e2\s+Player 1: 55%\s*$/,
    /^\s*1… e8\s+Player 1: 50%\s*$/,
    /^\s*2\. e3, dubious turn\s+Player 1: 40%\s*$/,
    /^\s*2… e7\s+Player 1: 30%\s*$/,
  ]);
  await expect(page.locator('keddah-graph .fault')).toHaveCount(1);
  const graph = page.locator('keddah-graph [part=graph]');
  const { width, height } = (await graph.boundingBox())!;
  await graph.click({ position: { x: width * 0.6, y: height / 2 } });
  await expect.poll(() => shown(page)).toBe('e2 e8 e3');
  await expect(page.locator('keddah-graph .current')).toHaveCount(1);
  await turn(page, '2. e3h').click();
  await expect(rows).toHaveCount(3);
  await page.evaluate(() => globalThis.quoridor.load('1. e2 e8'));
  await expect(page.locator('keddah-graph')).toHaveText('This game has no win chances yet.');
});

test('of a large tree the turns around the shown one are listed, and more by keys and scrolling', async ({ page }) => {
  const walls = ['a1h', 'c1h', 'e4h', 'g1h', 'a3h', 'c3h'];
  const variations = walls.map((wall) => `(1. ${wall})`).join(' ');
  const line = Array.from({ length: 200 }, (_, ply) => ['e2', 'e8', 'e1', 'e9'][ply % 4]);
  const rest = line.slice(1).flatMap((turn, index) => {
    const label = `${((index + 1) >> 1) + 1}${index % 2 === 0 ? '...' : '.'}`;
    return [`${label} ${turn}`, ...walls.map((wall) => `(${label} ${wall})`)];
  });
  await open(page);
  await page.evaluate((text) => globalThis.quoridor.load(text), `1. e2 ${variations} ${rest.join(' ')}`);
  await expect(current(page)).toHaveText(/^100… e9$/);
  expect(await turns(page).count()).toBeLessThan(400);
  await current(page).focus();
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveText('Start');
  expect(await turns(page).count()).toBeLessThan(400);
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toHaveText(/^1\. e2$/);
  const before = await turns(page).count();
  await turns(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => turns(page).count()).toBeGreaterThan(before);
  await page.keyboard.press('End');
  await expect(current(page)).toHaveText(/^100… e9$/);
  await expect(current(page)).toBeInViewport();
});

test('a long list stays where a person has scrolled it while it grows', async ({ page }) => {
  const line = Array.from({ length: 600 }, (_, ply) => ['e2', 'e8', 'e1', 'e9'][ply % 4]);
  await open(page, '1. e2', { ply: '0' });
  await page.evaluate((text) => globalThis.quoridor.load(text), line.join(' '));
  await page.evaluate(() => globalThis.quoridor.goTo(0));
  await expect(current(page)).toHaveText('Start');
  const list = page.locator('keddah-turns ol');
  const before = await turns(page).count();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => turns(page).count()).toBeGreaterThan(before);
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
});

test('once all turns are listed, the focus goes from the button for more to the next one', async ({ page }) => {
  const line = Array.from({ length: 260 }, (_, ply) => ['e2', 'e8', 'e1', 'e9'][ply % 4]);
  await open(page);
  await page.evaluate((text) => globalThis.quoridor.load(text), line.join(' '));
  await page.evaluate(() => globalThis.quoridor.goTo(0));
  await expect(current(page)).toHaveText('Start');
  const more = page.locator('keddah-turns').getByRole('button', { name: 'More turns' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(turn(page, '101. e2')).toBeFocused();
});

test('a study is drawn under a strict content security policy', { tag: '@core' }, async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
  await page.route('**/pages/strict.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/pkg/boards.js"></script>
        <script type="module" src="/pkg/study.js"></script>
        <quoridor-board id="game" mode="study" analysis>${RECORD.replace(/<img.*?>/, '')}</quoridor-board>
        <keddah-turns for="game"></keddah-turns><keddah-graph for="game"></keddah-graph>`,
    }),
  );
  await page.goto('/pages/strict.html');
  await expect(page.locator('quoridor-board [part=line]')).toHaveCount(3);
  await expect(page.locator('quoridor-board [part=evaluation] i')).toHaveAttribute('style', /inline-size/);
  await expect(turns(page)).toHaveCount(9);
  expect(faults.filter((fault) => /inline style/.test(fault))).toEqual([]);
});

test('a key without effect does not move the focus later', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<input aria-label="Notes">'));
  await current(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.focus();
  await page.evaluate(() => globalThis.quoridor.goTo(1));
  await expect(current(page)).toHaveText(/^1\. e2$/);
  await expect(notes).toBeFocused();
});

test('a board that appears later, is replaced or is removed is followed', async ({ page }) => {
  await open(page);
  await expect(turns(page)).toHaveCount(9);
  await page.evaluate(() => globalThis.quoridor.remove());
  await expect(turns(page)).toHaveCount(0);
  await page.evaluate(() => {
    const board = document.createElement('arimaa-board');
    board.id = 'game';
    board.setAttribute('moves', 'Ee2n Ee3n');
    document.querySelector('main')!.append(board);
  });
  await expect(turns(page)).toHaveText([/^Start$/, /^2g Ee2n Ee3n$/]);
});

for (const [lang, next, label] of [
  ['de', 'Nächster Zug', 'Züge'],
  ['pl', 'Następny ruch', 'Ruchy'],
  ['tr', 'Sonraki hamle', 'Hamleler'],
] as const) {
  test(`the list speaks ${lang}`, async ({ page }) => {
    await open(page);
    await page.evaluate((code) => {
      document.querySelector('keddah-turns')!.setAttribute('lang', code);
    }, lang);
    await expect(page.getByRole('button', { name: next })).toBeVisible();
    await expect(page.locator('keddah-turns ol')).toHaveAttribute('aria-label', label);
  });
}

for (const id of ['nothing', 'heading']) {
  test(`for="${id}" without such a board is reported on the console`, async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    await open(page);
    await page.evaluate((name) => {
      document.querySelector('h1')!.id = 'heading';
      document.querySelector('keddah-turns')!.setAttribute('for', name);
    }, id);
    await expect
      .poll(() => told)
      .toEqual([`<keddah-turns>: for="${id}" must be the id of a board of keddah on this page.`]);
    await expect(turns(page)).toHaveCount(0);
  });
}

test('variations nested 10,000 deep are shown, none indented further than six', async ({ page }) => {
  const depth = 10_000;
  // Pawns go to and fro; beside each of these turns there is another one.
  const [others, repeated] = [
    ['d1', 'd9', 'd2', 'd8'],
    ['e2', 'e8', 'e1', 'e9'],
  ];
  const nested = Array.from({ length: depth }, (_, i) => `${others![i % 4]} (${repeated![i % 4]} `).join('');
  await open(page);
  await page.evaluate((text) => globalThis.quoridor.load(text), `${nested}${')'.repeat(depth)}`);
  // The main line is one turn. The variations are nested, and listed as far as they are shown.
  await expect.poll(() => turns(page).count()).toBeGreaterThan(100);
  await page.evaluate(() => {
    const { game } = globalThis.quoridor;
    let deepest = game!.tree;
    for (let next = deepest.children.at(-1); next; next = next.children.at(-1)) deepest = next;
    game!.goToNode(deepest);
  });
  await expect.poll(() => page.evaluate(() => globalThis.quoridor.state!.plies)).toBe(depth);
  await expect(current(page)).toHaveText(/^5000…/);
  const depths = await page
    .locator('keddah-turns .row')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-depth'))));
  expect(Math.max(...depths)).toBe(6);
});
