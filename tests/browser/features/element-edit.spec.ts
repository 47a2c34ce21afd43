import { violations } from '../axe';
import { eventsOf, open, position, square } from '../board.js';
import { fillNumber } from '../page.js';
import { groove, open as openQuoridor, square as tile } from '../quoridor.js';
import { expect, type Locator, type Page, test } from '../test.js';

const text = (page: Page) => page.getByLabel('Position').inputValue();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const faults = (page: Page) => page.locator('[part=faults]');
const START = { a2: 'R', e4: 'E', d5: 'e', h7: 'r' };

test('pieces are placed, moved and removed; faults are listed, and the text can be copied', {
  tag: ['@core', '@clipboard'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { mode: 'edit', position: position('g', START) });
  await expect(faults(page)).toHaveText('This position is legal.');
  await press(page, 'Gold elephant');
  await square(page, 'c3').click();
  await expect(faults(page).locator('li')).toHaveText([
    'There are 2 gold elephants; a side has at most 1.',
    'The gold elephant on the trap c3 has no friendly piece next to it.',
  ]);
  expect(await page.locator('arimaa-board').evaluate((board) => board.matches(':state(faulty)'))).toBe(true);
  expect(await text(page)).toBe(position('g', { ...START, c3: 'E' }));
  expect(await page.evaluate(() => String(globalThis.board.game))).toBe(position('g', START));
  await press(page, 'Remove');
  await square(page, 'c3').click();
  await expect(faults(page)).toHaveText('This position is legal.');
  await press(page, 'Move');
  await square(page, 'e4').click();
  await square(page, 'g6').click();
  await square(page, 'd5').dragTo(square(page, 'b5'));
  await page.getByLabel('To move').selectOption('Silver');
  const better = position('s', { a2: 'R', g6: 'E', b5: 'e', h7: 'r' });
  expect(await text(page)).toBe(better);
  expect(await page.evaluate(() => String(globalThis.board.game))).toBe(better);
  await press(page, 'Copy');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(better);
  expect(await eventsOf(page, 'illegal')).toEqual([]);
  await page.evaluate(() => globalThis.board.setAttribute('mode', 'play'));
  await square(page, 'b5').click();
  await square(page, 'b4').click();
  expect(await page.evaluate(() => globalThis.board.state!.steps)).toEqual(['eb5s']);
});

test('pieces can be placed with the keyboard', async ({ page }) => {
  await open(page, { mode: 'edit' });
  await press(page, 'Clear the board');
  expect(await text(page)).toBe(position('g', {}));
  await press(page, 'Gold rabbit');
  await square(page, 'd2').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, gold rabbit');
  await expect(page.locator('arimaa-board .unseen[role="status"]')).toHaveText('Gold rabbit on e2.');
  expect(await page.evaluate(() => globalThis.board.state!.editing!.text)).toBe(position('g', { d2: 'R', e2: 'R' }));
});

test('pawns and walls of Quoridor can be placed anywhere, and faults are listed', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit' });
  await tile(page, 'e4').click();
  await press(page, 'Player 2');
  await tile(page, 'e6').click();
  const wall = await groove(page, 'c3h');
  await page.mouse.click(wall.x, wall.y);
  expect(await text(page)).toBe('c3//e4e6/10 10/1');
  await tile(page, 'd3').focus();
  await page.keyboard.press('h');
  await expect(faults(page)).toHaveText('The wall d3h overlaps c3h.');
  await expect(page.locator('quoridor-board [part=wall]')).toHaveCount(2);
  await page.mouse.click(wall.x, wall.y);
  await expect(faults(page)).toHaveText('This position is legal.');
  await fillNumber(page.getByLabel('Walls of player 1'), 4);
  await page.getByLabel('To move').selectOption('Player 2');
  expect(await text(page)).toBe('d3//e4e6/4 10/2');
  expect(await page.evaluate(() => String(globalThis.quoridor.game))).toBe('d3//e4e6/4 10/2');
  expect(await eventsOf(page, 'illegal')).toEqual([]);
});

/** Types a space and leaves the field. Firefox fires no `change` for what `fill` has done. */
async function leave(field: Locator): Promise<void> {
  await field.press('End');
  await field.pressSequentially(' ');
  await field.blur();
}

test('a typed position is shown; one that cannot be read is explained and leaves the board unchanged', async ({
  page,
}) => {
  await open(page, { mode: 'edit', position: position('g', START) });
  const field = page.getByLabel('Position');
  await field.fill('what is this?');
  await expect(page.locator('#unread')).toContainText('Not accepted: ');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('what is this?');
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, gold elephant');
  const faulty = position('s', { a2: 'R', c3: 'E', d5: 'e', h7: 'r' });
  await field.fill(faulty);
  await expect(faults(page).locator('li')).toHaveText([
    'The gold elephant on the trap c3 has no friendly piece next to it.',
  ]);
  await expect(square(page, 'c3')).toHaveAccessibleName(/gold elephant/);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  const drawing = await page.evaluate(() => globalThis.board.game!.toAscii());
  await field.fill(drawing.replace('3|     x', '3|     M'));
  await expect(faults(page).locator('li')).toHaveText([
    'The gold camel on the trap c3 has no friendly piece next to it.',
  ]);
  await leave(field);
  await expect(field).toHaveValue(position('g', { ...START, c3: 'M' }));
  await field.fill('2g Ee2n');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const record = await page.evaluate(() => {
    const game = globalThis.board.game!.clone();
    game.play(game.legalMoves().find(({ from, kind }) => from === 'e4' && kind === 'step')!.text);
    return [game.toRecord(), String(game)];
  });
  await field.fill(record[0]!);
  await leave(field);
  await expect(field).toHaveValue(record[1]!);
  expect(await page.evaluate(() => String(globalThis.board.game))).toBe(record[1]);
});

test('a piece dragged off the board is removed', async ({ page }) => {
  await open(page, { mode: 'edit', position: position('g', START) });
  const box = (await square(page, 'd5').boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  await page.mouse.move(2, 2, { steps: 4 });
  await page.mouse.up();
  const { d5, ...rest } = START;
  expect(await text(page)).toBe(position('g', rest));
  await expect(square(page, 'd5')).toHaveAccessibleName('d5, empty');
});

test('a piece dragged onto the board is placed, and the selected tool does not change', async ({ page }) => {
  await open(page, { mode: 'edit', position: position('g', START) });
  await page.getByRole('button', { name: 'Gold camel' }).dragTo(square(page, 'c5'));
  expect(await text(page)).toBe(position('g', { ...START, c5: 'M' }));
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Gold rabbit');
  await square(page, 'c5').click();
  expect(await text(page)).toBe(position('g', { ...START, c5: 'R' }));
});

test('pawns and walls of Quoridor can be dragged, and a wall dragged off the board is removed', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit', position: 'c3//e1e9/9 10/1' });
  await tile(page, 'e9').dragTo(tile(page, 'g7'));
  expect(await text(page)).toBe('c3//e1g7/9 10/1');
  const [from, to] = [await groove(page, 'c3h'), await groove(page, 'e5v')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(await text(page)).toBe('/e5/e1g7/9 10/1');
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(2, 2, { steps: 6 });
  await page.mouse.up();
  expect(await text(page)).toBe('//e1g7/9 10/1');
});

test('the editor changes the players, the size and the walls of Quoridor', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit', seats: 'person computer:1', position: 'a1h8//e1e9/9 9/1' });
  await page.getByLabel('Players').selectOption('4');
  expect(await text(page)).toBe('a1h8//e1a5e9i5/5 5 5 5/1');
  await expect(page.locator('quoridor-board [part=pawn]')).toHaveCount(4);
  await page.getByLabel('Squares per side').selectOption('7');
  expect(await text(page)).toBe('7:a1//d1a4d7g4/5 5 5 5/1');
  await expect(page.locator('quoridor-board [role=gridcell]')).toHaveCount(49);
  await fillNumber(page.getByLabel('Walls of player 3'), 2);
  await page.getByLabel('To move').selectOption('Player 4');
  await expect(faults(page)).toHaveText('This position is legal.');
  expect(await page.evaluate(() => String(globalThis.quoridor.game))).toBe('7:a1//d1a4d7g4/5 5 2 5/4');
  await page.getByLabel('Position').fill('5://c1c5/100 3/2');
  await expect(faults(page).locator('li')).toHaveText(['Player 1 can have 0 to 99 walls, not 100.']);
  await expect(page.locator('quoridor-board [role=gridcell]')).toHaveCount(25);
  await page.getByLabel('Position').fill('8://c1c5/3 3/2');
  await expect(page.locator('#unread')).toHaveText('Not accepted: A board has 5, 7, 9 or 11 squares per side, not 8.');
  await expect(page.locator('quoridor-board [role=gridcell]')).toHaveCount(25);
});

for (const [element, position, blank] of [
  ['arimaa-board', 'nonsense', `g [${' '.repeat(64)}]`],
  ['quoridor-board', 'nonsense', '//e1e9/10 10/1'],
] as const) {
  test(`${element}: after a position that cannot be read, editing starts from an empty board`, async ({ page }) => {
    await open(page, { element, mode: 'edit', position });
    const error = () => page.locator(element).evaluate((board) => board.matches(':state(error)'));
    const field = page.getByLabel('Position');
    await expect(field).toHaveValue(position);
    await expect(page.locator('#unread')).toContainText('Not accepted: ');
    expect(await error()).toBe(true);
    expect(await eventsOf(page, 'error')).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => globalThis.board.state!.editing!.text)).toBe(blank);
    await page.locator(`${element} [data-square=d4]`).click();
    if (element === 'arimaa-board') await press(page, 'Gold rabbit');
    await page.locator(`${element} [data-square=d4]`).click();
    await expect(faults(page)).toHaveText('This position is legal.');
    await expect(field).not.toHaveValue(position);
    expect(await error()).toBe(false);
  });
}

const SENTENCES = {
  de: [
    'Neben der Figur auf der Falle c3 steht keine eigene Figur.',
    'Für theme gibt es auto, light, dark, nicht „pink“.',
  ],
  pl: [
    'Obok bierki na pułapce c3 nie stoi żadna własna bierka.',
    'theme przyjmuje jedną z wartości: auto, light, dark; nie „pink”.',
  ],
  tr: [
    'c3 tuzağındaki taşın yanında aynı taraftan bir taş yok.',
    'theme şunlardan biri olmalı: auto, light, dark; “pink” değil.',
  ],
};
for (const [lang, [fault, attribute]] of Object.entries(SENTENCES)) {
  test(`faults and invalid attributes are explained in the language ${lang}`, async ({ page }) => {
    await open(page, { lang, mode: 'edit', position: position('g', { c3: 'E', h7: 'r' }) });
    const alert = page.getByRole('alert');
    await expect(faults(page)).toHaveText(fault!);
    await expect(square(page, 'c3')).toHaveAccessibleName(/c3/);
    await page.evaluate(() => globalThis.board.setAttribute('theme', 'pink'));
    await expect(alert).toContainText(attribute!);
    await page.evaluate(() => {
      globalThis.board.setAttribute('theme', 'auto');
      globalThis.board.setAttribute('mode', 'view');
    });
    await expect(alert).toContainText(fault!);
    expect(await page.evaluate(() => globalThis.events.filter(([type]) => type === 'error').length)).toBe(2);
  });
}

test('every fault and error has its sentence in every language', async ({ page }) => {
  const wrong = [
    { element: 'quoridor-board', position: '8:/a1a1/e1e1z7/-1 5/3' },
    { element: 'quoridor-board', position: 'c3c3/c3/e1e1/1 1/2' },
    { element: 'quoridor-board', position: 'i1//e1z9/1 1/1' },
    { element: 'quoridor-board', position: '//e1e9/1 1/1 x' },
    { element: 'quoridor-board', moves: 'e2 e2' },
    { element: 'quoridor-board', size: '8' },
    { element: 'quoridor-board', players: '3' },
    { element: 'quoridor-board', walls: '-1' },
    { element: 'quoridor-board', first: '3', players: '2' },
    { element: 'quoridor-board', notation: 'mine' },
    { element: 'quoridor-board', moves: 'e9h' },
    { element: 'quoridor-board', position: '[Players "2"]\n[Result "7"]\n\n1. e2' },
    { element: 'quoridor-board', seats: 'person' },
    { element: 'quoridor-board', seats: 'person robot' },
    { element: 'quoridor-board', ply: '7' },
    { element: 'quoridor-board', marks: 'z99' },
    { element: 'quoridor-board', mode: 'puzzle' },
    { element: 'quoridor-board', mode: 'puzzle', goal: 'lose' },
    { position: 'g x' },
    { moves: 'Ee2n\nEe4n' },
    { moves: 'Ce2n' },
    { moves: 'Ee2s' },
    { moves: 'Ee2n hc3x' },
    { moves: 'Ra3 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2' },
    { mode: 'puzzle', solution: 'Ee2s' },
    { position: position('g', { a1: 'E', b1: 'E' }) },
  ];
  await open(page, { lang: 'de' });
  for (const attributes of wrong) {
    const found = await page.evaluate(async (given) => {
      const { element = 'arimaa-board', ...rest } = given as Record<string, string>;
      const texts: string[] = [];
      for (const lang of ['en', 'de', 'pl', 'tr']) {
        const board = document.createElement(element) as typeof globalThis.board;
        for (const [name, value] of Object.entries({ ...rest, lang })) board.setAttribute(name, value);
        document.body.append(board);
        await board.ready;
        for (let wait = 0; wait < 100 && !board.shadowRoot!.querySelector('.error'); wait++) {
          await new Promise((done) => setTimeout(done, 20));
        }
        // A language that has not been used yet is loaded first.
        const sentence = () => board.shadowRoot!.querySelector('.error p:last-child')?.textContent ?? '';
        for (let wait = 0; wait < 150 && lang !== 'en' && ['', texts[0]].includes(sentence()); wait++) {
          await new Promise((done) => setTimeout(done, 20));
        }
        texts.push(sentence());
        board.remove();
      }
      return texts;
    }, attributes);
    expect([attributes, found.filter((sentence) => sentence === '' || sentence.includes('{'))]).toEqual([
      attributes,
      [],
    ]);
    expect(new Set(found).size, found.join(' / ')).toBe(4);
  }
});

for (const element of ['arimaa-board', 'quoridor-board']) {
  test(`axe finds no violations in the editor of ${element}`, async ({ page }) => {
    await open(page, { element, mode: 'edit' });
    await expect(faults(page)).toBeVisible();
    const found = await violations(page, element);
    expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('the editor is in the language of the board', async ({ page }) => {
  await openQuoridor(page, { mode: 'edit', lang: 'de' });
  await expect(faults(page)).toHaveText('Diese Stellung ist regelgerecht.');
});
