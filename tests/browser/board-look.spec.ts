// Tests what the drawing of the Arimaa board promises to the eye.

import { DIAGRAM, open, position } from './board.ts';
import { pixelAt } from './pixels.ts';
import { expect, type Page, test } from './test.js';

/** A board with the trail of a turn of Silver. */
const TRAIL = { mode: 'view', moves: 'Ee2n Ee3n Ee4n Hb2n\nmd7s md6s hb7s hb6s' };

/** Returns the relative luminance of the pixel at a point of the page. */
async function luminance(page: Page, x: number, y: number): Promise<number> {
  const [r, g, b] = (await pixelAt(page, x, y)).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

for (const theme of ['light', 'dark']) {
  test(`the frame, both kinds of squares and the traps differ in lightness: ${theme}`, async ({ page }) => {
    await open(page, { theme, controls: 'none', mode: 'view' });
    const field = (await page.locator('arimaa-board').boundingBox())!;
    const unit = field.width / 848;
    const at = (x: number, y: number) => luminance(page, field.x + (24 + x) * unit, field.y + (24 + y) * unit);
    const [frame, light, dark, trap] = [await at(-13, 30), await at(110, 310), await at(10, 310), await at(250, 235)];
    expect(light).toBeGreaterThan(dark);
    expect(contrast(light, dark)).toBeGreaterThan(1.25);
    expect(contrast(light, frame)).toBeGreaterThan(1.5);
    expect(contrast(dark, trap)).toBeGreaterThan(1.4);
  });
}

test('a frozen piece keeps the color of its side, under frost', async ({ page }) => {
  await open(page, { mode: 'view', position: position('g', DIAGRAM) });
  const faces = (selector: string) =>
    page.locator(`arimaa-board ${selector} .face`).evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  const [[free], frozen] = [await faces('.token.gold:not(.frozen)'), await faces('.token.gold.frozen')];
  expect(frozen.length).toBeGreaterThan(0);
  expect(new Set(frozen)).toEqual(new Set([free]));
  await expect(page.locator('arimaa-board .frozen .ice')).toHaveCount(
    await page.locator('arimaa-board .frozen').count(),
  );
});

test('the arrows of the last turn lie behind the pieces and end before them', async ({ page }) => {
  await open(page, TRAIL);
  const found = await page.evaluate(() => {
    const svg = globalThis.board.shadowRoot!.querySelector('svg.board')!;
    const trail = [...svg.querySelectorAll<SVGPathElement>('.arrow.trail')];
    const tokens = [...svg.querySelectorAll('.token')];
    const centers = tokens.map((one) => new DOMMatrix(getComputedStyle(one).transform)).map(({ e, f }) => [e, f]);
    // The distance from the center of each piece to the nearest point of an arrow.
    const gaps = trail.flatMap((path) =>
      Array.from({ length: 60 }, (_, n) => path.getPointAtLength((n / 59) * path.getTotalLength())).map(({ x, y }) =>
        Math.min(...centers.map(([a, b]) => Math.hypot(a! - x, b! - y))),
      ),
    );
    const behind = trail.every((path) =>
      tokens.every((token) => path.compareDocumentPosition(token) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    return { count: trail.length, behind, gap: Math.min(...gaps) };
  });
  expect(found.count).toBe(4);
  expect(found.behind).toBe(true);
  expect(found.gap).toBeGreaterThan(35);
});

test('`pieces` chooses animals or letters; another value is refused', async ({ page }) => {
  await open(page, { mode: 'view', pieces: 'letters' });
  const letters = page.locator('arimaa-board .token text');
  await expect(letters).toHaveCount(32);
  expect((await letters.allTextContents()).sort().join('')).toBe('CCDDEHHMRRRRRRRRccddehhmrrrrrrrr');
  await page.evaluate(() => {
    globalThis.board.pieces = 'animals';
  });
  await expect(letters).toHaveCount(0);
  await expect(page.locator('arimaa-board .token .fur')).toHaveCount(32);
  await page.evaluate(() => {
    Object.assign(globalThis.board, { pieces: 'runes' });
  });
  await expect(page.locator('arimaa-board .error')).toContainText('pieces must be animals or letters');
});

for (const element of ['arimaa-board', 'quoridor-board']) {
  test(`looks change the colors of ${element}; their script is loaded on use`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, { element, theme: 'light', mode: 'view' });
    expect(asked.filter((url) => url.includes('looks'))).toEqual([]);
    const seen = new Set<string>();
    for (const look of ['standard', 'wood', 'slate', 'contrast'] as const) {
      const colors = await page.evaluate(async (next) => {
        globalThis.board.look = next;
        await globalThis.board.updateComplete;
        await globalThis.board.ready;
        const style = getComputedStyle(globalThis.board.shadowRoot!.querySelector('.tiles')!);
        return `${style.fill} ${style.stroke}`;
      }, look);
      seen.add(colors);
    }
    expect(seen.size).toBe(4);
    expect(asked.filter((url) => url.includes('looks'))).toHaveLength(1);
    await page.evaluate(() => {
      Object.assign(globalThis.board, { look: 'plaid' });
    });
    await expect(page.locator(`${element} .error`)).toContainText('look must be standard or wood');
  });
}

test('a page overrides the colors of a look', async ({ page }) => {
  await open(page, { look: 'slate', mode: 'view', style: '--keddah-tile: rgb(1 2 3)' });
  const stroke = page.locator('arimaa-board .tiles');
  await expect(stroke).toHaveCSS('stroke', 'rgb(1, 2, 3)');
});

test('the page keeps the chosen look and pieces', async ({ page }) => {
  await page.goto('/#arimaa');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Board and pieces' }).click();
  await page.getByRole('radio', { name: 'Wood' }).check();
  await page.getByRole('radio', { name: 'Letters' }).check();
  const board = page.locator('arimaa-board');
  await expect(board).toHaveAttribute('look', 'wood');
  await expect(board.locator('.token text')).toHaveCount(32);
  await page.reload();
  await expect(board).toHaveAttribute('look', 'wood');
  await expect(board.locator('.token text')).toHaveCount(32);
  await page.goto('/#quoridor');
  await expect(page.locator('quoridor-board')).toHaveAttribute('look', 'wood');
});

test('the arrow of a step lies behind the pieces, its number over them', async ({ page }) => {
  await open(page);
  await page.locator('arimaa-board [data-square="e2"]').click();
  await page.locator('arimaa-board [data-square="e3"]').click();
  await expect(page.locator('arimaa-board .badge text')).toHaveText('1');
  const order = await page.evaluate(() =>
    [...globalThis.board.shadowRoot!.querySelectorAll('svg.board :is(.arrow.mine, .token, .badge)')].map(
      (one) => one.classList[0],
    ),
  );
  expect(order[0]).toBe('arrow');
  expect(order.at(-1)).toBe('badge');
  expect(order.filter((name) => name === 'token')).toHaveLength(32);
});
