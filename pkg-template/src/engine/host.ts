import type { RawLimits } from '../check.js';
import { KeddahError, toError } from '../errors.js';
import type { Core } from '../shared/core.js';
import type { SearchInfo, SearchResult } from '../types.js';
import { type Link, openLink, type Script } from './link.js';
import type { FromWorker } from './protocol.js';

/** A game whose past and present are told as text. */
export interface Recorded {
  toRecord(): string;
}

/** What the engine needs to know of a game. */
export interface Kind {
  /** What its worker calls it. */
  readonly name: string;
  readonly Game: abstract new (...parameters: never) => Recorded;
  /** Its wasm. */
  readonly core: Core;
  /** Some legal move in next to no time, in this thread. */
  quick(record: string, limits: RawLimits): SearchResult;
}

/** One search that was asked for. */
export interface Job {
  readonly kind: Kind;
  readonly record: string;
  readonly limits: RawLimits;
  /** What is known so far. */
  last?: SearchInfo;
  onInfo?: ((info: SearchInfo) => void) | undefined;
  resolve(result: SearchResult): void;
  reject(error: unknown): void;
  /** For tests: break the wasm instead of searching. */
  readonly crash: boolean;
}

/** A search without end gives way to others that wait after this many milliseconds, and goes on after them. */
const TURN_MS = 1000;

/**
 * One worker and the queue before it, shared by every engine that asks for the same, whichever game it plays.
 * A search cannot be interrupted, so stopping one means ending the worker and starting another. A worker gets the wasm of
 * a game, compiled as it was when the rules were loaded, with its first search of that game.
 */
export class Host {
  readonly #script: Script;
  #link: Link | undefined;
  #ready: Promise<string[]> | undefined;
  #loaded: ((games: string[]) => void) | undefined;
  #failed: ((error: KeddahError) => void) | undefined;
  /** What the worker has the wasm of. */
  #known = new Set<Kind>();
  #queue: Job[] = [];
  #running: Job | undefined;
  #since = 0;
  #id = 0;
  #clients = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(script: Script) {
    this.#script = script;
  }

  /** Another engine uses this host, for games of this kind. Resolves when the worker can search. */
  async join({ name }: Kind): Promise<void> {
    this.#clients++;
    try {
      const games = await this.#start();
      if (!games.includes(name)) throw noWorker(`it serves ${games}, not ${name}`);
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
    const { kind, record, limits, crash } = job;
    const wasm = this.#known.has(kind) ? undefined : kind.core.loaded();
    this.#known.add(kind);
    link.post({ game: kind.name, wasm, id: ++this.#id, record, limits, crash });
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
      this.#loaded?.(message.games);
      this.#loaded = this.#failed = undefined;
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
  #start(): Promise<string[]> {
    if (this.#ready) return this.#ready;
    const ready = new Promise<string[]>((resolve, reject) => {
      this.#loaded = resolve;
      this.#failed = reject;
    });
    ready.catch(() => {});
    this.#ready = ready;
    try {
      const link: Link = openLink(this.#script, {
        onMessage: (message) => this.#link === link && this.#hear(message),
        onEnd: (reason) => this.#link === link && this.#lose(reason),
      });
      this.#link = link;
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
      const error = noWorker(reason);
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
    this.#known.clear();
    link?.terminate();
  }
}

/** The error where nobody can search. */
function noWorker(reason: unknown): KeddahError {
  return new KeddahError('engine-failed', `The worker of the engine could not be started: ${reason}`);
}
