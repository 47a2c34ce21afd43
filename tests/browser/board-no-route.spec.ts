import { open, square } from './board.js';
import { expect, test } from './test.js';

const SETUP = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';

for (const [lang, sentence] of [
  ['en', 'The gold elephant cannot get to a6 in this turn.'],
  ['de', 'Der goldene Elefant kommt in diesem Zug nicht nach a6.'],
  ['pl', 'Złoty słoń nie dojdzie w tym ruchu na a6.'],
  ['tr', 'Altın fil bu hamlede a6 karesine gidemez.'],
] as const) {
  test(`the refusal of a square that the piece cannot reach names that square: ${lang}`, async ({ page }) => {
    await open(page, { lang, position: SETUP });
    await square(page, 'e2').click();
    await square(page, 'a6').click();
    await expect(page.locator('arimaa-board .status')).toHaveText(sentence);
  });
}
