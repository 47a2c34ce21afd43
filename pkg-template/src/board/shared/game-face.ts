/** What an author writes of a board of either game, and what each game's own board has to answer. */
import { property } from 'lit/decorators.js';
import type { BaseGame } from '../../shared/game.js';
import type { Editor } from '../extra/editor.js';
import type { Spot } from '../extra/marks.js';
import { BoardElement } from './base.js';
import type { Asks } from './editing.js';
import type { Hooks, Session } from './session.js';
import type { BoardState, Refused, Said, Written } from './state.js';

/** The attributes that both games' boards have, and the questions that only a game's own board can answer. */
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
