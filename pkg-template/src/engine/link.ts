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

type Threads = { Worker: new (url: URL | string, options: object) => Thread };

/**
 * Starts a worker. In a browser `fresh` makes it, so that the `new Worker(new URL(…))` which bundlers look for can
 * stand, word for word, where the game is known; elsewhere the script at `url` becomes a thread.
 */
export function openLink(fresh: () => Worker, url: URL | string, events: LinkEvents): Link {
  const threads = builtin<Threads>('node:worker_threads');
  return threads?.Worker
    ? threadLink(new threads.Worker(toThreadUrl(url), { execArgv: [] }), events)
    : webLink(fresh(), events);
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
