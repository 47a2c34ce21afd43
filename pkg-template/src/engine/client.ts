import { KeddahError } from '../game/errors.js';
import type { GameDefinition } from '../game/game-definition.js';
import type { Global } from '../game/global.js';
import type { CheckedLimits } from '../game/limits.js';
import type { WorkerScript } from '../game/locations.js';
import { quickMove } from '../game/search.js';
import type { SearchInfo, SearchResult } from '../game/types.js';
import { elapsedMs, Host, type Job } from './host.js';

/** A game and the manager (host) of the worker that searches it. */
export interface EngineBinding {
  game: GameDefinition;
  host: Host;
}

/** The managers (hosts) of this page's workers, by the URL or source of the worker script. */
const hosts = new Map<string, Host>();

/**
 * Assigns a game to the manager of its worker, which games with the same worker script share.
 *
 * @param index - the number of the worker, from 0, where an engine has several
 */
export function bind(
  game: GameDefinition,
  workerUrl: Global<'URL'> | string | undefined,
  index: number,
): EngineBinding {
  const script: WorkerScript = workerUrl === undefined ? game.files.worker() : { url: workerUrl };
  const key = index + String('url' in script ? script.url : script.code);
  const host = hosts.get(key) ?? new Host(script);
  hosts.set(key, host);
  return { game, host };
}

/** An object that requests searches from the engine's workers. */
export interface EngineClient {
  /** The number of searches that run in parallel. */
  readonly workers: number;
  /**
   * Searches the last position of a game given as a record.
   *
   * @throws TypeError if the client does not serve the game; {@link KeddahError}
   */
  search(game: GameDefinition, record: string, limits: CheckedLimits): Promise<SearchResult>;
  /** Ends the searches with the best move so far, and unregisters from the workers. */
  dispose(): void;
}

/** One search that was requested from a worker, which can be stopped or removed. */
export class Search {
  readonly result: Promise<SearchResult>;
  readonly #host: Host;
  readonly #job: Job;
  readonly #signal: AbortSignal | undefined;
  #ended = false;
  readonly #abort = (): void => {
    this.stop();
    this.remove();
  };

  constructor(host: Host, game: GameDefinition, record: string, { raw, signal, onInfo }: CheckedLimits) {
    this.#host = host;
    this.#signal = signal;
    let job!: Job;
    this.result = new Promise((resolve, reject) => {
      job = {
        game,
        record,
        limits: raw,
        onInfo,
        resolve: (result) => this.#end(resolve, result),
        reject: (error) => this.#end(reject, error),
      };
    });
    this.#job = job;
  }

  /**
   * Puts the search into its worker's queue: in place of an older one that still waits, otherwise
   * at the end.
   */
  begin(older?: Search): void {
    if (this.#signal?.aborted) {
      this.stop();
      return;
    }
    this.#signal?.addEventListener('abort', this.#abort);
    this.#host.add(this.#job, older ? older.#job : undefined);
  }

  /** Resolves the search with the best move so far. The caller removes it from its worker. */
  stop(): void {
    const job = this.#job;
    if (this.#ended) return;
    try {
      const result = job.last ? asResult(job.last) : quickMove(job.game, job.record, job.limits);
      job.resolve({ ...result, timeMs: elapsedMs(job), stopped: true });
    } catch (error) {
      job.reject(error);
    }
  }

  /** Removes the search from the queue of its worker, or ends it there. */
  remove(): void {
    this.#host.remove(this.#job);
  }

  #end<Value>(settle: (value: Value) => void, value: Value): void {
    this.#ended = true;
    this.#signal?.removeEventListener('abort', this.#abort);
    settle(value);
  }
}

/** Requests searches for one engine, one at a time: a newer search supersedes the older one. */
export class Client implements EngineClient {
  readonly workers = 1;
  readonly #bindings: readonly EngineBinding[];
  #current: Search | undefined;
  #disposed = false;

  /**
   * Makes a client that runs one search at a time.
   *
   * @param bindings - the games to search, each registered with its worker; `dispose` unregisters
   * them
   */
  constructor(bindings: readonly EngineBinding[]) {
    this.#bindings = bindings;
  }

  async search(game: GameDefinition, record: string, limits: CheckedLimits): Promise<SearchResult> {
    const host = hostOf(this.#bindings, game, this.#disposed);
    const older = this.#current;
    const search = new Search(host, game, record, limits);
    this.#current = search;
    older?.stop();
    search.begin(older);
    older?.remove();
    return search.result;
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    const current = this.#current;
    current?.stop();
    for (const { host } of this.#bindings) host.leave();
    current?.remove();
  }
}

/**
 * Returns the object that manages the worker for searches of a game.
 *
 * @throws TypeError if no binding is of this game
 * @throws {@link KeddahError} `engine-disposed` if `disposed`
 */
export function hostOf(bindings: readonly EngineBinding[], game: GameDefinition, disposed: boolean): Host {
  const binding = bindings.find((one) => one.game === game);
  if (!binding) throw wrongGame();
  if (disposed) throw new KeddahError('engine-disposed', 'This engine was disposed of.');
  return binding.host;
}

/** Returns the error for a value that is not a game of this engine. */
export function wrongGame(): TypeError {
  return new TypeError('The game must be one of keddah, of the kind that this engine serves.');
}

/** Returns the result of a search that was ended after this report. */
export function asResult({ score, lines, nodes, timeMs }: SearchInfo): SearchResult {
  return { best: lines[0]?.moves[0] ?? '', score, lines, nodes, timeMs, stopped: true };
}
