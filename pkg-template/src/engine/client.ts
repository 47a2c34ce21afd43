import { checkLimits } from '../game/arguments.js';
import { definitionOf } from '../game/base-game.js';
import { KeddahError } from '../game/errors.js';
import type { GameDefinition } from '../game/game-definition.js';
import type { WorkerScript } from '../game/locations.js';
import { quickMove } from '../game/search.js';
import type { SearchInfo, SearchResult } from '../game/types.js';
import { elapsedMs, Host, type Job, type Recorded } from './host.js';

/** A game and the host of the worker that searches it. */
export interface EngineBinding {
  game: GameDefinition;
  host: Host;
}

/** The hosts of this page. The keys are the URLs or sources of the worker scripts. */
const hosts = new Map<string, Host>();

/**
 * Binds a game to the host of its worker script. Games with the same worker script share a host.
 */
export function bind(game: GameDefinition, workerUrl?: URL | string): EngineBinding {
  const script: WorkerScript = workerUrl === undefined ? game.files.worker() : { url: workerUrl };
  const key = 'url' in script ? String(script.url) : script.code;
  const host = hosts.get(key) ?? new Host(script);
  hosts.set(key, host);
  return { game, host };
}

/** A search that a client has requested and that has not been answered yet. */
interface CurrentSearch {
  job: Job;
  host: Host;
  /** Resolves the search with the best move so far. The caller removes it from the queue. */
  stop(): void;
}

/** Requests searches for one engine, one at a time: a newer search supersedes the older one. */
export class Client {
  readonly #bindings: readonly EngineBinding[];
  #current: CurrentSearch | undefined;
  #disposed = false;

  /**
   * @param bindings - the games to serve. Their hosts must have been joined; `dispose` leaves them.
   */
  constructor(bindings: readonly EngineBinding[]) {
    this.#bindings = bindings;
  }

  /** Searches a game as {@link BaseEngine.search} describes. */
  async search(game: object, limits: unknown): Promise<SearchResult> {
    const definition = Object(game) === game ? definitionOf(game) : undefined;
    const binding = this.#bindings.find((one) => one.game === definition);
    if (!binding) throw new TypeError('The game must be one of keddah, of the kind that this engine serves.');
    const { host } = binding;
    const { raw, signal, onInfo } = checkLimits(limits);
    if (this.#disposed) throw new KeddahError('engine-disposed', 'This engine was disposed of.');
    const record = (game as Recorded).toRecord({ to: 'cursor' });

    return new Promise<SearchResult>((resolve, reject) => {
      const older = this.#current;
      const end = (): void => {
        signal?.removeEventListener('abort', abort);
        if (this.#current === current) this.#current = undefined;
      };
      const job: Job = {
        game: binding.game,
        record,
        limits: raw,
        onInfo: onInfo && ((info) => onInfo.call(limits, info)),
        resolve(result) {
          end();
          resolve(result);
        },
        reject(error) {
          end();
          reject(error);
        },
      };
      const stop = (): void => {
        try {
          const result = job.last ? asResult(job.last) : quickMove(binding.game, record, raw);
          job.resolve({ ...result, timeMs: elapsedMs(job), stopped: true });
        } catch (error) {
          job.reject(error);
        }
      };
      const abort = (): void => {
        stop();
        host.remove(job);
      };
      const current: CurrentSearch = { job, host, stop };
      this.#current = current;
      older?.stop();
      if (signal?.aborted) {
        older?.host.remove(older.job);
        stop();
        return;
      }
      signal?.addEventListener('abort', abort);
      host.add(job, older?.job);
      older?.host.remove(older.job);
    });
  }

  /** Ends the current search with the best move so far, and leaves the hosts. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    const current = this.#current;
    current?.stop();
    for (const { host } of this.#bindings) host.leave();
    current?.host.remove(current.job);
  }
}

/** Returns the result of a search that was ended after this report. */
export function asResult({ score, lines, nodes, timeMs }: SearchInfo): SearchResult {
  return { best: lines[0]?.moves[0] ?? '', score, lines, nodes, timeMs, stopped: true };
}
