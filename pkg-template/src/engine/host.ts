import type { RawLimits } from '../check.js';
import { KeddahError, toError } from '../errors.js';
import type { SearchInfo, SearchResult } from '../types.js';
import type { Link, LinkEvents } from './link.js';
import type { FromWorker } from './protocol.js';

/** What the engine needs to know of a game. */
export interface Kind<Game> {
  /** Whether it is one of this kind. */
  is(game: unknown): game is Game;
  /** All of a game that a search must know, as text. */
  record(game: Game): string;
  /** The compiled wasm, once there is some. */
  module(): WebAssembly.Module;
  /** Starts a worker. */
  open(workerUrl: URL | string | undefined, events: LinkEvents): Link;
  /** Some legal move in next to no time, in this thread. */
  quick(record: string, limits: RawLimits): SearchResult;
}

/** One search that was asked for. */
export interface Job {
  readonly record: string;
  readonly limits: RawLimits;
  /** What is known so far. */
  last?: SearchInfo;
  onInfo?: ((info: SearchInfo) => void) | undefined;
  resolve(result: SearchResult): void;
  reject(error: unknown): void;
  /** For tests: break the wasm instead of searching. */
  crash?: boolean;
}

/** A search without end gives way to others that wait after this many milliseconds, and goes on after them. */
const TURN_MS = 1000;

/**
 * One worker and the queue before it, shared by every engine that asks for the same.
 * A search cannot be interrupted, so stopping one means ending the worker and starting another from the same module.
 */
export class Host {
  readonly #open: (events: LinkEvents) => Link;
  readonly #module: () => WebAssembly.Module;
  #link: Link | undefined;
  #ready: Promise<void> | undefined;
  #loaded: (() => void) | undefined;
  #failed: ((error: KeddahError) => void) | undefined;
  #queue: Job[] = [];
  #running: Job | undefined;
  #since = 0;
  #id = 0;
  #clients = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: (events: LinkEvents) => Link, module: () => WebAssembly.Module) {
    this.#open = open;
    this.#module = module;
  }

  /** Another engine uses this host. Resolves when the worker can search. */
  async join(): Promise<void> {
    this.#clients++;
    try {
      await this.#start();
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  /** An engine uses this host no more. The last one turns out the light. */
  leave(): void {
    this.#clients--;
    if (this.#clients === 0) this.#end();
  }

  /** Puts a search into the queue: in the place of another that still waits there, or at its end. */
  add(job: Job, inPlaceOf?: Job): void {
    const place = inPlaceOf ? this.#queue.indexOf(inPlaceOf) : -1;
    if (place >= 0) this.#queue[place] = job;
    else this.#queue.push(job);
    this.#next();
  }

  /** Takes a search out of the queue, or out of the worker. */
  remove(job: Job): void {
    this.#queue = this.#queue.filter((other) => other !== job);
    if (this.#running === job) this.#restart();
    this.#next();
  }

  #next(): void {
    if (this.#running) this.#giveWay();
    else if (this.#queue.length > 0) void this.#start().catch(() => {});
    if (this.#link && !this.#loaded && !this.#running) {
      const job = this.#queue.shift();
      if (job) this.#run(this.#link, job);
    }
    this.#link?.hold(this.#running !== undefined || this.#loaded !== undefined);
  }

  #run(link: Link, job: Job): void {
    this.#running = job;
    this.#since = performance.now();
    const id = ++this.#id;
    const { record, limits } = job;
    link.post(job.crash ? { type: 'crash', id } : { type: 'search', id, record, limits });
    this.#giveWay();
  }

  /** Sees to it that a search without end does not keep others waiting for ever. */
  #giveWay(): void {
    clearTimeout(this.#timer);
    const job = this.#running;
    if (!job?.limits.endless || this.#queue.length === 0) return;
    const left = TURN_MS - (performance.now() - this.#since);
    if (left > 0) this.#timer = setTimeout(() => this.#giveWay(), left);
    else {
      this.#queue.push(job);
      this.#restart();
      this.#next();
    }
  }

  #hear(message: FromWorker): void {
    if (message.type === 'ready') {
      this.#loaded?.();
      this.#loaded = this.#failed = undefined;
    } else if (message.type === 'unready') {
      this.#lose(message.message);
    } else if (this.#running && message.id === this.#id) {
      const job = this.#running;
      if (message.type === 'info') this.#report(job, message.info);
      else if (message.type === 'crashed') this.#lose(message.message);
      else {
        this.#running = undefined;
        if (message.type === 'found') job.resolve(message.result);
        else job.reject(toError(message.error));
      }
    }
    this.#next();
  }

  #report(job: Job, info: SearchInfo): void {
    // A search that had to give way starts again from nothing: what it says is news only once it gets further.
    if (job.last && info.depth <= job.last.depth) return;
    job.last = info;
    try {
      job.onInfo?.(info);
    } catch (error) {
      job.reject(error);
      if (this.#running === job) this.remove(job);
    }
  }

  /** The worker runs and can search, or is on its way there. */
  #start(): Promise<void> {
    if (this.#ready) return this.#ready;
    const ready = new Promise<void>((resolve, reject) => {
      this.#loaded = resolve;
      this.#failed = reject;
    });
    ready.catch(() => {});
    this.#ready = ready;
    try {
      const link: Link = this.#open({
        onMessage: (message) => this.#link === link && this.#hear(message),
        onEnd: (reason) => this.#link === link && this.#lose(reason),
      });
      this.#link = link;
      link.post({ type: 'load', wasm: this.#module() });
      link.hold(true);
    } catch (error) {
      this.#lose(error);
    }
    return ready;
  }

  /** The worker is lost: before it could search, and then nobody can; or over one search, and then the next may go on. */
  #lose(reason: unknown): void {
    const job = this.#running;
    const failed = this.#failed;
    this.#end();
    if (failed) {
      const error = new KeddahError('engine-failed', `The worker of the engine could not be started: ${reason}`);
      failed(error);
      for (const waiting of this.#queue.splice(0)) waiting.reject(error);
    } else {
      job?.reject(new KeddahError('engine-crashed', `The search broke down: ${reason}`));
      this.#next();
    }
  }

  #restart(): void {
    this.#end();
    if (this.#clients > 0) void this.#start().catch(() => {});
  }

  #end(): void {
    clearTimeout(this.#timer);
    const link = this.#link;
    this.#link = this.#ready = this.#running = this.#loaded = this.#failed = undefined;
    link?.terminate();
  }
}
