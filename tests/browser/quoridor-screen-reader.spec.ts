import { violations } from './axe';
import { eventsOf } from './board.js';
import { ghost, groove, history, open, square } from './quoridor.js';
import { expect, type Page, test } from './test.js';

const announced = (page: Page) => page.locator('quoridor-board [role="status"]');

test('squares and walls have names for screen readers, and refusals are announced', async ({ page }) => {
  await open(page, { position: 'e3/c4/e3e9/10 9/1' });
  await expect(page.getByRole('grid', { name: 'Quoridor board' })).toBeVisible();
  await expect(square(page, 'e3')).toHaveAccessibleName('e3, player 1, wall above');
  await expect(square(page, 'f4')).toHaveAccessibleName('f4, empty, wall below');
  await expect(square(page, 'd5')).toHaveAccessibleName('d5, empty, wall to the left');
  await expect(square(page, 'd3')).toHaveAccessibleName('d3, empty, can be reached');
  await square(page, 'e4').click();
  await expect(announced(page)).toHaveText('A wall is in between.');
});

test('a move and a wall can be made with the keyboard and are announced', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(square(page, 'e1')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(square(page, 'e2')).toBeFocused();
  await page.keyboard.press(' ');
  expect(await history(page)).toEqual(['e2']);
  await expect(announced(page)).toHaveText(/^To e2\. Player 2 to move/);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('h');
  await expect(announced(page)).toHaveText('Wall e3h: place it here?');
  await page.keyboard.press('ArrowLeft');
  await expect(announced(page)).toHaveText('Wall d3h: place it here?');
  await page.keyboard.press('v');
  expect(await page.evaluate(() => globalThis.quoridor.state!.pending)).toBe('d3v');
  await page.keyboard.press('Escape');
  expect(await ghost(page)).toBe('none');
  await expect(announced(page)).toHaveText('Put down.');
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  expect(await history(page)).toEqual(['e2', 'e3h']);
  await expect(announced(page)).toHaveText(/^Wall e3h\. Player 1 to move/);
  await page.keyboard.press('Shift+Enter');
  await expect(announced(page)).toHaveText('You may not pass while you can move.');
  await page.evaluate(() => globalThis.quoridor.takeBack());
  await expect(announced(page)).toHaveText(/^Taken back\. Player 2 to move/);
  await page.evaluate(() => globalThis.quoridor.redo());
  await expect(announced(page)).toHaveText(/^Wall e3h\. Player 1 to move/);
  await page.evaluate(() => globalThis.quoridor.flip());
  await expect(announced(page)).toHaveText('Player 2 at the bottom.');
  await page.evaluate(() => globalThis.quoridor.flip());

  await page.keyboard.press('v');
  await expect(announced(page)).toHaveText('This wall would cross wall e3h.');
  await page.keyboard.press('Enter');
  expect(await history(page)).toHaveLength(2);
  expect(await eventsOf(page, 'illegal')).toEqual(['pass-not-allowed', 'wall-crosses']);
});

test('a wall can be taken, shifted and placed by buttons', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Place a wall, 10 left' }).focus();
  await page.keyboard.press('Enter');
  const first = await page.evaluate(() => globalThis.quoridor.state!.pending);
  expect(first).not.toBeNull();
  const pill = page.locator('quoridor-board .pill');
  await pill.getByRole('button', { name: 'Shift up' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => globalThis.quoridor.state!.pending)).not.toBe(first);
  await pill.getByRole('button', { name: 'Place it' }).focus();
  await page.keyboard.press('Enter');
  expect(await history(page)).toHaveLength(1);
  await expect(page.locator('quoridor-board [data-square]:focus')).toHaveCount(1);
});

test('a complete game can be played with the keyboard from the far side', async ({ page }) => {
  await open(page, { size: '5', walls: '1', orientation: '2' });
  await page.keyboard.press('Tab');
  await expect(square(page, 'c1')).toBeFocused();
  // Player 2 is at the bottom, so down means north.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await history(page)).toEqual(['c2']);
  for (const name of ['c4', 'c3', 'c2', 'c4', 'c1']) {
    await square(page, name).focus();
    await page.keyboard.press('Enter');
  }
  await expect(announced(page)).toHaveText('To c1. Player 2 wins: the pawn reached the goal.');
});

for (const [lang, label, why] of [
  ['de', 'e3, Spieler 1, Wand darüber', 'Dazwischen ist eine Wand.'],
  ['pl', 'e3, gracz 1, płotek powyżej', 'Pomiędzy stoi płotek.'],
  ['tr', 'e3, 1. oyuncu, üstünde duvar', 'Arada bir duvar var.'],
] as const) {
  test(`names and refusals are in the language ${lang}`, async ({ page }) => {
    await open(page, { position: 'e3//e3e9/10 9/1', lang });
    await expect(square(page, 'e3')).toHaveAccessibleName(label);
    await square(page, 'e4').click();
    await expect(page.locator('quoridor-board .status')).toHaveText(why);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations: ${colorScheme}`, { tag: colorScheme === 'dark' ? '@color-scheme' : [] }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, { players: '4', moves: 'e2 b5 e3h' });
    await page.evaluate((dark) => {
      document.body.style.background = dark ? '#16181c' : '#f6f4ef';
      document.querySelector('h1')!.style.color = dark ? '#fff' : '#000';
    }, colorScheme === 'dark');
    expect(await violations(page)).toEqual([]);
    const { x, y } = await groove(page, 'e3v');
    await page.mouse.click(x, y);
    await square(page, 'a1').focus();
    await page.keyboard.press('v');
    expect(await violations(page)).toEqual([]);
  });
}

test('the name of the player to move is inflected within the sentence', async ({ page }) => {
  await open(page, { lang: 'pl' });
  await expect(page.locator('quoridor-board .status')).toHaveText(/^Ruch ma gracz 1: idź na zaznaczone pole/);
});
