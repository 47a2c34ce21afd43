// Tests the attribute `seats`: the word for the computer, and the refusal of the word that earlier
// versions used.

import { eventsOf, open } from '../board.js';
import { expect, test } from '../test.js';

const RENAMED = {
  en: 'In seats, machine:3 is now computer:3.',
  de: 'In seats heißt machine:3 jetzt computer:3.',
  pl: 'W seats zamiast machine:3 pisze się teraz computer:3.',
  tr: 'seats içinde machine:3 yerine artık computer:3 yazılır.',
};

for (const element of ['arimaa-board', 'quoridor-board']) {
  for (const [lang, sentence] of Object.entries(RENAMED)) {
    test(
      `${element} refuses machine:3 and names computer:3: ${lang}`,
      lang === 'de' ? { tag: '@core' } : {},
      async ({ page }) => {
        await open(page, { element, lang, seats: 'person machine:3' });
        await expect(page.getByRole('alert')).toContainText(sentence);
        expect(await eventsOf(page, 'error')).toEqual(['bad-attribute']);
        await page.evaluate(() => globalThis.board.setAttribute('seats', 'person computer:3'));
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }

  for (const seats of ['person computer:0', 'person computer:11', 'person machine:11', 'person Computer:3']) {
    test(`${element} refuses the seats "${seats}"`, seats.endsWith(':11') ? { tag: '@core' } : {}, async ({ page }) => {
      await open(page, { element, lang: 'en', seats });
      await expect(page.getByRole('alert')).toContainText('A seat is "person", "computer:1" to "computer:10"');
    });
  }
}

test('the computer plays its seat, and keddah-move names it', { tag: '@core' }, async ({ page }) => {
  await open(page, { element: 'quoridor-board', seats: 'computer:1 person' });
  const by = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        globalThis.board.addEventListener('keddah-move', ({ detail }) => resolve(detail.by));
        globalThis.board.newGame();
      }),
  );
  expect(by).toBe('computer');
});

for (const [element, setup] of [
  ['quoridor-board', ''],
  ['arimaa-board', 'g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]'],
]) {
  test(`${element}: a computer with a time for each turn searches as long`, { tag: ['@core', '@slow'] }, async ({
    page,
  }) => {
    await open(page, { element: element!, seats: 'person person', ...(setup && { position: setup }) });
    const { by, ms, seats } = await page.evaluate(async () => {
      const { board } = globalThis;
      const begin = performance.now();
      const by = new Promise<string>((resolve) =>
        board.addEventListener('keddah-move', ({ detail }) => resolve(detail.by)),
      );
      board.seats = 'computer:10@2s person';
      return { by: await by, ms: performance.now() - begin, seats: board.state!.seats };
    });
    expect(by).toBe('computer');
    expect(seats).toEqual([{ kind: 'computer', level: 10, seconds: 2 }, { kind: 'person' }]);
    // The upper bound leaves time for loading, on a busy machine.
    expect(ms).toBeGreaterThan(1700);
    expect(ms).toBeLessThan(8000);
  });
}

for (const [element, moves] of [
  ['arimaa-board', ['Ee2n', 'ee7s', 'Ee3s', 'ee6n']],
  ['quoridor-board', ['e2', 'e8', 'e1', 'e9']],
] as const) {
  test(`${element}: the state lists the seats, and counts the position shown`, { tag: '@core' }, async ({ page }) => {
    await open(page, { element, seats: 'person person' });
    const seen = await page.evaluate(async (turns) => {
      const { board } = globalThis;
      const counts = [board.state!.occurrences];
      for (const turn of turns) board.play(turn);
      counts.push(board.state!.occurrences);
      board.goTo(board.state!.firstPly);
      counts.push(board.state!.occurrences);
      board.newGame({ seats: [{ kind: 'person' }, { kind: 'computer', level: 2 }] });
      return { counts, seats: board.state!.seats, attribute: board.seats };
    }, moves);
    expect(seen).toEqual({
      counts: [1, 2, 1],
      seats: [{ kind: 'person' }, { kind: 'computer', level: 2 }],
      attribute: 'person computer:2',
    });
  });
}
