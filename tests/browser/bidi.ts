/** Playwright's own objects, since it has no public way to send commands of WebDriver BiDi. */
import type { Page } from '@playwright/test';

/** Sends commands of WebDriver BiDi for a page. */
export interface BidiSession {
  sessionId: string;
  send(command: string, parameters: object): Promise<unknown>;
}

/** Returns Playwright's own object for a page. */
export function ownPage<T>(page: Page): T {
  const { _connection: connection } = page as unknown as { _connection: { toImpl(page: Page): T } };
  return connection.toImpl(page);
}
