import { checkLimits } from '../check.js';
import { KeddahError } from '../errors.js';
import type { SearchInfo, SearchResult } from '../types.js';
import { Host, type Job, type Kind, type Recorded } from './host.js';
import type { Script } from './link.js';

/** A game's kind, and where its searches run. */
export interface Desk {
  kind: Kind;
  host: Host;
}

/** The hosts of this page, by the script that their workers run. */
const hosts = new Map<string, Host>();

/** Where a kind of game is searched: with everyone else whose worker runs the same script, of whichever game. */
export function deskOf(kind: Kind, workerUrl?: URL | string): Desk {
  const script: Script = workerUrl === undefined ? kind.core.parts.worker() : { url: workerUrl };
  const key = 'url' in script ? String(script.url) : script.code;
  const host = hosts.get(key) ?? new Host(script);
  hosts.set(key, host);
  return { kind, host };
}

/** The key under which the limits of a test may ask for a breakdown. */
const TEST = Symbol.for('keddah.test');

/** What a client has going: the search, and how to end it early. */
interface Going {
  job: Job;
  host: Host;
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
    const desk = this.#desks.find(({ kind }) => game instanceof kind.Game);
    if (!desk) throw new TypeError('The game must be one of keddah, of the kind that this engine serves.');
    const { kind, host } = desk;
    const { raw, signal, onInfo } = checkLimits(limits);
    const crash = (limits as { [TEST]?: unknown } | undefined)?.[TEST] === 'crash';
    if (this.#disposed) throw new KeddahError('engine-disposed', 'This engine was disposed of.');
    const record = (game as Recorded).toRecord();

    return new Promise<SearchResult>((resolve, reject) => {
      const older = this.#going;
      const end = (): void => {
        signal?.removeEventListener('abort', abort);
        if (this.#going === going) this.#going = undefined;
      };
      const job: Job = {
        kind,
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
          job.resolve(job.last ? soFar(job.last) : { ...kind.quick(record, raw), stopped: true });
        } catch (error) {
          job.reject(error);
        }
      };
      const abort = (): void => {
        stop();
        host.remove(job);
      };
      const going: Going = { job, host, stop };
      this.#going = going;
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

  /** Ends what is going, with the best so far, and lets go of the worker. */
  close(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    const going = this.#going;
    going?.stop();
    for (const { host } of this.#desks) host.leave();
    going?.host.remove(going.job);
  }
}

/** The last report, as the result that it would have been. */
function soFar({ score, lines, nodes, timeMs }: SearchInfo): SearchResult {
  return { best: lines[0]?.moves[0] ?? '', score, lines, nodes, timeMs, stopped: true };
}
