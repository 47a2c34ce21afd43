// Tests the list of games: which games are stored, and how they are shown, opened, deleted, saved
// and imported.

import { readFileSync } from 'node:fs';
import { violations } from '../axe.js';
import { listed, newGame, open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'My games' });
const games = (page: Page) => dialog(page).locator('.games li');

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'My games' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Plays one turn of Arimaa as a person. */
async function playTurn(page: Page): Promise<void> {
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await listed(page))[0]).toBe('Ee2n');
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/** Starts the page with an elephant on e2, whatever setup is drawn by lot. */
async function begin(page: Page): Promise<void> {
  const board = ['rrrrrrrr', 'hdcemcdh', ...Array(4).fill(' '.repeat(8)), 'HDCMECDH', 'RRRRRRRR'].join('');
  await page.addInitScript((record) => {
    const saved = { version: 2, record, steps: [], seats: 'person computer:1', orientation: 'gold' };
    if (!localStorage.getItem('keddah.arimaa.game')) localStorage.setItem('keddah.arimaa.game', JSON.stringify(saved));
  }, `g [${board}]`);
  await open(page, '/#arimaa');
}

test('a finished game is in the list, can be opened, and can be restored after its deletion', {
  tag: ['@core', '@slow'],
}, async ({ page }) => {
  await begin(page);
  await openList(page);
  await expect(dialog(page)).toContainText('No games yet.');
  await page.keyboard.press('Escape');
  await playTurn(page);
  await resign(page);
  await openList(page);
  await expect(games(page)).toHaveCount(1);
  await expect(games(page)).toContainText('Computer · level 1');
  await expect(games(page)).toContainText('You lost · resignation');
  await expect(games(page).locator('.small-board .gold')).toHaveCount(16);
  expect(await violations(page, '#mine')).toEqual([]);
  await dialog(page).getByText('Results by level').click();
  await expect(dialog(page)).toContainText('Level 1: 0 won, 1 lost');

  await page.keyboard.press('Escape');
  await newGame(page, 'Two people');
  expect(await listed(page)).toEqual([]);
  await openList(page);
  await games(page).locator('.kept').click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => (await listed(page))[0]).toBe('Ee2n');
  await expect(page.locator('.notice')).toContainText('The game is on the board.');

  await openList(page);
  await games(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('The game is deleted.');
  await expect(games(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await expect(games(page)).toHaveCount(1);
});

test('a replaced game is added to the list, unless no person has played a turn', async ({ page }) => {
  await begin(page);
  await newGame(page, 'Silver', 1);
  await newGame(page, 'Two people');
  await square(page, 'a2').click();
  await square(page, 'a3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await listed(page)).length).toBe(1);
  await newGame(page, 'Two people');
  await openList(page);
  await expect(games(page)).toHaveCount(1);
  await expect(games(page)).toContainText('Between people');
  await expect(games(page)).toContainText('Not finished');
  // It continues under the same entry.
  await games(page).locator('.kept').click();
  await square(page, 'a7').click();
  await square(page, 'a6').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await listed(page)).length).toBe(2);
  await openList(page);
  await expect(games(page)).toHaveCount(1);
  await expect(games(page)).toContainText('2 turns');
});

test('search finds opponents and turns', async ({ page }) => {
  await begin(page);
  await playTurn(page);
  await resign(page);
  await openList(page);
  const search = dialog(page).getByRole('searchbox', { name: 'Search' });
  await search.fill('LEVEL 1');
  await expect(games(page)).toHaveCount(1);
  await search.fill('ee2n');
  await expect(games(page)).toHaveCount(1);
  await search.fill('level 7');
  await expect(dialog(page)).toContainText('No game contains this text.');
});

test('games and settings are transferred to another browser by one file', {
  tag: ['@core', '@download', '@slow'],
}, async ({ page, browser }) => {
  await begin(page);
  await page.evaluate(() => localStorage.setItem('keddah.look', 'wood'));
  await playTurn(page);
  await resign(page);
  await openList(page);
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save everything' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^keddah_\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'keddah', version: 1, settings: { 'keddah.look': 'wood' } });

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, new URL('/#arimaa', page.url()).href);
  await openList(other);
  const add = (name: string, content: string) =>
    dialog(other)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await add('all.json', text);
  await expect(dialog(other)).toContainText('One game was added. Settings apply when you open the page again.');
  await expect(games(other)).toContainText('You lost · resignation');
  await add('all.json', text);
  await expect(dialog(other)).toContainText('No new games.');
  await add('later.json', JSON.stringify({ ...JSON.parse(text), version: 2 }));
  await expect(dialog(other)).toContainText('made by a later version');
  await add('other.json', '{"a": 1}');
  await expect(dialog(other)).toContainText('This file contains no games.');
  const damaged = JSON.parse(text);
  damaged.games = [{ ...damaged.games[0], id: 'x', saved: { ...damaged.games[0].saved, record: '1g nonsense' } }, 7];
  await add('damaged.json', JSON.stringify(damaged));
  await expect(dialog(other)).toContainText('No new games. 2 could not be read.');
  await other.reload();
  await ready(other);
  await expect(other.locator('#board')).toHaveAttribute('look', 'wood');
  await context.close();
});

test('a record is added from a file, once', async ({ page }) => {
  await open(page, '/#quoridor');
  await openList(page);
  const add = () =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('1. e2 e8 2. e3 a3h') });
  await add();
  await expect(dialog(page)).toContainText('One game was added.');
  await expect(games(page)).toContainText('4 turns');
  await expect(games(page).locator('.small-board .wall')).toHaveCount(1);
  await add();
  await expect(dialog(page)).toContainText('No new games.');
  await games(page).locator('.kept').click();
  await expect
    .poll(async () => (await listed(page)).map((turn) => turn.trim().split(/\s+/)[1]))
    .toEqual(['e2', 'e8', 'e3', 'a3h']);
});

test('several records of one file are added, those that cannot be read are counted', async ({ page }) => {
  const records = ['[Event "a"]\n[Size "7"]\n\n1. d2 d6', '1. e2 e8', '[Event "b"]\n\n1. e9 e8', '1. e2 e8 2. e3h'];
  await open(page, '/#quoridor');
  await openList(page);
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(records.join('\n\n')) });
  await expect(dialog(page)).toContainText('3 games were added. One could not be read.');
  await expect(games(page).filter({ hasText: '2 turns' })).toHaveCount(2);
  await expect(games(page).filter({ hasText: '3 turns' })).toHaveCount(1);
});

test('games with friends are transferred by one file', { tag: '@download' }, async ({ page, browser }) => {
  const key = 'keddah.quoridor.friend.abcdefghij';
  const known = { version: 1, record: '1. e2 e8\n', seat: 1 };
  await page.addInitScript(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(known)]);
  await open(page, '/#quoridor');
  await openList(page);
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save everything' }).click();
  const all = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(all.friends).toEqual([{ game: 'quoridor', id: 'abcdefghij', record: known.record, seat: 1 }]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, new URL('/#quoridor', page.url()).href);
  await openList(other);
  const add = async (friends: unknown[], expected: string) => {
    const buffer = Buffer.from(JSON.stringify({ ...all, friends }));
    await dialog(other).locator('input[type=file]').setInputFiles({ name: 'all.json', mimeType: '', buffer });
    await expect(dialog(other)).toContainText(expected);
    return expect.poll(() => other.evaluate((name) => JSON.parse(localStorage.getItem(name)!).record, key));
  };
  await (await add(all.friends, 'No new games.')).toBe(known.record);
  // A stored game is replaced only by one with more turns, and never by a text that is not a game.
  const [one] = all.friends;
  await (await add([{ ...one, record: '1. e2' }], 'No new games.')).toBe(known.record);
  const longer = '1. e2 e8\n2. e3\n';
  await (await add([{ ...one, record: longer }], 'No new games.')).toBe(longer);
  const bad = [{ ...one, record: 'nonsense' }, { ...one, id: '../x' }, { ...one, game: 'go' }, 7];
  await (await add(bad, '4 could not be read.')).toBe(longer);
  await context.close();
});

test('an archive of arimaa.com is added', async ({ page }) => {
  const gold = '1w Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2';
  const silver = '1b ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7';
  await open(page, '/#arimaa');
  await openList(page);
  const add = (text: string) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const rows = [
    ['id', 'wusername', 'busername', 'movelist', 'events'],
    ['7', 'Ann', 'Bo', [gold, silver, '2w Md2n', '2b resigns'].join('\\n'), ''],
    ['8', 'Cy', 'Di', [gold, 'nonsense'].join('\\n'), ''],
  ];
  await add(rows.map((row) => row.join('\t')).join('\n'));
  await expect(dialog(page)).toContainText('One game was added. One could not be read.');
  await expect(games(page).filter({ hasText: 'Ann – Bo' })).toContainText('Gold won · resignation');
});

test('without IndexedDB the page works, and the list shows why it is empty', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await begin(page);
  await playTurn(page);
  await resign(page);
  await expect(page.locator('.status')).toContainText('You resigned');
  await openList(page);
  await expect(dialog(page)).toContainText('does not let the page store games');
});

test('a full storage is reported, and the game can be saved as a file', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await begin(page);
  await playTurn(page);
  await resign(page);
  await expect(page.locator('.notice')).toContainText('no room left to keep this game');
  await expect(page.locator('.notice').getByRole('button', { name: 'Save the record as a file' })).toBeVisible();
});

test('the list of another tab follows', async ({ page, context }) => {
  await begin(page);
  await playTurn(page);
  await resign(page);
  await openList(page);
  await expect(games(page)).toHaveCount(1);
  const other = await context.newPage();
  await open(other, '/#arimaa');
  await openList(other);
  await games(other).getByRole('button', { name: 'Delete' }).click();
  await expect(games(page)).toHaveCount(0);
});
