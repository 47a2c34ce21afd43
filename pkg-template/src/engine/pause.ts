import { builtin } from '../game/builtin.js';

/** The exports of `node:worker_threads` that are used. */
interface Threads {
  parentPort: object | null;
  receiveMessageOnPort(port: object): { message: unknown } | undefined;
}

/**
 * Returns a function that lets a running search receive messages. In Node it takes them from the
 * port; in browsers it suspends the wasm until the event loop has run (JavaScript Promise
 * Integration). Returns `undefined` where neither works: there, only terminating the worker stops a
 * search.
 */
export function messagePause(receive: (message: unknown) => void): (() => void | Promise<void>) | undefined {
  return portPause(receive) ?? suspendingPause();
}

function portPause(receive: (message: unknown) => void): (() => void) | undefined {
  const threads = builtin<Threads>('node:worker_threads');
  const port = threads?.parentPort;
  if (!threads || !port) return undefined;
  const pause = (): void => {
    for (let next = threads.receiveMessageOnPort(port); next; next = threads.receiveMessageOnPort(port)) {
      receive(next.message);
    }
  };
  try {
    // The parent port of Bun does not support receiveMessageOnPort.
    pause();
    return pause;
  } catch {
    return undefined;
  }
}

function suspendingPause(): (() => Promise<void>) | undefined {
  if (!('Suspending' in WebAssembly)) return undefined;
  const { port1, port2 } = new MessageChannel();
  let resume = (): void => {};
  port1.onmessage = () => resume();
  return () =>
    new Promise((resolve) => {
      resume = resolve;
      // Unlike a timer, a message is not delayed, and is delivered after those already queued.
      port2.postMessage(null);
    });
}
