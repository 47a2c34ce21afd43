/** The part of Playwright's `Page` that tests use, over WebDriver. */
import { writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { Key, Origin } from 'selenium-webdriver/lib/input.js';
import { Finder, type Hand, WebDriverLocator } from './locator.js';
import { matches, type Network, type Route } from './network.js';
import { CENTER, type Session } from './session.js';

type Script = string | ((argument: never) => unknown);
type Button = 'left' | 'right';
type Area = { x: number; y: number; width: number; height: number };

const KEYS: Record<string, string> = {
  ...Object.fromEntries(
    ['Left', 'Right', 'Up', 'Down'].map((name) => [`Arrow${name}`, Key[`ARROW_${name.toUpperCase()}` as 'ARROW_UP']]),
  ),
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  Space: ' ',
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Alt: Key.ALT,
  Meta: Key.META,
  ContextMenu: '\uE05D',
};

/** Returns the WebDriver code of a key that Playwright names so. */
function keyOf(name: string): string {
  const key = KEYS[name] ?? (name.length === 1 ? name : undefined);
  if (key === undefined) throw new Error(`The key ${name} is not known.`);
  return key;
}

/** Cuts an area out of an image. Runs in the page. */
async function cut([image, { x, y, width, height }]: [string, Area]): Promise<string> {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), x, y, width, height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  return canvas.toDataURL().replace(/^.*,/, '');
}

/** Returns the source of a function that a page runs. */
const sourceOf = (script: Script) =>
  typeof script === 'string' ? `() => (0, eval)(${JSON.stringify(script)})` : String(script);

/** Wraps an object so that a use of anything that it lacks is an error that says so. */
export function orRefuse<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, key) {
      const value = Reflect.get(target, key);
      if (typeof value === 'function') return value.bind(target);
      if (value !== undefined || key in target || typeof key === 'symbol') return value;
      // What the test runner and assertions look at.
      if (['then', 'toJSON', 'asymmetricMatch', 'nodeType', '$$typeof', '_apiName'].includes(key)) return undefined;
      throw new Error(`${name}.${key} is not available over WebDriver.`);
    },
  });
}

export class WebDriverPage extends Finder {
  readonly #session: Session;
  readonly #network: Network;
  readonly #hand: Hand;
  readonly request: APIRequestContext;

  constructor(session: Session, network: Network, request: APIRequestContext) {
    super();
    this.request = request;
    this.#session = session;
    this.#network = network;
    this.#hand = {
      find: (action, argument) => session.call(String(action), argument, true),
      onElement: (selector, source, argument) =>
        session.call(
          `async ([selector, argument]) => {
            const element = inPage.one(selector);
            return element ? { value: await (${source})(element, argument) } : { reason: 'there is no ' + selector };
          }`,
          [selector, argument],
          true,
        ),
      onElements: (selector, source, argument) =>
        session.call(
          `([selector, argument]) => (${source})(inPage.all(selector), argument)`,
          [selector, argument],
          true,
        ),
      click: (x, y, button) => this.mouse.click(x, y, { ...(button && { button }) }),
      move: (x, y) => this.mouse.move(x, y),
      drag: async (from, to) => {
        await this.mouse.move(from.x, from.y);
        await this.mouse.down();
        await this.mouse.move(to.x, to.y, { steps: 4 });
        await this.mouse.up();
      },
      tap: (x, y) => this.touchscreen.tap(x, y),
      press: (keys) => this.keyboard.press(keys),
      type: (text) => this.keyboard.type(text),
    };
  }

  protected override find(selector: string): WebDriverLocator {
    return new WebDriverLocator(this.#hand, () => this, selector);
  }

  #actions() {
    return this.#session.driver.actions({ async: false, bridge: false });
  }

  readonly keyboard = {
    press: async (keys: string): Promise<void> => {
      // The key itself may be a plus.
      const names = keys.split(/(?<=.)\+/);
      const key = keyOf(names.pop()!);
      const modifiers = names.map(keyOf);
      let actions = this.#actions();
      for (const modifier of modifiers) actions = actions.keyDown(modifier);
      actions = actions.keyDown(key).keyUp(key);
      for (const modifier of modifiers.reverse()) actions = actions.keyUp(modifier);
      await actions.perform();
    },
    down: (name: string): Promise<void> => this.#actions().keyDown(keyOf(name)).perform(),
    up: (name: string): Promise<void> => this.#actions().keyUp(keyOf(name)).perform(),
    type: async (text: string): Promise<void> => {
      for (const letter of text) await this.keyboard.press(letter === '\n' ? 'Enter' : letter);
    },
  };

  readonly mouse = {
    at: { x: 0, y: 0 },
    move: async (x: number, y: number, { steps = 1 }: { steps?: number } = {}): Promise<void> => {
      const { at } = this.mouse;
      let actions = this.#actions();
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        const [toX, toY] = [Math.round(at.x + (x - at.x) * part), Math.round(at.y + (y - at.y) * part)];
        actions = actions.move({ x: toX, y: toY, duration: 0, origin: Origin.VIEWPORT });
      }
      await actions.perform();
      this.mouse.at = { x, y };
    },
    down: ({ button = 'left' }: { button?: Button } = {}): Promise<void> =>
      this.#actions()
        .press(button === 'left' ? 0 : 2)
        .perform(),
    up: ({ button = 'left' }: { button?: Button } = {}): Promise<void> =>
      this.#actions()
        .release(button === 'left' ? 0 : 2)
        .perform(),
    click: async (x: number, y: number, { button = 'left' }: { button?: Button } = {}): Promise<void> => {
      const code = button === 'left' ? 0 : 2;
      const at = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
      await this.#actions().move(at).press(code).release(code).perform();
      this.mouse.at = { x, y };
    },
  };

  readonly touchscreen = {
    tap: (x: number, y: number): Promise<void> =>
      this.#hand.find(([toX, toY]) => inPage.tap(toX, toY), [x, y] as const),
  };

  async goto(address: string): Promise<void> {
    await this.#session.driver.get(new URL(address, this.#network.address).href);
    await this.address();
  }

  async reload(): Promise<void> {
    await this.#session.driver.navigate().refresh();
  }

  async goBack(): Promise<void> {
    await this.#session.driver.navigate().back();
  }

  async goForward(): Promise<void> {
    await this.#session.driver.navigate().forward();
  }

  /** Returns the address at the last call to the page. */
  url(): string {
    return this.#session.address;
  }

  /** Returns the address now. */
  address(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  title(): Promise<string> {
    return this.evaluate(() => document.title);
  }

  content(): Promise<string> {
    return this.evaluate(() => document.documentElement.outerHTML);
  }

  evaluate<T>(script: string | ((argument: never) => T | Promise<T>), argument?: unknown): Promise<T> {
    return this.#session.call(sourceOf(script), argument);
  }

  async waitForFunction(script: Script, argument?: unknown, { timeout = 60_000 } = {}): Promise<void> {
    const end = performance.now() + timeout;
    while (
      !(await this.#session.call(`async (argument) => Boolean(await (${sourceOf(script)})(argument))`, argument))
    ) {
      if (performance.now() > end) throw new Error(`After ${timeout} ms not true: ${script}`);
      await this.waitForTimeout(30);
    }
  }

  waitForTimeout(duration: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, duration));
  }

  async addInitScript(script: Script, argument?: unknown): Promise<void> {
    this.#network.scripts.push(`(${sourceOf(script)})(${JSON.stringify(argument)});`);
  }

  async route(pattern: string | RegExp, handler: (route: Route) => unknown): Promise<void> {
    this.#network.route(pattern, handler);
  }

  async unroute(pattern: string | RegExp): Promise<void> {
    this.#network.unroute(pattern);
  }

  /** Waits until a request has been answered. */
  waitForResponse(pattern: string | RegExp): Promise<void> {
    return new Promise((resolve) => {
      const { onAnswer } = this.#network;
      this.#network.onAnswer = (url) => {
        onAnswer(url);
        if (matches(pattern, url)) resolve();
      };
    });
  }

  waitForLoadState(): Promise<void> {
    return this.waitForFunction(() => document.readyState === 'complete');
  }

  setContent(html: string): Promise<void> {
    return this.evaluate((text: string) => {
      document.open();
      document.write(text);
      document.close();
    }, html);
  }

  async unrouteAll(): Promise<void> {
    this.#network.unroute();
  }

  /** Never reports a dialog: WebDriver closes it, and the next command fails. */
  on(event: string, listener: (subject: never) => void): void {
    const { onReport, onRequest } = this.#network;
    const tell = listener as (subject: unknown) => void;
    if (event === 'request') {
      this.#network.onRequest = (url) => {
        onRequest(url);
        tell({ url: () => url });
      };
    } else if (event === 'pageerror' || event === 'console') {
      this.#network.onReport = (report) => {
        onReport(report);
        if (report.kind !== event) return;
        tell(event === 'console' ? { type: () => report.type, text: () => report.text } : new Error(report.text));
      };
    } else if (event !== 'dialog') throw new Error(`The event ${event} is not available over WebDriver.`);
  }

  /** Does nothing for what the browser was started with: reduced motion and light colors. */
  async emulateMedia(features: Record<string, string>): Promise<void> {
    const fixed: Record<string, string> = { reducedMotion: 'reduce', colorScheme: 'light' };
    const others = Object.entries(features).filter(([name, value]) => fixed[name] !== value);
    if (others.length > 0) throw new Error(`WebDriver cannot change media features: ${JSON.stringify(others)}`);
  }

  /** Sets the size of the page, without the frame of the window and its tools. */
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const window = this.#session.driver.manage().window();
    const sizes = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    for (let tries = 0; tries < 5; tries++) {
      const inner = await sizes();
      if (inner.width === width && inner.height === height) return;
      const outer = await window.getRect();
      await window.setRect({
        // Its corner is under the pointer.
        x: CENTER.x - 4,
        y: CENTER.y - 4,
        width: outer.width + width - inner.width,
        height: outer.height + height - inner.height,
      });
      await this.waitForTimeout(50);
    }
    const inner = await sizes();
    if (inner.width !== width || inner.height !== height)
      throw new Error(`The page has ${inner.width} × ${inner.height}, not ${width} × ${height}.`);
  }

  async screenshot({ path, clip }: { path?: string; clip?: Area } = {}): Promise<Buffer> {
    const whole = await this.#session.driver.takeScreenshot();
    const part = clip && (await this.evaluate(cut, [whole, clip]));
    const image = Buffer.from(part ?? whole, 'base64');
    if (path) writeFileSync(path, image);
    return image;
  }

  context() {
    return orRefuse('context', {
      setOffline: async (isOffline: boolean) => this.#network.setOffline(isOffline),
      addInitScript: (script: Script, argument?: unknown) => this.addInitScript(script, argument),
    });
  }
}
