// How the two protocols count time, and what that leaves for a turn: as in the crate's `protocol/aei/options.rs` and
// `protocol/qtp/clock.rs`. In seconds, as the protocols have it; what a search is told is in milliseconds.

import type { allowance } from '../wasm/arimaa.js';

/** How long a turn may take, in milliseconds: as the wasm of either game reckons it. */
export type Allowance = typeof allowance;

/** What bounds a search by a clock: what it should take, what it may not exceed, and whether saved time is of use later. */
export interface Allowed {
  aimMs: number;
  timeMs: number;
  saving: boolean;
}

/** What a player's clock leaves for a turn. */
interface Left {
  perTurn: number;
  reserve: number;
  /** The part of what this turn leaves unused that later turns get, 0…1. */
  kept: number;
  turnMost?: number;
  used?: number;
}

/** A number of seconds; below 0 counts as 0. */
export function seconds(text: string | undefined): number {
  const value = Number(text);
  if (!text || !Number.isFinite(value)) throw new RangeError(`"${text ?? ''}" is no number of seconds`);
  return Math.max(0, value);
}

/** Turns what is left into what is allowed, and remembers how late searches have ended of late. */
class Reckoner {
  #lag = 0;
  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  allowed({ perTurn, reserve, kept, turnMost = Number.POSITIVE_INFINITY, used = 0 }: Left): Allowed {
    const ms = [perTurn * 1000, reserve * 1000, kept, turnMost * 1000, used * 1000, this.#lag] as const;
    const [aimMs = 0, timeMs = 0] = this.#allowance(...ms);
    return { aimMs, timeMs, saving: kept > 0 || perTurn === 0 };
  }

  /** A search has taken so long where it might take `mostMs`. */
  late(ms: number, mostMs: number): void {
    this.#lag = Math.max(ms - mostMs, this.#lag * 0.9);
  }
}

/** The clocks of AEI: options of their own set them. */
export class GameClocks {
  #perTurn = 0;
  #firstReserve = 0;
  #mostReserve = 0;
  #kept = 1;
  #total = 0;
  #turnMost = 0;
  #used = 0;
  #reserve = [0, 0];
  #began = performance.now();
  readonly #reckoner: Reckoner;

  constructor(allowance: Allowance) {
    this.#reckoner = new Reckoner(allowance);
  }

  /** Sets what an option is about, in seconds; says whether there is one of this name. */
  set(name: string, text: string): boolean {
    const setters: Record<string, (value: number) => void> = {
      tcmove: (value) => {
        this.#perTurn = value;
      },
      tcreserve: (value) => {
        this.#firstReserve = value;
        this.#reserve = [value, value];
      },
      tcpercent: (value) => {
        this.#kept = Math.min(value, 100) / 100;
      },
      tcmax: (value) => {
        this.#mostReserve = value;
      },
      tctotal: (value) => {
        this.#total = value;
      },
      tcturntime: (value) => {
        this.#turnMost = value;
      },
      greserve: (value) => {
        this.#reserve[0] = value;
      },
      sreserve: (value) => {
        this.#reserve[1] = value;
      },
      moveused: (value) => {
        this.#used = value;
      },
    };
    if (!Object.hasOwn(setters, name)) return false;
    setters[name]?.(seconds(text));
    return true;
  }

  /** A new game begins: reserves are full again. */
  newGame(): void {
    this.#reserve = [this.#firstReserve, this.#firstReserve];
    this.#used = 0;
    this.#began = performance.now();
  }

  newTurn(): void {
    this.#used = 0;
  }

  /** A seat has thought so long, for whoever does not tell the reserves; `mostMs` was allowed. */
  spend(seat: number, ms: number, mostMs: number): void {
    this.#reckoner.late(ms, mostMs);
    const change = this.#perTurn - this.#used - ms / 1000;
    const reserve = Math.max(0, (this.#reserve[seat] ?? 0) + (change > 0 ? change * this.#kept : change));
    this.#reserve[seat] = this.#mostReserve > 0 ? Math.min(reserve, this.#mostReserve) : reserve;
  }

  /** How long a seat's turn may take; nothing where no time is set. */
  allowed(seat: number): Allowed | undefined {
    const limit = (value: number): number => (value > 0 ? value : Number.POSITIVE_INFINITY);
    const [perTurn, reserve, used] = [this.#perTurn, this.#reserve[seat] ?? 0, this.#used];
    const rest = Math.max(0, limit(this.#total) - (performance.now() - this.#began) / 1000);
    const turnMost = Math.min(limit(this.#turnMost), rest);
    if (perTurn > 0 || this.#firstReserve > 0 || reserve > 0) {
      return this.#reckoner.allowed({ perTurn, reserve, kept: this.#kept, turnMost, used });
    }
    if (this.#turnMost > 0) return this.#reckoner.allowed({ perTurn: turnMost, reserve: 0, kept: 0, used });
    // Both sides live on it.
    if (this.#total > 0) return this.#reckoner.allowed({ perTurn: 0, reserve: rest / 2, kept: 0 });
    return undefined;
  }
}

function whole(text: string | undefined, what: string): number {
  if (!/^\d{1,9}$/.test(text ?? '')) throw new RangeError(`"${text ?? ''}" is no number of ${what}`);
  return Number(text);
}

/** A player's clock in GTP: time for the game, then so many moves in so much time, again and again. */
export class CanadianClock {
  #timed = false;
  #main = 0;
  /** A period's seconds and its moves; no moves are no periods. */
  #overtime = { seconds: 0, moves: 0 };
  /** What is left of the present one. */
  #period = this.#overtime;
  readonly #reckoner: Reckoner;

  constructor(allowance: Allowance) {
    this.#reckoner = new Reckoner(allowance);
  }

  /** `time_settings MAIN BYO-YOMI STONES`. */
  settings(main: string | undefined, period: string | undefined, stones: string | undefined): void {
    const [time, overtime, moves] = [seconds(main), seconds(period), whole(stones, 'stones')];
    // GTP has no time limit by a period without stones.
    this.#timed = !(moves === 0 && overtime > 0);
    this.#main = time;
    this.#overtime = { seconds: overtime, moves };
    this.#period = this.#overtime;
  }

  /** `time_left COLOUR SECONDS STONES`, without the colour. */
  left(text: string | undefined, stones: string | undefined): void {
    const [time, moves] = [seconds(text), whole(stones, 'stones')];
    if (moves > 0 && this.#overtime.moves === 0) throw new Error('there is no overtime for stones to be left in');
    this.#timed = true;
    this.#main = moves > 0 ? 0 : time;
    this.#period = moves > 0 ? { seconds: time, moves: Math.min(moves, this.#overtime.moves) } : this.#overtime;
  }

  /** How long a move may take; nothing where no time is set. */
  allowed(): Allowed | undefined {
    if (!this.#timed) return undefined;
    const { seconds: period, moves } = this.#period;
    if (moves === 0) return this.#reckoner.allowed({ perTurn: 0, reserve: this.#main, kept: 1 });
    // The period is shared by the moves left in it, and what one leaves the others have.
    const perTurn = period / moves;
    const kept = moves > 1 || this.#main > 0 ? 1 : 0;
    return this.#reckoner.allowed({ perTurn, reserve: this.#main + period - perTurn, kept });
  }

  /** A move has taken so long; `mostMs` was allowed. For whoever does not tell what is left. */
  spend(ms: number, mostMs: number): void {
    this.#reckoner.late(ms, mostMs);
    const beyond = Math.max(0, ms / 1000 - this.#main);
    this.#main = Math.max(0, this.#main - ms / 1000);
    if (this.#overtime.moves === 0 || this.#main > 0) return;
    const { seconds: period, moves } = this.#period;
    this.#period = moves <= 1 ? this.#overtime : { seconds: Math.max(0, period - beyond), moves: moves - 1 };
  }
}
