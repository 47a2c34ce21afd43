/** Accessibility checks by axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the violations that axe finds in the page, or within the elements of a selector. */
export async function violations(page: Page, within?: string) {
  const axe = new AxeBuilder({ page });
  // Otherwise axe opens a page for each analysis, which only pages with frames need.
  axe.setLegacyMode();
  if (within) axe.include(within);
  return (await axe.analyze()).violations;
}
