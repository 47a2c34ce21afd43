// What both protocols share: the process, the settings, the clocks, and a search that is told to stop.

import type { RawLimits } from '../check.js';
import type { Desk } from '../engine/client.js';
import type { Job, Recorded } from '../engine/host.js';
import type { SearchInfo, SearchResult } from '../types.js';

interface Process {
  argv: string[];
  stdin: unknown;
  stdout: {
    write(text: string, done?: () => void): void;
    on(event: 'error', listener: (error: { code?: string }) => void): void;
  };
  exit(code?: number): never;
  exitCode?: number;
}
export const { process } = globalThis as unknown as { process: Process };
export const say = (line: string): void => process.stdout.write(`${line}\n`);
export const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A protocol's half of a conversation. */
export interface Session {
  /** Follows a line; a search answers later. */
  hear(line: string): void;
  /** Nothing more will be said: resolves when all that was asked is answered. */
  close(): Promise<void>;
}

/** How long a turn may take, in milliseconds: as the wasm of either game reckons it. */
type Allowance = (perTurn: number, reserve: number, kept: number, used: number, lag: number) => Float64Array;

/** What a controller sets, in both protocols; times in seconds. */
export class Settings {
  perTurn = 0;
  reserve = [0, 0];
  /** The part of the time saved that later turns get, 0…1. */
  kept = 1;
  used = 0;
  #lag = 0;
  readonly #limits = new Map<string, number>();
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Sets one of our own options; 0 is none. Says whether there is one of this name. */
  set(name: string, text: string): boolean {
    if (!['level', 'nodes', 'seed'].includes(name)) return false;
    const value = Number(text);
    const most = name === 'level' ? 10 : Number.MAX_SAFE_INTEGER;
    if (!Number.isSafeInteger(value) || value < 0 || value > most) throw new RangeError(`${name} cannot be ${text}`);
    if (value > 0) this.#limits.set(name, value);
    else this.#limits.delete(name);
    return true;
  }

  /** What bounds a search besides the clock. */
  limits(timed: boolean): RawLimits {
    const limits: RawLimits = Object.fromEntries(this.#limits);
    if (!timed && !limits.nodes && !limits.level) limits.level = 10;
    return limits;
  }

  /** What a player's clock leaves for this turn; nothing where there is none. */
  clock(player: number): { aimMs: number; timeMs: number; saving: boolean } | undefined {
    const reserve = this.reserve[player] ?? 0;
    if (this.perTurn <= 0 && reserve <= 0) return undefined;
    const ms = [this.perTurn * 1000, reserve * 1000, this.kept, this.used * 1000] as const;
    const [aimMs = 0, timeMs = 0] = this.#allowance(...ms, this.#lag);
    return { aimMs, timeMs, saving: this.kept > 0 || this.perTurn === 0 };
  }

  /** A search has taken so long where it might take `mostMs`: so late will the next be reckoned with. */
  spent(ms: number, mostMs: number): void {
    this.#lag = Math.max(ms - mostMs, this.#lag * 0.9);
  }
}

/** A search under way in the worker. */
export interface Thinking {
  readonly last: SearchInfo | undefined;
  /** Milliseconds since it began. */
  ms(): number;
  /** Ends it; it still tells the best so far. */
  stop(): void;
  /** Ends it; nobody wants to know. */
  leave(): void;
}

/** Searches a game; one at a time. `limits` are trusted. */
export function think(
  { kind, host }: Desk,
  game: Recorded,
  limits: RawLimits,
  tell: { info?(info: SearchInfo): void; found(result: SearchResult): void; failed(error: unknown): void },
): Thinking {
  const begin = performance.now();
  const record = game.toRecord();
  let over = false;
  const once = (act: () => void): void => {
    if (!over) {
      over = true;
      act();
    }
  };
  const job: Job = {
    kind,
    record,
    limits,
    crash: false,
    onInfo: (info) => over || tell.info?.(info),
    resolve: (result) => once(() => tell.found(result)),
    reject: (error) => once(() => tell.failed(error)),
  };
  const remove = (): void => host.remove(job);
  host.add(job);
  return {
    get last() {
      return job.last;
    },
    ms: () => performance.now() - begin,
    stop: () =>
      once(() => {
        remove();
        tell.found(job.last ? soFar(job.last) : kind.quick(record, limits));
      }),
    leave: () => once(remove),
  };
}

/** The last report, as the result that it would have been. */
function soFar({ score, lines, nodes, timeMs }: SearchInfo): SearchResult {
  return { best: lines[0]?.moves[0] ?? '', score, lines, nodes, timeMs, stopped: true };
}

export function seconds(text: string | undefined): number {
  const value = Number(text);
  if (!text || !Number.isFinite(value)) throw new RangeError(`${text ?? 'nothing'} is no number of seconds`);
  return Math.max(0, value);
}
