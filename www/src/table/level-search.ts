/** Finds a person's playing level by three short games, each saved with the results so far. */
import type { TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { wordsIn } from '../level/i18n/index.ts';
import { levelAfter, type Outcome, outcomesOf, seatAfter } from '../level/level-search.ts';
import type { Searching, SearchingTable } from '../level/searching.ts';
import { onlyPersonIn, PERSON, type Seat } from '../seats.ts';
import type { Notices } from './notices.ts';

/** The members of the game view that the search for a person's level uses. */
export interface LevelTable<Side> extends SearchingTable {
  readonly board: Board<Side>;
  readonly words: Words;
  readonly updateComplete: Promise<boolean>;
  /**
   * The number of turns of each side after which a short game of the level search ends; `null`
   * without a limit.
   */
  readonly shortGameTurns: number | null;
  currentSeats(): readonly Seat[];
  sides(): readonly Side[];
  /** Starts one of the short games that find a person's level. */
  startShort(seats: readonly Seat[]): Promise<void>;
  /**
   * Starts a game with standard options against the computer at a level, which becomes the default
   * for new games.
   */
  startAtLevel(level: number): Promise<void>;
  /** Replaces the game on the board and shows `text` as a notice. */
  replace(text: string, show: () => void | Promise<void>): Promise<void>;
  /** Ends the game at once, with the winner by the rules for a limit of turns or time. */
  halt(): void;
  open(id: string): void;
  requestUpdate(): void;
  /** Saves the game and renders the view again after a change. */
  changed(): void;
}

export class LevelSearch<Side> {
  /**
   * The results of the earlier games of the search; `null` if the game on the board is not part of
   * one.
   */
  #outcomes: readonly Outcome[] | null = null;
  #searching: Searching | null = null;

  constructor(
    private readonly table: LevelTable<Side>,
    private readonly notices: Notices,
  ) {}

  get outcomes(): readonly Outcome[] | null {
    return this.#outcomes;
  }

  /** Restores the outcomes that were stored with a game, if they are valid. */
  restore(stored: unknown): void {
    this.#outcomes = outcomesOf(stored);
    if (this.#outcomes) void this.#load();
    this.table.changed();
  }

  /** Opens the dialog that explains and starts the games that find the person's level. */
  async explain(): Promise<void> {
    if (!(await this.#load())) return;
    await this.table.updateComplete;
    this.table.open('find-level');
  }

  /** Ends a short game of the level search after its last turn. */
  changed(state: Snapshot<Side>): void {
    if (this.#outcomes && state.status.kind === 'playing' && this.#turnsLeft(state) === 0) this.table.halt();
  }

  dialog(): TemplateResult | string {
    return this.#searching?.dialog() ?? '';
  }

  /** Renders which game of the level search is played; empty in other games. */
  progress(state: Snapshot<Side>): TemplateResult | string {
    if (!this.#outcomes) return '';
    return this.#searching?.progress(this.#outcomes, this.#turnsLeft(state)) ?? '';
  }

  /** Renders the card about a finished game of the level search; `null` for other games. */
  card(state: Snapshot<Side>): TemplateResult | null {
    const outcome = this.#outcomeOf(state);
    if (!this.#outcomes || !outcome) return null;
    return this.#searching?.card(this.#outcomes, outcome, state) ?? null;
  }

  /** The number of turns that each side has left in a short game; `null` without a limit. */
  #turnsLeft({ plies, firstPly }: Snapshot<Side>): number | null {
    const { shortGameTurns } = this.table;
    return shortGameTurns === null ? null : Math.max(0, shortGameTurns - Math.floor((plies - firstPly) / 2));
  }

  #outcomeOf({ status }: Snapshot<Side>): Outcome | null {
    const person = onlyPersonIn(this.table.currentSeats());
    if (status.kind === 'playing' || person < 0) return null;
    if (status.kind === 'drawn') return 'drawn';
    return status.winner === this.table.sides()[person] ? 'won' : 'lost';
  }

  async #load(): Promise<Searching | null> {
    const { table } = this;
    try {
      const [{ Searching }] = await Promise.all([import('../level/searching.ts'), wordsIn.load(table.language)]);
      this.#searching ??= new Searching(table, {
        startNext: (outcomes) => void this.#startNext(outcomes),
        playAt: (level) => void table.replace(table.words('started'), () => table.startAtLevel(level)),
      });
      table.requestUpdate();
    } catch (error) {
      console.error(error);
      this.notices.show({ text: table.words('partFailed'), closesItself: true });
    }
    return this.#searching;
  }

  async #startNext(outcomes: readonly Outcome[]): Promise<void> {
    const { table } = this;
    const computer: Seat = { kind: 'computer', level: levelAfter(outcomes) };
    const seats = seatAfter(outcomes) === 0 ? [PERSON, computer] : [computer, PERSON];
    await table.replace(this.#searching?.startedText(outcomes) ?? '', async () => {
      await table.startShort(seats);
      this.restore(outcomes);
    });
  }
}
