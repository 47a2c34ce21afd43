/** The base class with the members that each game defines for the view in which it is played. */
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
 * The base class of the view in which a game is played: the members that differ between games.
 * `Saved` is the type of a stored game.
 */
export abstract class GamePart<Side, B extends Board<Side>, Saved extends SavedGame> extends LitElement {
  abstract readonly words: Words;
  /** The default values of board attributes, at which HTML snippets omit them. */
  abstract readonly defaultAttributes: Record<string, string>;
  /** The allowed values of the board's attribute `orientation`, in the order of the sides. */
  abstract readonly orientations: readonly string[];
  /**
   * The number of games out of 100 that each computer level from 2 on won against the level below.
   */
  abstract readonly levelWins: readonly number[];
  /**
   * The number of turns of each side after which a short game of the level search ends; `null`
   * without a limit.
   */
  abstract readonly shortGameTurns: number | null;
  /** The number of setup turns with which the game begins: 2 in Arimaa, 0 in Quoridor. */
  abstract readonly setups: number;
  /** The time controls that the user can choose from for a new game. */
  abstract readonly clockPresets: readonly ClockPreset[];
  /** Whether the rules allow a time limit for the whole game. */
  abstract readonly hasClockLimit: boolean;
  /** Whether the players of this game can agree on a draw. */
  abstract readonly hasDraws: boolean;

  readonly board: B;
  /**
   * The board that was shown before the code of the page was loaded, if it belongs to this view.
   */
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

  /** Sets the default players and orientation of the board for new users. */
  abstract setDefaults(): void;
  /**
   * Returns the game on the board in the form that the browser stores; `null` before there is a
   * game.
   */
  abstract stored(): Saved | null;
  /** Puts a stored game on the board. Throws if it cannot be parsed. */
  abstract showStored(saved: Saved): Promise<void>;
  /** Starts a game with the options of the one on the board, with these players. */
  abstract startAgain(state: StateOf<B>, seats: readonly Seat[]): void | Promise<void>;
  /** Starts a game for two people with standard options. */
  abstract startStandard(seats: readonly Seat[]): void | Promise<void>;
  /** Starts one of the short games that find a person's level. */
  abstract startShort(seats: readonly Seat[]): Promise<void>;
  /**
   * Starts a game with standard options against the computer at a level, which becomes the default
   * for new games.
   */
  abstract startAtLevel(level: number): Promise<void>;
  /**
   * A text that explains the short games of the level search: the size of the board, and how they
   * end.
   */
  abstract get shortGameNote(): string;
  /** Returns the name of a side, given its index in the order of turns. */
  abstract sideName(index: number): string;
  /** Parses the text of a record or a position. Throws if it cannot be parsed. */
  abstract read(text: string): ReadGame;
  /** Returns who plays each side, in the order of turns. */
  abstract seatsOf(state: StateOf<B>): readonly Seat[];
  /** Returns the side that resigns if the user presses the button Resign. */
  protected abstract resigningSide(state: StateOf<B> | undefined): Side;
  /** Returns the sides of the game in the order of their turns. */
  abstract sides(): readonly Side[];
  /** Returns a sentence for the dialog that says what resigning would mean in this game. */
  protected abstract resignEffect(state: StateOf<B> | undefined): string;
  /** Returns the status line about the game, shown while there is no other message. */
  abstract statusLine(state: StateOf<B>): StatusLine;
  /** Renders the strips above and below the board with the players. */
  protected abstract players(state: StateOf<B>): { top: TemplateResult; bottom: TemplateResult };
  /** Returns the number of a turn, and its column in the list of turns. */
  abstract turnNumber(state: StateOf<B>, ply: number): TurnNumber;
  /** Fetches the code that renders the rules of the game in pictures. */
  abstract loadGuide(): Promise<() => TemplateResult>;
  /** Renders the dialogs that only this game has. */
  protected abstract dialogs(state: StateOf<B> | undefined): TemplateResult;

  /** Returns whether a stored value is a game in the form that `toSaved` returns. */
  isSaved(value: unknown): value is Saved {
    const { record, seats, orientation } = Object(value) as Record<string, unknown>;
    const isTurned = this.orientations.includes(String(orientation));
    return typeof record === 'string' && typeof seats === 'string' && isTurned;
  }

  /** Renders the main controls of the game, above the toolbar. */
  protected mainControls(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Renders a button beside the status line, if the game needs one now. */
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

  /** Renders the controls after the list of turns that this game has only in some states. */
  protected extraControls(_state: StateOf<B>, _canArrange: boolean): TemplateResult | string {
    return '';
  }

  /** Renders a picture of a finished game for the card about its result. */
  resultPicture(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /**
   * Returns the arrows and squares to draw at the end of a game, in the syntax of the attribute
   * `marks`.
   */
  protected endMarks(_state: StateOf<B>): string {
    return '';
  }

  /**
   * Returns the side that wins if a limit of turns or time ends the whole game now; `null` if the
   * rules have no such limit.
   */
  winnerAtLimit(): Side | null {
    return null;
  }

  /** Renders the notation of a turn for the list of turns. */
  turnView(text: string, _state: StateOf<B>, _ply: number): unknown {
    return text;
  }

  /** Returns the number of turns per row in the list of turns. */
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

  /** Returns whether any turn or step has been played in the game. */
  hasProgress(): boolean {
    return this.state !== undefined && this.hasTurns(this.state);
  }

  /** Opens the dialog with this id. */
  open(id: string): void {
    openDialog(this, id);
  }

  /** Closes the dialog with this id. */
  close(id: string): void {
    this.querySelector<HTMLDialogElement>(`dialog#${id}`)?.close();
  }
}
