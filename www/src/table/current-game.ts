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

/** The members of the game view that `CurrentGame` uses. `Saved` is the type of a stored game. */
export interface CurrentGameTable<Side, Saved extends SavedGame>
  extends SavingTable<Saved>,
    KeepingTable,
    ClockTable<Side>,
    FriendTable<Saved>,
    LevelTable<Side> {
  readonly game: PageGame;
  readonly board: Board<Side>;
  toSaved(): Saved | null;
  /** Discards the analysis of the current game, before another game is put on the board. */
  forgetStudy(): void;
  /**
   * Returns the game on the board in the form that the browser stores, without the fields that
   * `CurrentGame` adds.
   */
  stored(): Saved | null;
  /** Puts a stored game on the board. Throws if it cannot be parsed. */
  showStored(saved: Saved): Promise<void>;
  /** Returns whether any turn or step has been played in the game. */
  hasProgress(): boolean;
  /**
   * Returns the side that wins if a limit of turns or time ends the whole game now; `null` if the
   * rules have no such limit.
   */
  winnerAtLimit(): Side | null;
  /** The time controls that the user can choose from for a new game. */
  readonly clockPresets: readonly ClockPreset[];
  /** Whether the rules allow a time limit for the whole game. */
  readonly hasClockLimit: boolean;
  /** Whether the players of this game can agree on a draw. */
  readonly hasDraws: boolean;
  readonly updateComplete: Promise<boolean>;
  /** Opens the dialog with this id. */
  open(id: string): void;
  /** Closes the dialog with this id. */
  close(id: string): void;
}

export class CurrentGame<Side, Saved extends SavedGame> {
  readonly saving: Saving<Saved>;
  readonly keeping: Keeping;
  readonly friend: FriendGame<Saved>;
  readonly levelSearch: LevelSearch<Side>;
  readonly direct: DirectLoader;
  readonly clock: TableClock<Side>;
  readonly watch: Watch;
  readonly #playTime = new PlayTime();

  constructor(
    private readonly table: CurrentGameTable<Side, Saved>,
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

  /** Whether the computer plays all sides of the game. */
  get isWatching(): boolean {
    const seats = this.table.currentSeats();
    return seats.length > 0 && seats.every(({ kind }) => kind === 'computer');
  }

  /** Whether the game is played on a clock, with a friend or to find a level. */
  get isBound(): boolean {
    const { clock, friend, direct, levelSearch } = this;
    return clock.control !== '' || !!friend.friendship || direct.isOnBoard || levelSearch.outcomes !== null;
  }

  /** The time for which the game has been played, in milliseconds. */
  get playedMs(): number {
    return this.#playTime.ms;
  }

  /**
   * Returns the game on the board in the form that the browser stores; `null` before there is one.
   */
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
   * Takes over a game that a person has already played for `playedMs`, before this code was loaded.
   */
  takeOver(playedMs: number): void {
    this.#playTime.set(playedMs);
    this.keeping.startNow();
  }

  /** Restores a stored game with its clock and friend. Throws if it cannot be parsed. */
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
   * Replaces the game on the board and shows `text` as a notice, with a button that restores the
   * replaced game. With a `timeControl` the new game has a clock.
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

  /** Restores the pause and the playing time when the game view is shown again. */
  reconnected(): void {
    this.watch.reconnected();
    const { state } = this.table.board;
    if (state) this.#runPlayTime(state);
  }

  /** Pauses the clock and stores the game when the game view is no longer shown. */
  leave(): void {
    this.#playTime.run(false);
    this.keeping.keep();
    this.clock.leave();
  }

  /**
   * Updates the playing time, the game with a friend and the saved game after a change on the
   * board.
   */
  changed(state: Snapshot<Side>): void {
    this.#runPlayTime(state);
    this.friend.changed(state);
    this.levelSearch.changed(state);
    this.direct.changed();
    this.saving.save();
    if (state.status.kind !== 'playing') this.keeping.keep();
  }

  /** Ends the game on time. Returns `false` if a friend has to confirm that first. */
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
