import { builtin } from '../builtin.js';
import { isRawError } from '../errors.js';
import type { FromWorker, Player, ToWorker } from './protocol.js';

/** What a worker talks through: the global scope in a web worker, the parent port in Node's. */
interface Port {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void;
  start?(): void;
}

/** Answers what the page asks of one game's player. Knows no game. */
export function serve(player: Player): void {
  const threads = builtin<{ parentPort: Port | null }>('node:worker_threads');
  const port = threads?.parentPort ?? (globalThis as unknown as Port);
  const say = (message: FromWorker): void => {
    port.postMessage(message);
  };

  function answer(message: ToWorker): void {
    if (message.type === 'load') {
      try {
        player.initSync({ module: message.wasm });
        say({ type: 'ready' });
      } catch (error) {
        say({ type: 'unready', message: String(error) });
      }
      return;
    }
    const { id } = message;
    try {
      if (message.type === 'crash') player.crash();
      else {
        const result = player.search(message.record, message.limits, (info) => say({ type: 'info', id, info }));
        say({ type: 'found', id, result });
      }
    } catch (error) {
      if (isRawError(error)) say({ type: 'refused', id, error });
      else say({ type: 'crashed', id, message: String(error) });
    }
  }

  port.addEventListener('message', ({ data }) => answer(data));
  port.start?.();
}
