/** What an author writes of a board of either game, and what each game's own board has to answer. */
import { property } from 'lit/decorators.js';
import type { BaseGame } from '../../shared/game.js';
import type { Editor } from '../extra/editor.js';
import type { Spot } from '../extra/marks.js';
import { BoardElement } from './base.js';
import type { Asks } from './editing.js';
import type { Hooks, Session } from './session.js';
import type { BoardState, Refused, Said, Written } from './state.js';

/**
 * What an author can use of both games' boards, and the questions that only a game's own board can answer.
 *
 * @slot before - stands above the board
 * @slot caption - stands right below the board
 * @slot status - takes the place of the sentence that tells how the game stands
 * @slot controls - takes the place of the buttons
 * @slot after - stands below all of it
 *
 * @csspart field - the board with all that lies over it
 * @csspart board - its ground
 * @csspart coordinate - the name of a row or a column
 * @csspart dot - a square that can be reached
 * @csspart mark - an arrow or a frame of the attribute `marks`
 * @csspart status - how the game stands, in words
 * @csspart bar - the buttons below
 * @csspart button - each of them
 * @csspart main - the one that stands out
 * @csspart error - why the board cannot be shown
 * @csspart edit - all that stands below a board that is edited
 * @csspart faults - what the rules have against the position edited
 * @csspart text - the field with that position as text
 *
 * @cssprop --keddah-size - how wide the board may be at most
 * @cssprop --keddah-font - the font
 * @cssprop --keddah-text - the colour of texts
 * @cssprop --keddah-muted - that of what cannot be pressed now
 * @cssprop --keddah-surface - the ground of buttons and bubbles
 * @cssprop --keddah-line - their edges
 * @cssprop --keddah-may - the colour of what may be done
 * @cssprop --keddah-care - that of refusals and warnings
 * @cssprop --keddah-pace - how long a step takes on the screen
 * @cssprop --keddah-board - the ground of the board
 * @cssprop --keddah-frame - its edge
 * @cssprop --keddah-mark-green - the colour of marks, if none is told
 * @cssprop --keddah-mark-red - that of marks with `=red`
 * @cssprop --keddah-mark-blue - that of marks with `=blue`
 * @cssprop --keddah-mark-yellow - that of marks with `=yellow`
 *
 * @cssstate loading - the rules are being loaded
 * @cssstate error - something the author wrote cannot be read or shown
 * @cssstate thinking - the machine thinks
 * @cssstate refused - a refusal is being shown
 * @cssstate earlier - an earlier turn is looked at
 * @cssstate over - the game is over
 * @cssstate wrong - the last try at a puzzle was wrong
 * @cssstate solved - the puzzle is solved
 * @cssstate faulty - the position edited is not legal
 */
export abstract class GameFace<
  Game extends BaseGame<unknown, Side>,
  Side extends string | number,
  State extends BoardState<Side>,
  Play extends Session<Game, Side, Frame>,
  Frame = never,
  Edit extends Editor<Game> = Editor<Game>,
> extends BoardElement {
  /** A position or a record as text. */
  @property({ reflect: true }) position?: string;
  /** Turns to be played from there. */
  @property({ reflect: true }) moves?: string;
  /** The turn that is looked at; none is the latest. */
  @property({ reflect: true, type: Number }) ply?: number;
  /** What solves a puzzle: its turns, answers among them; other ways follow after `|`. */
  @property({ reflect: true }) solution?: string;
  /** What a puzzle is about, where the rules judge: `win` this turn, or `win 2` within two. */
  @property({ reflect: true }) goal?: string;
  /** Who plays, side by side: `person`, `machine:3`, `nobody`. */
  @property({ reflect: true, useDefault: true }) seats = '';
  /** Squares, arrows and walls drawn over the board: `e4 e2>e4=red`. */
  @property({ reflect: true }) marks?: string;

  /** Where a square or a wall is drawn, if there is one of that name. */
  protected abstract spotOf(name: string): Spot | undefined;
  /** Loads the rules. */
  protected abstract loadRules(): Promise<void>;
  protected abstract newSession(game: Game, hooks: Hooks<Side, Frame>): Play;
  /** The game of who writes nothing. */
  protected abstract freshGame(): Game;
  /** Makes a game of what is written. Throws what the rules have against it. */
  protected abstract readGame(written: Written): Game;
  protected abstract stateOf(session: Play, said: Pick<State, Said>): State;
  protected abstract statusText(session: Play): string;
  /** Why something is refused: what is on the board, or else in a text. */
  protected abstract refusalText(refused: Refused, onBoard: boolean): string;
  /** A turn as it is read out. */
  protected abstract turnText(turn: string): string;
  /** A side, for the middle of a sentence. */
  protected abstract sideText(side: Side): string;
  /** What is to be chosen next, where one has to be told. */
  protected abstract prompt(): string;
  /** A new editor for a position, once its script is here. */
  protected abstract newEditor(text: string, asks: Asks<Game>): Edit | undefined;
  /** The turns of a text. */
  protected abstract turnsOf(text: string): string[];
  /** The attributes that are one of a few words. */
  protected abstract get choosable(): Record<string, readonly string[]>;
  /** The session is different: what is derived from it goes. */
  protected abstract renew(frames: Frame[]): void;
}
