import { eventsOf, open, square } from './board.js';
import { expect, type Page, test } from './test.js';

const TURNS = 'Ee2n Ee3n; md7s; Ee4n';
const ply = (page: Page) => page.evaluate(() => globalThis.board.state!.ply);

test('in the mode view, arrow keys, Home and End change the turn, and moves are refused', async ({ page }) => {
  await open(page, { mode: 'view', moves: TURNS });
  await square(page, 'e2').click();
  await page.keyboard.press('ArrowLeft');
  expect(await ply(page)).toBe(4);
  await expect(page.locator('arimaa-board [role="status"]')).toContainText('After turn 4 of 5.');
  await page.keyboard.press('Home');
  expect(await ply(page)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  expect(await ply(page)).toBe(2);
  await page.keyboard.press('ArrowRight');
  expect(await ply(page)).toBe(3);
  await page.keyboard.press('End');
  expect(await ply(page)).toBe(5);
  await page.keyboard.press('ArrowRight');
  expect(await ply(page)).toBe(5);
  await square(page, 'e5').click();
  await square(page, 'e6').click();
  expect(await page.evaluate(() => globalThis.board.state!.steps)).toEqual([]);
  expect(await eventsOf(page, 'illegal')).toContain('view');
  expect(await eventsOf(page, 'move')).toEqual([]);
});

test('in the mode view, Shift and arrow keys move from square to square', async ({ page }) => {
  await open(page, { mode: 'view', moves: TURNS });
  await square(page, 'd2').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(square(page, 'e2')).toBeFocused();
  expect(await ply(page)).toBe(5);
});

test('buttons and the attribute `ply` change the turn of a record of Quoridor', async ({ page }) => {
  await open(page, { element: 'quoridor-board', mode: 'view', body: '1. e2 e8 2. e3 e7 3. e6h d3h' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('To the start');
  expect(await ply(page)).toBe(0);
  await press('Forward one turn');
  expect(await ply(page)).toBe(1);
  await expect(page.locator('quoridor-board')).toHaveAttribute('ply', '1');
  await press('To the end');
  expect(await ply(page)).toBe(6);
  await expect(page.locator('quoridor-board [part=status]')).toHaveText('Player 1 to move.');
  await press('Back one turn');
  expect(await ply(page)).toBe(5);
  await page.locator('quoridor-board').evaluate((board) => board.setAttribute('ply', '2'));
  await expect.poll(() => ply(page)).toBe(2);
  expect(await page.locator('quoridor-board').evaluate((board) => board.matches(':state(earlier)'))).toBe(true);
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
});

test('setting a property sets its attribute', async ({ page }) => {
  await open(page, { element: 'quoridor-board' });
  const given = {
    ...{ mode: 'view', controls: 'none', coordinates: 'off', theme: 'dark', animation: 'off', lang: 'de' },
    ...{ orientation: '2', seats: 'nobody nobody', size: 7, walls: 3, players: 2, first: 2, notation: 'glendenning' },
    ...{ moves: 'd2' },
  };
  const written = await page.evaluate(async (values) => {
    Object.assign(globalThis.quoridor, values);
    await globalThis.quoridor.updateComplete;
    return Object.fromEntries(Object.keys(values).map((name) => [name, globalThis.quoridor.getAttribute(name)]));
  }, given);
  expect(written).toEqual(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])));
  await expect(page.getByRole('grid', { name: /Quoridor/ })).toHaveAttribute('aria-readonly', 'true');
  expect(await eventsOf(page, 'error')).toEqual([]);
});

test('keddah-move leaves shadow trees, comes before the move, and can prevent it', async ({ page }) => {
  await open(page, { element: 'quoridor-board' });
  const events = await page.evaluate(async () => {
    const found: unknown[] = [];
    const shell = document.createElement('div');
    document.querySelector('main')!.append(shell);
    const inner = document.createElement('quoridor-board');
    shell.attachShadow({ mode: 'open' }).append(inner);
    await inner.ready;
    await inner.updateComplete;
    shell.addEventListener('keddah-move', (event) => {
      found.push((event as CustomEvent).detail, event.composed, event.cancelable, inner.state!.plies);
      event.preventDefault();
    });
    inner.shadowRoot!.querySelector<HTMLElement>('[data-square="e2"]')!.click();
    found.push(inner.state!.history);
    return found;
  });
  expect(events).toEqual([{ turn: 'e2', side: 1, by: 'person' }, true, true, 0, []]);
});
