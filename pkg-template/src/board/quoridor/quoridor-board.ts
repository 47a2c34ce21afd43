import type { PropertyDeclarations } from 'lit';
import { checkOptions } from '../../game/arguments.js';
import type { QuoridorNotation, QuoridorOptions, QuoridorPlayer } from '../../game/quoridor/api.js';
import { BoardElement } from '../element/board-element.js';
import type { Seat } from '../shared/seats.js';
import { quoridorAdapter } from './adapter.js';
import { known, optionsOf, readGame } from './record.js';
import { styles } from './styles.js';
import type { QuoridorTypes } from './types.js';

/**
 * A board of Quoridor to play on, to view and to embed. Its game comes from `position`, `moves`, a
 * record as text content, or `game`.
 *
 * @fires keddah-move - before a move: `{ turn, side, by }`. Canceling it prevents the move.
 * @fires keddah-illegal - after a refusal: `{ code, squares, message, walls, players }`
 * @fires keddah-change - after a change of `state`
 * @fires keddah-tree - after a change of the game's tree, once the page has read or set `game`:
 * `{ tree, node }`
 * @fires keddah-evaluation - after a report of the analysis:
 * `{ ply, side, score, lines, depth, nodes, nps }`
 * @fires keddah-end - at the end of the game: `{ status }`
 * @fires keddah-solved - when a puzzle is solved: `{ turns, tries }`
 * @fires keddah-stage - after a wrong turn in a lesson, and when its stage is done:
 * `{ course, lesson, stage, id, outcome, tries, hints, stars }`
 * @fires keddah-lesson - when the last stage of a lesson is done: `{ course, lesson, stars }`
 * @fires keddah-error - when something cannot be read or shown: `{ code, message }`
 *
 * @csspart squares - the squares
 * @csspart pawn - a pawn
 * @csspart wall - a wall
 * @csspart ghost - the preview of a wall
 * @csspart stock - the walls that a player has left
 * @csspart pill - the question before a wall is placed or a turn is passed
 * @csspart question - the text of the question
 * @csspart tip - the reason why a wall may not be placed where it is previewed
 *
 * @cssprop --keddah-question-gap - the space between the board and the question below it
 * @cssprop --keddah-groove - the grooves between squares
 * @cssprop --keddah-tile - the squares
 * @cssprop --keddah-wall - the walls
 * @cssprop --keddah-player-1 - the color of player 1
 * @cssprop --keddah-player-2 - the color of player 2
 * @cssprop --keddah-player-3 - the color of player 3
 * @cssprop --keddah-player-4 - the color of player 4
 */
export class QuoridorBoard extends BoardElement<QuoridorTypes> {
  static override styles = [...BoardElement.styles, styles];
  static override properties: PropertyDeclarations = {
    players: { reflect: true, type: Number },
    size: { reflect: true, type: Number },
    walls: { reflect: true, type: Number },
    first: { reflect: true, type: Number },
    notation: { reflect: true },
    orientation: { reflect: true, useDefault: true },
  };

  /** The number of players, 2 or 4, unless a position or record determines it. */
  players?: 2 | 4 | undefined;
  /** The number of squares along an edge, unless a position or record determines it. */
  size?: 5 | 7 | 9 | 11 | undefined;
  /**
   * The number of walls with which each player starts, unless a position or record determines it.
   */
  walls?: number | undefined;
  /** The player who begins, unless a position or record determines it. */
  first?: QuoridorPlayer | undefined;
  /** The notation of squares and walls; by default detected from the text. */
  notation?: QuoridorNotation | undefined;
  /** The number of the player at the bottom of the board: `1` to `4`. */
  orientation: `${QuoridorPlayer}` = '1';

  constructor() {
    super(quoridorAdapter);
  }

  /** Rotates the board so that the next player is at the bottom. */
  flip(): void {
    const { sides = [1, 2] } = this.model ?? {};
    const next = sides[sides.findIndex((side) => String(side) === this.orientation) + 1] ?? 1;
    this.orientation = `${next}`;
    this.announceFlip(next);
  }

  /** Starts a new game. Missing options are taken from the attributes. */
  newGame(options?: QuoridorOptions & { seats?: string | readonly Seat[] | undefined }): void {
    const { seats, ...own } = checkOptions<NonNullable<typeof options>>('options', options);
    this.restart(readGame({}, { ...optionsOf(this), ...known(own) }), seats);
  }

  /**
   * Places the previewed wall that waits for confirmation. If it is illegal, shows the reason and
   * returns `false`.
   */
  lay(): boolean {
    this.started();
    return this.view.placeWall();
  }

  /** Discards the previewed wall that waits for confirmation. */
  takeUp(): void {
    this.started();
    this.view.discardWall();
  }

  /** Passes the turn. If another move is legal, shows that and returns `false`. */
  pass(): boolean {
    this.started();
    return this.view.play('pass');
  }

  /** Draws a player's shortest path to the goal; `null` removes it. */
  showPath(player: QuoridorPlayer | null): void {
    this.started();
    this.view.showPath(player);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'quoridor-board': QuoridorBoard;
  }
}
