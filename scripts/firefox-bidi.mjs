#!/usr/bin/env node
// Starts the installed Firefox ($KEDDAH_FIREFOX) for Playwright, which speaks WebDriver BiDi to it.
//
// Playwright sets media features in each new context and page, and fails where Firefox does not
// know the command (Firefox ESR 153 does not). This program is a proxy between the two and answers
// such commands itself. Firefox then keeps the features of its preferences.
//
// Playwright ignores downloads without an identifier, which Firefox does not send for those of a
// link with `download`. The proxy adds it.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const optional = ['emulation.setMediaFeaturesOverride'];

const browser = spawn(process.env.KEDDAH_FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
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

/** Forwards WebDriver BiDi messages between Playwright and Firefox, in order. */
function connect(client, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const opened = new Promise((resolve) => firefox.on('open', resolve));
  client.on('message', async (data) => {
    await opened;
    firefox.send(data.toString());
  });
  firefox.on('message', (data) => {
    const text = data.toString();
    const message = JSON.parse(text);
    if (/^browsingContext\.download/.test(message.method)) {
      identifyDownload(message);
      client.send(JSON.stringify(message));
      return;
    }
    const unknown = message.type === 'error' && message.error === 'unknown command';
    client.send(
      unknown && optional.some((name) => message.message.includes(name))
        ? JSON.stringify({ type: 'success', id: message.id, result: {} })
        : text,
    );
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
