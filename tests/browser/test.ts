/**
 * `test` and `expect` of Playwright. Where `KEDDAH_WEBDRIVER` names a program that speaks
 * WebDriver, the page is one over WebDriver instead, with the part of Playwright's interface in
 * `webdriver/`, so that the same tests run in a browser that Playwright cannot drive.
 */
import { type BrowserContext, expect as baseExpect, test as baseTest, type Page } from '@playwright/test';
import { enableMediaFeatures } from './media.js';
import { enableTaps } from './touch.js';
import type { Session, Settings } from './webdriver/session.js';

export type { Browser, BrowserContext, CDPSession, FrameLocator, Locator, Page } from '@playwright/test';

const program = process.env.KEDDAH_WEBDRIVER;
const webdriver = program
  ? {
      ...(await import('./webdriver/expect.js')),
      ...(await import('./webdriver/locator.js')),
      ...(await import('./webdriver/page.js')),
      ...(await import('./webdriver/network.js')),
      ...(await import('./webdriver/session.js')),
    }
  : undefined;

/** The browser of a worker, started when it is needed, and anew for other settings. */
class Browsers {
  #session: Session | undefined;

  async sessionWith(settings: Settings): Promise<Session> {
    if (JSON.stringify(this.#session?.settings) !== JSON.stringify(settings)) {
      await this.stop();
      this.#session = await webdriver!.Session.start(program!, settings);
    }
    return this.#session!;
  }

  async stop(): Promise<void> {
    await this.#session?.stop();
    this.#session = undefined;
  }
}

const overWebDriver = () =>
  baseTest.extend<{ page: Page; context: BrowserContext }, { browsers: Browsers }>({
    browsers: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
      async ({}, use) => {
        const browsers = new Browsers();
        await use(browsers);
        await browsers.stop();
      },
      { scope: 'worker' },
    ],
    page: async ({ browsers, baseURL, request, viewport, locale, serviceWorkers }, use, info) => {
      const session = await browsers.sessionWith({ hasServiceWorkers: serviceWorkers === 'allow' });
      const network = await webdriver!.Network.start(baseURL!);
      const page = new webdriver!.WebDriverPage(session, network, request);
      if (locale) {
        await page.addInitScript((tag: string) => {
          Object.defineProperty(navigator, 'language', { get: () => tag });
          Object.defineProperty(navigator, 'languages', { get: () => [tag] });
        }, locale);
      }
      await session.driver.get('about:blank');
      if (viewport) await page.setViewportSize(viewport);
      try {
        await use(webdriver!.orRefuse('page', page) as unknown as Page);
        if (info.status !== info.expectedStatus)
          await info.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
      } finally {
        // Servers on other ports get the cookies, too.
        await session.driver
          .manage()
          .deleteAllCookies()
          .catch(() => {});
        // A browser that no longer answers is not used again.
        await session.driver.get('about:blank').catch(() => browsers.stop());
        network.stop();
      }
    },
    context: ({ page }, use) => use(page.context()),
  }) as unknown as typeof baseTest;

/** Returns the assertions about a subject: those of `webdriver/` for its locators and pages. */
function assert(about: typeof baseExpect, subject: unknown, message: string | { message?: string } = ''): object {
  const text = typeof message === 'string' ? message : (message.message ?? '');
  if (subject instanceof webdriver!.WebDriverLocator) return webdriver!.aboutLocator(subject, text);
  if (subject instanceof webdriver!.WebDriverPage) return webdriver!.aboutPage(subject, text);
  return about(subject, message);
}

/** Adds what Playwright lacks in an installed Firefox. */
const overBidi = () =>
  baseTest.extend({
    browser: [
      async ({ browser, channel }, use) => {
        if (channel === 'moz-firefox') {
          const page = await browser.newPage();
          enableTaps(page);
          enableMediaFeatures(page);
          await page.close();
        }
        await use(browser);
      },
      { scope: 'worker' },
    ],
  });

export const test = webdriver ? overWebDriver() : overBidi();
export const expect = webdriver
  ? new Proxy(baseExpect, { apply: (about, _, [subject, message]) => assert(about, subject, message) })
  : baseExpect;
