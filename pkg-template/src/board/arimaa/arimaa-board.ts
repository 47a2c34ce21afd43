import type { PropertyDeclarations } from 'lit';
import { checkOptions } from '../../game/arguments.js';
import { ArimaaGame, type ArimaaSide } from '../../game/arimaa/api.js';
import { BoardElement } from '../element/board-element.js';
import { type Seat, writeSeats } from '../shared/seats.js';
import { arimaaAdapter } from './adapter.js';
import type { Orientation } from './geometry.js';
import { freshGame, setUp } from './record.js';
import { styles } from './styles.js';
import type { ArimaaTypes } from './types.js';

/**
 * A board of Arimaa to play on, to view and to embed. Its game comes from `position`, `moves`, a
 * record as text content, or `game`.
 *
 * @fires keddah-move - before a turn ends: `{ turn, side, by }`. Canceling it keeps the turn from
 * ending.
 * @fires keddah-pick - after a piece is picked up: `{ square }`
 * @fires keddah-step - after a step: `{ step, side }`
 * @fires keddah-illegal - after a refusal: `{ code, squares, message }`
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
 * @csspart piece - a piece
 * @csspart trap - a trap
 * @csspart arrow - the arrow of a step: of this turn, of the last turn or of a hint
 * @csspart lamps - the indicator of the number of steps made in the turn
 *
 * @cssprop --keddah-tile - the dark squares; `--keddah-board` is the color of the light ones
 * @cssprop --keddah-rule - the lines around the squares and the frame
 * @cssprop --keddah-pit - the bottom of a trap
 * @cssprop --keddah-pit-deep - the edge of a trap
 * @cssprop --keddah-gold - Gold's pieces
 * @cssprop --keddah-silver - Silver's pieces
 */
export class ArimaaBoard extends BoardElement<ArimaaTypes> {
  static override styles = [...BoardElement.styles, styles];
  static override properties: PropertyDeclarations = {
    orientation: { reflect: true, useDefault: true },
    pieces: { reflect: true, useDefault: true },
    arranging: { reflect: true, type: Boolean },
  };

  /** The side at the bottom of the board: `gold` or `silver`. */
  orientation: Orientation = 'gold';
  /** How pieces are drawn: as `animals`, or as `letters` like in the notation. */
  pieces: 'animals' | 'letters' = 'animals';
  /**
   * Whether, before the first turn, choosing two pieces one after the other exchanges them.
   * Dragging one onto the other always does.
   */
  arranging = false;

  constructor() {
    super(arimaaAdapter);
  }

  /** The named initial setups of a side, with labels in the board's language. */
  get presets(): { name: string; label: string }[] {
    return this.view.presets;
  }

  /** Takes back the last step of the turn being built. */
  undoStep(): void {
    this.started();
    this.view.undoStep();
  }

  /** Replays the step that was undone last. */
  redoStep(): void {
    this.started().redoStep();
  }

  /** Takes back all steps of the turn being built. */
  clearTurn(): void {
    const model = this.started();
    if (model.canPlay) model.clearTurn();
  }

  /** Ends the turn being built. If it may not end, shows the reason and returns `false`. */
  endTurn(): boolean {
    this.started();
    return this.view.endTurn();
  }

  /** Rotates the board by 180°. */
  flip(): void {
    this.orientation = this.orientation === 'gold' ? 'silver' : 'gold';
    this.announceFlip(this.orientation);
  }

  override async hint(): Promise<string> {
    this.clearTurn();
    return super.hint();
  }

  /**
   * Starts a new game of Arimaa on the board.
   *
   * @param options - `seats`: who plays each side, by default unchanged; `setup`: the preset for
   * both sides, by default `classic` for people, while the computer chooses its own
   */
  newGame(options?: { seats?: string | readonly Seat[] | undefined; setup?: string | undefined }): void {
    const { seats, setup } = checkOptions<NonNullable<typeof options>>('options', options);
    const both = typeof seats === 'object' ? writeSeats(seats) : seats;
    this.restart(setup === undefined ? setUp(new ArimaaGame(), both ?? this.seats) : freshGame(setup), both);
  }

  /** Arranges a side's pieces by one of `presets`. Only possible before the first turn. */
  applyPreset(name: string, side?: ArimaaSide): void {
    this.started().applyPreset(name, side);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'arimaa-board': ArimaaBoard;
  }
}
