#!/usr/bin/env node
// Starts the installed Firefox ($KEDDAH_FIREFOX) for Playwright, which speaks WebDriver BiDi to it.
//
// Playwright sets media features in each new context and page, and fails where Firefox does not
// know the command (Firefox ESR 153 does not). This program is a proxy between the two and answers
// such commands itself: it sets the features of pages by a script with the rights of the browser.
//
// Playwright ignores downloads without an identifier, which Firefox does not send for those of a
// link with `download`. The proxy adds it.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** The attributes of Firefox's `BrowsingContext` for each media feature that can be set. */
const overrides = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
  'forced-colors': 'forcedColorsOverride',
};

const browser = spawn(process.env.KEDDAH_FIREFOX, ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => browser.kill(signal));

/** The identifiers of downloads that have not ended, by context and address. */
const downloads = new Map();

/** Adds an identifier to the events of a download, the same to its first and its last. */
function identifyDownload({ method, params }) {
  if (params.download) return;
  const key = `${params.context} ${params.url}`;
  if (method === 'browsingContext.downloadWillBegin') {
    params.download = randomUUID();
    downloads.set(key, params.download);
  } else {
    params.download = downloads.get(key);
    downloads.delete(key);
  }
}

/** Returns a script that sets media features of a page. */
function mediaScript(context, features) {
  const values = Object.entries(overrides).map(([name, attribute]) => [attribute, features[name] ?? 'none']);
  return `{
    const { NavigableManager } = ChromeUtils.importESModule(
      'chrome://remote/content/shared/NavigableManager.sys.mjs'
    );
    const page = NavigableManager.getBrowsingContextById(${JSON.stringify(context)});
    // A page may be closed by now.
    if (page) Object.assign(page, ${JSON.stringify(Object.fromEntries(values))});
    undefined;
  }`;
}

/** Forwards WebDriver BiDi messages between Playwright and Firefox, in order. */
function connect(client, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const opened = new Promise((resolve) => firefox.on('open', resolve));
  /** Takes the answers to the commands of this program, by their identifiers. */
  const waiting = new Map();
  let lastId = 2 ** 40;

  /** Sends a command of this program. Resolves to its result. */
  function ask(method, params) {
    const id = ++lastId;
    firefox.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, message }) => (result ? resolve(result) : reject(new Error(message))));
    });
  }

  /** Sets the media features of pages. Those of a context are set again in each of its pages. */
  async function setMediaFeatures({ contexts: [page] = [], features }) {
    if (page === undefined) return;
    const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    const { type, exceptionDetails } = await ask('script.evaluate', {
      expression: mediaScript(page, features),
      target: { context: contexts[0].context },
      awaitPromise: false,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
  }

  client.on('message', async (data) => {
    await opened;
    const text = data.toString();
    const { id, method, params } = JSON.parse(text);
    if (method !== 'emulation.setMediaFeaturesOverride') return firefox.send(text);
    const answer = await setMediaFeatures(params).then(
      () => ({ type: 'success', id, result: {} }),
      ({ message }) => ({ type: 'error', id, error: 'unknown error', message }),
    );
    client.send(JSON.stringify(answer));
  });
  firefox.on('message', (data) => {
    const text = data.toString();
    const message = JSON.parse(text);
    if (/^browsingContext\.download/.test(message.method)) {
      identifyDownload(message);
      client.send(JSON.stringify(message));
      return;
    }
    const take = waiting.get(message.id);
    if (!take) return client.send(text);
    waiting.delete(message.id);
    take(message);
  });
  client.on('close', () => firefox.close());
  firefox.on('close', () => client.close());
}

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = line.match(/^WebDriver BiDi listening on (ws:\/\/\S+)$/)?.[1];
  if (address === undefined) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (client, request) => connect(client, address + request.url));
});
