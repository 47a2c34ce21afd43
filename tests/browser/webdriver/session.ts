/** A browser that WebDriver drives: the processes it needs, and scripts in its pages. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { Builder, type WebDriver } from 'selenium-webdriver';

/** What cannot be changed while a browser runs. */
export interface Settings {
  /** Whether pages can have a service worker. */
  hasServiceWorkers: boolean;
}

/**
 * The center of the display, where the pointer is. Without a window manager the window under the
 * pointer has the focus.
 */
export const CENTER = { x: 2100, y: 1500 };

let bundled: Promise<string> | undefined;

/** Returns `in-page.ts` as one script. */
async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL('in-page.ts', import.meta.url));
  const build = await rolldown({ input, logLevel: 'silent' });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return output[0].code;
}

/** Returns a port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program that ends with this process. */
function start(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Starts a display that nobody sees. Returns its process and its name. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '3', '-screen', '0', `${2 * CENTER.x}x${2 * CENTER.y}x24`, '-nolisten', 'tcp'];
  const server = start('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const failed = new Promise<never>((_, reject) => server.on('error', reject));
  const number = await Promise.race([once(server.stdio[3]!, 'data'), failed]);
  return [server, `:${String(number).trim()}`];
}

/** Starts the program that speaks WebDriver. Returns its process and its address. */
async function startDriver(program: string, env: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const port = await freePort();
  const driver = start(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`${address}/status`);
      return [driver, address];
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Packs what JSON lacks; the page uses it as the replacer of `JSON.stringify`. */
const pack = (key: string, value: unknown) => {
  if (value instanceof Node || value === window) return 'an object of the page';
  if (value === undefined && key !== '') return { unusual: 'undefined' };
  return typeof value === 'number' && !Number.isFinite(value) ? { unusual: String(value) } : value;
};

/** Undoes `pack`. */
function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (value === null || typeof value !== 'object') return value;
  if ('unusual' in value) return value.unusual === 'undefined' ? undefined : Number(value.unusual);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpack(one)]));
}

/** Returns the path of the browser that the WebDriver program drives; undefined where unknown. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const paths = folders.flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
  );
  return paths.find(existsSync);
}

export class Session {
  readonly driver: WebDriver;
  readonly settings: Settings;
  /** The address of the page at the last call. */
  address = 'about:blank';
  readonly #processes: ChildProcess[];
  readonly #home: string;

  private constructor(driver: WebDriver, settings: Settings, processes: ChildProcess[], home: string) {
    this.driver = driver;
    this.settings = settings;
    this.#processes = processes;
    this.#home = home;
  }

  /** Starts a browser by its WebDriver program, on a display of its own. */
  static async start(program: string, settings: Settings): Promise<Session> {
    const binary = miniBrowser();
    if (!binary) throw new Error('There is no MiniBrowser beside WebKitWebDriver.');
    const home = mkdtempSync(path.join(tmpdir(), 'keddah-webdriver-'));
    // The page then sees `prefers-reduced-motion: reduce`.
    mkdirSync(path.join(home, 'gtk-3.0'));
    writeFileSync(path.join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
    // The tools of the window are wider than a phone.
    const narrow = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n';
    writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), narrow);
    const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
    const [display, name] = await startDisplay();
    const env = { ...process.env, ...folders, DISPLAY: name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
    const [service, address] = await startDriver(program, env);
    const args = ['--automation', ...(settings.hasServiceWorkers ? [] : ['--features=-ServiceWorkers'])];
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'normal',
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': { binary, args },
      })
      .build();
    await driver.manage().setTimeouts({ script: 600_000, pageLoad: 120_000 });
    return new Session(driver, settings, [service, display], home);
  }

  async stop(): Promise<void> {
    await this.driver.quit().catch(() => {});
    for (const process of this.#processes) process.kill();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }

  /**
   * Calls a function in the page with an argument. Its source is sent, so it sees nothing of the
   * test around it. With `needsFinder` it can use `inPage`.
   */
  async call<T>(source: string, argument: unknown, needsFinder = false): Promise<T> {
    const script = `
      const done = arguments[arguments.length - 1];
      const argument = arguments[0];
      if (${needsFinder} && !globalThis.inPage) done({ isMissing: true });
      else (async () => JSON.stringify({ value: await (${source})(argument) }, ${pack}))().then(
        (json) => done({ json, address: location.href }),
        (error) => done({ error: String(error?.message ?? error), stack: String(error?.stack) }),
      );`;
    for (;;) {
      const result = await this.driver.executeAsyncScript<{
        isMissing?: boolean;
        error?: string;
        stack?: string;
        json?: string;
        address?: string;
      }>(script, argument ?? null);
      if (result.json !== undefined) {
        this.address = result.address ?? '';
        return unpack(JSON.parse(result.json).value) as T;
      }
      if (result.error !== undefined) throw new Error(`${result.error}\nin the page:\n${result.stack}`);
      bundled ??= bundle();
      await this.driver.executeScript(await bundled);
    }
  }
}
