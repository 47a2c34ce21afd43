/** The game on the board with its clock, its playing time, and its place in the list of games. */
import type { Expiry } from 'keddah/clock';
import type { Board, Snapshot } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { KeepingTable } from '../mine/keeping-table.ts';
import { type ClockTable, TableClock } from './clock.ts';
import type { ClockPreset } from './clock-choice.ts';
import { DirectLoader } from './direct.ts';
import { FriendGame, type FriendTable } from './friend.ts';
import { Keeping } from './keeping.ts';
import { LevelSearch, type LevelTable } from './level-search.ts';
import type { Notices } from './notices.ts';
import { PlayTime } from './play-time.ts';
import { friendshipOf, type SavedGame } from './saved-game.ts';
import { Saving, type SavingTable } from './saving.ts';
import { Watch } from './watch.ts';

/** The parts of the table that a session uses. `Saved` is the type of a stored game. */
export interface SessionTable<Side, Saved extends SavedGame>
  extends SavingTable<Saved>,
    KeepingTable,
    ClockTable<Side>,
    FriendTable<Saved>,
    LevelTable<Side> {
  readonly game: PageGame;
  readonly board: Board<Side>;
  toSaved(): Saved | null;
  /** Another game will be on the board. */
  forgetStudy(): void;
  /** Returns the stored form of the game on the board, without the fields that the session adds. */
  stored(): Saved | null;
  /** Shows a stored game. Throws if it cannot be parsed. */
  showStored(saved: Saved): Promise<void>;
  /** Returns whether any turn or step has been played. */
  hasProgress(): boolean;
  /**
   * Returns the winner if a limit for the whole game ends it; `null` if the rules have no such
   * limit.
   */
  winnerAtLimit(): Side | null;
  /** Clocks that people choose from. */
  readonly clockPresets: readonly ClockPreset[];
  /** Whether the rules allow a time limit for the whole game. */
  readonly hasClockLimit: boolean;
  /** Whether people can agree on a draw. */
  readonly hasDraws: boolean;
  readonly updateComplete: Promise<boolean>;
  /** Opens a dialog by its id. */
  open(id: string): void;
  /** Closes a dialog. */
  close(id: string): void;
}

export class GameSession<Side, Saved extends SavedGame> {
  readonly saving: Saving<Saved>;
  readonly keeping: Keeping;
  readonly friend: FriendGame<Saved>;
  readonly levelSearch: LevelSearch<Side>;
  readonly direct: DirectLoader;
  readonly clock: TableClock<Side>;
  readonly watch: Watch;
  readonly #playTime = new PlayTime();

  constructor(
    private readonly table: SessionTable<Side, Saved>,
    private readonly notices: Notices,
  ) {
    this.saving = new Saving<Saved>(table, notices);
    this.keeping = new Keeping(table, notices);
    this.friend = new FriendGame<Saved>(table, notices);
    this.levelSearch = new LevelSearch(table, notices);
    this.clock = new TableClock<Side>(table);
    this.direct = new DirectLoader(
      {
        game: table.game,
        board: table.board,
        friend: this.friend as unknown as FriendGame<SavedGame>,
        clock: this.clock,
        notices,
        sides: () => table.sides(),
        sideName: (index) => table.sideName(index),
        read: (text) => table.read(text),
        replace: (text, show, timeControl) => this.replace(text, show, timeControl),
        open: (id) => table.open(id),
        close: (id) => table.close(id),
        requestUpdate: () => table.requestUpdate(),
      },
      table,
      notices,
    );
    this.watch = new Watch(
      table.board,
      () => this.isWatching,
      () => table.requestUpdate(),
    );
  }

  /** Whether only computers play. */
  get isWatching(): boolean {
    const seats = this.table.currentSeats();
    return seats.length > 0 && seats.every(({ kind }) => kind === 'computer');
  }

  /** Whether the game has a clock or another player elsewhere. */
  get isBound(): boolean {
    const { clock, friend, direct, levelSearch } = this;
    return clock.control !== '' || !!friend.friendship || direct.isOnBoard || levelSearch.outcomes !== null;
  }

  /** The time for which the game has been played. */
  get playedMs(): number {
    return this.#playTime.ms;
  }

  /** Returns the game in its stored form; `null` before there is one. */
  toSaved(): Saved | null {
    const stored = this.table.stored();
    if (!stored) return null;
    const friend = this.friend.friendship ?? undefined;
    const clock = this.clock.state;
    const { outcomes } = this.levelSearch;
    return {
      ...stored,
      playedMs: this.playedMs,
      id: this.keeping.id,
      friend,
      ...(clock && { clock }),
      ...(outcomes && { levelSearch: outcomes }),
    };
  }

  /**
   * Starts with a game that a person has already played for this time, before this code was loaded.
   */
  takeOver(playedMs: number): void {
    this.#playTime.set(playedMs);
    this.keeping.startNow();
  }

  /** Shows a stored game. Throws if it cannot be parsed. */
  async restore(saved: Saved): Promise<void> {
    this.#playTime.set(Number(saved.playedMs) || 0);
    this.keeping.startWith(saved);
    const clock = saved.clock ?? null;
    const friendship = friendshipOf(saved.friend);
    if (friendship?.id !== this.friend.friendship?.id) this.friend.leave();
    this.clock.hold(clock);
    this.table.forgetStudy();
    await this.table.showStored(saved);
    this.friend.friendship = friendship;
    this.levelSearch.restore(saved.levelSearch);
    await this.clock.restore(clock);
  }

  /**
   * Replaces the game and shows `text` as a notice, with a button that brings back the replaced
   * game. With a `timeControl` the game has a clock.
   */
  async replace(text: string, show: () => void | Promise<void>, timeControl = ''): Promise<void> {
    const { table, notices } = this;
    const last = table.toSaved();
    if (!table.board.state || !last) return;
    const hadProgress = table.hasProgress();
    this.watch.reset();
    await this.saving.takeOver();
    this.#playTime.set(0);
    this.keeping.keep();
    this.keeping.startWith(null);
    this.friend.leave();
    this.friend.friendship = null;
    this.levelSearch.restore(null);
    this.clock.hold(null);
    table.forgetStudy();
    await show();
    if (timeControl) await this.clock.set(timeControl);
    const bringBack = () => {
      notices.close();
      this.watch.reset();
      void table.restore(last);
    };
    const actions = hadProgress ? [{ label: table.words('bringBack'), act: bringBack }] : [];
    notices.show({ text, closesItself: true, actions });
  }

  /** The table is shown again. */
  reconnected(): void {
    this.watch.reconnected();
    const { state } = this.table.board;
    if (state) this.#runPlayTime(state);
  }

  /** The table is no longer shown. */
  leave(): void {
    this.#playTime.run(false);
    this.keeping.keep();
    this.clock.leave();
  }

  /** Updates after a change on the board. */
  changed(state: Snapshot<Side>): void {
    this.#runPlayTime(state);
    this.friend.changed(state);
    this.levelSearch.changed(state);
    this.direct.changed();
    this.saving.save();
    if (state.status.kind !== 'playing') this.keeping.keep();
  }

  /** Ends the game that the clock has ended. Returns `false` if a friend has to agree first. */
  timeIsUp(expiry: Expiry): boolean {
    if (expiry.kind === 'limit') {
      this.halt();
      return true;
    }
    if (this.direct.claimsTime(expiry.player - 1)) return false;
    this.#end(this.table.sides()[2 - expiry.player]);
    this.clock.announce(this.table.board.state?.text ?? '');
    return true;
  }

  /** Ends the game at a limit of its time or its turns, and announces the winner. */
  halt(): void {
    const { table } = this;
    this.#end(table.winnerAtLimit() ?? undefined);
    this.clock.announce(table.board.state?.text ?? '');
    this.notices.show({ text: table.words('clockHalted'), closesItself: true });
  }

  #end(winner: Side | undefined): void {
    const { board } = this.table;
    const game = board.state?.status.kind === 'playing' ? board.game?.clone() : undefined;
    if (!game || winner === undefined) return;
    game.end({ winner, reason: 'time' });
    // The same event as for other ends.
    board.dispatchEvent(new CustomEvent('keddah-end', { bubbles: true }));
    board.game = game;
  }

  #runPlayTime(state: Snapshot<Side>): void {
    this.#playTime.run(state.status.kind === 'playing' && state.plies > state.firstPly);
  }
}
