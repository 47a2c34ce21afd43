/** Helpers for the specs of the Quoridor board. */
import type { Locator, Page } from '@playwright/test';
import type { QuoridorBoard } from 'keddah/boards';
import { open as openBoard } from './board.js';

declare global {
  var quoridor: QuoridorBoard;
}

/** Opens a page with one board that has these attributes, and waits until it can be used. */
export async function open(page: Page, attributes: Record<string, string> = {}): Promise<void> {
  await openBoard(page, { element: 'quoridor-board', ...attributes });
}

/** Returns a square of the board. */
export function square(page: Page, name: string): Locator {
  return page.locator(`quoridor-board [data-square="${name}"]`);
}

/** Returns a point on the groove where a wall would be, on a board with player 1 at the bottom. */
export async function groove(page: Page, wall: string): Promise<{ x: number; y: number }> {
  const [file = '', rank = ''] = [wall.charAt(0), wall.charAt(1)];
  const corner = (await square(page, file + rank).boundingBox())!;
  const opposite = (await square(
    page,
    String.fromCharCode(file.charCodeAt(0) + 1) + (Number(rank) + 1),
  ).boundingBox())!;
  const x = (corner.x + corner.width + opposite.x) / 2;
  const y = (corner.y + opposite.y + opposite.height) / 2;
  // A little off the middle, so that it is clear which of two crossing grooves is meant.
  return wall.endsWith('h') ? { x: x + corner.width * 0.4, y } : { x, y: y - corner.height * 0.4 };
}

/** Returns the moves so far. */
export function history(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.quoridor.state!.history);
}

/** Returns whether a wall is previewed, and whether it is legal there. */
export async function ghost(page: Page): Promise<'none' | 'fine' | 'refused'> {
  if ((await page.locator('quoridor-board .ghost').count()) === 0) return 'none';
  return (await page.locator('quoridor-board .ghost-refused').count()) > 0 ? 'refused' : 'fine';
}
