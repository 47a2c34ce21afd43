/** Tests the mode `lesson`: by mouse, by keyboard in German, by touch in an iframe, and faults. */

import { violations } from './axe.js';
import { open, position, square } from './board.js';
import { square as tile } from './quoridor.js';
import { expect, type Page, test } from './test.js';

const START = position('g', { c4: 'E', a1: 'R', h8: 'r' });

/** A course of Arimaa with two lessons, the first of which has a stage to read. */
const ARIMAA = {
  format: 1,
  game: 'arimaa',
  id: 'spec',
  lessons: [
    {
      id: 'walk',
      stages: [
        { id: 'read', position: START, marks: 'c4>c7' },
        { id: 'go', position: START, goal: 'reach d7', solution: 'Ec4e Ed4n Ed5n Ed6n', wrong: ['Ec4w'] },
      ],
    },
    { id: 'last', stages: [{ id: 'up', position: START, goal: 'reach c5', perspective: 'silver' }] },
  ],
  texts: {
    en: [
      'course = Arimaa',
      'walk = The elephant’s walk',
      'walk-read = <b>Look</b> at its way.',
      'walk-go = Walk the elephant to d7.',
      '    .hint = First go east.',
      '    .done = It needs all four steps.',
      '    .wrong-1 = That is the wrong way.',
      'last = Once more',
      'last-up = Walk up to c5.',
    ],
  },
};

/** A course of Quoridor. German lacks a text, and there are no other languages. */
const QUORIDOR = {
  format: 1,
  game: 'quoridor',
  id: 'spec',
  lessons: [
    {
      id: 'goal',
      stages: [
        { id: 'reach', position: '//e8e4/10 10/1', goal: 'reach e9', solution: 'e9' },
        { id: 'again', position: '//e8e4/10 10/1', goal: 'reach d8' },
      ],
    },
  ],
  texts: {
    en: 'course = Quoridor\ngoal = The goal\ngoal-reach = Reach e9.\ngoal-again = Reach d8.',
    de: 'course = Quoridor\ngoal = Das Ziel\ngoal-reach = Geh nach e9.\n    .hint = Ein Schritt nach oben.',
  },
};

/** Opens a board with a course, which the page serves at `/course.json`. */
async function learn(page: Page, course: object, attributes: Record<string, string> = {}): Promise<void> {
  await page.route('**/course.json', (route) => route.fulfill({ json: course }));
  await open(page, { mode: 'lesson', src: '/course.json', ...attributes });
  await page.evaluate(() => {
    globalThis.events = [];
    for (const type of ['stage', 'lesson'])
      document.addEventListener(`keddah-${type}`, (event) =>
        globalThis.events.push([type, JSON.stringify((event as CustomEvent).detail)]),
      );
  });
}

const lesson = (page: Page) => page.evaluate(() => globalThis.board.state!.lesson);
const words = (page: Page) => page.locator('[part=lesson-words]');
const heard = (page: Page) => page.locator(':is(arimaa-board, quoridor-board) .unseen[role="status"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const reported = (page: Page, type: string) =>
  page.evaluate(
    (wanted) => globalThis.events.filter(([name]) => name === wanted).map(([, detail]) => JSON.parse(detail)),
    type,
  );

test('a lesson is read, given a hint, failed and solved by mouse, and leads to the next one', { tag: '@slow' }, async ({
  page,
}) => {
  await learn(page, ARIMAA, { keep: 'spec' });
  await expect(words(page)).toHaveText('<b>Look</b> at its way.');
  await expect(page.locator('arimaa-board [part=mark]')).toHaveCount(1);
  await expect(button(page, 'End turn')).toHaveCount(0);
  expect(await violations(page, 'arimaa-board')).toEqual([]);
  await button(page, 'Next').click();
  await expect(words(page)).toContainText('Walk the elephant to d7.');
  await expect(heard(page)).toContainText('The elephant’s walk, 2 of 2. Walk the elephant to d7.');
  expect(await reported(page, 'stage')).toMatchObject([{ stage: 1, id: 'read', outcome: 'solved', stars: 3 }]);

  await square(page, 'c4').click();
  await square(page, 'b4').click();
  await button(page, 'End turn').click();
  await expect(words(page)).toContainText('That is the wrong way.');
  await expect(heard(page)).toContainText('That is the wrong way.');
  await expect.poll(async () => page.evaluate(() => globalThis.board.state!.plies)).toBe(0);
  await square(page, 'c4').click();
  await square(page, 'd4').click();
  await button(page, 'End turn').click();
  await expect(words(page)).toContainText('None of your pieces has come to d7.');
  await expect(page.locator('arimaa-board .sign.red')).toHaveCount(1);
  await expect.poll(async () => page.evaluate(() => globalThis.board.state!.plies)).toBe(0);

  await button(page, 'Hint').click();
  await expect(words(page)).toContainText('First go east.');
  await expect(heard(page)).toContainText('First go east.');
  await button(page, 'Hint').click();
  await expect(page.locator('arimaa-board .sign.blue')).toHaveCount(1);
  await expect(heard(page)).toContainText('Gold elephant, c4 to d4.');
  await square(page, 'c4').click();
  await square(page, 'd7').click();
  await button(page, 'End turn').click();
  await expect(words(page)).toContainText('It needs all four steps.');
  await expect(heard(page)).toContainText('Well done! It needs all four steps.');
  expect(await page.locator('arimaa-board').evaluate((board) => board.matches(':state(solved)'))).toBe(true);
  expect(await lesson(page)).toMatchObject({ outcome: 'solved', tries: 2, hints: 2, stars: 1, done: true, next: true });
  expect((await reported(page, 'stage')).slice(1)).toMatchObject([
    { course: 'spec', lesson: 'walk', stage: 2, id: 'go', outcome: 'wrong', tries: 1, hints: 0 },
    { outcome: 'wrong', tries: 2 },
    { outcome: 'solved', tries: 2, hints: 2, stars: 1 },
  ]);
  expect(await reported(page, 'lesson')).toEqual([{ course: 'spec', lesson: 'walk', stars: 1 }]);
  await expect(page.getByRole('img', { name: '1 of 3 stars' })).toBeVisible();

  await button(page, 'Next').click();
  await expect(words(page)).toHaveText('Walk up to c5.');
  const attributes = await page
    .locator('arimaa-board')
    .evaluate((board) => ['lesson', 'stage', 'orientation'].map((name) => board.getAttribute(name)));
  expect(attributes).toEqual(['last', '1', 'silver']);
  expect(await lesson(page)).toMatchObject({ next: false, stars: 0 });
  expect(await page.evaluate(() => localStorage.getItem('spec:spec'))).toBe(
    '{"lesson":"last","stage":1,"stars":{"walk":1}}',
  );
  await page.evaluate(() => Object.assign(globalThis.board, { lesson: 'walk', stage: 2 }));
  await expect(words(page)).toContainText('Walk the elephant');
  await expect(heard(page)).toContainText('The elephant’s walk, 2 of 2. Walk the elephant to d7.');
  await page.evaluate(() => globalThis.board.play('Ec4s'));
  await expect(button(page, 'Again')).toBeEnabled();
  await button(page, 'Again').click();
  await expect.poll(async () => (await lesson(page))?.outcome).toBe('open');
});

test('a lesson is done by keyboard in German, and its missing texts are English', { tag: '@slow' }, async ({
  page,
}) => {
  await learn(page, QUORIDOR, { element: 'quoridor-board', lang: 'de' });
  await expect(words(page)).toHaveText('Geh nach e9.');
  await tile(page, 'e8').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(heard(page)).toContainText('e9');
  await expect(words(page)).toContainText(/nach e9|e9/);
  await expect.poll(async () => (await lesson(page))?.tries).toBe(1);
  await expect.poll(async () => page.evaluate(() => globalThis.quoridor.state!.plies)).toBe(0);
  await button(page, 'Tipp').focus();
  await page.keyboard.press('Enter');
  await expect(heard(page)).toContainText('Ein Schritt nach oben.');
  await tile(page, 'e8').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(heard(page)).toContainText('Gut gemacht!');
  await button(page, 'Weiter').focus();
  await page.keyboard.press('Enter');
  await expect(words(page)).toHaveText('Reach d8.');
  await expect(heard(page)).toContainText('Das Ziel, 2 von 2. Reach d8.');
  await page.evaluate(() => globalThis.quoridor.setAttribute('lang', 'tr'));
  await expect(page.locator('[part=lesson-title]')).toHaveText('The goal');
  await expect(button(page, 'İleri')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const script of ['boards', 'boards-inline']) {
    test(`a lesson inside an article in an iframe is done: ${script}`, { tag: '@frames' }, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto('/pages/board.html');
      await page.setContent(
        `<iframe src="/pages/article.html?script=${script}" style="border:0;width:100%;height:1100px"></iframe>`,
      );
      const frame = page.frameLocator('iframe');
      const text = frame.locator('[part=lesson-words]');
      await expect(text).toContainText('<b>Look</b> at its way.');
      await frame.getByRole('button', { name: 'Next' }).tap();
      await expect(text).toContainText('Walk the elephant to d7.');
      await frame.locator('[data-square="c4"]').tap();
      await frame.locator('[data-square="d7"]').tap();
      await frame.getByRole('button', { name: 'End turn' }).tap();
      await expect(text).toContainText('It needs all four steps.');
      expect(fetched.some((url) => url.endsWith('arimaa-lesson_bg.wasm'))).toBe(script === 'boards');
    });
  }
});

test('faults of courses are shown on the board, and the rest of the page works', async ({ page }) => {
  const many = Array.from({ length: 1001 }, (_, n) => ({ id: `s${n}` }));
  const bodies: Record<string, string> = {
    text: '{ "format": 1,',
    flying: JSON.stringify({
      ...ARIMAA,
      lessons: [{ id: 'walk', stages: [{ id: 'go', position: START, goal: 'fly' }] }],
    }),
    unreached: JSON.stringify({
      ...ARIMAA,
      lessons: [{ id: 'walk', stages: [{ id: 'go', position: START, goal: 'reach d8', solution: 'Ec4e Ed4n' }] }],
    }),
    many: JSON.stringify({ ...ARIMAA, lessons: [{ id: 'walk', stages: many }] }),
    html: JSON.stringify({ ...ARIMAA, id: '<img src=x onerror="globalThis.hurt = true">' }),
    position: JSON.stringify({
      ...ARIMAA,
      lessons: [{ id: 'walk', stages: [{ id: 'go', position: 'g [', goal: 'win' }] }],
    }),
    quoridor: JSON.stringify(QUORIDOR),
  };
  for (const [name, body] of Object.entries(bodies))
    await page.route(`**/${name}.json`, (route) => route.fulfill({ body }));
  await page.route('https://other.example/**', (route) => route.abort('accessdenied'));
  await learn(page, ARIMAA, { lang: 'pl' });
  for (const [src, english, polish] of [
    ['/nowhere.json', 'the server answered 404', 'odpowiedź serwera to 404'],
    ['https://other.example/lessons.json', 'must allow it (CORS)', 'Inny serwer musi'],
    ['/text.json', 'is not JSON', 'nie jest zapisany jako JSON'],
    ['/flying.json', 'walk, go: ', 'walk, go: '],
    ['/unreached.json', 'does not reach the goal "reach d8"', 'nie osiąga celu „reach d8”'],
    ['/many.json', 'at most 1000 stages, not 1001', 'to 1001'],
    ['/html.json', 'id must be a name', 'błędne jest id'],
    ['/position.json', 'walk, go: ', 'walk, go: '],
    ['/quoridor.json', 'a course of quoridor', 'innej gry: quoridor'],
  ]) {
    const message = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('keddah-error', (event) => resolve((event as CustomEvent).detail.message), {
            once: true,
          }),
        ),
    );
    await page.evaluate((address) => Object.assign(globalThis.board, { src: address }), src);
    await expect(page.getByRole('alert'), src).toContainText(polish!);
    expect(await message, src).toContain(english!);
  }
  expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
  await page.evaluate(() => Object.assign(globalThis.board, { src: '/course.json', lesson: 'nothing' }));
  await expect(page.getByRole('alert')).toContainText('nie ma lekcji „nothing”');
  await page.evaluate(() => Object.assign(globalThis.board, { lesson: 'last' }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(words(page)).toHaveText('Walk up to c5.');
  await page.evaluate(() => globalThis.board.setAttribute('mode', 'play'));
  await expect(page.locator('[part=lesson]')).toHaveCount(0);
  await square(page, 'c4').click();
  await square(page, 'c5').click();
  expect(await page.evaluate(() => globalThis.board.state!.steps)).toEqual(['Ec4n']);
});

test('a hint shows a first step that loses a piece, and a wall', async ({ page }) => {
  const guarded = position('g', { d5: 'E', d6: 'h', a1: 'R', h8: 'r' });
  const stages = [{ id: 'push', position: guarded, goal: 'capture h@d6', solution: 'hd6w hc6x Ed5n' }];
  const texts = { en: 'take = Taking\ntake-push = Take the horse.' };
  await learn(page, { ...ARIMAA, lessons: [{ id: 'take', stages }], texts });
  await button(page, 'Hint').click();
  await expect(page.locator('arimaa-board .sign.blue')).toHaveCount(1);
  await expect(heard(page)).toContainText('Silver horse, d6 to c6');
  await expect(heard(page)).toContainText('Silver horse lost on c6.');

  const walls = [{ id: 'wall', position: '//e4e6/10 10/1', goal: 'longer', solution: 'e5h' }];
  const words = { en: 'take = Walls\ntake-wall = Make the way longer.' };
  const course = { ...QUORIDOR, lessons: [{ id: 'take', stages: walls }], texts: words };
  await learn(page, course, { element: 'quoridor-board' });
  await button(page, 'Hint').click();
  await expect(heard(page)).toContainText('e5h');
});

test('a stage that begins in the setup is solved by exchanging pieces', async ({ page }) => {
  const stages = [
    { id: 'gold', goal: 'stands D@d1', solution: 'Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2' },
    { id: 'walk', position: START, goal: 'reach c5' },
  ];
  const texts = { en: 'setup = Setting up\nsetup-gold = Put a dog on d1.\n    .hint = Exchange it.' };
  await learn(page, { ...ARIMAA, lessons: [{ id: 'setup', stages }], texts });
  await expect(words(page)).toHaveText('Put a dog on d1.');
  await button(page, 'Hint').click();
  await expect(words(page)).toContainText('Exchange it.');
  await expect(button(page, 'Hint')).toBeDisabled();
  for (const name of ['a2', 'b2', 'b2', 'd1']) await square(page, name).click();
  await expect(words(page)).toContainText('Well done!');
  expect(await lesson(page)).toMatchObject({ outcome: 'solved', tries: 0, hints: 1, stars: 2 });
  expect(await page.locator('arimaa-board').getAttribute('arranging')).toBe('');
  await button(page, 'Again').click();
  await expect.poll(async () => (await lesson(page))?.outcome).toBe('open');
  await button(page, 'Next').click();
  await expect.poll(async () => (await lesson(page))?.stage).toBe(2);
  expect(await page.locator('arimaa-board').getAttribute('arranging')).toBe(null);
});
