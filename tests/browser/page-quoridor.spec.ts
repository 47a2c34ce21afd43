// Tests Quoridor on the page: complete games, options of new games, saved games, texts.

import { fillNumber, listed, open, ready, square } from './page.js';
import { expect, type Page, test } from './test.js';

const KEY = 'keddah.quoridor.game';

/** A short game of two people: both walk straight ahead, and player 1 arrives first. */
const GAME = ['e2', 'd9', 'e3', 'd8', 'e4', 'd7', 'e5', 'd6', 'e6', 'd5', 'e7', 'd4', 'e8', 'd3', 'e9'];

interface Choices {
  players?: 'Two' | 'Four';
  /** The chosen option of each player's list, in order. */
  seats?: readonly string[];
  size?: number;
  walls?: number;
  first?: string;
}

/** Starts a new game through the dialog. */
async function newGame(page: Page, { players, seats = [], size, walls, first = 'Player 1' }: Choices): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  if (players) await dialog.getByRole('radio', { name: players, exact: true }).check();
  for (const [i, seat] of seats.entries()) {
    await dialog.getByRole('combobox', { name: `Player ${i + 1}` }).selectOption(seat);
  }
  if (size) await dialog.getByRole('radio', { name: `${size} × ${size}` }).check();
  if (walls !== undefined) await fillNumber(dialog.getByRole('spinbutton'), walls);
  await dialog.getByRole('combobox', { name: 'Who begins' }).selectOption(first);
  await dialog.getByRole('button', { name: 'Start' }).click();
}

const computer = (level: number) => `Computer, level ${level}`;
/** Returns a player's strip above or below the board. */
const strip = (page: Page, player: number) => page.locator(`.player[data-side="${player}"]`);
const status = (page: Page) => page.locator('.status');
const menu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('#menu').getByRole('button', { name }).click();
};
const paste = async (page: Page, text: string) => {
  await menu(page, 'Paste');
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

test('a new visitor is player 1 against level 3, and the computer answers', async ({ page }) => {
  await open(page, '/#quoridor');
  await expect(status(page)).toContainText('You are player 1: reach the far edge.');
  await expect(strip(page, 2)).toContainText('level 3');
  await square(page, 'e2').click();
  await expect.poll(async () => (await listed(page)).length, { timeout: 20_000 }).toBe(2);
  await expect(status(page)).toContainText('Your turn, player 1: step, or place one of 10 walls.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => listed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => (await listed(page)).length).toBe(2);
});

/** Plays `GAME`, using `go` to step to a square, and checks the text at its end. */
async function playWhole(page: Page, go: (square: string) => Promise<void>): Promise<void> {
  await newGame(page, { seats: ['Person', 'Person'] });
  for (const [index, move] of GAME.entries()) {
    await go(move);
    await expect
      .poll(() => listed(page))
      .toEqual(GAME.slice(0, index + 1).map((text) => expect.stringContaining(text)));
  }
  await expect(status(page)).toContainText('Player 1 wins: the pawn reached the goal.');
}

test('a complete game can be played with the mouse, and then a rematch started', async ({ page }) => {
  await open(page, '/#quoridor');
  await playWhole(page, (name) => square(page, name).click());
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  expect(await listed(page)).toEqual([]);
});

test('a complete game can be played and a wall placed with the keyboard', async ({ page }) => {
  await open(page, '/#quoridor');
  let at = 'e1';
  await playWhole(page, async (name) => {
    await square(page, at).focus();
    for (const [index, less, more] of [
      [0, 'ArrowLeft', 'ArrowRight'],
      [1, 'ArrowDown', 'ArrowUp'],
    ] as const) {
      const by = name.charCodeAt(index) - at.charCodeAt(index);
      for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by < 0 ? less : more);
    }
    at = name;
    await page.keyboard.press('Enter');
  });
  await newGame(page, { seats: ['Person', 'Person'] });
  await square(page, 'e1').focus();
  for (const key of ['h', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => listed(page)).toEqual([expect.stringContaining('e3h')]);
});

test('a click between squares places a wall and updates the number of walls left', async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: ['Person', 'Person'] });
  const [e3, f4] = await Promise.all(['e3', 'f4'].map(async (name) => (await square(page, name).boundingBox())!));
  await page.mouse.click((e3!.x + e3!.width + f4!.x) / 2, (e3!.y + f4!.y + f4!.height) / 2);
  await expect.poll(async () => (await listed(page))[0]).toMatch(/e3[hv]/);
  await expect(strip(page, 1).getByRole('img', { name: '9 walls left' })).toBeVisible();
});

test("a player's shortest path is drawn on request and removed by the next move", async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: ['Person', 'Person'] });
  const show = page.getByRole('button', { name: 'Player 2: 8 steps to the goal: show the way' });
  const way = page.locator('quoridor-board path.way');
  await show.click();
  await expect(way).toHaveCount(1);
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(way).toHaveCount(0);
  await show.click();
  await square(page, 'e2').click();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(way).toHaveCount(0);
});

test('a person plays with three computer players', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { players: 'Four', seats: ['Person', computer(1), computer(2), computer(1)] });
  await expect(page.locator('.player')).toHaveCount(4);
  for (const [player, who] of ['You', 'level 1', 'level 2', 'level 1'].entries()) {
    await expect(strip(page, player + 1)).toContainText(who);
    await expect(strip(page, player + 1)).toContainText('5');
  }
  await square(page, 'e2').click();
  await expect.poll(async () => (await listed(page)).length, { timeout: 30_000 }).toBe(4);
  await expect(status(page)).toContainText('Your turn, player 1');
  await page.reload();
  await ready(page);
  expect((await listed(page)).length).toBe(4);
  await expect(page.locator('.player')).toHaveCount(4);
});

test('a game of one person and three computer players is played to its end', async ({ page }) => {
  await open(page, '/#quoridor');
  const level = computer(1);
  await newGame(page, { players: 'Four', seats: ['Person', level, level, level], size: 5, walls: 1 });
  const now = status(page).getByText(/You are player 1|Your turn|wins/);
  for (let turns = 0; turns < 40; turns++) {
    await expect(now).toBeVisible({ timeout: 20_000 });
    if (/wins/.test((await now.textContent()) ?? '')) break;
    const before = (await listed(page)).length;
    // Targets are listed from the top, and the goal is at the top.
    await page.locator('quoridor-board .aim').first().click();
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(before);
  }
  await expect(status(page)).toContainText(/Player [1-4] wins: the pawn reached the goal\./);
});

test('computer players alone play a game by themselves', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: [computer(1), computer(1)], size: 5 });
  await expect.poll(async () => (await listed(page)).length, { timeout: 30_000 }).toBeGreaterThan(2);
});

test('size and number of walls can be chosen; each size has a standard number', async ({ page }) => {
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const walls = dialog.getByRole('spinbutton', { name: 'Walls each' });
  for (const [size, usual] of [
    [11, '21'],
    [7, '6'],
    [5, '3'],
    [9, '10'],
  ] as const) {
    await dialog.getByRole('radio', { name: `${size} × ${size}` }).check();
    await expect(walls).toHaveValue(usual);
  }
  await dialog.getByRole('radio', { name: 'Four' }).check();
  await expect(walls).toHaveValue('5');
  await expect(dialog.getByRole('combobox', { name: /^Player/ })).toHaveCount(4);
  await page.keyboard.press('Escape');

  await newGame(page, { players: 'Two', seats: ['Person', 'Person'], size: 11 });
  await expect(square(page, 'k11')).toBeVisible();
  await expect(strip(page, 1).getByRole('img', { name: '21 walls left' })).toBeVisible();
  await newGame(page, { size: 7, walls: 2, first: 'Player 2' });
  await expect(square(page, 'g7')).toBeVisible();
  await expect(status(page)).toContainText('Player 2 begins');
  await expect(strip(page, 1).getByRole('img', { name: '2 walls left' })).toBeVisible();
});

test('the player who begins can be chosen at random, and a notice names the player', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.6;
  });
  await open(page, '/#quoridor');
  await newGame(page, { seats: ['Person', 'Person'], first: 'Random' });
  await expect(page.getByRole('status').filter({ hasText: 'Player 2 was chosen at random to begin.' })).toBeVisible();
  await expect(status(page)).toContainText('Player 2 begins');
});

for (const locale of ['de', 'tr', 'pl', 'en']) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('the lists of the dialog are wide enough, and a notice has its button beside the text', async ({ page }) => {
      await open(page, '/#quoridor');
      await page.getByRole('button', { name: /New game|Neue Partie|Nowa gra|Yeni oyun/ }).click();
      const lists = page.locator('dialog[open] select:visible');
      await expect(lists).toHaveCount(3);
      // A list is as wide as its place; what it needs for its choice is measured by a copy without
      // bounds.
      const lacking = await lists.evaluateAll((all) =>
        (all as HTMLSelectElement[]).map((list) => {
          const copy = list.cloneNode() as HTMLSelectElement;
          copy.append(new Option(list.selectedOptions[0]!.text));
          copy.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none';
          list.parentElement!.append(copy);
          const needed = copy.getBoundingClientRect().width;
          copy.remove();
          return needed - list.getBoundingClientRect().width;
        }),
      );
      expect(Math.max(...lacking)).toBeLessThanOrEqual(1);
      await page.locator('dialog[open] button.primary').click();
      const text = (await page.locator('.notice p').boundingBox())!;
      const close = (await page.locator('.notice > .tool').boundingBox())!;
      expect(close.x).toBeGreaterThanOrEqual(text.x + text.width);
      expect(close.y).toBeLessThan(text.y + text.height);
      expect(close.height).toBeGreaterThanOrEqual(43.9);
    });
  });
}

test('the person sits at the bottom', async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: [computer(1), 'Person'] });
  await expect(page.locator('.bottom')).toContainText('Player 2');
  await page.getByRole('button', { name: 'Flip' }).click();
  await expect(page.locator('.bottom')).toContainText('Player 1');
});

test('a reload keeps moves, walls and seats', async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: ['Person', 'Person'], size: 7, walls: 3 });
  await square(page, 'd2').click();
  await square(page, 'd6').click();
  await expect.poll(async () => (await listed(page)).length).toBe(2);
  const played = await listed(page);
  await page.reload();
  await ready(page);
  expect(await listed(page)).toEqual(played);
  await expect(square(page, 'g7')).toBeVisible();
  await expect(strip(page, 1).getByRole('img', { name: '3 walls left' })).toBeVisible();
});

for (const [what, text] of [
  ['no JSON', '{"record":'],
  ['no game', '{"record":"1. z9 z8","seats":"person person","orientation":"1"}'],
] as const) {
  test(`a damaged saved game is set aside: ${what}`, async ({ page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (!sessionStorage.getItem('damaged')) localStorage.setItem(key!, text!);
        sessionStorage.setItem('damaged', 'yes');
      },
      [KEY, text],
    );
    await open(page, '/#quoridor');
    await expect(page.getByRole('status').filter({ hasText: 'set aside' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('keddah.quoridor.set-aside'))).toBe(text);
    await square(page, 'e2').click();
    await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(0);
  });
}

test('pasted records and positions open; an unreadable text changes nothing', async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: ['Person', 'Person'] });
  await paste(page, '1. nonsense');
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await listed(page)).toEqual([]);

  await paste(page, '1. e2 e8 2. e3 e7 3. e3h e6h');
  await expect.poll(async () => (await listed(page)).length).toBe(6);
  await page.locator('.turn-list button').nth(2).click();
  await expect(status(page)).toContainText('You are looking at turn 1.');
  await expect(square(page, 'e8')).toHaveAccessibleName(/player 2/);
  await page.getByRole('button', { name: 'Back to the game' }).click();

  await paste(page, '//e1a5e9i5/5 5 5 5/3');
  await expect(page.locator('.player')).toHaveCount(4);
  await expect(status(page)).toContainText('Player 3 begins');
  await page.getByRole('button', { name: 'Bring back the last game' }).click();
  await expect.poll(async () => (await listed(page)).length).toBe(6);
  await expect(page.locator('.player')).toHaveCount(2);
});

test('the chosen notation applies to this game and later ones', async ({ page }) => {
  await open(page, '/#quoridor');
  await newGame(page, { seats: ['Person', 'Person'] });
  await square(page, 'e2').click();
  await expect.poll(() => listed(page)).toEqual([expect.stringContaining('e2')]);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('radio', { name: /^Glendenning/ }).check();
  await expect.poll(() => listed(page)).toEqual([expect.stringContaining('e8')]);
  await page.keyboard.press('Escape');
  await newGame(page, {});
  await expect(square(page, 'e9')).toHaveAccessibleName(/player 1/);
  await page.reload();
  await ready(page);
  await expect(square(page, 'e9')).toHaveAccessibleName(/player 1/);
});

test('resigning asks for confirmation and names the winner', async ({ page }) => {
  await open(page, '/#quoridor');
  await square(page, 'e2').click();
  await expect.poll(async () => (await listed(page)).length, { timeout: 20_000 }).toBe(2);
  await menu(page, 'Resign');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Player 2 then wins.');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(status(page)).toContainText('You resigned: player 2 wins.');
});

for (const [locale, words] of [
  ['tr-TR', ['Yeni oyun', 'Geri al', '1. oyuncu sizsiniz']],
  ['pl-PL', ['Nowa gra', 'Cofnij', 'Jesteś graczem 1']],
  ['de-AT', ['Neue Partie', 'Zurücknehmen', 'Du bist Spieler 1']],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test('Quoridor is in this language, and the greeting fits its two lines', async ({ page }) => {
      await open(page, '/#quoridor');
      const [fresh, back, greeting] = words;
      for (const name of [fresh, back]) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      await expect(status(page)).toContainText(greeting);
      expect((await status(page).locator('p').boundingBox())!.height).toBeLessThanOrEqual(64);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a complete game can be played by touch, and a wall asks for confirmation', async ({ page }) => {
    await open(page, '/#quoridor');
    await playWhole(page, (name) => square(page, name).tap());
    await newGame(page, { seats: ['Person', 'Person'] });
    const [e3, f4] = await Promise.all(['e3', 'f4'].map(async (name) => (await square(page, name).boundingBox())!));
    await page.touchscreen.tap((e3!.x + e3!.width + f4!.x) / 2, (e3!.y + f4!.y + f4!.height) / 2);
    await expect(status(page)).toContainText(/Wall e3[hv]: place it here\?/);
    expect(await listed(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place it' }).tap();
    await expect.poll(() => listed(page)).toEqual([expect.stringMatching(/e3[hv]/)]);
  });

  test('touch targets are large enough and on the screen, also for four players', async ({ page }) => {
    await open(page, '/#quoridor');
    for (const players of ['Two', 'Four'] as const) {
      await newGame(page, { players, seats: ['Person', computer(1)] });
      for (const name of ['Take back', 'Hint', 'Flip', 'New game', 'How to play']) {
        const box = (await page.getByRole('button', { name }).first().boundingBox())!;
        expect(box.height, name).toBeGreaterThanOrEqual(40);
        expect(box.width, name).toBeGreaterThanOrEqual(40);
        expect(box.x + box.width, name).toBeLessThanOrEqual(390);
        expect(box.y + box.height, name).toBeLessThanOrEqual(844);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});

test('the board keeps its place through a turn', async ({ page }) => {
  await open(page, '/#quoridor');
  const box = () => page.locator('quoridor-board').boundingBox();
  const before = await box();
  await square(page, 'e2').click();
  expect(await box()).toEqual(before);
  await expect.poll(async () => (await listed(page)).length, { timeout: 20_000 }).toBe(2);
  expect(await box()).toEqual(before);
  await page.locator('.turn-list button').first().click();
  expect(await box()).toEqual(before);
});
