/** Helpers for tests with hostile input: what it may not do, on pages with a strict policy. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from './test.js';

/** Markup that marks the page as hurt if any part of it is parsed as HTML. */
export const MARKUP = `"'><img src=/hurt.png onerror="globalThis.hurt=1"><script>globalThis.hurt=1</script><svg onload="globalThis.hurt=1"><a href="javascript:globalThis.hurt=1">x</a>`;

/** Characters that turn text around or control a terminal, and half a character. */
export const CONTROLS = 'a\u202Eb\u2066c\u200Fd\u0007e\u001B[31mf\uD800g\u2028h\uFEFFi';

/** Texts that hurt programs which take them for something else than texts. */
export const HOSTILE: Readonly<Record<string, string>> = {
  markup: MARKUP,
  address: 'javascript:globalThis.hurt=1',
  prototype: '__proto__',
  constructor: 'constructor',
  template: `\${globalThis.hurt=1}{{globalThis.hurt=1}}{ $x }`,
  controls: CONTROLS,
  long: 'x'.repeat(100_000),
};

/** What happened on a page that hostile input may not cause. */
interface Watch {
  /** Requests to other servers, or for an address in the input. */
  requests: string[];
  dialogs: string[];
  errors: string[];
}

/** The folders of the documents that these tests open. */
const FOLDERS = ['dist', 'tests/browser/pages'].map((name) => new URL(`../../${name}/`, import.meta.url));

/** Returns the sources of all scripts within the documents, as a policy names them. */
function inlineScripts(): string[] {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));
  const documents = files.filter(({ pathname }) => pathname.endsWith('.html'));
  const scripts = documents.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  ]);
  const hashes = scripts.map(([, code]) => createHash('sha256').update(code!).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The Trusted Types that pages and boards need: boards.js and study.js have each their own Lit. */
const TYPES = "lit-html keddah keddah-page 'allow-duplicates'";

/**
 * Gives every document a strict content security policy that requires Trusted Types, and watches
 * the page. Call it before the page is opened, and `unhurt` at the end.
 */
export async function guard(page: Page, { types = TYPES, workers = "'self'" } = {}): Promise<Watch> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${inlineScripts().join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `worker-src ${workers}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ];
  // scripts/serve.mjs sends the policy with every document.
  await page.goto('/licenses.txt');
  await page.evaluate(
    (value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: WebKitGTK has no Cookie Store API
      document.cookie = `policy=${value}`;
    },
    encodeURIComponent(policy.join('; ')),
  );
  const { host } = new URL(page.url());
  const watch: Watch = { requests: [], dialogs: [], errors: [] };
  page.on('dialog', (dialog) => {
    watch.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => {
    // Firefox also reports as errors what the policy has blocked, which `unhurt` reads from events.
    if (!/^(The page’s settings blocked|Loading Worker from)/.test(message)) watch.errors.push(message);
  });
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = new URL(url).host === host || /^(data|blob):/.test(url);
    if (!isOwn || /hurt/.test(url.split('#')[0]!)) watch.requests.push(url);
  });
  await page.addInitScript(() => {
    const builtIn = [Object, Function, Array, String, Number, Promise, Map, EventTarget, Node, Element, SVGElement];
    const names = () =>
      builtIn.map(({ name, prototype }) => `${name}: ${Reflect.ownKeys(prototype).map(String).sort().join(' ')}`);
    const setters = () => typeof Object.getOwnPropertyDescriptor(SVGElement.prototype, 'style')?.set;
    const before = JSON.stringify([names(), setters()]);
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      blocked.push([effectiveDirective, blockedURI, sample].join(' ')),
    );
    Object.assign(globalThis, {
      blocked,
      arePrototypesChanged: () => JSON.stringify([names(), setters()]) !== before,
    });
  });
  return watch;
}

/** Checks that nothing of the hostile input was executed, requested or made an element. */
export async function unhurt(page: Page, watch: Watch): Promise<void> {
  const found = await page.evaluate(() => {
    const page = globalThis as never as { hurt?: unknown; blocked: string[]; arePrototypesChanged(): boolean };
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    const forbidden =
      'img[src*=hurt], [onerror], [onload], [onclick], a[href^="javascript:" i], iframe, object, embed, base';
    return {
      hurt: page.hurt,
      // The policy reports the address in an expression for bundlers, which keddah tries first.
      blocked: page.blocked.filter((one) => !/^require-trusted-types-for .*Worker/.test(one)),
      prototypes: page.arePrototypesChanged(),
      elements: roots.flatMap((root) => [...root.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)),
    };
  });
  expect({ ...found, ...watch }).toEqual({
    ...{ hurt: undefined, blocked: [], prototypes: false, elements: [] },
    ...{ requests: [], dialogs: [], errors: [] },
  });
}
