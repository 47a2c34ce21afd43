// What both protocols share: the process, the settings, the time.

import type { Limits } from '../types.js';

interface Process {
  argv: string[];
  stdin: unknown;
  stdout: { write(text: string): void };
  exit(code?: number): never;
  exitCode?: number;
}
export const { process } = globalThis as unknown as { process: Process };
export const say = (line: string): void => process.stdout.write(`${line}\n`);
export const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a controller sets, in both protocols; times in seconds. */
export class Settings {
  perTurn = 0;
  reserve = [0, 0];
  #limits = new Map<string, number>();

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

  /** The limits of a turn of a player: all of its own time and a share of what is kept, less a margin for the way. */
  limits(player: number): Limits {
    const limits: Limits = Object.fromEntries(this.#limits);
    const reserve = this.reserve[player] ?? 0;
    const aim = (this.perTurn + reserve / 16) * 1000;
    if (this.perTurn > 0 || reserve > 0) limits.timeMs = Math.max(1, aim - Math.min(40 + aim * 0.05, aim * 0.4, 500));
    else if (!limits.nodes && !limits.level) limits.level = 10;
    return limits;
  }
}

export function seconds(text: string | undefined): number {
  const value = Number(text);
  if (!text || !Number.isFinite(value)) throw new RangeError(`${text ?? 'nothing'} is no number of seconds`);
  return Math.max(0, value);
}

/** Follows a line; a search answers later. */
export type Answer = (line: string) => void | Promise<void>;
