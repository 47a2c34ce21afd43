// Tests what is shown where the browser lacks something that the page needs.

import { expect, test } from './test.js';

/** Each removes a feature before the scripts of the page run. */
const removals = {
  WebAssembly: () => Reflect.deleteProperty(globalThis, 'WebAssembly'),
  'the selector :state()': () => {
    const { supports } = CSS;
    CSS.supports = (text: string) => !text.includes(':state(') && supports(text);
  },
  'the color light-dark()': () => {
    const { supports } = CSS;
    CSS.supports = (text: string) => !text.includes('light-dark(') && supports(text);
  },
};

/** The beginning of the sentence in each language. */
const sentences = [
  'keddah needs a newer browser',
  'keddah daha yeni bir tarayıcı gerektirir',
  'keddah wymaga nowszej przeglądarki',
  'keddah braucht einen neueren Browser',
];

for (const [name, remove] of Object.entries(removals))
  for (const file of ['', 'keddah.html', 'embed.html?game=arimaa'])
    test(`without ${name}, /${file} says in four languages what it needs`, async ({ page }) => {
      await page.addInitScript(remove);
      // The page in one file stops its loading.
      await page.goto(`/${file}`, { waitUntil: 'commit' });
      for (const sentence of sentences) await expect(page.locator('body')).toContainText(sentence);
      await expect(page.locator('keddah-page, arimaa-board')).toHaveCount(0);
    });
