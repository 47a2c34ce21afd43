// Tests that games stored by earlier versions of the page still open. tests/data/store has a folder
// for each version of the store, with entries as that version wrote them.

import { readdirSync, readFileSync } from 'node:fs';
import type { QuoridorBoard } from 'keddah/boards';
import { listed, ready } from './page.js';
import { expect, type Page, test } from './test.js';

const folder = new URL('../data/store/', import.meta.url);
const versions = readdirSync(folder).sort();
const entryOf = (version: string, name: string) =>
  readFileSync(new URL(`${version}/${name}.json`, folder), 'utf8').trim();

/** Opens the page in a browser whose storage has these entries. */
async function visit(page: Page, address: string, entries: Record<string, string>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
  await page.goto(address);
  await ready(page);
  await expect(page.locator('.notice')).toHaveText('');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('every version of the store has entries', () => {
  expect(versions).toEqual(['1', '2']);
  for (const version of versions) {
    const { version: written } = JSON.parse(entryOf(version, 'arimaa'));
    expect(written).toBe(version === '1' ? undefined : Number(version));
  }
});

for (const version of versions) {
  test(`a game of Arimaa of version ${version} opens as it was left`, async ({ page }) => {
    await visit(page, '/#arimaa', { 'keddah.arimaa.game': entryOf(version, 'arimaa') });
    expect(await listed(page)).toEqual(['Ee2n Ee3n Ee4n', 'ed7s ed6s hb7s']);
    await expect(page.locator('.lamps .lit')).toHaveCount(2);
    await expect(page.locator('.player.silver')).toContainText('level 7');
    await expect(page.locator('.player.gold')).toContainText('You');
    const { version: written, seats } = JSON.parse((await stored(page, 'keddah.arimaa.game'))!);
    expect([written, seats]).toEqual([2, 'person computer:7']);
  });

  test(`a game of Quoridor of version ${version} opens as it was left`, async ({ page }) => {
    await visit(page, '/#quoridor', { 'keddah.quoridor.game': entryOf(version, 'quoridor') });
    const board = page.locator('quoridor-board');
    expect(await board.evaluate((one) => (one as QuoridorBoard).game!.history)).toEqual(['d2', 'd6', 'a3h', 'd5']);
    await expect(page.locator('.bottom .player')).toContainText('You · Player 1');
    await expect(page.locator('.top .player')).toContainText('Computer · level 4');
    const { version: written, seats } = JSON.parse((await stored(page, 'keddah.quoridor.game'))!);
    expect([written, seats]).toEqual([2, 'person computer:4']);
  });

  test(`the options of a new game of Quoridor of version ${version} are offered again`, async ({ page }) => {
    await visit(page, '/#quoridor', { 'keddah.quoridor.choice': entryOf(version, 'quoridor-choice') });
    await page.getByRole('button', { name: 'New game' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New game' });
    await expect(dialog.getByRole('radio', { name: 'Four' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '7 × 7' })).toBeChecked();
    const chosen = ['Computer, level 2', 'Person', 'Computer, level 10', 'Computer, level 1'];
    for (const [index, seat] of chosen.entries()) {
      await expect(dialog.locator(`[name=seat-${index + 1}] option:checked`)).toHaveText(seat);
    }
    await dialog.getByRole('button', { name: 'Start' }).click();
    const { version: written, seats } = JSON.parse((await stored(page, 'keddah.quoridor.choice'))!);
    expect([written, seats[0], seats[1]]).toEqual([2, { kind: 'computer', level: 2 }, { kind: 'person' }]);
  });
}
