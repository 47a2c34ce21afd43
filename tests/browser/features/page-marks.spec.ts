// Tests marks and arrows that are drawn on the board while a game is studied: by mouse, finger and
// keys, their undo, what is saved of them, and that ordinary play is as before.

import { violations } from '../axe.js';
import { open, ready, square } from '../page.js';
import { expect, type Page, test } from '../test.js';
import { fingerOn } from '../touch.js';

type Board = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

const tool = (page: Page) => page.getByRole('button', { name: 'Analyze', exact: true });
const tree = (page: Page) => page.getByRole('region', { name: 'Variations' });
const button = (page: Page, name: string) => tree(page).getByRole('button', { name, exact: true });
const record = (page: Page) => page.locator('#board').evaluate((board) => (board as Board).game?.toRecord());
const marks = (page: Page) => page.locator('main .board [part~="mark"]');

/** Opens a game for two people and turns the analysis on. */
async function study(page: Page, game: 'arimaa' | 'quoridor'): Promise<void> {
  await open(page, `/#${game}`);
  await page.locator('#board').evaluate((board) => board.setAttribute('seats', 'person person'));
  await tool(page).click();
  await expect(tree(page)).toBeVisible();
}

async function centerOf(page: Page, name: string): Promise<[number, number]> {
  const { x, y, width, height } = (await square(page, name).boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Draws with the right mouse button while keys are held. */
async function draw(page: Page, from: string, to = from, keys: string[] = []): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  await page.mouse.move(...(await centerOf(page, from)));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await centerOf(page, to)), { steps: 3 });
  await page.mouse.up({ button: 'right' });
  for (const key of keys) await page.keyboard.up(key);
}

test('the right mouse button draws squares and arrows, and removes them', {
  tag: ['@core', '@right-button', '@slow'],
}, async ({ page }) => {
  await study(page, 'arimaa');
  await draw(page, 'e4');
  await expect(marks(page)).toHaveCount(1);
  await expect.poll(() => record(page)).toContain('[%csl Ge4]');
  await expect(tree(page).getByRole('status')).toHaveText('Marked: e4, green.');
  await draw(page, 'e2', 'e5');
  await draw(page, 'f5', 'f5', ['Shift']);
  await draw(page, 'a2', 'b4', ['Alt']);
  await draw(page, 'h8', 'h4', ['Shift', 'Alt']);
  await expect(marks(page)).toHaveCount(5);
  await expect.poll(() => record(page)).toContain('{[%csl Ge4] [%cal Ge2e5] [%csl Rf5] [%cal Ba2b4,Yh8h4]}');
  await expect(tree(page).getByRole('status')).toHaveText('Arrow from h8 to h4, yellow.');
  // Screen readers find them at the board as well.
  const described = page.locator('#board').evaluate((board) => board.shadowRoot?.getElementById('marks')?.textContent);
  expect(await described).toContain('arrow from e2 to e5');

  // The same mark is removed; another color replaces it; a release outside draws nothing.
  await draw(page, 'e4');
  await expect(marks(page)).toHaveCount(4);
  await expect(tree(page).getByRole('status')).toHaveText('Mark on e4 removed.');
  await draw(page, 'f5', 'f5', ['Alt']);
  await expect.poll(() => record(page)).toContain('[%csl Bf5]');
  await page.mouse.move(...(await centerOf(page, 'c4')));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(3, 3);
  await page.mouse.up({ button: 'right' });
  await expect(marks(page)).toHaveCount(4);

  await button(page, 'Undo the last change').click();
  await expect.poll(() => record(page)).toContain('[%csl Rf5]');
  await button(page, 'Marks and arrows').click();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Remove marks').click();
  await expect(marks(page)).toHaveCount(0);
  await expect(button(page, 'Remove marks')).toBeDisabled();
  await button(page, 'Undo the last change').click();
  await expect(marks(page)).toHaveCount(4);
});

test('marks belong to their position, and are saved with the game', async ({ page }) => {
  await study(page, 'quoridor');
  await draw(page, 'e1', 'e4');
  await square(page, 'e2').click();
  await expect.poll(() => record(page)).toContain('1. e2');
  await expect(marks(page)).toHaveCount(0);
  await draw(page, 'd5', 'd5', ['Control']);
  await expect.poll(() => record(page)).toContain('{[%cal Ge1e4]} 1. e2 {[%csl Rd5]}');
  await button(page, 'First turn').click();
  await expect.poll(() => page.locator('#board').getAttribute('marks')).toBe('e1>e4=green');
  await tool(page).click();
  await page.reload();
  await ready(page);
  // Also without the analysis, the tree of a game with marks is shown.
  await expect(marks(page)).toHaveCount(1);
  await button(page, 'Next turn').click();
  await expect.poll(() => page.locator('#board').getAttribute('marks')).toBe('d5=red');
});

test('the steps of an unfinished turn stay while the tree is changed', async ({ page }) => {
  await study(page, 'arimaa');
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('listitem').first()).toBeVisible();
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  const steps = () =>
    page.locator('#board').evaluate((board) => (board as HTMLElementTagNameMap['arimaa-board']).state?.steps);
  await expect.poll(steps).toEqual(['Ee2n', 'Ee3n']);
  await draw(page, 'd5');
  await analysis.getByRole('button', { name: 'Add line 1 to the tree' }).click();
  await expect.poll(() => tree(page).locator('[data-node]').count()).toBeGreaterThan(1);
  expect(await steps()).toEqual(['Ee2n', 'Ee3n']);
  await button(page, 'Undo the last change').click();
  await expect(tree(page).locator('[data-node]')).toHaveCount(1);
  await button(page, 'Undo the last change').click();
  await expect(marks(page)).toHaveCount(0);
  expect(await steps()).toEqual(['Ee2n', 'Ee3n']);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => record(page)).toContain('2g Ee2n Ee3n');
});

test('marks that are not on the board do no harm', async ({ page }) => {
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Paste a record or position' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('1. e2 {[%csl Gz9,Re5] [%cal Gk10k11]}');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => page.locator('#board').getAttribute('marks')).toBe('e5=red');
  await expect(page.locator('main .board [part~="error"]')).toHaveCount(0);
});

test('the keyboard draws: M on two squares, or a button for the focused one', async ({ page }) => {
  await study(page, 'quoridor');
  await square(page, 'e1').focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('m');
  await expect(tree(page).getByRole('status')).toContainText('From e5');
  await expect(marks(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#board')).toHaveAttribute('marks', 'e5>d6=green');
  await page.keyboard.press('m');
  await expect(tree(page).getByRole('status')).toHaveText('Arrow from e5 to d6, green.');
  await expect.poll(() => record(page)).toContain('[%cal Ge5d6]');
  // Escape cancels an unfinished mark; the same key twice marks the square.
  await page.keyboard.press('m');
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(1);
  await page.keyboard.press('Shift+M');
  await page.keyboard.press('Shift+M');
  await expect.poll(() => record(page)).toContain('[%csl Rd6]');

  await button(page, 'Marks and arrows').click();
  await tree(page).getByRole('radio', { name: 'blue' }).check();
  await square(page, 'c2').focus();
  await page.keyboard.press('ArrowUp');
  await button(page, 'Mark c3').click();
  await expect.poll(() => record(page)).toContain('Bc3');
  await button(page, 'Mark c3').click();
  await expect.poll(() => record(page)).not.toContain('c3');
});

test('without a study the right mouse button has its usual effect', async ({ page }) => {
  await open(page, '/#arimaa');
  const menus = await page.evaluateHandle(() => {
    const seen: boolean[] = [];
    addEventListener('contextmenu', (event) => seen.push(event.defaultPrevented));
    return seen;
  });
  await square(page, 'e4').click({ button: 'right' });
  await expect.poll(() => menus.jsonValue()).toEqual([false]);
  await tool(page).click();
  await expect(tree(page)).toBeVisible();
  await square(page, 'e4').click({ button: 'right' });
  await expect(marks(page)).toHaveCount(1);
  await expect.poll(() => menus.jsonValue()).toEqual([false, true]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a long press draws, and a drag or a tap plays as before', { tag: '@finger' }, async ({ page }) => {
    await study(page, 'arimaa');
    const finger = await fingerOn(page);
    const at = async (name: string) => {
      const [x, y] = await centerOf(page, name);
      return { x, y };
    };
    // A long press on a square, and one on an own piece with a drag.
    await finger.down(await at('c4'));
    await expect(marks(page)).toHaveCount(1);
    await finger.up();
    await expect.poll(() => record(page)).toContain('[%csl Gc4]');
    await finger.down(await at('e2'));
    await expect(marks(page)).toHaveCount(2);
    await finger.move(await at('e3'));
    await finger.move(await at('e4'));
    await finger.up();
    await expect.poll(() => record(page)).toContain('[%cal Ge2e4]');
    await expect(square(page, 'e2')).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('button', { name: 'End turn' })).toBeDisabled();

    // Without the long press, the piece is dragged.
    await finger.down(await at('d2'));
    await finger.move(await at('d3'));
    await finger.up();
    await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled();
    await expect(marks(page)).toHaveCount(2);
    // A step stays while marks are drawn.
    await finger.down(await at('f5'));
    await expect(marks(page)).toHaveCount(3);
    await finger.up();
    await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled();
  });
});
