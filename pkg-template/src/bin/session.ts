// What both protocols share: the process, the settings, and a search that is told to stop.

import { builtin } from '../builtin.js';
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

type Module = { createRequire(from: string): (path: string) => { version: string } };

/** The package's version. */
export const version = (): string =>
  builtin<Module>('node:module')?.createRequire(import.meta.url)('../package.json').version ?? '';

/** A protocol's half of a conversation. */
export interface Session {
  /** Follows a line; a search answers later. */
  hear(line: string): void;
  /** Nothing more will be said: resolves when all that was asked is answered. */
  close(): Promise<void>;
}

/** Our own options, in both protocols: what bounds a search besides the clock. */
export class Settings {
  readonly #limits = new Map<string, number>();

  /** Sets one of them; 0 is none. Says whether there is one of this name. */
  set(name: string, text: string): boolean {
    if (!['level', 'nodes', 'seed'].includes(name)) return false;
    const value = Number(text);
    const most = name === 'level' ? 10 : Number.MAX_SAFE_INTEGER;
    if (!/^\d+$/.test(text) || value > most) throw new RangeError(`${name} cannot be "${text}"`);
    if (value > 0) this.#limits.set(name, value);
    else this.#limits.delete(name);
    return true;
  }

  /** The limits; where neither these nor anything else bounds a search, level 10 plays. */
  limits(bounded: boolean): RawLimits {
    const limits: RawLimits = Object.fromEntries(this.#limits);
    if (!bounded && !limits.nodes && !limits.level) limits.level = 10;
    return limits;
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
