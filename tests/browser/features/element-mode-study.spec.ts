/** Tests the mode `study` and the attribute `analysis` of the boards. */

import type { QuoridorBoard } from 'keddah/boards';
import { violations } from '../axe.js';
import { eventsOf, open as openBoard, square } from '../board.js';
import { open, square as quoridorSquare } from '../quoridor.js';
import { expect, type Page, test } from '../test.js';

const RECORD = `{The start.} 1. e2 {Both run. <img src=x onerror="globalThis.hurt = true">} e8
2. e3 ?! {[%csl Ge3] A detour.} (2. e3h {A wall.} e7 (2... e8h)) 2... e7 3. e4`;

const ARIMAA = `1g Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Rd1 Re1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2
1s ra8 rb8 rc8 rf8 rg8 rh8 rd8 re8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7
2g Ee2n Ee3n {To the middle.}
2s me7s me6s`;

const panel = (page: Page) => page.locator('quoridor-board [part=study]');
const comment = (page: Page) => panel(page).locator('[part=comment]');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const history = (page: Page) => page.evaluate(() => globalThis.quoridor.state!.history.join(' '));
const record = (page: Page) => page.evaluate(() => globalThis.quoridor.game!.toRecord().replace(/\s+/g, ' '));

async function openStudy(page: Page, attributes: Record<string, string> = {}): Promise<void> {
  await open(page, { mode: 'study', body: RECORD, ...attributes });
}

test('a study begins at its start, and buttons and keys lead through its turns, comments and marks', async ({
  page,
}) => {
  await openStudy(page);
  expect(await history(page)).toBe('');
  await expect(comment(page)).toHaveText('The start.');
  await expect(button(page, 'Back one turn')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Forward one turn').click();
  await expect(comment(page)).toHaveText(/^\s*1\. e2 Both run\. <img src=x/);
  expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
  await quoridorSquare(page, 'e2').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => history(page)).toBe('e2 e8');
  await page.keyboard.press('ArrowRight');
  await expect(comment(page)).toHaveText(/^\s*2\. e3\?!\s+A detour\.\s*$/);
  await expect(comment(page).getByRole('img', { name: 'dubious turn' })).toBeVisible();
  await expect(page.locator('quoridor-board [part=mark]')).toHaveCount(1);
  await expect(page.locator('quoridor-board [role=status]')).toContainText('A detour.');
  await page.keyboard.press('End');
  await expect.poll(() => history(page)).toBe('e2 e8 e3 e7 e4');
  await expect(page.locator('quoridor-board [part=mark]')).toHaveCount(0);
  await expect(button(page, 'To the end')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect.poll(() => history(page)).toBe('');
  expect(await violations(page, 'quoridor-board')).toEqual([]);
});

test('a ply beyond the end of a study is refused with the length of the line', async ({ page }) => {
  await openStudy(page, { ply: '9' });
  await expect(page.locator('quoridor-board [role=alert]')).toContainText('There is no ply 9 of 5.');
});

test('where several turns follow, each is a button', async ({ page }) => {
  await openStudy(page, { ply: '2' });
  expect(await history(page)).toBe('e2 e8');
  const ways = panel(page).getByRole('group', { name: 'Continuations' }).getByRole('button');
  await expect(ways).toHaveText([/^2\. e3\?!$/, /^2\. e3h$/]);
  await ways.nth(1).click();
  await expect(comment(page)).toHaveText(/^\s*2\. e3h A wall\.\s*$/);
  await ways.nth(1).click();
  await expect.poll(() => history(page)).toBe('e2 e8 e3h e8h');
  await page.evaluate(() => globalThis.quoridor.goTo(1));
  await expect.poll(() => history(page)).toBe('e2');
  await page.evaluate(() => globalThis.quoridor.setAttribute('ply', '4'));
  await expect.poll(() => history(page)).toBe('e2 e8 e3 e7');
});

test('turns that a reader plays become variations, and nothing is lost', { tag: '@core' }, async ({ page }) => {
  await openStudy(page);
  const before = await record(page);
  await button(page, 'Forward one turn').click();
  await quoridorSquare(page, 'e8').click();
  await expect.poll(() => history(page)).toBe('e2 e8');
  expect(await record(page)).toBe(before);
  await quoridorSquare(page, 'd2').click();
  await expect.poll(() => history(page)).toBe('e2 e8 d2');
  await quoridorSquare(page, 'd8').click();
  await expect.poll(() => history(page)).toBe('e2 e8 d2 d8');
  await page.keyboard.press('Home');
  const after = await record(page);
  expect(after).toContain('(2. d2 d8)');
  expect(after.replace(/ ?\(2\. d2 d8\)/, '')).toBe(before);
  await page.evaluate(() => globalThis.quoridor.play('d1'));
  await expect.poll(() => history(page)).toBe('d1');
  expect(await record(page)).toContain('(1. d1)');
});

test('the elements beside a board in a study follow it, and it follows them', async ({ page }) => {
  await openStudy(page);
  await page.evaluate(async () => {
    await import(`/pkg/${'study'}.js`);
    globalThis.quoridor.id = 'game';
    globalThis.quoridor.insertAdjacentHTML('afterend', '<keddah-turns for="game"></keddah-turns>');
  });
  const current = page.locator('keddah-turns [aria-current=true]');
  await expect(current).toHaveText('Start');
  await page.locator('keddah-turns [part=turn]').filter({ hasText: '2… e8h' }).click();
  await expect.poll(() => history(page)).toBe('e2 e8 e3h e8h');
  await expect(current).toHaveText('2… e8h');
  await button(page, 'Back one turn').click();
  await expect(current).toHaveText('2. e3h');
  await expect(comment(page)).toHaveText(/A wall/);
});

test('a study of Arimaa begins after the setups, and turns are built step by step', async ({ page }) => {
  await openBoard(page, { mode: 'study', body: ARIMAA });
  const played = () => page.evaluate(() => globalThis.board.state!.history.slice(2).join(', '));
  const notes = page.locator('arimaa-board [part=comment]');
  expect(await played()).toBe('');
  await page.getByRole('button', { name: 'Forward one turn' }).click();
  await expect(notes).toHaveText(/2g Ee2n Ee3n To the middle\./);
  await page.getByRole('button', { name: 'Back one turn' }).click();
  await expect.poll(played).toBe('');
  await square(page, 'd2').click();
  await square(page, 'd3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(played).toBe('Md2n');
  const tree = await page.evaluate(() => globalThis.board.game!.toRecord());
  expect(tree).toContain('Ee2n Ee3n');
  expect(tree).toMatch(/\(\s*2g Md2n\s*\)/);
});

test('analysis shows a win chance and lines while the board is seen, and fires events', async ({ page }) => {
  await openStudy(page, { analysis: '' });
  await page.evaluate(() => {
    globalThis.quoridor.addEventListener('keddah-evaluation', ({ detail }) => {
      Object.assign(globalThis, { evaluation: detail });
    });
  });
  const analysis = panel(page).getByRole('region', { name: 'Analysis' });
  const lines = analysis.getByRole('list', { name: 'Best lines' }).getByRole('button');
  await expect(lines).toHaveCount(3);
  await expect(analysis).toContainText(/Player 1: \d+%/);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { evaluation?: object }).evaluation))
    .toMatchObject({ ply: 0, side: 1, score: { win: expect.any(Number) }, lines: expect.any(Array) });
  const first = (await lines.first().locator('b').textContent())!;
  await lines.first().focus();
  await lines.first().click();
  await expect.poll(() => history(page)).toBe(first);
  await button(page, 'Analysis').click();
  await expect(analysis).toHaveCount(0);
  await button(page, 'Back one turn').click();
  await expect(lines).toHaveCount(0);
  expect(await violations(page, 'quoridor-board')).toEqual([]);
});

test('a line of the analysis is played as a person would, and the page can prevent it', async ({ page }) => {
  await openStudy(page, { analysis: '' });
  await page.evaluate(() => {
    globalThis.quoridor.addEventListener('keddah-move', (event) => event.preventDefault(), { once: true });
  });
  const lines = page.locator('quoridor-board [part=line]');
  await expect(lines).toHaveCount(3);
  await lines.first().click();
  expect(await history(page)).toBe('');
  await lines.first().click();
  await expect.poll(() => history(page)).not.toBe('');
  expect((await eventsOf(page, 'move')).length).toBe(2);
});

test('the computer of a board answers at once beside boards with analysis', async ({ page }) => {
  await open(page, { mode: 'view', body: RECORD, analysis: '', seats: 'person computer:1' });
  await page.evaluate(async () => {
    const board = document.createElement('quoridor-board');
    board.id = 'opponent';
    board.setAttribute('seats', 'person computer:1');
    board.setAttribute('animation', 'off');
    globalThis.quoridor.after(board);
    await board.ready;
    board.play('e2');
  });
  const opponent = () => page.evaluate(() => document.querySelector<QuoridorBoard>('#opponent')!.state!.history.length);
  await expect.poll(opponent).toBe(2);
  await page.evaluate(() => {
    globalThis.quoridor.goTo(1);
    globalThis.quoridor.addEventListener(
      'keddah-evaluation',
      () => {
        const board = document.querySelector<QuoridorBoard>('#opponent')!;
        const startMs = performance.now();
        board.addEventListener('keddah-change', () => {
          const { length } = board.state!.history;
          if (length === 4) Object.assign(globalThis, { answeredMs: performance.now() - startMs });
        });
        board.play('e3');
      },
      { once: true },
    );
  });
  const answeredMs = () => page.evaluate(() => (globalThis as unknown as { answeredMs?: number }).answeredMs ?? null);
  await expect.poll(answeredMs).not.toBeNull();
  expect(await answeredMs()).toBeLessThan(3000);
});

test('a result in the middle of a study replaces none of its turns', async ({ page }) => {
  await openStudy(page, { ply: '2' });
  const before = await record(page);
  await page.evaluate(() => globalThis.quoridor.resign());
  expect(await record(page)).toBe(before);
  await button(page, 'To the end').click();
  await page.evaluate(() => globalThis.quoridor.resign());
  expect(await record(page)).toContain('resignation');
});

for (const mode of ['study', 'view']) {
  test(`in the mode ${mode}, a new record and a ply of it can be set together`, async ({ page }) => {
    await openStudy(page, { mode });
    await page.evaluate(() => {
      globalThis.quoridor.position = '1. d1 e8 2. e1';
      globalThis.quoridor.ply = 1;
    });
    await expect.poll(() => page.evaluate(() => globalThis.quoridor.state!.ply)).toBe(1);
    expect(await page.evaluate(() => globalThis.quoridor.state!.history[0])).toBe('d1');
  });
}

test('a board to look at can have analysis, and one with a puzzle has none', async ({ page }) => {
  await open(page, { mode: 'view', body: RECORD, ply: '2', analysis: '' });
  const lines = page.locator('quoridor-board [part=line]');
  await expect(lines).toHaveCount(3);
  await lines.first().click();
  expect(await page.evaluate(() => globalThis.quoridor.state!.ply)).toBe(2);
  await page.evaluate(() => {
    globalThis.quoridor.mode = 'puzzle';
    globalThis.quoridor.goal = 'win 9';
  });
  await expect(page.locator('quoridor-board [part=study]')).toHaveCount(0);
});

for (const [lang, next, ways] of [
  ['de', 'Einen Zug vor', 'Fortsetzungen'],
  ['pl', 'Ruch dalej', 'Kontynuacje'],
  ['tr', 'Bir hamle ileri', 'Devam yolları'],
] as const) {
  test(`a study is in the language ${lang}`, async ({ page }) => {
    await openStudy(page, { lang, ply: '2' });
    await expect(panel(page).getByRole('group', { name: ways })).toBeVisible();
    await expect(button(page, next)).toBeVisible();
  });
}
