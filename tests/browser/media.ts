/** Media features in an installed Firefox. */
import type { Page } from '@playwright/test';
import { type BidiSession, ownPage } from './bidi.js';

/** What Playwright knows of a page that WebDriver BiDi drives. */
interface BidiPage {
  _page: {
    emulatedMedia(): { colorScheme: string };
    /** What the test has asked for. */
    _emulatedMedia: { reducedMotion?: string; forcedColors?: string };
  };
  _session: BidiSession;
  updateEmulateMedia(): Promise<void>;
}

/**
 * Makes `emulateMedia` set reduced motion and forced colors, too, in a browser that WebDriver BiDi
 * drives: there Playwright 1.65 sets the color scheme alone. What a test does not ask for is as the
 * preferences of the browser have it.
 */
export function enableMediaFeatures(page: Page): void {
  const prototype: BidiPage = Object.getPrototypeOf(ownPage<{ delegate: BidiPage }>(page).delegate);
  prototype.updateEmulateMedia = async function () {
    const { reducedMotion, forcedColors } = this._page._emulatedMedia;
    await this._session.send('emulation.setMediaFeaturesOverride', {
      features: {
        'prefers-color-scheme': this._page.emulatedMedia().colorScheme,
        'prefers-reduced-motion': reducedMotion,
        'forced-colors': forcedColors,
      },
      contexts: [this._session.sessionId],
    });
  };
}
