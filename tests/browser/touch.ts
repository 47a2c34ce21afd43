/** Touch input that Playwright lacks: taps in an installed Firefox, and fingers that move. */
import { type Page, test } from '@playwright/test';
import { type BidiSession, ownPage } from './bidi.js';

interface Point {
  x: number;
  y: number;
}

/** The actions of WebDriver's pointers that a finger needs. */
type Action = { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** Playwright's own object for the touch screen of a page that WebDriver BiDi drives. */
interface BidiTouchscreen {
  _session: BidiSession;
  tap(progress: { race(promise: Promise<unknown>): Promise<unknown> }, x: number, y: number): Promise<void>;
}

const touchscreenOf = (page: Page) => ownPage<{ touchscreen: { _raw: BidiTouchscreen } }>(page).touchscreen._raw;

const press: Action = { type: 'pointerDown', button: 0 };
const release: Action = { type: 'pointerUp', button: 0 };
const move = ({ x, y }: Point): Action => ({ type: 'pointerMove', x, y });

/** Performs actions of a finger. The browser sends the page the events of a touch screen. */
const perform = ({ _session: session }: BidiTouchscreen, ...actions: Action[]) =>
  session.send('input.performActions', {
    context: session.sessionId,
    actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
  });

/**
 * Makes taps work in a browser that WebDriver BiDi drives: there Playwright 1.65 waits until the
 * element can be tapped, and then does nothing.
 */
export function enableTaps(page: Page): void {
  const prototype: BidiTouchscreen = Object.getPrototypeOf(touchscreenOf(page));
  prototype.tap = async function (progress, x, y) {
    await progress.race(perform(this, move({ x, y }), press, release));
  };
}

/** A finger on the touch screen of a page. */
export interface Finger {
  down(point: Point): Promise<unknown>;
  move(point: Point): Promise<unknown>;
  up(): Promise<unknown>;
}

/**
 * Returns a finger for a page of Chromium or an installed Firefox. Skips the test in Playwright's
 * own Firefox.
 */
export async function fingerOn(page: Page): Promise<Finger> {
  if (page.context().browser()?.browserType().name() === 'firefox') {
    const touchscreen = touchscreenOf(page);
    test.skip(!touchscreen._session, "Playwright's own Firefox has taps only");
    return {
      down: (point) => perform(touchscreen, move(point), press),
      move: (point) => perform(touchscreen, move(point)),
      up: () => perform(touchscreen, release),
    };
  }
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (point) => send('touchStart', point),
    move: (point) => send('touchMove', point),
    up: () => send('touchEnd'),
  };
}

/** Moves a finger from one point to another. Calls `meanwhile` before the finger is lifted. */
export async function swipe(page: Page, from: Point, to: Point, meanwhile?: () => Promise<void>): Promise<void> {
  const finger = await fingerOn(page);
  await finger.down(from);
  for (let part = 1; part <= 8; part++) {
    await finger.move({ x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 });
  }
  await meanwhile?.();
  await finger.up();
}
