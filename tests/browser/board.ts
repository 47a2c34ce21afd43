/** Helpers for the specs of the boards. */
import type { Locator, Page } from '@playwright/test';
import type { ArimaaBoard } from 'keddah/boards';

declare global {
  var board: ArimaaBoard;
  var events: [string, string][];
}

/** The pieces of the diagram in Wikipedia's articles on Arimaa, by square. */
export const DIAGRAM = {
  d3: 'E', d6: 'H', a6: 'D', b3: 'D', b7: 'R', c1: 'C', f1: 'R', d5: 'e', b6: 'd', c2: 'h', f2: 'h',
  a7: 'r', c3: 'r', c4: 'r', d2: 'r', f4: 'r', d1: 'R',
}; // biome-ignore format: a line a side

/** Returns the text of a position with these pieces, by square. */
export function position(side: 'g' | 's', pieces: Record<string, string>): string {
  let text = '';
  for (let rank = 8; rank >= 1; rank--) for (const file of 'abcdefgh') text += pieces[file + rank] ?? ' ';
  return `${side} [${text}]`;
}

/**
 * Opens a page with one board that has these attributes, and waits until it can be used or its
 * rules have failed to load.
 */
export async function open(page: Page, attributes: Record<string, string> = {}): Promise<void> {
  await page.goto(`/pages/board.html?${new URLSearchParams({ animation: 'off', ...attributes })}`);
  await page.waitForFunction(() => globalThis.board !== undefined);
  await page.evaluate(async () => {
    await globalThis.board.ready.catch(() => {});
    await globalThis.board.updateComplete;
  });
}

/** Returns a square of the board. */
export function square(page: Page, name: string): Locator {
  return page.locator(`arimaa-board [data-square="${name}"]`);
}

/** Returns the steps of the turn being built. */
export function steps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.board.state!.steps);
}

/** Returns the turns so far. */
export function history(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.board.state!.history);
}

/**
 * Returns the events of a type that the page has received, such as `illegal` for `keddah-illegal`:
 * of each its code, turn or step.
 */
export function eventsOf(page: Page, type: string): Promise<string[]> {
  return page.evaluate((wanted) => globalThis.events.filter(([name]) => name === wanted).map(([, code]) => code), type);
}
