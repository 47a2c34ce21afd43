import { builtin } from '../game/builtin.js';
import { isWasmError } from '../game/errors.js';
import { forWasm } from '../game/raw-limits.js';
import type { FromWorker, SearchModule, SearchRequest, ToWorker } from './messages.js';
import { messagePause } from './pause.js';

/**
 * The worker's end of the channel: the global scope of a web worker, or the parent port in Node.
 */
interface Port {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: { data: ToWorker }) => void): void;
  start?(): void;
}

/** Answers the page's requests to search. `modules` has the functions of each game by its name. */
export function serve(modules: Record<string, SearchModule>): void {
  const threads = builtin<{ parentPort: Port | null }>('node:worker_threads');
  const port = threads?.parentPort ?? (globalThis as unknown as Port);
  const send = (message: FromWorker): void => {
    port.postMessage(message);
  };
  /** The id of the running search, and whether it should stop. */
  let current = { id: 0, stopped: false };

  function receive(message: ToWorker): void {
    if (message.type === 'search') void answer(message);
    else if (message.id === current.id) current.stopped = true;
  }

  const wait = messagePause((message) => receive(message as ToWorker));

  async function answer({ game, wasm, weights, id, record, limits }: SearchRequest): Promise<void> {
    const search = { id, stopped: false };
    current = search;
    const pause = (): boolean | Promise<boolean> => wait?.()?.then(() => search.stopped) ?? search.stopped;
    try {
      const module = modules[game] as SearchModule;
      if (wasm) module.initSync(wasm);
      const refused = weights && module.setNet(weights);
      if (refused) console.warn(`keddah searches without a network: ${refused}`);
      const result = await module.search(record, ...forWasm(limits), (info) => send({ type: 'info', id, info }), {
        pause,
      });
      send({ type: 'found', id, result });
    } catch (error) {
      if (isWasmError(error)) send({ type: 'refused', id, error });
      else send({ type: 'crashed', id, message: String(error) });
    }
  }

  port.addEventListener('message', ({ data }) => receive(data));
  port.start?.();
  send({ type: 'ready', games: Object.keys(modules), pauses: wait !== undefined });
}
