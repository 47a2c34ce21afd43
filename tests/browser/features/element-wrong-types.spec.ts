/** Tests that values of a wrong type are refused with a clear message. */

import { open } from '../board.js';
import { expect, test } from '../test.js';

for (const element of ['arimaa-board', 'quoridor-board']) {
  test(`${element}: arguments of a wrong type are refused`, async ({ page }) => {
    await open(page, { element });
    const seen = await page.evaluate(() => {
      const { board } = globalThis as unknown as { board: Record<string, (...given: unknown[]) => void> };
      const { game } = board;
      const calls: [string, unknown][] = [
        ...[null, 5].map((wrong): [string, unknown] => ['newGame', wrong]),
        ...[{}, null].map((wrong): [string, unknown] => ['newGame', { seats: wrong }]),
        ...[null, 5].map((wrong): [string, unknown] => ['load', wrong]),
        ...['1', null].map((wrong): [string, unknown] => ['goTo', wrong]),
      ];
      const errors = calls.map(([method, wrong]) => {
        try {
          board[method]!(wrong);
          return 'no error';
        } catch (error) {
          return String(error);
        }
      });
      for (const wrong of [undefined, null, 5, {}]) {
        try {
          Object.assign(board, { game: wrong });
          errors.push('no error');
        } catch (error) {
          errors.push(String(error));
        }
      }
      return { errors, isSame: board.game === game };
    });
    const seats = 'TypeError: seats must be a text or a list.';
    expect(seen).toEqual({
      errors: [
        ...['TypeError: options must be an object.', 'TypeError: options must be an object.', seats, seats],
        ...['TypeError: record must be a string.', 'TypeError: record must be a string.'],
        ...['TypeError: ply must be a number.', 'TypeError: ply must be a number.'],
        ...Array.from({ length: 4 }, () => 'TypeError: game must be a game of this board.'),
      ],
      isSame: true,
    });
  });

  test(`${element}: a position that is no text is read as text`, async ({ page }) => {
    await open(page, { element });
    await page.evaluate(() => Object.assign(globalThis.board, { position: {} }));
    await expect(page.locator(`${element} .error`)).toContainText('A tag has the form');
  });
}
