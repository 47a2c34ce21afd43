/**
 * A server between the browser and the server of the tests, which does what WebDriver cannot: it
 * runs scripts before those of a page, answers requests instead of the server, and goes offline.
 * Each has an address of its own, so that the storage of each test begins empty.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The paths of the proxy's own answers. */
const SCRIPT = '/webdriver/init.js';
const REPORT = '/webdriver/report';

/** Reports errors and messages of a page to the proxy. Runs in the page. */
const reporter = (path: string) => {
  const report = (kind: string, type: string, text: string) =>
    void fetch(path, { method: 'POST', body: JSON.stringify({ kind, type, text }), keepalive: true }).catch(() => {});
  addEventListener('error', (event) => event.message && report('pageerror', 'error', event.message));
  addEventListener('unhandledrejection', ({ reason }) => report('pageerror', 'error', String(reason)));
  for (const type of ['error', 'warn'] as const) {
    const print = console[type];
    console[type] = (...values) => {
      report('console', type === 'warn' ? 'warning' : type, values.map(String).join(' '));
      print(...values);
    };
  }
};

/** What a page has reported: an error that nobody caught, or a message on the console. */
export interface Report {
  kind: 'pageerror' | 'console';
  type: string;
  text: string;
}

/** An answer instead of the server's. */
export interface Answer {
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  json?: unknown;
}

/** The part of Playwright's `Route` that tests use. */
export interface Route {
  request(): { url(): string };
  fulfill(answer: Answer): Promise<void>;
  continue(): Promise<void>;
  abort(): Promise<void>;
}

type Handler = (route: Route) => unknown;
type Pattern = string | RegExp;

/** Tells whether an address matches a pattern of Playwright's `page.route`. */
export function matches(pattern: Pattern, url: URL): boolean {
  if (pattern instanceof RegExp) return pattern.test(url.href);
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*\/?|\*/g, (stars) =>
    stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(.*/)?',
  );
  return new RegExp(`^${source}$`).test(pattern.startsWith('/') ? url.pathname : url.href);
}

export class Network {
  /** The scripts that run before those of a page. */
  readonly scripts: string[] = [];
  /** Whether the network is gone. */
  isOffline = false;
  readonly #routes: [Pattern, Handler][] = [];
  readonly #server: Server;
  readonly #target: string;
  onRequest: (url: string) => void = () => {};
  onReport: (report: Report) => void = () => {};
  onAnswer: (url: URL) => void = () => {};

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  }

  /** Starts a server before another one. */
  static async start(target: string): Promise<Network> {
    const network = new Network(target);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Goes offline, or online again. */
  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline;
    if (isOffline) this.#server.closeAllConnections();
  }

  route(pattern: Pattern, handler: Handler): void {
    this.#routes.unshift([pattern, handler]);
  }

  unroute(pattern?: Pattern): void {
    const kept = this.#routes.filter(([of]) => pattern !== undefined && String(of) !== String(pattern));
    this.#routes.splice(0, Number.POSITIVE_INFINITY, ...kept);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isOffline) return void request.socket.destroy();
    const url = new URL(request.url ?? '/', this.address);
    if (url.pathname === SCRIPT) {
      const script = [`(${reporter})('${REPORT}');`, ...this.scripts].join('\n');
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(script);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (url.pathname === REPORT) {
      this.onReport(JSON.parse(Buffer.concat(chunks).toString()));
      return void response.writeHead(204).end();
    }
    this.onRequest(url.href);
    const handler = this.#routes.find(([pattern]) => matches(pattern, url))?.[1];
    if (!handler) return this.#forward(url, request, response);
    await handler({
      request: () => ({ url: () => url.href }),
      fulfill: async ({ status = 200, contentType, headers = {}, body = '', json }) => {
        const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
        const content = json === undefined ? body : JSON.stringify(json);
        this.#send(url, response, status, { 'content-type': type, ...headers }, Buffer.from(content));
      },
      continue: async () => {
        await this.#forward(url, request, response);
      },
      abort: async () => {
        request.socket.destroy();
      },
    });
  }

  async #forward(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.#target + url.pathname + url.search, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(request.headers).filter(([name]) =>
          /^(accept|if-|range|cache-control|cookie|service-worker)/.test(name),
        ),
      ) as Record<string, string>,
      redirect: 'manual',
    });
    // `fetch` has unpacked the content.
    const headers = [...answer.headers].filter(
      ([name]) => !/^(connection|content-(encoding|length)|transfer-encoding)$/.test(name),
    );
    this.#send(url, response, answer.status, Object.fromEntries(headers), Buffer.from(await answer.arrayBuffer()));
  }

  #send(url: URL, response: ServerResponse, status: number, headers: Record<string, string>, content: Buffer): void {
    if (response.destroyed) return;
    const isPage = /^text\/html/.test(headers['content-type'] ?? '');
    const body = isPage ? Buffer.from(withScript(content.toString())) : content;
    // As in Playwright, nothing is cached while there are routes.
    if (this.#routes.length > 0) headers['cache-control'] = 'no-store';
    // The length is no longer that of the file.
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(status === 304 ? undefined : body);
    this.onAnswer(url);
  }
}

/** Adds the script of the proxy before those of a page. */
function withScript(html: string): string {
  const tag = `<script src="${SCRIPT}"></script>`;
  const start = /<head[^>]*>|<!doctype[^>]*>/i.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return html.slice(0, at) + tag + html.slice(at);
}
