/** Runs the clock of the game on the board. */
import type { ClockState, Expiry, GameClock } from 'keddah/clock';
import type { Board, Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import type { ClockFace } from '../view/clock.ts';
import { type Clocks, loadClocks, loadedClocks } from './clocks.ts';

/**
 * The time left, in milliseconds, below which the clock warns the player, unless `LOW_SHARE` of the
 * initial time is less.
 */
const LOW_MS = 20_000;
const LOW_SHARE = 0.2;

/** The members of the game view that the clock uses. `Side` is the type of a side. */
export interface ClockTable<Side> {
  readonly board: Pick<Board<Side>, 'mode' | 'stopThinking' | 'isConnected' | 'dispatchEvent'>;
  readonly words: Words;
  readonly clockState: Snapshot<Side> | undefined;
  /** Whether the clock is stopped, since the friend cannot be reached. */
  readonly isClockHeld: boolean;
  /** Returns the sides of the game in the order of their turns. */
  sides(): readonly Side[];
  /** Returns the name of a side by its index in the order of turns. */
  sideName(index: number): string;
  /** Ends the game on time. Returns `false` if a friend has to confirm that first. */
  timeIsUp(expiry: Expiry): boolean;
  /** Shows the user a message that the code of the clock could not be loaded. */
  clockFailed(): void;
  /** Saves the game in the browser with the times of its clock. */
  saveTimes(): void;
  requestUpdate(): void;
}

/**
 * Synchronizes the clock with the game on the board. The clock starts when the first turn is
 * completed, and is stopped while the page is closed or the game is not shown.
 */
export class TableClock<Side> {
  #clock: GameClock | null = null;
  /** The state of the clock while its code is being fetched. */
  #stored: ClockState | null = null;
  /** The number of turns that were played before the clock started; 0 until it starts. */
  #ply = 0;
  #startMs = 0;
  /** Whether the clock has ended the game, as a player's time was up. */
  #hasEnded = false;
  /** Whether a time forfeit was claimed and the friend has to confirm it. */
  #isClaimed = false;
  /** The players who have been warned that their time is low. */
  readonly #warned = new Set<number>();
  #announcement = '';
  #budgetTimer = 0;
  /** The number of turns at which the time of the computer's search was limited. */
  #budgetPlies = -1;

  constructor(private readonly table: ClockTable<Side>) {
    // A page that is closed, or in the back/forward cache, plays no game.
    window.addEventListener('pagehide', () => {
      this.#clock?.pause();
      this.#saveIfUsed();
    });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) this.sync();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#saveIfUsed();
    });
  }

  /** The time control of the game; empty without a clock. */
  get control(): string {
    return this.#clock?.control ?? this.#stored?.control ?? '';
  }

  /** The state of the clock, for storing it with the game; `null` without a clock. */
  get state(): ClockState | null {
    return this.#clock?.toJSON() ?? this.#stored;
  }

  /** The message about the clock that the page announces to screen readers. */
  get announcement(): string {
    return this.#announcement;
  }

  /** Gives a new game a clock with this time control. */
  async set(control: string): Promise<void> {
    await this.restore(atStart(control));
  }

  /**
   * Removes the clock, and sets the state of the one to restore after another game is put on the
   * board.
   */
  hold(state: ClockState | null): void {
    this.#drop();
    this.#stored = state;
  }

  /** Announces a message about the clock to screen readers. */
  announce(text: string): void {
    this.#announcement = text;
  }

  /**
   * Restores the clock of a stored game, or removes the clock. A state that cannot be parsed is
   * dropped.
   */
  async restore(state: ClockState | null): Promise<void> {
    this.hold(state);
    if (!state) return;
    try {
      const clocks = loadedClocks() ?? (await loadClocks());
      if (this.#stored !== state) return;
      this.#start(clocks, state);
    } catch (error) {
      console.error(error);
      if (this.#stored !== state) return;
      this.#stored = null;
      this.table.clockFailed();
    }
    this.table.requestUpdate();
  }

  /** Pauses the clock while the game is not shown. */
  leave(): void {
    if (this.#clock?.running) this.#clock.pause();
  }

  /**
   * Updates the clock after a change of the game: completes and takes back turns, starts and stops.
   */
  sync(): void {
    const clock = this.#clock;
    const state = this.table.clockState;
    if (!clock || !state) return;
    const played = state.plies - state.firstPly;
    if (played < 1) {
      if (this.#ply > 0) void this.set(clock.control);
      return;
    }
    if (this.#ply === 0) {
      if (state.atLatest) this.#anchor(state);
    } else this.#follow(clock, state, played - 1);
  }

  /**
   * Returns the time that a player has left, in milliseconds; `null` without a clock. Players are
   * counted from 1.
   */
  leftMs(player: number): number | null {
    const clock = this.#clock;
    return clock && player <= clock.players ? clock.leftMs(player) : null;
  }

  /** The index of the side whose time has run out; -1 if none. */
  get expiredSeat(): number {
    const expired = this.#clock?.expired;
    return expired && expired.kind !== 'limit' ? expired.player - 1 : -1;
  }

  /** Returns what the clock of a side shows; `null` without a clock. */
  face(side: Side): ClockFace | null {
    const clock = this.#clock;
    const player = this.table.sides().indexOf(side) + 1;
    if (!clock || player < 1 || player > clock.players) return null;
    return {
      text: clock.text(player),
      isRunning: clock.running && clock.toMove === player,
      isLow: this.#isLow(clock, player),
    };
  }

  #start(clocks: Clocks, state: ClockState): void {
    const hooks = { onChange: this.#changed, onExpire: this.#end };
    this.#startMs = startOf(clocks, state.control);
    this.#clock = clocks.GameClock.fromJSON(state, hooks);
    this.#stored = null;
    this.#ply = state.ply;
    const { expired } = this.#clock;
    if (expired) this.#end(expired);
  }

  /** Starts the clock with the turn after the first one. */
  #anchor(state: Snapshot<Side>): void {
    const sides = this.table.sides();
    const ply = state.firstPly + 1;
    const first = (sides.indexOf(state.toMove) + sides.length * state.plies + ply - state.plies) % sides.length;
    const { control } = this;
    this.#drop();
    const clocks = loadedClocks();
    if (clocks) this.#start(clocks, { control, players: sides.length, first: first + 1, ply, turnsMs: [], usedMs: 0 });
    this.table.requestUpdate();
  }

  #follow(clock: GameClock, state: Snapshot<Side>, turns: number): void {
    if (clock.expired && state.status.kind === 'playing') {
      // The timer is late, and the clock has yet to notice.
      if (!this.#hasEnded) {
        if (!this.#isClaimed) clock.pause();
        return;
      }
      // The result was taken back: the turn starts again.
      clock.takeBack(0);
      this.#hasEnded = false;
    }
    if (turns < clock.turns) {
      clock.takeBack(clock.turns - turns);
      this.#warned.clear();
      this.#hasEnded = false;
    }
    while (turns > clock.turns && clock.press());
    const { board } = this.table;
    const isPlaying = this.table.clockState?.status.kind === 'playing';
    const isShown = board.isConnected && board.mode === 'play' && !this.table.isClockHeld;
    if (!isPlaying || !isShown) this.leave();
    else if (!clock.running) clock.start();
    this.#limitSearch(clock, state);
  }

  /** Ends the computer's search when its share of the time is used. */
  #limitSearch(clock: GameClock, state: Snapshot<Side>): void {
    const isThinking = clock.running && state.thinking !== null;
    if (!isThinking) {
      clearTimeout(this.#budgetTimer);
      this.#budgetPlies = -1;
    } else if (this.#budgetPlies !== state.plies) {
      clearTimeout(this.#budgetTimer);
      this.#budgetPlies = state.plies;
      this.#budgetTimer = window.setTimeout(() => this.table.board.stopThinking(), clock.budgetMs());
    }
  }

  #end = (expiry: Expiry): void => {
    this.#hasEnded = true;
    this.#isClaimed = !this.table.timeIsUp(expiry);
    if (this.#isClaimed) this.#hasEnded = false;
  };

  #isLow(clock: GameClock, player: number): boolean {
    return clock.leftMs(player) <= Math.min(LOW_MS, this.#startMs * LOW_SHARE);
  }

  #changed = (clock: GameClock): void => {
    const player = clock.toMove;
    if (clock.running && this.#isLow(clock, player) && !this.#warned.has(player)) {
      this.#warned.add(player);
      this.table.board.dispatchEvent(new CustomEvent('keddah-low-time', { bubbles: true }));
      const n = Math.ceil(clock.leftMs(player) / 1000);
      this.#announcement = this.table.words('clockLow', { side: this.table.sideName(player - 1), n });
    }
    this.table.requestUpdate();
  };

  #saveIfUsed(): void {
    if (this.#clock && this.#ply > 0 && this.table.clockState?.status.kind === 'playing') this.table.saveTimes();
  }

  #drop(): void {
    clearTimeout(this.#budgetTimer);
    this.#budgetPlies = -1;
    this.#clock?.free();
    this.#clock = null;
    this.#stored = null;
    this.#ply = 0;
    this.#hasEnded = false;
    this.#isClaimed = false;
    this.#warned.clear();
    this.#announcement = '';
  }
}

/** Returns the state of a two-player clock before the game's first turn. */
const atStart = (control: string): ClockState => ({ control, players: 2, first: 1, ply: 0, turnsMs: [], usedMs: 0 });

/** Returns the state of a clock after `ply` turns of the game. */
export function clockAt(state: ClockState, ply: number): ClockState {
  if (state.ply === 0 || ply < state.ply) return atStart(state.control);
  return { ...state, turnsMs: state.turnsMs.slice(0, ply - state.ply), usedMs: 0 };
}

/** Returns the time that a player has at the start of the game, in milliseconds. */
function startOf({ GameClock }: Clocks, control: string): number {
  const clock = new GameClock({ control });
  const ms = clock.leftMs(1);
  clock.free();
  return ms;
}
