import { checkControl, checkInteger, checkMs, checkOptions } from '../game/arguments.js';
import { KeddahError } from '../game/errors.js';
import type { Locations } from '../game/locations.js';
import type { Source } from '../game/types.js';
import { DisplayTimer, formatTime } from './display-timer.js';
import { type Clock, loader, makeClock } from './wasm.js';

const MAX_PLAYERS = 4;
const MAX_PLY = 1_000_000;

/**
 * The reason why a clock has ended a game: a player's time has run out, or the time limit of the
 * whole game is reached.
 */
export type Expiry = { kind: 'flag'; player: number } | { kind: 'limit' };

/** The state of a paused game clock, for `JSON.stringify`. Times are in milliseconds. */
export interface ClockState {
  /** The time control of the clock in full notation, such as `5m+3s`. */
  control: string;
  players: number;
  /** The player who made the clock's first turn, from 1. */
  first: number;
  /** The number of turns played in the game before the clock's first turn. */
  ply: number;
  /** The time used for each completed turn, in milliseconds. */
  turnsMs: number[];
  /** The time used so far for the turn in progress, in milliseconds. */
  usedMs: number;
}

/** The callbacks of a clock, and the source of its time. */
export interface ClockHooks {
  /**
   * Called when the displayed times may have changed: each second while the clock runs, and after
   * each call that changes it.
   */
  onChange?: ((clock: GameClock) => void) | undefined;
  /** Called once when the clock ends the game, after which the clock no longer runs. */
  onExpire?: ((expiry: Expiry, clock: GameClock) => void) | undefined;
  /**
   * Returns the current time in milliseconds; by default `performance.now`. If it goes back, as
   * that of `Date.now` can, no player gains or loses time.
   */
  now?: (() => number) | undefined;
}

/** The options of a new game clock. */
export interface ClockOptions extends ClockHooks {
  /**
   * The time control: `move/reserve/percent/max/total/turntime` as arimaa.com writes it, such as
   * `30s/5m/100/0/8h`, or a total for each player with or without an increment: `10m`, `5m+3s`.
   */
  control: string;
  /** The number of players, 2 to 4; 2 by default. */
  players?: number | undefined;
  /** The player whose turn is the first of the clock, from 1; 1 by default. */
  first?: number | undefined;
  /**
   * The number of turns played before the clock's first one, which count toward a limit of turns.
   */
  ply?: number | undefined;
  /** The time used for each turn already completed, in milliseconds. */
  turnsMs?: readonly number[] | undefined;
  /** The time that the turn in progress has already used, in milliseconds. */
  usedMs?: number | undefined;
}

/** Loads the wasm that implements game clocks. Idempotent; Node, Deno and Bun need no argument. */
export const init = (source?: Source): Promise<void> => loader.init(source);

/**
 * Sets the address of the clock's wasm for every later `init()`.
 *
 * @throws TypeError if it is not an address
 */
export const locate = (locations: Pick<Locations, 'wasm'>): void => loader.files.locate(locations);

/**
 * Parses a time control and returns it in full notation, with units.
 *
 * @throws {@link NotationError} with a code and the offset `at` if it cannot be parsed
 *
 * @example
 * ```js
 * import { init, parseControl } from 'keddah/clock'
 * await init()
 * console.log(parseControl('0:30/5/100/0/8')) // 30s/5m/100/0/8h
 * try {
 *   parseControl('5x')
 * } catch (error) {
 *   console.log(error.code, error.at) // clock-unit 1
 * }
 * ```
 */
export function parseControl(text: string): string {
  const clock = makeClock({ control: checkControl(text), players: 2, player: 0, ply: 0, turnsMs: [], usedMs: 0 });
  const control = clock.control();
  clock.free();
  return control;
}

/**
 * The clock of a game. Players are counted from 1 and move in turn.
 *
 * It shows the time left before a player loses: in Arimaa's time control the time for the turn and
 * the reserve together. Call `free` when it is no longer needed, or `pause`: a running clock keeps
 * a timer.
 *
 * @example
 * ```js
 * import { GameClock, init } from 'keddah/clock'
 * await init()
 * const clock = new GameClock({
 *   control: '5m+3s',
 *   onChange: (clock) => console.log(clock.text(1), clock.text(2)),
 *   onExpire: (expiry) => console.log(expiry),
 * })
 * clock.start() // 5:00 5:00
 * clock.press() // player 1 has moved: 5:03 5:00
 * console.log(clock.toMove, clock.running) // 2 true
 * const saved = JSON.stringify(clock)
 * clock.free()
 * const again = GameClock.fromJSON(JSON.parse(saved))
 * console.log(again.text(1), again.running) // 5:03 false
 * ```
 */
export class GameClock {
  /** The number of players of the clock. */
  readonly players: number;
  readonly #first: number;
  readonly #ply: number;
  readonly #hooks: ClockHooks;
  readonly #timer: DisplayTimer;
  #clock: Clock | null;
  /** Whether `onExpire` was called since the clock was last changed. */
  #isExpiryReported = false;
  /** The latest reading of the source of time, and the sum of all its steps back. */
  #readMs = Number.NEGATIVE_INFINITY;
  #addedMs = 0;

  /**
   * Makes a game clock, which is paused until `start`.
   *
   * @throws {@link NotationError} if the time control cannot be parsed; {@link KeddahError}
   * `not-initialised` before `init()` has completed
   */
  constructor(options: ClockOptions) {
    const given = checkOptions<ClockOptions>('options', options);
    const { control, players = 2, first = 1, ply = 0, turnsMs = [], usedMs = 0, ...hooks } = given;
    this.players = checkInteger('players', players, 2, MAX_PLAYERS);
    this.#first = checkInteger('first', first, 1, this.players);
    this.#ply = checkInteger('ply', ply, 0, MAX_PLY);
    if (!Array.isArray(turnsMs)) throw new TypeError('turnsMs must be an array.');
    this.#hooks = hooks;
    this.#clock = makeClock({
      control: checkControl(control),
      players: this.players,
      player: this.#first - 1,
      ply: this.#ply,
      turnsMs: turnsMs.map((ms) => checkMs('turnsMs', ms)),
      usedMs: checkMs('usedMs', usedMs),
    });
    this.#isExpiryReported = this.expired !== null;
    this.#timer = new DisplayTimer(() => this.leftMs(this.toMove), this.#tick);
  }

  /**
   * Makes a paused game clock from the state that `toJSON` returned. The time since then is not
   * counted.
   *
   * @throws {@link NotationError}, TypeError or RangeError if it is not such a state
   */
  static fromJSON(state: ClockState, hooks: ClockHooks = {}): GameClock {
    return new GameClock({ ...checkOptions<ClockState>('state', state), ...hooks } as ClockOptions);
  }

  /** The time control of the clock in full notation, such as `5m+3s`. */
  get control(): string {
    return this.#wasm.control();
  }

  /** The player whose turn it is, from 1. */
  get toMove(): number {
    return this.#wasm.toMove() + 1;
  }

  /** The number of turns completed on the clock. */
  get turns(): number {
    return this.#wasm.turnsMs().length;
  }

  /** Whether the clock of the player to move is running. */
  get running(): boolean {
    return this.#wasm.isRunning();
  }

  /** The reason why the clock has ended the game; `null` if it has not. */
  get expired(): Expiry | null {
    const [clock, now] = [this.#wasm, this.#now()];
    if (!clock.isExpired(now)) return null;
    const player = clock.flagged(now);
    return player === undefined ? { kind: 'limit' } : { kind: 'flag', player: player + 1 };
  }

  /** Starts the clock of the player to move, or lets it run on after a pause. */
  start(): void {
    this.#wasm.start(this.#now());
    this.#changed();
  }

  /** Pauses the clock. The time used so far for the turn in progress is kept. */
  pause(): void {
    this.#wasm.pause(this.#now());
    this.#changed();
  }

  /**
   * Completes the turn of the player to move and starts the next player's time. Returns `false` if
   * the turn comes too late: the clock has ended the game.
   */
  press(): boolean {
    const isInTime = this.#wasm.press(this.#now());
    this.#changed();
    return isInTime;
  }

  /**
   * Takes back completed turns and the time used for them. The clock continues to run if it ran.
   */
  takeBack(turns = 1): void {
    this.#wasm.takeBack(checkInteger('turns', turns, 0, MAX_PLY), this.#now());
    this.#isExpiryReported = false;
    this.#changed();
  }

  /**
   * Returns the time in milliseconds after which a player loses: in this turn for the player to
   * move, in the next one for others.
   */
  leftMs(player: number): number {
    return this.#wasm.leftMs(checkInteger('player', player, 1, this.players) - 1, this.#now());
  }

  /** Returns the time that a player has left as text, such as `4:59`. */
  text(player: number): string {
    return formatTime(this.leftMs(player));
  }

  /**
   * Returns the milliseconds within which a computer that is to move should have moved: its share
   * of the time left, less a margin.
   */
  budgetMs(): number {
    return this.#wasm.budgetMs(this.#now());
  }

  /** Returns the state of the clock as plain data, as if it was paused now. */
  toJSON(): ClockState {
    const clock = this.#wasm;
    return {
      ...{ control: clock.control(), players: this.players, first: this.#first, ply: this.#ply },
      ...{ turnsMs: [...clock.turnsMs()], usedMs: Math.round(clock.usedMs(this.#now())) },
    };
  }

  /** Stops the clock's timer and frees its memory. */
  free(): void {
    this.#timer.stop();
    this.#clock?.free();
    this.#clock = null;
  }

  get #wasm(): Clock {
    if (this.#clock) return this.#clock;
    throw new KeddahError('freed', 'This clock was freed.');
  }

  /** Returns the current time, rounded to whole milliseconds so that stored times are short. */
  #now(): number {
    const readMs = this.#hooks.now?.() ?? performance.now();
    if (readMs < this.#readMs) this.#addedMs += this.#readMs - readMs;
    this.#readMs = readMs;
    return Math.round(readMs + this.#addedMs);
  }

  #tick = (): void => {
    if (this.expired) this.#wasm.pause(this.#now());
    this.#changed();
  };

  /** Reports a change of the clock, and sets the timer for the next displayed time. */
  #changed(): void {
    if (this.running) this.#timer.start();
    else this.#timer.stop();
    this.#hooks.onChange?.(this);
    const expiry = this.#clock && !this.#isExpiryReported ? this.expired : null;
    if (!expiry) return;
    this.#isExpiryReported = true;
    this.#hooks.onExpire?.(expiry, this);
  }
}
