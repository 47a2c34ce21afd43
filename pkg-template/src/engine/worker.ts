import { builtin } from '../builtin.js';
import { isRawError } from '../errors.js';
import type { FromWorker, Player, ToWorker } from './protocol.js';

/** What a worker talks through: the global scope in a web worker, the parent port in Node's. */
interface Port {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void;
  start?(): void;
}

/** Answers what the page asks of these games' players. Knows no game. */
export function serve(players: Record<string, Player>): void {
  const threads = builtin<{ parentPort: Port | null }>('node:worker_threads');
  const port = threads?.parentPort ?? (globalThis as unknown as Port);
  const say = (message: FromWorker): void => {
    port.postMessage(message);
  };

  function answer({ game, wasm, id, record, limits, crash }: ToWorker): void {
    try {
      const player = players[game] as Player;
      if (wasm) player.initSync(wasm);
      if (crash) player.crash();
      const result = player.search(record, limits, (info) => say({ type: 'info', id, info }));
      say({ type: 'found', id, result });
    } catch (error) {
      if (isRawError(error)) say({ type: 'refused', id, error });
      else say({ type: 'crashed', id, message: String(error) });
    }
  }

  port.addEventListener('message', ({ data }) => answer(data));
  port.start?.();
  say({ type: 'ready', games: Object.keys(players) });
}
