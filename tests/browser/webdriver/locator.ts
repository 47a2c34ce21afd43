/** The part of Playwright's `Locator` that tests use, over WebDriver. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type getByRoleSelector as ByRole,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya';
import type { Facts, Point } from './in-page.js';

type Text = string | RegExp;
type Box = { x: number; y: number; width: number; height: number };
interface Target {
  position?: { x: number; y: number };
  button?: 'left' | 'right';
  force?: boolean;
  timeout?: number;
}
/** A value, which may be undefined, or why there is none yet. */
type Answer<T> = { value?: T } | { reason: string };
interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  has?: WebDriverLocator;
  hasNot?: WebDriverLocator;
}

/** What a locator needs of its page. */
export interface Hand {
  /** Calls a function in the page with an argument. It can use `inPage`. */
  find<T, A>(action: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  /**
   * Calls a function of the test, given as source, with the only element of a selector, or with an
   * array of all, and an argument. Without the element it is not called.
   */
  onElement<T>(selector: string, source: string, argument: unknown): Promise<Answer<T>>;
  onElements<T>(selector: string, source: string, argument: unknown): Promise<T>;
  click(x: number, y: number, button?: 'left' | 'right'): Promise<void>;
  move(x: number, y: number): Promise<void>;
  drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
}

/** How long an action waits for its element, in milliseconds. */
const ACTION_TIMEOUT = 30_000;

/** Repeats a question until it has an answer. Throws the last reason after a time. */
async function retry<T>(ask: () => Promise<Answer<T>>, timeout = ACTION_TIMEOUT): Promise<T> {
  const end = performance.now() + timeout;
  for (let pause = 10; ; pause = Math.min(100, pause * 2)) {
    const answer = await ask();
    if (!('reason' in answer)) return answer.value as T;
    if (performance.now() > end) throw new Error(`After ${timeout} ms ${answer.reason}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The ways to find elements within a page or another element. */
export abstract class Finder {
  /** Returns a locator for a selector. */
  protected abstract find(selector: string): WebDriverLocator;

  locator(selector: string | WebDriverLocator, filter: Filter = {}): WebDriverLocator {
    return this.find(typeof selector === 'string' ? selector : selector.selector).filter(filter);
  }

  getByRole(role: string, options?: Parameters<typeof ByRole>[1]): WebDriverLocator {
    return this.find(getByRoleSelector(role, options));
  }

  getByLabel(text: Text, options?: { exact?: boolean }): WebDriverLocator {
    return this.find(getByLabelSelector(text, options));
  }

  getByText(text: Text, options?: { exact?: boolean }): WebDriverLocator {
    return this.find(getByTextSelector(text, options));
  }

  getByTitle(text: Text, options?: { exact?: boolean }): WebDriverLocator {
    return this.find(getByTitleSelector(text, options));
  }

  getByPlaceholder(text: Text, options?: { exact?: boolean }): WebDriverLocator {
    return this.find(getByPlaceholderSelector(text, options));
  }
}

export class WebDriverLocator extends Finder {
  readonly #hand: Hand;
  readonly selector: string;
  /** Returns the page. */
  readonly page: () => unknown;

  constructor(hand: Hand, page: () => unknown, selector: string) {
    super();
    this.#hand = hand;
    this.page = page;
    this.selector = selector;
  }

  override toString(): string {
    return this.selector;
  }

  protected override find(selector: string): WebDriverLocator {
    return new WebDriverLocator(this.#hand, this.page, `${this.selector} >> ${selector}`);
  }

  nth(index: number): WebDriverLocator {
    return this.find(`nth=${index}`);
  }

  first(): WebDriverLocator {
    return this.nth(0);
  }

  last(): WebDriverLocator {
    return this.nth(-1);
  }

  filter({ hasText, hasNotText, has, hasNot }: Filter): WebDriverLocator {
    const textOf = (text: Text) => getByTextSelector(text).replace(/^internal:text=/, '');
    const parts = [
      hasText !== undefined && `internal:has-text=${textOf(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${textOf(hasNotText)}`,
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    ].filter(Boolean);
    return parts.length === 0
      ? this
      : new WebDriverLocator(this.#hand, this.page, [this.selector, ...parts].join(' >> '));
  }

  async count(): Promise<number> {
    return this.#hand.find((selector) => inPage.all(selector).length, this.selector);
  }

  async all(): Promise<WebDriverLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async evaluate<T, A>(
    action: (element: never, argument: A) => T | Promise<T>,
    argument?: A,
    { timeout }: { timeout?: number } = {},
  ): Promise<T> {
    return retry(() => this.#hand.onElement<T>(this.selector, String(action), argument), timeout);
  }

  async evaluateAll<T, A>(action: (elements: never, argument: A) => T | Promise<T>, argument?: A): Promise<T> {
    return this.#hand.onElements(this.selector, String(action), argument);
  }

  facts(name = ''): Promise<Facts> {
    return this.#hand.find(([selector, of]) => inPage.factsOf(selector, of), [this.selector, name] as const);
  }

  allTextContents(): Promise<string[]> {
    return this.#hand.find(
      (selector) => inPage.all(selector).map((element) => element.textContent ?? ''),
      this.selector,
    );
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element: Element) => element.textContent);
  }

  innerHTML(): Promise<string> {
    return this.evaluate((element: Element) => element.innerHTML);
  }

  inputValue(): Promise<string> {
    return this.evaluate((element: HTMLInputElement) => element.value);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element: Element, of) => element.getAttribute(of), name);
  }

  boundingBox(): Promise<Box | null> {
    return this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return inPage.isVisible(element) ? { x, y, width, height } : null;
    });
  }

  isVisible(): Promise<boolean> {
    return this.facts().then(({ first }) => first?.isVisible === true);
  }

  isChecked(): Promise<boolean> {
    return this.facts().then(({ first }) => first?.isChecked === true);
  }

  isEnabled(): Promise<boolean> {
    return this.facts().then(({ first }) => first?.isEnabled === true);
  }

  async waitFor({ state = 'visible', timeout }: { state?: string; timeout?: number } = {}): Promise<void> {
    await retry(async () => {
      const { first } = await this.facts();
      const isVisible = first?.isVisible === true;
      const states: Record<string, boolean> = {
        attached: first !== null,
        detached: first === null,
        visible: isVisible,
        hidden: !isVisible,
      };
      return states[state] ? { value: true } : { reason: `${this.selector} is not ${state}` };
    }, timeout);
  }

  /** Waits until the element can be clicked. Returns the point where. */
  #point({ position, force = false, timeout }: Target): Promise<{ x: number; y: number }> {
    return retry(async () => {
      const argument = [this.selector, position, force] as const;
      const point: Point = await this.#hand.find(
        ([selector, at, isForced]) => inPage.pointOf(selector, at ?? undefined, isForced),
        argument,
      );
      return 'reason' in point ? { reason: `${point.reason}: ${this.selector}` } : { value: point };
    }, timeout);
  }

  async click(options: Target = {}): Promise<void> {
    const { x, y } = await this.#point(options);
    await this.#hand.click(x, y, options.button);
  }

  async tap(options: Target = {}): Promise<void> {
    const { x, y } = await this.#point(options);
    await this.#hand.tap(x, y);
  }

  async hover(options: Target = {}): Promise<void> {
    const { x, y } = await this.#point(options);
    await this.#hand.move(x, y);
  }

  async dragTo(target: WebDriverLocator, options: { targetPosition?: { x: number; y: number } } = {}): Promise<void> {
    const from = await this.#point({});
    const position = options.targetPosition;
    await this.#hand.drag(from, await target.#point({ force: true, ...(position && { position }) }));
  }

  focus(): Promise<void> {
    return this.evaluate((element: HTMLElement) => element.focus());
  }

  blur(): Promise<void> {
    return this.evaluate((element: HTMLElement) => element.blur());
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.#hand.press(keys);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.#hand.type(text);
  }

  async fill(value: string): Promise<void> {
    await this.waitFor();
    await this.evaluate((element: HTMLInputElement, text) => inPage.fill(element, text), value);
  }

  clear(): Promise<void> {
    return this.fill('');
  }

  async check(options: Target = {}): Promise<void> {
    await this.waitFor({ state: 'attached' });
    if (await this.isChecked()) return;
    await this.click(options);
    await retry(
      async () => ((await this.isChecked()) ? { value: true } : { reason: `${this.selector} is not checked` }),
      options.timeout,
    );
  }

  async uncheck(options: Target = {}): Promise<void> {
    await this.waitFor({ state: 'attached' });
    if (await this.isChecked()) await this.click(options);
  }

  async selectOption(wanted: string | string[] | { label: string }): Promise<void> {
    const values = typeof wanted === 'string' ? [wanted] : Array.isArray(wanted) ? wanted : [wanted.label];
    await this.waitFor();
    await this.evaluate((element: HTMLSelectElement, options) => inPage.select(element, options), values);
  }

  /** Puts files into a field for files. */
  setInputFiles(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const { name, buffer } = typeof file === 'string' ? { name: basename(file), buffer: readFileSync(file) } : file;
    return this.evaluate(
      (element: HTMLInputElement, [of, content]) => {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], of));
        element.files = transfer.files;
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [name, buffer.toString('base64')] as const,
    );
  }

  scrollIntoViewIfNeeded(): Promise<void> {
    return this.evaluate((element: Element) =>
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }),
    );
  }

  dispatchEvent(type: string, init: object = {}): Promise<void> {
    return this.evaluate(
      (element: Element, [name, options]) => {
        const common = { bubbles: true, cancelable: true, composed: true, ...options };
        const Kind = /^(click|mouse|pointer|contextmenu)/.test(name) ? PointerEvent : Event;
        element.dispatchEvent(new Kind(name, common));
      },
      [type, init] as const,
    );
  }
}
