import { wrongGame } from '../game/arguments.js';
import { KeddahError } from '../game/errors.js';
import type { GameDefinition } from '../game/game-definition.js';
import type { Global } from '../game/global.js';
import type { CheckedLimits } from '../game/limits.js';
import type { WorkerScript } from '../game/locations.js';
import type { RawLimits } from '../game/raw-limits.js';
import { quickMove } from '../game/search.js';
import type { SearchInfo, SearchResult, Source } from '../game/types.js';
import { elapsedMs, Host, type Job } from './host.js';
import type { NetFiles } from './net.js';

/** A game and the manager (host) of the worker that searches it. */
export interface EngineBinding {
  game: GameDefinition;
  host: Host;
  /** The weights of the network, in place of those of the package; `false`: no network. */
  net: Source | false | undefined;
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
  net: Source | false | undefined,
): EngineBinding {
  const script: WorkerScript = workerUrl === undefined ? game.files.worker() : { url: workerUrl };
  const key = index + String('url' in script ? script.url : script.code);
  const host = hosts.get(key) ?? new Host(script);
  hosts.set(key, host);
  return { game, host, net };
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

  constructor({ game, host, net }: EngineBinding, record: string, { raw, signal, onInfo }: CheckedLimits) {
    const sources = net !== false && usesNet(raw) && game.files.net();
    this.#host = host;
    this.#signal = signal;
    let job!: Job;
    this.result = new Promise((resolve, reject) => {
      job = {
        game,
        record,
        limits: { ...raw, net: Number(!!sources) },
        onInfo,
        resolve: (result) => this.#end(resolve, result),
        reject: (error) => this.#end(reject, error),
      };
    });
    this.#job = job;
    if (sources) {
      job.net = 'loading';
      const found = (files?: NetFiles): void => {
        job.net = files;
        host.startNext();
      };
      import('./net.js').then(({ loadNet }) => loadNet(sources, net || undefined)).then(found, () => found());
    }
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
    const search = new Search(bindingOf(this.#bindings, game, this.#disposed), record, limits);
    const older = this.#current;
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
 * Returns the binding of a game.
 *
 * @throws TypeError if no binding is of this game
 * @throws {@link KeddahError} `engine-disposed` if `disposed`
 */
export function bindingOf(bindings: readonly EngineBinding[], game: GameDefinition, disposed: boolean): EngineBinding {
  const binding = bindings.find((one) => one.game === game);
  if (!binding) throw wrongGame();
  if (disposed) throw new KeddahError('engine-disposed', 'This engine was disposed of.');
  return binding;
}

/** Whether a search uses the network, if the engine has one. `Limits::uses_net` of the crate. */
function usesNet({ net, level, timeMs, endless, nodes, depth }: RawLimits): boolean {
  if (net !== undefined || level !== undefined) return net === undefined ? level === 10 : net === 1;
  return (timeMs !== undefined || endless === true) && nodes === undefined && depth === undefined;
}

/** Returns the result of a search that was ended after this report. */
export function asResult({ score, lines, nodes, timeMs, net }: SearchInfo): SearchResult {
  return { best: lines[0]?.moves[0] ?? '', score, lines, nodes, timeMs, stopped: true, net };
}
