#!/usr/bin/env node
// `npx keddah aei` and `npx keddah qtp`: the computer player for controllers that use these
// protocols.

import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  type Effect,
  type Event,
  loadSession,
  protocols,
  type SessionClass,
  type SessionOptions,
  sharedNow,
} from './session.js';

/** Reads the command line; `undefined` if the arguments are wrong. */
function readArguments(): SessionOptions | undefined {
  try {
    const options = { net: { type: 'string' }, 'no-net': { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const protocol = positionals.length === 1 && protocols.find((one) => one === positionals[0]);
    return protocol ? { protocol, net: values.net, withoutNet: values['no-net'] } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads or writes a file that a protocol session has requested, and returns the event with the
 * outcome.
 */
function transferFile(effect: Effect & { kind: 'readFile' | 'writeFile' }): Event {
  try {
    if (effect.kind === 'writeFile') {
      writeFileSync(effect.path, effect.text);
      return { kind: 'fileDone', result: { Ok: '' } };
    }
    const content = readFileSync(effect.path);
    if (content.length > effect.maxBytes) throw new Error('the file is too long');
    return { kind: 'fileDone', result: { Ok: content.toString() } };
  } catch (error) {
    return { kind: 'fileDone', result: { Err: error instanceof Error ? error.message : String(error) } };
  }
}

/** Runs a session of an engine protocol over standard input and output until it quits. */
async function runSession(Session: SessionClass, options: SessionOptions): Promise<void> {
  const session = new Session('keddah (wasm)');
  const searches = new Set<number>();
  let hasQuit = false;
  let worker = startWorker();

  function startWorker(): Worker {
    const started = new Worker(new URL('search-worker.js', import.meta.url), { workerData: options });
    started.on('message', (event: Event) => {
      if (event.kind === 'searchEnded') searches.delete(event.id);
      handle(event);
    });
    started.on('error', () => {
      // The wasm has crashed. Its searches fail; a new worker serves the next ones.
      worker = startWorker();
      const failed = [...searches];
      searches.clear();
      for (const id of failed) handle({ kind: 'searchEnded', id, result: undefined });
    });
    return started;
  }

  function handle(event: Event): void {
    if (hasQuit) return;
    for (const effect of session.handle(event, performance.now())) perform(effect);
  }

  function perform(effect: Effect): void {
    switch (effect.kind) {
      case 'write':
        process.stdout.write(effect.text);
        break;
      case 'readFile':
      case 'writeFile':
        handle(transferFile(effect));
        break;
      case 'quit':
        hasQuit = true;
        process.stdout.write('', () => process.exit());
        break;
      default:
        if (effect.kind === 'startSearch') searches.add(effect.id);
        worker.postMessage({ ...effect, sentAt: sharedNow() });
    }
  }

  // The controller has closed its end of the pipe.
  process.stdout.on('error', () => process.exit());
  for await (const text of createInterface({ input: process.stdin })) handle({ kind: 'line', text });
  handle({ kind: 'inputEnded' });
}

const options = readArguments();
if (options) {
  const tell = (message: string) => void process.stderr.write(`${message}\n`);
  const Session = await loadSession(options, tell).catch((error: Error) => {
    tell(error.message);
    process.exitCode = 2;
  });
  if (Session) await runSession(Session, options);
} else {
  process.stdout.write('usage: keddah aei | qtp [--net FILE | --no-net]\n');
  process.exitCode = 2;
}
