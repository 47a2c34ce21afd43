// Tests the way of the keyboard through the page: what Tab reaches, in which order, and once.

import { open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';

interface Stop {
  role: string;
  name: string;
  x: number;
  y: number;
  isSeen: boolean;
  hasRing: boolean;
}

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Describes the element that has the focus, also within boards; `null` without focus. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    let element = document.activeElement as HTMLElement | null;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
    if (!element || element === document.body) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const input = element as HTMLInputElement;
    const label = element.ariaLabel ?? input.labels?.[0]?.querySelector('span')?.textContent ?? element.textContent;
    // The focus of some fields is shown by their labels.
    const field = element.matches('.language select, .file input') ? element.closest('label')! : element;
    const shown = (element.matches('.segments input') && element.nextElementSibling) || field;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return {
      role: element.tagName === 'INPUT' ? input.type : element.tagName.toLowerCase(),
      name: (label ?? '').trim().replace(/\s+/g, ' '),
      x,
      y: y + scrollY,
      isSeen: shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width * height > 0,
      hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    };
  });

/** Presses Tab from the start of the page, or of the dialog that is open, to its end. */
async function stops(page: Page): Promise<Stop[]> {
  const all: Stop[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) return all;
    all.push(stop);
  }
  throw new Error('There is no end of stops.');
}

/** The same behind the link that skips to the board, wherever the focus is. */
async function stopsAfterSkip(page: Page): Promise<Stop[]> {
  await page.getByRole('link', { name: 'Skip to the board' }).focus();
  return stops(page);
}

/** Shows a game of Quoridor between two people. */
async function showQuoridor(page: Page, record: string): Promise<void> {
  await page.addInitScript((text) => {
    const game = { version: 2, record: text, seats: 'person person', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  }, record);
  await open(page, '/#quoridor');
}

const texts = (all: readonly Stop[]) => all.map(({ role, name }) => `${role} ${name}`);

/** Expects every stop to be seen, to show the focus, and to be there once. */
function expectSound(all: readonly Stop[]): void {
  for (const stop of all) expect(stop, `${stop.role} ${stop.name}`).toMatchObject({ isSeen: true, hasRing: true });
  expect(new Set(texts(all)).size).toBe(all.length);
}

/** Expects stops in one column to go down the page. */
function expectDown(all: readonly Stop[]): void {
  for (const [i, stop] of all.entries()) {
    const last = all[i - 1];
    if (last) expect(stop.y, `${stop.name} after ${last.name}`).toBeGreaterThan(last.y - 30);
  }
}

const DOORS = ['a Play', 'a Learn', 'a Puzzles', 'a Analyze'];
/** The elements after the table: on a phone, the links to the sections are at the bottom edge. */
const end = (size: keyof typeof SIZES) => ['a Licenses', ...(size === 'phone' ? DOORS : [])];
const header = (size: keyof typeof SIZES) => [
  'a Skip to the board',
  'a Arimaa',
  'a Quoridor',
  ...(size === 'desktop' ? DOORS : []),
  'button New game',
  'button Theme: same as the system',
  ...(size === 'desktop' ? ['button Sounds: off'] : []),
  'select Language',
  'button How to play',
];
const way = (player: number) => `button Player ${player}: 8 steps to the goal: show the way`;

for (const size of ['desktop', 'phone'] as const) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size] });

    test('Tab goes through a new game of Arimaa as it is seen', { tag: ['@core', '@tab-end'] }, async ({ page }) => {
      await open(page);
      const all = await stops(page);
      expectSound(all);
      const guide = ['summary The rules in pictures', 'a New to this? Two minutes.'];
      const [setup, tools] = [
        ['summary Arrange your setup'],
        ['button End turn', 'button Hint', 'button Analyze', 'button Flip', 'button More'],
      ];
      const board = all.findIndex(({ role }) => role === 'div');
      expect(all[board]!.name).toMatch(/^[a-h][12], gold [a-z]+$/);
      expect(texts(all.filter((_, i) => i !== board))).toEqual([
        ...header(size),
        ...(size === 'desktop' ? [...setup, 'a New to this? Two minutes.', ...tools] : [...tools, ...guide, ...setup]),
        ...end(size),
      ]);
      expectDown(size === 'desktop' ? all.slice(board + 1) : all.slice(header(size).length));
    });

    test('Tab goes through a game of Quoridor as it is seen', async ({ page }) => {
      await page.addInitScript(() => {
        const game = { version: 2, record: '1. e2 e8', seats: 'person person', orientation: '1' };
        localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
      });
      await open(page, '/#quoridor');
      const all = await stops(page);
      expectSound(all);
      const board = ['div e1, empty, can be reached', 'button Place a wall, 10 left'];
      const [top, bottom] = [2, 1].map((player) => way(player).replace('8', '7'));
      const tools = ['button Take back', 'button Hint', 'button Analyze', 'button Flip', 'button More'];
      const turns = ['button First turn', 'button Previous turn', 'summary Turns2 turns'];
      const names = texts(all);
      expect(names.filter((name) => !name.startsWith('button Turn 1'))).toEqual([
        ...header(size),
        ...(size === 'desktop'
          ? [...board, top, ...turns, bottom, ...tools]
          : [top, ...board, bottom, ...tools, ...turns]),
        ...end(size),
      ]);
      expectDown(size === 'desktop' ? all.slice(names.indexOf(top!)) : all.slice(header(size).length));
    });

    test('Tab goes through the open panel of the setup', async ({ page }) => {
      await open(page);
      await page.getByText('Arrange your setup').click();
      // First, since behind the last stop Firefox leaves the page for its own tools.
      await listen(page);
      for (const name of ['Strong wings', 'Strong center', 'Strong center']) {
        await page.getByRole('button', { name, exact: true }).press('Enter');
        await page.waitForTimeout(300);
        expect(await told(page)).toEqual([`Setup: ${name}.`]);
      }
      const all = await stopsAfterSkip(page);
      expectSound(all);
      const names = texts(all);
      const at = names.indexOf('summary Arrange your setup');
      const presets = ['Classic', 'Strong center', 'Strong wings', 'Camel to the side'];
      expect(names.slice(at + 1, at + 5)).toEqual(presets.map((name) => `button ${name}`));
      expect(names).toContain('button End turn');
    });

    test('Tab goes through the menu, which closes behind the last item', async ({ page }) => {
      await open(page);
      await page.getByRole('button', { name: 'More', exact: true }).focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('#menu');
      const items = [
        'Resign',
        'My games',
        'Share',
        'Play a friend by links',
        'Play a friend directly',
        'Copy the position',
        'Set up a position',
        'Paste a record or position',
        'Embed the board',
        'Board and pieces',
        ...(size === 'phone' ? ['Sounds: off'] : []),
      ];
      const all: Stop[] = [];
      for (const name of items) {
        await page.keyboard.press('Tab');
        const item = (await focused(page))!;
        expect(item.name).toBe(name);
        await expect(menu).toBeVisible();
        all.push(item);
      }
      expectSound(all);
      expectDown(all);
      await page.keyboard.press('Shift+Tab');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      expect((await focused(page))!.name).toBe(size === 'desktop' ? 'Licenses' : 'The rules in pictures');
    });

    test('Tab goes through a game at an earlier turn', async ({ page }) => {
      await showQuoridor(page, '1. e2 e8 2. e3 e7');
      await page.getByRole('button', { name: 'Previous turn' }).click();
      const all = await stopsAfterSkip(page);
      expectSound(all);
      const names = texts(all);
      for (const name of [
        'First turn',
        'Previous turn',
        'Next turn',
        'Last turn',
        'Back to the game',
        'Play from here',
      ])
        expect(names).toContain(`button ${name}`);
      expect(names.filter((name) => name.startsWith('button Turn '))).toEqual(
        size === 'desktop' ? ['button Turn 2: e3'] : [],
      );
    });

    test('Tab goes through a reviewed game', async ({ page }) => {
      await showQuoridor(page, '1. e2 e8 2. e1 e7');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.locator('#menu').getByRole('button', { name: 'Review the game' }).click();
      await expect(page.locator('svg.chances')).toBeVisible({ timeout: 60_000 });
      const all = await stopsAfterSkip(page);
      expectSound(all);
      const names = texts(all);
      const turn = names.findIndex((name) => name.startsWith('button Turn '));
      expect(names[turn]).toMatch(/^button Turn 2: e7/);
      expect(names.slice(turn + 1, turn + 6)).toEqual([
        'select Judgment of the turn',
        'button Comment',
        'button Marks and arrows',
        'button Delete this turn and what follows',
        'button Copy this line',
      ]);
      expect(names).toContain('button Your mistakes again');
    });

    test('Tab goes through the list of games, and the focus stays in it', async ({ page }) => {
      await open(page, '/#quoridor');
      const dialog = page.getByRole('dialog', { name: 'My games' });
      const openList = async () => {
        await page.getByRole('button', { name: 'More', exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.locator('#menu').getByRole('button', { name: 'My games' }).press('Enter');
        await expect(dialog).toBeVisible();
      };
      await openList();
      expect(await focused(page)).toMatchObject({ name: 'Add from files', hasRing: true });
      await listen(page);
      const files = ['1. e2 e8 2. e3 a3h', '1. e2'].map((text, n) => ({
        name: `${n}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      }));
      await dialog.locator('input[type=file]').setInputFiles(files);
      await expect(dialog).toContainText('2 games were added.');
      await page.waitForTimeout(300);
      expect(await told(page)).toEqual(['2 games were added.']);
      await page.keyboard.press('Escape');
      await openList();
      const first = (await focused(page))!;
      expect(first).toMatchObject({ role: 'button', hasRing: true });
      expect(first.name).toMatch(/^Between people.*1 turn$/);
      const all = [first];
      for (let i = 0; i < 5; i++) {
        await page.keyboard.press('Tab');
        all.push((await focused(page))!);
      }
      expectSound(all);
      expect(texts(all).map((name) => name.replace(/Between people.*· /, ''))).toEqual([
        'button 1 turn',
        'button Delete: 1 turn',
        'button 4 turns',
        'button Delete: 4 turns',
        'button Save everything as a file',
        'file Add from files',
      ]);
      await told(page);
      await dialog.getByRole('button', { name: 'Delete' }).nth(1).press('Enter');
      await expect(dialog.getByRole('button', { name: 'Restore' })).toBeFocused();
      expect(await told(page)).toEqual(['The game is deleted.']);
      await page.keyboard.press('Enter');
      await expect(dialog.locator('.kept').nth(1)).toBeFocused();
      expect(await told(page)).toEqual(['The game is back.']);
    });

    for (const game of ['arimaa', 'quoridor']) {
      test(`each dialog of ${game} begins at a choice, and gives the focus back`, async ({ page }) => {
        await open(page, `/#${game}`);
        const close = async (from: string) => {
          const first = await focused(page);
          expect(first, from).toMatchObject({ hasRing: true });
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        };
        for (const name of ['New game', 'How to play']) {
          const button = page.getByRole('banner').getByRole('button', { name });
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          await close(name);
          await expect(button).toBeFocused();
        }
        const more = page.getByRole('button', { name: 'More', exact: true });
        const labels = [
          'Resign',
          'My games',
          'Share',
          'Play a friend by links',
          'Set up a position',
          'Paste a record or position',
          'Embed the board',
        ];
        for (const name of [...labels, game === 'arimaa' ? 'Board and pieces' : 'Board']) {
          await more.focus();
          await page.keyboard.press('Enter');
          const item = page.locator('#menu').getByRole('button', { name, exact: true });
          await item.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('dialog')).toBeVisible();
          await close(name);
          await expect(more, name).toBeFocused();
        }
      });
    }
  });
}

test('the focus goes to the board when the button that was chosen is gone', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    const game = { version: 2, record: '1. e2 e8', seats: 'person person', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  });
  await open(page, '/#quoridor');
  await page.locator('#board').evaluate((board) => (board as HTMLElementTagNameMap['quoridor-board']).resign());
  await page.getByRole('button', { name: 'Rematch' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
  await expect(square(page, 'e1')).toBeFocused();
  // A page that is opened takes the focus nowhere.
  await page.reload();
  await ready(page);
  expect(await focused(page)).toBe(null);
});

/** Records the announcements for screen readers from now on: the texts of all live regions. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = [];
    (globalThis as unknown as { told: string[] }).told = told;
    const roots = [document.body, document.querySelector('#board')!.shadowRoot!];
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    for (const root of roots) {
      new MutationObserver((records) => {
        const regions = new Set<Element>();
        for (const { target } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
          if (region) regions.add(region);
        }
        for (const region of regions) {
          const text = region.textContent!.trim().replace(/\s+/g, ' ');
          if (text) told.push(text);
        }
      }).observe(root, { childList: true, characterData: true, subtree: true });
    }
  });
}

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0));

test('each action is announced once', async ({ page }) => {
  await page.addInitScript(() => {
    const game = { version: 2, record: '1. e2 e8', seats: 'person person', orientation: '1' };
    localStorage.setItem('keddah.quoridor.game', JSON.stringify(game));
  });
  await open(page, '/#quoridor');
  await listen(page);
  const act = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.length))
      .toBeGreaterThan(0);
    await page.waitForTimeout(300);
    return told(page);
  };
  expect(await act('Take back')).toHaveLength(1);
  expect(await act('Redo')).toHaveLength(1);
  expect(await act('Flip')).toEqual(['Player 2 at the bottom.']);
  await square(page, 'e3').click();
  await page.waitForTimeout(500);
  const next = 'Player 2 to move: step to a marked square, or place one of 10 walls.';
  expect(await told(page)).toEqual([`To e3. ${next}`]);
  expect(await act('Previous turn')).toEqual(['Turn 1: e8']);
  expect(await act('First turn')).toEqual(['Start']);
  expect(await act('Last turn')).toEqual(['Turn 2: e3']);
});

test('each action of Arimaa is announced once', async ({ page }) => {
  await page.addInitScript(() => {
    const board = ['rrrrrrrr', 'hdcemcdh', ...Array(4).fill(' '.repeat(8)), 'HDCMECDH', 'RRRRRRRR'].join('');
    const game = { version: 2, record: `g [${board}]`, steps: [], seats: 'person person', orientation: 'gold' };
    localStorage.setItem('keddah.arimaa.game', JSON.stringify(game));
  });
  await open(page, '/#arimaa');
  await listen(page);
  const act = async (work: () => Promise<void>) => {
    await work();
    await page.waitForTimeout(500);
    return told(page);
  };
  const press = (name: string) => act(() => page.getByRole('button', { name, exact: true }).click());
  await act(() => square(page, 'e2').click());
  expect(await act(() => square(page, 'e4').click())).toEqual(['Gold elephant, e2 to e3. Gold elephant, e3 to e4.']);
  expect(await press('Undo step')).toEqual(['Step taken back.']);
  expect(await press('End turn')).toEqual(['Silver to move. 4 steps left.']);
  expect(await press('Take back')).toHaveLength(1);
  expect(await press('Redo')).toHaveLength(1);
  expect(await press('Previous turn')).toEqual(['Start']);
  expect(await press('Last turn')).toEqual(['Turn 2g: Ee2n']);
  expect(await press('Flip')).toEqual(['Silver at the bottom.']);
});

for (const game of ['arimaa', 'quoridor']) {
  test(`the first stop skips to the board of ${game}`, async ({ page }) => {
    await open(page, `/#${game}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the board' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main .board [data-square]:focus')).toHaveCount(1);
  });
}
