// Tests what people open on the page, good and bad: records, long texts, files that are no text;
// storage that is full; and the same game in two tabs.

import { GAME, listed, newGame, open, ready, square } from '../page.js';
import { type BrowserContext, expect, type Page, test } from '../test.js';

const KEY = 'keddah.arimaa.game';
const SETUPS = [
  '1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2',
  '1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7',
];
const RECORD = [...SETUPS, ...GAME.slice(0, 3).map((turn, i) => `${2 + (i >> 1)}${i % 2 ? 's' : 'g'} ${turn}`)].join(
  '\n',
);

/** Opens the dialog for opening games. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Paste a record or position' }).click();
  return page.getByRole('dialog', { name: 'Paste a record or position' });
}

test('the dialog shows the side to move and the side of the visitor, which can be changed', { tag: '@core' }, async ({
  page,
}) => {
  await open(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel('You play')).toHaveCount(0);
  await dialog.getByRole('textbox').fill(RECORD);
  await expect(dialog).toContainText('Silver to move.');
  const side = dialog.getByLabel('You play');
  await expect(side).toHaveValue('silver');
  await side.selectOption('gold');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.player.bottom')).toContainText('You · Gold');
  await expect(page.locator('.player.silver')).toContainText('level 3');
  // The computer is to move, and does.
  await expect.poll(() => listed(page), { timeout: 20_000 }).toHaveLength(4);
});

test.describe('de', () => {
  test.use({ locale: 'de' });

  test('the reason why a text cannot be read is in the language of the page', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Mehr' }).click();
    await page.locator('#menu').getByRole('button', { name: 'Partie oder Stellung einfügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Partie oder Stellung einfügen' });
    for (const [text, reason] of [
      ['no game at all', 'Ab dem 1. Zeichen ist er nicht verständlich.'],
      [`${SETUPS.join('\n')}\n2g Ee2s`, '2g ist kein gültiger Zug.'],
    ] as const) {
      await dialog.getByRole('textbox').fill(text);
      await dialog.getByRole('button', { name: 'Öffnen', exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText(`Dieser Text ist nicht lesbar: ${reason}`);
    }
  });
});

test('a game of Quoridor can be opened for everyone at the screen', async ({ page }) => {
  await open(page, '/#quoridor');
  const dialog = await openDialog(page);
  await dialog.getByRole('textbox').fill('1. e2 e8 2. e3');
  await expect(dialog).toContainText('Player 2 is to move.');
  await expect(dialog.getByLabel('You play')).toHaveValue('2');
  await dialog.getByLabel('You play').selectOption('Everyone at this screen');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => listed(page)).toHaveLength(3);
  await expect(page.locator('.players')).not.toContainText(['level', 'level']);
});

test('files are opened; those too long or without text are named and change nothing', { tag: '@core' }, async ({
  page,
}) => {
  await open(page);
  const dialog = await openDialog(page);
  const choose = async (name: string, buffer: Buffer) => {
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
  };
  const alert = dialog.getByRole('alert');
  await choose('binary.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x01]));
  await expect(alert).toContainText('This file is not a text.');
  await choose('zeros.txt', Buffer.alloc(1000));
  await expect(alert).toContainText('This file is not a text.');
  await choose('empty.txt', Buffer.alloc(0));
  await expect(alert).toHaveText('');
  await choose('nonsense.txt', Buffer.from('no game at all'));
  await expect(alert).toContainText('This text could not be read');
  await choose('game.txt', Buffer.from(RECORD));
  await expect(alert).toHaveText('');
  await expect(dialog.getByRole('textbox')).toHaveValue(RECORD);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => listed(page)).toEqual(GAME.slice(0, 3));
});

/** Makes a `File` of 50 MB in the page, and hands it to `use` together with the text field. */
const huge = (page: Page, kind: 'choose' | 'drop' | 'paste') =>
  page.evaluate((kind) => {
    const area = document.querySelector<HTMLTextAreaElement>('dialog textarea')!;
    const input = document.querySelector<HTMLInputElement>('dialog input[type=file]')!;
    const text = 'e2 e8 '.repeat(50e6 / 6);
    const data = new DataTransfer();
    if (kind === 'paste') data.setData('text/plain', text);
    else data.items.add(new File([text], 'huge.txt'));
    const begin = performance.now();
    if (kind === 'choose') {
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (kind === 'drop') {
      area.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    } else {
      // The data of a new ClipboardEvent is empty in Firefox.
      const paste = new Event('paste', { bubbles: true, cancelable: true });
      area.dispatchEvent(Object.defineProperty(paste, 'clipboardData', { value: data }));
    }
    return performance.now() - begin;
  }, kind);

for (const kind of ['choose', 'drop', 'paste'] as const) {
  test(`50 MB are refused at once: ${kind}`, async ({ page }) => {
    await open(page);
    const dialog = await openDialog(page);
    expect(await huge(page, kind)).toBeLessThan(5000);
    await expect(dialog.getByRole('alert')).toHaveText('This is too long for a game: 50 MB, of at most 0.1 MB.');
    await expect(dialog.getByRole('textbox')).toHaveValue('');
  });
}

test('the longest text that is accepted does not freeze the page', async ({ page }) => {
  await open(page);
  const dialog = await openDialog(page);
  const text = `${RECORD}\n${'2g Ee2n\n'.repeat(12_000)}`;
  const took = await page.evaluate(async (text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const begin = performance.now();
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(paste, 'clipboardData', { value: data });
    document.querySelector('dialog textarea')!.dispatchEvent(paste);
    await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  }, text);
  // The browser alone would need about a minute.
  expect(took).toBeLessThan(10_000);
  await expect(dialog.getByRole('textbox')).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This text could not be read');
});

test('a full storage is reported, and the game continues and can be saved', { tag: ['@core', '@download'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  const notice = page.getByRole('status').filter({ hasText: 'no room left to save the game' });
  await expect(notice).toBeVisible();
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save the record as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^arimaa_.*\.txt$/);
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(page.locator('.lamps .lit')).toHaveCount(1);
});

test('a damaged game that cannot be set aside is reported, and can be downloaded', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, '{"record":');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    // The notice about the storage would replace this one.
    Storage.prototype.removeItem = () => {};
  }, KEY);
  await open(page);
  await expect(page.locator('.notice')).toContainText(/cannot set it aside|no room left/);
});

test('a second damaged game does not replace the first that was set aside', async ({ page }) => {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    localStorage.setItem('keddah.arimaa.set-aside', 'first');
    localStorage.setItem(key, 'second');
  }, KEY);
  await open(page);
  await expect(page.locator('.notice')).toContainText('set aside');
  const stored = ['keddah.arimaa.set-aside', 'keddah.arimaa.set-aside-2'];
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), stored)).toEqual([
    'first',
    'second',
  ]);
});

/** Opens a game for two people in two tabs. */
async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const first = await context.newPage();
  await open(first);
  await newGame(first, 'Two people');
  const second = await context.newPage();
  await open(second);
  return [first, second];
}

async function playTurn(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
  await page.getByRole('button', { name: 'End turn' }).click();
}

const elsewhere = (page: Page) => page.getByRole('status').filter({ hasText: 'also open in another tab' });

test('two tabs with one game: the other tab stops, and can show the newer game', {
  tag: ['@core', '@tabs', '@slow'],
}, async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await expect(elsewhere(first)).toHaveCount(0);
  await playTurn(first, 'e2', 'e3');
  await expect.poll(() => listed(first)).toEqual(['Ee2n']);
  await expect(elsewhere(second)).toBeVisible();
  // The stopped tab cannot be played on, and overwrites nothing.
  await square(second, 'd2').click();
  await expect(second.locator('.status')).toContainText('only for viewing');
  await second.getByRole('button', { name: 'Show that game' }).click();
  await expect.poll(() => listed(second)).toEqual(['Ee2n']);
  await playTurn(second, 'e7', 'e6');
  await expect.poll(() => listed(second)).toHaveLength(2);
  await expect(elsewhere(first)).toBeVisible();
  expect(await listed(first)).toEqual(['Ee2n']);
});

test('a tab that only opens a game of another tab does not stop it', { tag: '@tabs' }, async ({ context }) => {
  const first = await context.newPage();
  await open(first);
  await newGame(first, 'Two people');
  await playTurn(first, 'e2', 'e3');
  // The playing time continues.
  await expect
    .poll(() => first.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').record, KEY))
    .toContain('Ee2n');
  const second = await context.newPage();
  await open(second);
  await expect.poll(() => listed(second)).toEqual(['Ee2n']);
  await second.getByRole('button', { name: 'Previous turn' }).click();
  await expect(elsewhere(first)).toHaveCount(0);
  await playTurn(first, 'e7', 'e6');
  await expect.poll(() => listed(first)).toHaveLength(2);
  await expect(elsewhere(second)).toBeVisible();
});

test('two tabs with one game: the game of the stopped tab can be kept', { tag: '@tabs' }, async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await playTurn(first, 'e2', 'e3');
  await second.getByRole('button', { name: 'Keep this one' }).click();
  await playTurn(second, 'd2', 'd3');
  await expect.poll(() => listed(second)).toEqual(['Md2n']);
  await expect(elsewhere(first)).toBeVisible();
  await second.reload();
  await ready(second);
  expect(await listed(second)).toEqual(['Md2n']);
});

test('a game is not overwritten by a tab that missed the change', async ({ page }) => {
  await open(page);
  await newGame(page, 'Two people');
  await playTurn(page, 'e2', 'e3');
  await expect.poll(() => listed(page)).toHaveLength(1);
  // A change without a storage event, as while a tab is frozen.
  const changed = await page.evaluate((key) => {
    const saved = JSON.parse(localStorage.getItem(key)!);
    const text = JSON.stringify({ ...saved, record: saved.record.replace('Ee2n', 'Md2n') });
    localStorage.setItem(key, text);
    return text;
  }, KEY);
  await square(page, 'e7').click();
  await square(page, 'e6').click();
  await expect(elsewhere(page)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(changed);
  await page.getByRole('button', { name: 'Show that game' }).click();
  await expect.poll(() => listed(page)).toEqual(['Md2n']);
});
