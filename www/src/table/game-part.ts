/** The members that each game defines for its part of the page. */
import { LitElement, type TemplateResult } from 'lit';
import type { Board, StateOf } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import { type FirstBoard, firstBoard, prepare } from '../start/first-board.ts';
import { openDialog } from '../view/dialogs.ts';
import type { StatusLine } from '../view/status.ts';
import type { TurnNumber } from '../view/turns.ts';
import type { ClockPreset } from './clock-choice.ts';
import type { ReadGame } from './opening.ts';
import type { SavedGame } from './saved-game.ts';

/**
 * The base class of a table: the members that differ between games. `Saved` is the type of a stored
 * game.
 */
export abstract class GamePart<Side, B extends Board<Side>, Saved extends SavedGame> extends LitElement {
  abstract readonly words: Words;
  /** Attributes of the board with the values at which embedding snippets omit them. */
  abstract readonly defaultAttributes: Record<string, string>;
  /** The orientations of the board. */
  abstract readonly orientations: readonly string[];
  /** The games out of 100 that each level from 2 on won against the level below. */
  abstract readonly levelWins: readonly number[];
  /** The number of turns of each side after which a short game ends; `null` without a limit. */
  abstract readonly shortGameTurns: number | null;
  /** The number of setups with which a game begins. */
  abstract readonly setups: number;
  /** Clocks that people choose from. */
  abstract readonly clockPresets: readonly ClockPreset[];
  /** Whether the rules allow a time limit for the whole game. */
  abstract readonly hasClockLimit: boolean;
  /** Whether people can agree on a draw. */
  abstract readonly hasDraws: boolean;

  readonly board: B;
  /** The board with which the visit started, if it belongs to this table. */
  protected readonly first: FirstBoard | null;

  constructor(
    readonly game: PageGame,
    newBoard: () => B,
  ) {
    super();
    const first = firstBoard();
    this.first = first?.game === game.id && !first.isTaken ? first : null;
    if (this.first) this.first.isTaken = true;
    this.board = (this.first?.board as B | undefined) ?? newBoard();
    prepare(this.board);
  }

  /** Sets seats and orientation for new visitors. */
  abstract setDefaults(): void;
  /** Returns the stored form of the game on the board; `null` before there is a game. */
  abstract stored(): Saved | null;
  /** Shows a stored game. Throws if it cannot be parsed. */
  abstract showStored(saved: Saved): Promise<void>;
  /** Starts a game like the one on the board, with these seats. */
  abstract startAgain(state: StateOf<B>, seats: readonly Seat[]): void | Promise<void>;
  /** Starts a game for two with the standard options. */
  abstract startStandard(seats: readonly Seat[]): void | Promise<void>;
  /** Starts a short game, as the search for a level plays it. */
  abstract startShort(seats: readonly Seat[]): Promise<void>;
  /**
   * Starts a standard game against the computer at a level, which becomes the level for new games.
   */
  abstract startAtLevel(level: number): Promise<void>;
  /** The note about short games for the person: the size of the board, and how they end. */
  abstract get shortGameNote(): string;
  /** Returns the name of a side by its index. */
  abstract sideName(index: number): string;
  /** Reads a record or a position. Throws if it cannot be parsed. */
  abstract read(text: string): ReadGame;
  /** Returns who plays each side, in the order of turns. */
  abstract seatsOf(state: StateOf<B>): readonly Seat[];
  /** Returns the side for which the button Resign resigns. */
  protected abstract resigningSide(state: StateOf<B> | undefined): Side;
  /** Returns the sides in the order of their turns. */
  abstract sides(): readonly Side[];
  /** Returns a sentence about the consequence of resigning. */
  protected abstract resignEffect(state: StateOf<B> | undefined): string;
  /** Returns the status line while there is no other message. */
  abstract statusLine(state: StateOf<B>): StatusLine;
  /** Renders who plays, above and below the board. */
  protected abstract players(state: StateOf<B>): { top: TemplateResult; bottom: TemplateResult };
  /** Returns the number of a turn, and its column in the list of turns. */
  abstract turnNumber(state: StateOf<B>, ply: number): TurnNumber;
  /** Fetches the part that renders the rules in pictures. */
  abstract loadGuide(): Promise<() => TemplateResult>;
  /** Renders the game's own dialogs. */
  protected abstract dialogs(state: StateOf<B> | undefined): TemplateResult;

  /** Returns whether a value from the store has the form that `toSaved` returns. */
  isSaved(value: unknown): value is Saved {
    const { record, seats, orientation } = Object(value) as Record<string, unknown>;
    const isTurned = this.orientations.includes(String(orientation));
    return typeof record === 'string' && typeof seats === 'string' && isTurned;
  }

  /** Renders the main controls, above the toolbar. */
  protected mainControls(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Renders a button beside the status line. */
  protected statusAction(_state: StateOf<B>): TemplateResult | null {
    return null;
  }

  /** Renders items of the menu that end the game, besides Resign. */
  endingItems(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Renders the settings of this game, at the end of the menu. */
  settings(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Returns the reason why no hint can be given now; empty if one can. */
  whyNoHint(_state: StateOf<B>): string {
    return '';
  }

  /** Renders controls after the list of turns that appear only in some states. */
  protected extraControls(_state: StateOf<B>, _canArrange: boolean): TemplateResult | string {
    return '';
  }

  /** Renders a picture for the card about a finished game. */
  resultPicture(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Returns the value of the board's attribute `marks` at the end of a game. */
  protected endMarks(_state: StateOf<B>): string {
    return '';
  }

  /**
   * Returns the winner if a limit for the whole game ends it; `null` if the rules have no such
   * limit.
   */
  winnerAtLimit(): Side | null {
    return null;
  }

  /** Renders a turn for the list. */
  turnView(text: string, _state: StateOf<B>, _ply: number): unknown {
    return text;
  }

  /** Returns the number of turns per row of the list. */
  columns(_state: StateOf<B>): number {
    return 1;
  }

  protected get state(): StateOf<B> | undefined {
    return this.board.state as StateOf<B> | undefined;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected hasTurns(state: StateOf<B>): boolean {
    return state.plies > state.firstPly;
  }

  /** Returns whether any turn or step has been played. */
  hasProgress(): boolean {
    return this.state !== undefined && this.hasTurns(this.state);
  }

  /** Opens one of the game's dialogs by id. */
  open(id: string): void {
    openDialog(this, id);
  }

  /** Closes one of the game's dialogs. */
  close(id: string): void {
    this.querySelector<HTMLDialogElement>(`dialog#${id}`)?.close();
  }
}
