/** Accessibility checks by axe. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Returns the violations that axe finds in the page, or within the elements of a selector. */
export async function violations(page: Page, within?: string) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(selector ?? document, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, target }) => ({ html, target })),
    }));
  }, within);
}
