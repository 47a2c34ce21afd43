// Tests hostile input in every place that shows text of others, on pages with a strict content
// security policy that requires Trusted Types: nothing is executed or requested, no prototype is
// changed, and the text is shown as text.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guard, HOSTILE, MARKUP, unhurt } from '../hostile.js';
import { listed, open as openPage, ready } from '../page.js';
import { expect, type Page, test } from '../test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

const texts = Object.entries(HOSTILE);
/** Returns a text as the comment of a record has it. */
const comment = (text: string) => `{${text.replaceAll('}', '\\}')}}`;
/** Returns a text as the value of a tag has it. */
const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
/** The part of a text that every place shows, however long it is. */
const beginning = (text: string) => text.replace(/\s+/g, ' ').slice(0, 12);

/** Opens the page of a board with these attributes, and waits until it shows the board. */
async function openBoard(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.goto(`/pages/board.html?${new URLSearchParams({ animation: 'off', ...attributes })}`);
  await page.waitForFunction(() => globalThis.board !== undefined);
  await page.evaluate(() => globalThis.board.ready);
}

/** Returns a record of a game with hostile tags, comments, variations and unknown commands. */
function record(game: string, text: string): string {
  const tags = ['Event', 'Annotator', 'constructor', '__proto__', 'hasOwnProperty'].map(
    (name) => `[${name} "${quoted(text)}"]`,
  );
  const [turn, other, setup] =
    game === 'arimaa'
      ? [
          '2g Ee2n',
          '2g Ed2n',
          '1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2\n1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7\n',
        ]
      : ['1. e2', '1. d1', ''];
  const command = `{[%${text.replaceAll(/[^\w]/g, '') || 'x'} 1] [%cal Gx9<b>]}`;
  return `${tags.join('\n')}\n\n${setup}${turn} ${comment(text)} ${command}\n(\n${other} ${comment(text)}\n)\n`;
}

test('the checks of these tests see what they look for', async ({ page }) => {
  const watch = await guard(page);
  await openBoard(page, {});
  await page.evaluate(async (markup) => {
    Object.assign(Object.prototype, { hurt: 1 });
    try {
      document.body.innerHTML = markup;
    } catch {
      // The policy forbids it.
    }
    const link = document.createElement('a');
    link.href = 'javascript:1';
    document.body.append(link);
    await fetch('https://other.example/').catch(() => {});
    confirm('?');
    setTimeout(() => {
      throw new Error('late');
    });
  }, MARKUP);
  await expect.poll(() => watch.errors).toEqual(['late']);
  const failure = await unhurt(page, watch).catch((error: Error) => error.message);
  for (const part of [
    'hurt": 1',
    'require-trusted-types-for',
    'prototypes": true',
    'javascript:1',
    'other.example',
    '"?"',
  ])
    expect(failure).toContain(part);
});

for (const game of ['arimaa', 'quoridor'] as const) {
  for (const [kind, text] of texts) {
    const tag = kind === 'markup' ? ['@core'] : [];
    test(`${game}: comments and tags of a record in a study are texts: ${kind}`, { tag }, async ({ page }) => {
      const watch = await guard(page);
      await openBoard(page, { element: `${game}-board`, mode: 'study' });
      await page.evaluate(
        async (body) => {
          await import(`/pkg/${'study'}.js`);
          const { board } = globalThis;
          board.id = 'game';
          for (const name of ['keddah-turns', 'keddah-graph']) {
            const element = document.createElement(name);
            element.setAttribute('for', 'game');
            board.after(element);
          }
          board.load(body);
        },
        record(game, text),
      );
      await expect(page.locator('keddah-turns [part=comment]').first()).toContainText(beginning(text));
      const shown = await page.evaluate(() => {
        const { board } = globalThis;
        const line = [...board.game!.mainLine()];
        board.goTo(line.length);
        return { tags: Object.keys(board.game!.tags), comment: line.at(-1)!.comment ?? '' };
      });
      expect(shown.comment.replace(/\s+/g, ' ')).toContain(beginning(text));
      expect(shown.tags).toContain('__proto__');
      await expect(page.locator(`${game}-board`)).toContainText(beginning(text));
      await unhurt(page, watch);
    });
  }
}

for (const element of ['arimaa-board', 'quoridor-board'] as const) {
  test(`${element}: every attribute takes every hostile text`, async ({ page }) => {
    const watch = await guard(page);
    await openBoard(page, { element });
    const names = await page.evaluate(
      (name) => (customElements.get(name) as unknown as { observedAttributes: string[] }).observedAttributes,
      element,
    );
    expect(names).toEqual(expect.arrayContaining(['position', 'moves', 'lang', 'seats', 'goal', 'marks', 'src']));
    for (const mode of ['play', 'puzzle', 'study', 'lesson', 'edit']) {
      // In a lesson `src` is the address of a course.
      const tried = names.filter((name) => name !== 'mode' && !(name === 'src' && mode === 'lesson'));
      const values = texts.filter(([kind]) => kind !== 'long' || mode === 'play').map(([, text]) => text);
      await page.evaluate(
        async ([mode, tried, values]) => {
          for (const name of tried) {
            for (const value of values) {
              const board = document.createElement(globalThis.board.localName) as GameBoard;
              board.setAttribute('mode', mode);
              board.setAttribute(name, value);
              globalThis.board.replaceWith(board);
              Object.assign(globalThis, { board });
              await board.ready;
              await board.updateComplete;
            }
          }
        },
        [mode, tried, values] as const,
      );
    }
    await page.evaluate((text) => {
      globalThis.board.setAttribute('mode', 'view');
      globalThis.board.setAttribute('position', text);
    }, MARKUP);
    await expect(page.getByRole('alert')).toHaveText(/\S/);
    await unhurt(page, watch);
  });
}

test('a course: its texts, names and languages', { tag: '@core' }, async ({ page }) => {
  const watch = await guard(page);
  const line = MARKUP.replaceAll('{', '');
  const texts = ['course = C', `constructor = ${line}`, `constructor-go = ${line}`, `    .hint = ${line}`].join('\n');
  const stage = { id: 'go', position: `g [r${' '.repeat(34)}E${' '.repeat(27)}R]`, goal: 'reach d5' };
  const course = {
    ...{ format: 1, game: 'arimaa', id: 'constructor' },
    lessons: [{ id: 'constructor', stages: [stage] }],
    texts: Object.fromEntries([
      ['en', texts],
      ['__proto__', texts],
      ['fr', texts],
    ]),
  };
  await openBoard(page, { mode: 'lesson', keep: '__proto__' });
  for (const lang of ['en', 'fr', '__proto__', 'constructor', 'toString', MARKUP]) {
    await page.evaluate(
      async ([text, lang]) => {
        Object.assign(globalThis.board, { lang, course: text });
        await globalThis.board.updateComplete;
      },
      [JSON.stringify(course), lang],
    );
    await expect(page.locator('arimaa-board [part=lesson]'), lang).toContainText('<img src=/hurt.png');
  }
  await page.evaluate(() => globalThis.board.hintStage());
  await expect(page.locator('arimaa-board')).toContainText('<img src=/hurt.png');
  await page.locator('arimaa-board [data-square="d4"]').click();
  await page.locator('arimaa-board [data-square="d5"]').click();
  await page.evaluate(() => globalThis.board.endTurn());
  const stored = () => page.evaluate(() => localStorage.getItem('__proto__:constructor') ?? '');
  await expect.poll(stored).toMatch(/"constructor":[0-3]\b/);
  await unhurt(page, watch);
});

test('a language that the page adds', async ({ page }) => {
  const watch = await guard(page);
  await openBoard(page, { element: 'quoridor-board' });
  for (const lang of ['__proto__', 'constructor', 'xx', MARKUP]) {
    const message = await page.evaluate(
      async ([lang, text]) => {
        const { addWords } = await import(`/pkg/${'boards'}.js`);
        try {
          globalThis.board.lang = lang!;
          globalThis.board.setAttribute('position', 'x');
          addWords(lang, `error = ${text}\nboard = ${text}\n__proto__ = x\nconstructor = x`);
        } catch (error) {
          return String(error);
        } finally {
          await globalThis.board.updateComplete;
        }
        return '';
      },
      [lang, MARKUP.replaceAll('{', '')],
    );
    if (lang === 'xx') expect(message).toBe('');
    else expect(message, lang).toMatch(/^RangeError: /);
    await expect(page.getByRole('alert')).toHaveText(/\S/);
  }
  await page.evaluate(() => Object.assign(globalThis.board, { lang: 'xx' }));
  await expect(page.getByRole('alert')).toContainText('<img src=/hurt.png');
  await unhurt(page, watch);
});

for (const game of ['arimaa', 'quoridor'] as const) {
  for (const kind of ['markup', 'controls', 'prototype'] as const) {
    const text = HOSTILE[kind]!;
    test(`the page shows a pasted record of ${game}, and the link to it, as texts: ${kind}`, async ({ page }) => {
      const watch = await guard(page);
      await openPage(page, `/#${game}`);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Paste a record or position' }).click();
      const dialog = page.getByRole('dialog', { name: 'Paste a record or position' });
      await dialog.getByRole('textbox').fill(text);
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText('This text could not be read');
      await dialog.getByRole('textbox').fill(record(game, text));
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      // With the variation beside it, once the view of variations is loaded.
      await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(0);
      const comments = page.getByRole('region', { name: 'Variations' }).locator('.comment');
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(comments.first()).toContainText(beginning(text));

      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Share' }).click();
      const link = await page.getByRole('dialog', { name: 'Share' }).getByLabel('Link to this game').inputValue();
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await page.goto(link);
      await ready(page);
      await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(comments.first()).toContainText(beginning(text));
      await unhurt(page, watch);
    });
  }
}

test('links with hostile parts change nothing', async ({ page }) => {
  const watch = await guard(page);
  await openPage(page, '/#quoridor');
  for (const [kind, text] of texts) {
    const part = encodeURI(text.replace('\uD800', '').slice(0, 5000));
    for (const start of [
      '',
      'arimaa/',
      'arimaa/learn/',
      'quoridor/puzzles/',
      'arimaa/g/1',
      'quoridor/t/1',
      'quoridor/p/',
      'quoridor/d/',
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, start + part);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    }
    await page.goto('about:blank');
    await page.goto(`/#${part}`);
    await ready(page);
    expect(await listed(page), kind).toEqual([]);
  }
  await unhurt(page, watch);
});

test('games of a hostile file are listed as texts, and its settings hurt nothing', async ({ page }) => {
  const watch = await guard(page);
  await openPage(page, '/#arimaa');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'My games' }).click();
  const dialog = page.getByRole('dialog', { name: 'My games' });
  const add = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const person = { kind: 'person' };
  const plain = 'g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]';
  const games = texts.map(([kind, text], n) => ({
    ...{ id: kind === 'prototype' ? '__proto__' : text, game: 'arimaa', seats: [person, person], date: n, name: text },
    saved: { version: 2, record: plain, steps: [text], seats: text, orientation: text, clock: text, playedMs: text },
  }));
  const names = ['language', 'look', 'theme', 'pieces', 'sounds', 'speed', 'lines', 'arimaa.level', 'arimaa.choice'];
  const settings = JSON.stringify(Object.fromEntries(names.map((name) => [`keddah.${name}`, MARKUP])));
  const hostile = `{"format":"keddah","version":1,"__proto__":{"hurt":1},"constructor":{"prototype":{"hurt":1}},
    "settings":${settings.replace('{', '{"__proto__":"x","constructor":"x",')},
    "friends":[{"__proto__":{"hurt":1},"game":"__proto__","id":"__proto__"},{"game":"constructor"}],
    "games":${JSON.stringify([...games, { ...games[0], game: '__proto__' }, { ...games[0], game: 'constructor' }])}}`;
  await add(`${MARKUP.replaceAll('/', '')}.json`, hostile);
  await expect(dialog).toContainText(/games? (was|were) added/);
  const rows = dialog.locator('.games li');
  await expect(rows.filter({ hasText: '<img src=/hurt.png' }).first()).toBeVisible();
  const csv = [['id', 'wusername', 'busername', 'movelist', 'events'], ['7', MARKUP, '__proto__', '1w Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2', MARKUP]]; // biome-ignore format: a table
  await add('games.txt', csv.map((row) => row.join('\t')).join('\n'));
  await expect(dialog).toContainText('One game was added.');
  for (let n = 0; n < (await rows.count()); n++) {
    await rows.nth(n).locator('.kept').click();
    await page.waitForTimeout(100);
    if (!(await dialog.isVisible())) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'My games' }).click();
    }
  }
  await page.reload();
  await page.waitForFunction(() => document.querySelector<GameBoard>('main .board')?.state !== undefined);
  await unhurt(page, watch);
});

test('stored entries that are hostile hurt nothing, and the page starts', async ({ page }) => {
  test.slow();
  const watch = await guard(page);
  for (const [kind, text] of texts) {
    await page.goto('/licenses.txt');
    await page.evaluate(
      (text) => {
        const names = ['language', 'look', 'theme', 'pieces', 'game', 'games', 'sounds', 'speed', 'lines', 'visited'];
        const own = ['game', 'level', 'choice', 'lessons', 'puzzles', 'notation', 'friend.abcdefghij', 'set-aside'];
        const all = [...names, ...own.flatMap((name) => [`arimaa.${name}`, `quoridor.${name}`])];
        const entry = JSON.stringify({
          ...{ version: 2, record: text, seats: text, orientation: text, steps: [text], clock: { control: text } },
          ...{ stars: { constructor: 3 }, place: { lesson: text, stage: 1 }, theme: text, solved: [text] },
        }).replace('{', '{"__proto__":{"hurt":1},');
        for (const [n, name] of all.entries()) localStorage.setItem(`keddah.${name}`, n % 2 ? text : entry);
        localStorage.setItem('keddah.game', text);
      },
      text.slice(0, 5000),
    );
    for (const address of ['/', '/#arimaa/learn', '/#quoridor/puzzles', '/#quoridor']) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForFunction(() => document.querySelector<GameBoard>('main .board')?.state !== undefined);
    }
    expect(await page.evaluate(() => (({}) as { hurt?: unknown }).hurt), kind).toBeUndefined();
  }
  await unhurt(page, watch);
});

test.describe('pages of others', () => {
  let html = '';
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  test.beforeAll(() => new Promise<void>((done) => server.listen(0, 'localhost', done)));
  test.afterAll(() => void server.close());

  for (const path of ['#quoridor', 'embed.html?game=quoridor&seats=person%20person']) {
    test(`messages of a page around ${path} and of its opener change nothing`, { tag: '@frames' }, async ({ page }) => {
      const own = `http://127.0.0.1:${process.env.KEDDAH_TEST_PORT}`;
      html = `<!doctype html><link rel="icon" href="data:,"><title>Hostile</title>
        <iframe src="${own}/${path}" name="kept" style="width: 800px; height: 700px"></iframe>`;
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      const opened = page.waitForEvent('popup');
      await page.evaluate((address) => void Object.assign(globalThis, { popup: open(address) }), `${own}/${path}`);
      const popup = await opened;
      const pages = [page.frames()[1]!, popup];
      const state = async (one: (typeof pages)[number]) => {
        await one.waitForFunction(() => document.querySelector<GameBoard>('quoridor-board')?.state !== undefined);
        return one.evaluate(() => {
          const board = document.querySelector<GameBoard>('quoridor-board')!;
          const attributes = [...board.attributes].map(({ name, value }) => `${name}=${value}`);
          // Chromium may deny storage to a page inside that of another site.
          const stored = () => {
            try {
              return { ...localStorage };
            } catch (error) {
              return (error as Error).name;
            }
          };
          return JSON.stringify([board.game!.toRecord(), attributes, stored(), location.href, document.title]);
        });
      };
      const states = async () => [await state(pages[0]!), await state(pages[1]!)];
      let before: string[] = [];
      // The pages store the game and set their titles after their boards are ready: on a busy
      // machine, and in a page that is not in front, seconds later.
      await expect(async () => {
        before = await states();
        await page.waitForTimeout(2000);
        expect(await states()).toEqual(before);
      }).toPass();
      await page.evaluate((markup) => {
        const { popup } = globalThis as never as { popup: Window };
        const record = '1. e2 e8';
        const messages: unknown[] = [
          ...[null, 1, markup, record, 'e2', 'changed', '#quoridor/g/1', { answer: '#quoridor/p/1' }, { taken: 'x' }],
          ...['play', 'load', 'init', 'search', 'turn', 'hello', 'keddah-height', 'keddah-move'].map((type) => ({
            ...{ type, record, turn: 'e2', game: 'quoridor', position: record, v: 1, ply: 0, ms: null },
            ...{ attribute: 'moves', value: 'e2', name: 'seats', html: markup, height: 1e9, limits: { nodes: 1 } },
          })),
          JSON.parse('{"__proto__":{"hurt":1},"constructor":{"prototype":{"hurt":1}}}'),
        ];
        for (const target of [frames[0]!, popup]) for (const message of messages) target.postMessage(message, '*');
      }, MARKUP);
      await page.waitForTimeout(300);
      expect(await states()).toEqual(before);
      for (const one of pages) {
        expect(await one.evaluate(() => ({}) as { hurt?: unknown })).toEqual({});
        // The parts of the page are out of reach.
        const reached = await page.evaluate((index) => {
          const { popup } = globalThis as never as { popup: Window };
          try {
            return [frames[0]!, popup][index]!.document.title;
          } catch (error) {
            return (error as Error).name;
          }
        }, pages.indexOf(one));
        expect(reached).toBe('SecurityError');
      }
      await popup.bringToFront();
      await popup.locator('quoridor-board [data-square="e2"]').click();
      await expect
        .poll(() => popup.evaluate(() => document.querySelector<GameBoard>('quoridor-board')!.state!.history[0]))
        .toBe('e2');
    });
  }

  test('a frame reports the height of its board to the page around it, and nothing of its game', {
    tag: '@frames',
  }, async ({ page }) => {
    const query = new URLSearchParams({ game: 'quoridor', record: '1. e2 {secret} e8', mode: 'study', keep: 'secret' });
    html = `<!doctype html><link rel="icon" href="data:,"><title>Hostile</title>
      <script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
      <iframe src="http://127.0.0.1:${process.env.KEDDAH_TEST_PORT}/embed.html?${query}" name="kept"></iframe>`;
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const board = page.frameLocator('[name=kept]').locator('quoridor-board');
    await expect.poll(() => board.evaluate((one) => (one as GameBoard).state !== undefined)).toBe(true);
    const heard = () => page.evaluate(() => (globalThis as never as { heard: object[] }).heard);
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
    for (const message of await heard()) expect(message).toEqual({ type: 'keddah-height', height: expect.any(Number) });
  });
});
