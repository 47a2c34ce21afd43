import { builtin } from '../builtin.js';
import type { FromWorker, ToWorker } from './protocol.js';

/** A worker, whichever kind there is: a web worker, or a thread of Node. */
export interface Link {
  post(message: ToWorker): void;
  terminate(): void;
  /** Whether this worker keeps the process alive (where there is a process to be kept alive). */
  hold(held: boolean): void;
}

/** What becomes of a link. After `onEnd` nothing follows. */
export interface LinkEvents {
  onMessage(message: FromWorker): void;
  onEnd(reason: unknown): void;
}

interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): unknown;
  ref(): void;
  unref(): void;
  on(event: 'message' | 'messageerror' | 'error' | 'exit', listener: (value: never) => void): void;
}

/** The script of a worker: a file, or a classic script in one text. */
export type Script =
  | {
      url: URL | string;
      /**
       * Starts it in a browser, where the script is a file of the package: so that the `new Worker(new URL(…))` which
       * bundlers look for can stand, word for word, where the game is known.
       */
      start?(): Worker;
    }
  | { code: string };

type Threads = { Worker: new (url: URL | string, options: object) => Thread };

/** Starts a worker. */
export function openLink(script: Script, events: LinkEvents): Link {
  const threads = builtin<Threads>('node:worker_threads');
  return threads?.Worker ? threadLink(threadOf(threads, script), events) : webLink(workerOf(script), events);
}

function threadOf({ Worker }: Threads, script: Script): Thread {
  if ('code' in script) return new Worker(script.code, { eval: true, execArgv: [] });
  return new Worker(toThreadUrl(script.url), { execArgv: [] });
}

/** The address of each text that a worker was made from: one as long as the page lives, however often it is started. */
const addresses = new Map<string, string>();

function workerOf(script: Script): Worker {
  if ('code' in script) {
    const { code } = script;
    const address = addresses.get(code) ?? URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    addresses.set(code, address);
    // Classic: on a page from a file, no other kind starts.
    return new Worker(address);
  }
  return script.start?.() ?? new Worker(script.url, { type: 'module' });
}

/** Node takes a thread's script as a URL object or a path, but not as the text of a URL. */
function toThreadUrl(url: URL | string): URL | string {
  return typeof url === 'string' && /^(file|data|blob):/.test(url) ? new URL(url) : url;
}

function webLink(worker: Worker, { onMessage, onEnd }: LinkEvents): Link {
  worker.onmessage = ({ data }) => onMessage(data);
  worker.onmessageerror = () => onEnd('a message could not be read');
  worker.onerror = (event) => {
    event.preventDefault?.();
    onEnd(event.message || 'the script of the worker could not be run');
  };
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate(), hold: () => {} };
}

function threadLink(thread: Thread, { onMessage, onEnd }: LinkEvents): Link {
  thread.on('message', onMessage as (value: never) => void);
  thread.on('messageerror', () => onEnd('a message could not be read'));
  thread.on('error', (error: Error) => onEnd(error.message));
  thread.on('exit', (status: number) => onEnd(`the thread ended (${status})`));
  return {
    post: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    hold: (held) => (held ? thread.ref() : thread.unref()),
  };
}
