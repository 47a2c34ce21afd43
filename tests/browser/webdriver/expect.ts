/** Playwright's assertions about locators and pages, over WebDriver: each waits until it holds. */
import type { Facts } from './in-page.js';
import type { WebDriverLocator } from './locator.js';

type Text = string | RegExp;
type First = NonNullable<Facts['first']>;
interface Options {
  timeout?: number;
  exact?: boolean;
  ignoreCase?: boolean;
}

/** How long an assertion waits, in milliseconds, as in playwright.config.ts. */
const TIMEOUT = 15_000;

const normal = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const equals = (text: string, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(text) : normal(text) === normal(wanted);
const contains = (text: string, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(text) : normal(text).includes(normal(wanted));

/** Waits until a fact has the wanted value, or with `isNot` until it has not. */
async function until<T>(
  what: string,
  isNot: boolean,
  timeout: number,
  ask: () => Promise<T>,
  isRight: (found: T) => boolean,
): Promise<void> {
  const end = performance.now() + timeout;
  for (let pause = 20; ; pause = Math.min(200, pause * 2)) {
    const found = await ask();
    if (isRight(found) !== isNot) return;
    if (performance.now() > end)
      throw new Error(`After ${timeout} ms: ${isNot ? 'not ' : ''}${what}\nfound: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Returns the assertions about a locator. */
export function aboutLocator(locator: WebDriverLocator, message: string, isNot = false): object {
  const title = (name: string, wanted?: unknown) =>
    [message, `${name}(${wanted === undefined ? '' : String(wanted)})`, locator.selector].filter(Boolean).join(': ');
  /** Asserts something about the only element. Without `ifAbsent` it has to be there. */
  const element =
    (name: string, isRight: (first: First) => boolean, ifAbsent = isNot) =>
    (options: Options = {}) =>
      until(
        title(name),
        isNot,
        options.timeout ?? TIMEOUT,
        async () => (await single()).first,
        (first) => (first ? isRight(first) : ifAbsent),
      );
  const single = async (name?: string) => {
    const facts = await locator.facts(name);
    if (facts.texts.length > 1)
      throw new Error(`strict mode violation: ${locator.selector} finds ${facts.texts.length} elements`);
    return facts;
  };
  /** Asserts something about a text of the only element. An absent element has no text. */
  const textual =
    (name: string, textOf: (first: First) => string | null) =>
    (wanted: Text, options: Options = {}) =>
      until(
        title(name, wanted),
        isNot,
        options.timeout ?? TIMEOUT,
        async () => {
          const { first } = await single();
          return first && textOf(first);
        },
        (text) => (text === null ? isNot : equals(text, wanted)),
      );
  /** Asserts something about an attribute, style or property of the only element. */
  const named =
    (name: string, isRight: (first: First, wanted: unknown) => boolean) =>
    (of: string, wanted?: unknown, options: Options = {}) =>
      until(
        title(name, `${of}, ${wanted}`),
        isNot,
        options.timeout ?? TIMEOUT,
        async () => (await single(of)).first,
        (first) => (first ? isRight(first, wanted) : isNot),
      );
  /** Asserts the texts of all elements, or of the only one. */
  const texts =
    (name: string, isRight: (text: string, wanted: Text) => boolean, isWhole: boolean) =>
    (wanted: Text | readonly Text[], options: Options = {}) =>
      until(
        title(name, wanted),
        isNot,
        options.timeout ?? TIMEOUT,
        async () => (Array.isArray(wanted) ? await locator.facts() : await single()).texts,
        (found) => {
          if (!Array.isArray(wanted)) return found.length === 0 ? isNot : isRight(found[0]!, wanted as Text);
          if (isWhole)
            return found.length === wanted.length && wanted.every((one, index) => isRight(found[index]!, one));
          let next = 0;
          for (const text of found) if (next < wanted.length && isRight(text, wanted[next])) next++;
          return next === wanted.length;
        },
      );
  return {
    get not() {
      return aboutLocator(locator, message, !isNot);
    },
    toBeVisible: (options?: Options & { visible?: boolean }) =>
      element('toBeVisible', ({ isVisible }) => isVisible === (options?.visible ?? true), false)(options),
    toBeHidden: element('toBeHidden', ({ isVisible }) => !isVisible, true),
    toBeAttached: element('toBeAttached', () => true, false),
    toBeEnabled: element('toBeEnabled', ({ isEnabled }) => isEnabled),
    toBeDisabled: element('toBeDisabled', ({ isEnabled }) => !isEnabled),
    toBeFocused: element('toBeFocused', ({ isFocused }) => isFocused),
    toBeChecked: (options?: Options & { checked?: boolean }) =>
      element('toBeChecked', ({ isChecked }) => isChecked === (options?.checked ?? true))(options),
    toBeEmpty: element('toBeEmpty', ({ isEmpty }) => isEmpty),
    toBeInViewport: element('toBeInViewport', ({ isInViewport }) => isInViewport),
    toHaveValue: textual('toHaveValue', ({ value }) => value),
    toHaveAccessibleName: textual('toHaveAccessibleName', ({ name }) => name),
    toHaveAccessibleDescription: textual('toHaveAccessibleDescription', ({ description }) => description),
    toHaveAttribute: named('toHaveAttribute', ({ attribute }, wanted) => {
      if (attribute === null) return false;
      return wanted === undefined || (wanted instanceof RegExp ? wanted.test(attribute) : attribute === wanted);
    }),
    toHaveCSS: named('toHaveCSS', ({ style }, wanted) => equals(style, wanted as Text)),
    toHaveJSProperty: named('toHaveJSProperty', ({ property }, wanted) => property === wanted),
    toHaveText: texts('toHaveText', equals, true),
    toContainText: texts('toContainText', contains, false),
    toHaveCount: (wanted: number, options: Options = {}) =>
      until(
        title('toHaveCount', wanted),
        isNot,
        options.timeout ?? TIMEOUT,
        () => locator.count(),
        (count) => count === wanted,
      ),
  };
}

/** Returns the assertions about a page. */
export function aboutPage(
  page: { url(): string; address(): Promise<string>; title(): Promise<string> },
  message: string,
  isNot = false,
): object {
  return {
    get not() {
      return aboutPage(page, message, !isNot);
    },
    toHaveURL: (wanted: Text, { timeout = TIMEOUT }: Options = {}) =>
      until(
        `${message} toHaveURL(${wanted})`,
        isNot,
        timeout,
        () => page.address(),
        (address) => (wanted instanceof RegExp ? wanted.test(address) : new URL(wanted, address).href === address),
      ),
    toHaveTitle: (wanted: Text, { timeout = TIMEOUT }: Options = {}) =>
      until(
        `${message} toHaveTitle(${wanted})`,
        isNot,
        timeout,
        () => page.title(),
        (title) => equals(title, wanted),
      ),
  };
}
