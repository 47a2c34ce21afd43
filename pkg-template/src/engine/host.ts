import { KeddahError, toError } from '../game/errors.js';
import type { GameDefinition } from '../game/game-definition.js';
import type { WorkerScript } from '../game/locations.js';
import type { RawLimits } from '../game/raw-limits.js';
import type { SearchInfo, SearchResult } from '../game/types.js';
import { type Link, openLink } from './link.js';
import type { FromWorker } from './messages.js';
import type { NetFiles } from './net.js';

/** One requested engine search in the queue of a worker. */
export interface Job {
  readonly game: GameDefinition;
  readonly record: string;
  readonly limits: RawLimits;
  /** The network to search with; while it is loading the search waits. */
  net?: NetFiles | 'loading' | undefined;
  /** The latest report of the search. */
  last?: SearchInfo;
  /** When the search started, in milliseconds; `undefined` while it waits in the queue. */
  startedMs?: number | undefined;
  /** The time that a search without limits ran before it was requeued, in milliseconds. */
  earlierMs?: number;
  onInfo?: ((info: SearchInfo) => void) | undefined;
  resolve(result: SearchResult): void;
  reject(error: unknown): void;
}

/** Returns how long a search has run, in milliseconds. */
export function elapsedMs({ startedMs, earlierMs = 0 }: Job): number {
  return startedMs === undefined ? earlierMs : earlierMs + performance.now() - startedMs;
}

/** How long a worker may take to answer a stop request before it is terminated, in milliseconds. */
const STOP_TIMEOUT_MS = 100;

/**
 * How long a search without limits runs while others wait before it is requeued, in milliseconds.
 */
const ENDLESS_SLICE_MS = 1000;

/**
 * One worker and the queue of searches for it, shared by all engines that use the same worker
 * script, whichever games they serve. The worker receives the compiled wasm of a game with its
 * first search of it. For a search with a network, which another wasm runs, it is replaced.
 *
 * A message stops a search, and the worker goes on with the next one. A worker is terminated and
 * replaced only if its searches cannot pause or it does not answer: in Chromium the wasm of a
 * terminated worker runs on for up to two seconds.
 */
export class Host {
  readonly #script: WorkerScript;
  #link: Link | undefined;
  #ready: Promise<string[]> | undefined;
  #resolveReady: ((games: string[]) => void) | undefined;
  #rejectReady: ((error: KeddahError) => void) | undefined;
  /** The games whose compiled wasm has been sent to the worker, each with its network. */
  readonly #sent = new Map<GameDefinition, NetFiles | undefined>();
  #queue: Job[] = [];
  #running: Job | undefined;
  /** Whether the worker's searches pause to receive messages, so that a message can stop them. */
  #pauses = false;
  /** The timer that runs while a request to stop the search waits for its answer. */
  #stopTimer: ReturnType<typeof setTimeout> | undefined;
  #searchId = 0;
  #clientCount = 0;
  #sliceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(script: WorkerScript) {
    this.#script = script;
  }

  /**
   * Registers an engine that searches one game with this worker. Resolves once the worker is ready.
   *
   * @throws {@link KeddahError} `engine-failed`
   */
  async join({ name }: GameDefinition): Promise<void> {
    this.#clientCount++;
    try {
      const games = await this.#start();
      if (!games.includes(name)) throw startError(`it serves ${games}, not ${name}`);
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  /** Unregisters an engine from this worker, and terminates the worker after the last one. */
  leave(): void {
    this.#clientCount--;
    if (this.#clientCount > 0) return;
    const searching = (this.#running ?? this.#stopTimer) !== undefined;
    const link = searching && this.#pauses ? this.#link : undefined;
    link?.post({ type: 'stop', id: this.#searchId });
    this.#dropWorker(link ? STOP_TIMEOUT_MS : 0);
  }

  /**
   * Queues a search for the worker: in place of `inPlaceOf` if that is still queued, otherwise at
   * the end.
   */
  add(job: Job, inPlaceOf?: Job): void {
    const place = inPlaceOf ? this.#queue.indexOf(inPlaceOf) : -1;
    if (place >= 0) this.#queue[place] = job;
    else this.#queue.push(job);
    this.startNext();
  }

  /** Removes a search from the queue, or stops it if it is running. */
  remove(job: Job): void {
    this.#queue = this.#queue.filter((other) => other !== job);
    if (this.#running === job) this.#stop();
    this.startNext();
  }

  /** Starts the next search that has its network, or none, if the worker is idle. */
  startNext(): void {
    if (this.#running) this.#yieldIfEndless();
    else if (this.#queue.length > 0) void this.#start().catch(() => {});
    if (this.#link && !this.#busy) {
      const job = this.#next();
      if (job) this.#run(this.#link, job);
    }
    this.#link?.keepAlive(this.#busy);
  }

  /** Whether the worker is being started, searching or stopping a search. */
  get #busy(): boolean {
    return (this.#resolveReady ?? this.#running ?? this.#stopTimer) !== undefined;
  }

  /** The first search of the queue that can start. */
  #next(): Job | undefined {
    return this.#queue.find((job) => job.net !== 'loading');
  }

  #run(link: Link, job: Job): void {
    const { game, record, limits } = job;
    const net = job.net as NetFiles | undefined;
    const isSent = this.#sent.has(game);
    if (isSent && net && this.#sent.get(game) !== net) {
      this.#restart();
      return;
    }
    this.#queue = this.#queue.filter((other) => other !== job);
    this.#running = job;
    job.startedMs = performance.now();
    const files = isSent ? {} : (net ?? { wasm: game.compiled() });
    if (!isSent) this.#sent.set(game, net);
    link.post({ type: 'search', game: game.name, ...files, id: ++this.#searchId, record, limits });
    this.#yieldIfEndless();
  }

  /** Requeues a running search without limits if its time slice is over while others wait. */
  #yieldIfEndless(): void {
    clearTimeout(this.#sliceTimer);
    const job = this.#running;
    if (!job?.limits.endless || !this.#next()) return;
    const left = ENDLESS_SLICE_MS - (performance.now() - (job.startedMs ?? 0));
    if (left > 0) this.#sliceTimer = setTimeout(() => this.#yieldIfEndless(), left);
    else {
      job.earlierMs = elapsedMs(job);
      job.startedMs = undefined;
      this.#queue.push(job);
      this.#stop();
      this.startNext();
    }
  }

  /** Makes the worker stop the running search, whose result is discarded. */
  #stop(): void {
    this.#running = undefined;
    if (!this.#pauses) {
      this.#restart();
      return;
    }
    this.#link?.post({ type: 'stop', id: this.#searchId });
    this.#stopTimer = setTimeout(() => {
      this.#restart();
      this.startNext();
    }, STOP_TIMEOUT_MS);
  }

  #receive(message: FromWorker): void {
    if (message.type === 'ready') {
      this.#pauses = message.pauses;
      this.#resolveReady?.(message.games);
      this.#resolveReady = this.#rejectReady = undefined;
    } else if (this.#busy && message.id === this.#searchId) {
      const job = this.#running;
      if (message.type === 'crashed') this.#handleLoss(message.message);
      else if (message.type !== 'info') {
        clearTimeout(this.#stopTimer);
        this.#running = this.#stopTimer = undefined;
        if (message.type === 'found') job?.resolve(message.result);
        else job?.reject(toError(message.error));
      } else if (job) this.#report(job, message.info);
    }
    this.startNext();
  }

  #report(job: Job, info: SearchInfo): void {
    // A requeued search starts again from depth 1. Skip its reports until it gets deeper.
    if (job.last && info.depth <= job.last.depth) return;
    job.last = info;
    try {
      job.onInfo?.(info);
    } catch (error) {
      job.reject(error);
      if (this.#running === job) this.remove(job);
    }
  }

  /** Starts the worker if there is none. Resolves with the names of the games that it serves. */
  #start(): Promise<string[]> {
    if (this.#ready) return this.#ready;
    const ready = new Promise<string[]>((resolve, reject) => {
      this.#resolveReady = resolve;
      this.#rejectReady = reject;
    });
    ready.catch(() => {});
    this.#ready = ready;
    try {
      const link: Link = openLink(this.#script, {
        onMessage: (message) => this.#link === link && this.#receive(message),
        onEnd: (reason) => this.#link === link && this.#handleLoss(reason),
      });
      this.#link = link;
      link.keepAlive(true);
    } catch (error) {
      this.#handleLoss(error);
    }
    return ready;
  }

  /**
   * Handles the loss of the worker. If it never became ready, every search fails; otherwise only
   * the running one.
   */
  #handleLoss(reason: unknown): void {
    const job = this.#running;
    const failed = this.#rejectReady;
    this.#dropWorker();
    if (failed) {
      const error = startError(reason);
      failed(error);
      for (const waiting of this.#queue.splice(0)) waiting.reject(error);
    } else {
      job?.reject(new KeddahError('engine-crashed', `The search crashed: ${reason}`));
      this.startNext();
    }
  }

  #restart(): void {
    this.#dropWorker();
    if (this.#clientCount > 0) void this.#start().catch(() => {});
  }

  /** Forgets the worker, and terminates it after `delayMs` milliseconds. */
  #dropWorker(delayMs = 0): void {
    clearTimeout(this.#sliceTimer);
    clearTimeout(this.#stopTimer);
    const link = this.#link;
    this.#link = this.#ready = this.#running = this.#resolveReady = this.#rejectReady = this.#stopTimer = undefined;
    this.#sent.clear();
    if (delayMs > 0) setTimeout(() => link?.terminate(), delayMs);
    else link?.terminate();
  }
}

/** Returns the error to report when a worker cannot be started. */
function startError(reason: unknown): KeddahError {
  return new KeddahError('engine-failed', `The worker of the engine could not be started: ${reason}`);
}
