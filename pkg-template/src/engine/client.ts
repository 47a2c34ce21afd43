import { checkLimits } from '../check.js';
import { KeddahError } from '../errors.js';
import type { SearchInfo, SearchResult } from '../types.js';
import { Host, type Job, type Kind } from './host.js';

/** The hosts of one kind of game: one for each script that a worker was asked to run. */
export class Hosts<Game> {
  readonly #kind: Kind<Game>;
  readonly #hosts = new Map<string, Host>();

  constructor(kind: Kind<Game>) {
    this.#kind = kind;
  }

  /** The host that everyone with the same `workerUrl` shares. */
  of(workerUrl: URL | string | undefined): { kind: Kind<Game>; host: Host } {
    const key = String(workerUrl ?? '');
    let host = this.#hosts.get(key);
    if (!host) {
      host = new Host((events) => this.#kind.open(workerUrl, events), this.#kind.module);
      this.#hosts.set(key, host);
    }
    return { kind: this.#kind, host };
  }
}

/** The key under which the limits of a test may ask for a breakdown. */
const TEST = Symbol.for('keddah.test');

/** A game's kind, and where its searches run. */
// biome-ignore lint/suspicious/noExplicitAny: a client serves several kinds of game, and asks each whether it is meant.
export type Desk = { kind: Kind<any>; host: Host };

/** What a client has going: the search, and how to end it early. */
interface Going {
  job: Job;
  desk: Desk;
  /** Resolves it with the best so far. Whoever calls sees to the queue. */
  stop(): void;
}

/** One who asks for searches: at most one at a time. Knows no game. */
export class Client {
  readonly #desks: readonly Desk[];
  #going: Going | undefined;
  #disposed = false;

  /** The desks' hosts were joined; the client leaves them when it is disposed of. */
  constructor(desks: readonly Desk[]) {
    this.#desks = desks;
  }

  /** Searches; see the engine of each game. */
  async run(game: unknown, limits: unknown): Promise<SearchResult> {
    const desk = this.#desks.find(({ kind }) => kind.is(game));
    if (!desk) throw new TypeError('The game must be one of keddah, of the kind that this engine serves.');
    const { raw, signal, onInfo } = checkLimits(limits);
    const crash = (limits as { [TEST]?: unknown } | undefined)?.[TEST] === 'crash';
    if (this.#disposed) throw new KeddahError('engine-disposed', 'This engine was disposed of.');
    const record = desk.kind.record(game);

    return new Promise<SearchResult>((resolve, reject) => {
      const older = this.#going;
      const end = (): void => {
        signal?.removeEventListener('abort', abort);
        if (this.#going === going) this.#going = undefined;
      };
      const job: Job = {
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
        crash,
      };
      const stop = (): void => {
        try {
          job.resolve(job.last ? soFar(job.last) : { ...desk.kind.quick(record, raw), stopped: true });
        } catch (error) {
          job.reject(error);
        }
      };
      const abort = (): void => {
        stop();
        desk.host.remove(job);
      };
      const going: Going = { job, desk, stop };
      this.#going = going;
      older?.stop();
      if (signal?.aborted) {
        older?.desk.host.remove(older.job);
        stop();
        return;
      }
      signal?.addEventListener('abort', abort);
      desk.host.add(job, older?.job);
      older?.desk.host.remove(older.job);
    });
  }

  /** Ends what is going, with the best so far, and lets go of the worker. */
  close(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    const going = this.#going;
    going?.stop();
    for (const { host } of this.#desks) host.leave();
    going?.desk.host.remove(going.job);
  }
}

/** The last report, as the result that it would have been. */
function soFar({ score, lines, nodes, timeMs }: SearchInfo): SearchResult {
  return { best: lines[0]?.moves[0] ?? '', score, lines, nodes, timeMs, stopped: true };
}
