import { builtin } from '../game/builtin.js';
import type { WorkerScript } from '../game/locations.js';
import { unmoved } from '../game/vite.js';
import type { FromWorker, ToWorker } from './messages.js';

/** A connection to a worker: a web worker, or a worker thread of Node. */
export interface Link {
  post(message: ToWorker): void;
  terminate(): void;
  /** Sets whether the worker keeps the process alive. It has an effect only in Node. */
  keepAlive(keep: boolean): void;
}

/** The handlers of a worker's events. `onEnd` is called last, when the worker fails or exits. */
export interface LinkEvents {
  onMessage(message: FromWorker): void;
  onEnd(reason: unknown): void;
}

/** The members of a worker thread of Node that are used. */
interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): unknown;
  ref(): void;
  unref(): void;
  on(event: 'message' | 'messageerror' | 'error' | 'exit', listener: (value: never) => void): void;
}

type Threads = { Worker: new (url: URL | string, options: object) => Thread };

/** Starts an engine worker: a web worker or, in Node, a worker thread. */
export function openLink(script: WorkerScript, events: LinkEvents): Link {
  const threads = builtin<Threads>('node:worker_threads');
  return threads?.Worker ? threadLink(threadOf(threads, script), events) : webLink(workerOf(script), events);
}

/** Starts an engine worker as a worker thread of Node. */
function threadOf({ Worker }: Threads, script: WorkerScript): Thread {
  const isCode = 'code' in script;
  return new Worker(isCode ? script.code : toThreadUrl(script.url), { eval: isCode, execArgv: [] });
}

/**
 * The object URLs of workers by source. Never revoked, since a worker may be restarted.
 */
const addresses = new Map<string, string>();

function addressOf(code: string): string {
  const address = addresses.get(code) ?? URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  addresses.set(code, address);
  return address;
}

/** The part of Trusted Types in use. */
interface Policy {
  createScriptURL(url: URL | string): string;
}
type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

let policy: Policy | undefined;

/** Returns an address that a page which requires Trusted Types accepts for a worker. */
function trusted(url: URL | string): URL | string {
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('keddah', {
    createScriptURL: String,
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Starts an engine worker as a web worker. */
function workerOf(script: WorkerScript): Worker {
  // A classic worker: pages opened from a file cannot start a module worker.
  if ('code' in script) return new Worker(trusted(addressOf(script.code)));
  const url = unmoved(script.url);
  const options = { type: 'module' } as const;
  // Browsers refuse a worker script from another origin, such as a CDN, but a worker may import it.
  if (/^https?:/.test(url) && new URL(url).origin !== origin) {
    return new Worker(trusted(addressOf(`import ${JSON.stringify(url)}`)), options);
  }
  const { start } = script;
  if (!start || url !== String(script.url)) return new Worker(trusted(url), options);
  try {
    return start();
  } catch {
    const { Worker: Original } = globalThis;
    // The page requires Trusted Types, and only the bundler knows the address in the expression.
    globalThis.Worker = class extends Original {
      constructor(address: URL | string, given?: WorkerOptions) {
        super(trusted(address), given);
      }
    };
    try {
      return start();
    } finally {
      globalThis.Worker = Original;
    }
  }
}

/**
 * Converts an address for Node, which accepts a URL object or a path but not a URL as a string.
 */
function toThreadUrl(url: URL | string): URL | string {
  return /^(file|data|blob):/.test(String(url)) ? new URL(url) : url;
}

function webLink(worker: Worker, { onMessage, onEnd }: LinkEvents): Link {
  worker.onmessage = ({ data }) => onMessage(data);
  worker.onmessageerror = () => onEnd('a message could not be read');
  worker.onerror = (event) => {
    event.preventDefault?.();
    onEnd(event.message || 'the script of the worker could not be run');
  };
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate(), keepAlive: () => {} };
}

function threadLink(thread: Thread, { onMessage, onEnd }: LinkEvents): Link {
  thread.on('message', onMessage as (value: never) => void);
  thread.on('messageerror', () => onEnd('a message could not be read'));
  thread.on('error', (error: Error) => onEnd(error.message));
  thread.on('exit', (status: number) => onEnd(`the thread ended (${status})`));
  return {
    post: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    keepAlive: (keep) => (keep ? thread.ref() : thread.unref()),
  };
}
