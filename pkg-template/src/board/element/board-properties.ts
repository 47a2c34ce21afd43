import { LitElement, type PropertyDeclarations } from 'lit';
import { theme } from '../shared/theme.js';
import { LOOKS } from './errors.js';

/**
 * The declarations that all board elements share: attributes with their properties, slots, parts,
 * custom properties and states.
 *
 * @attr lang - the language: `en`, `de`, `pl`, `tr` or one added by `addWords`; by default that of
 * the page
 *
 * @slot before - content above the board
 * @slot caption - content directly below the board
 * @slot status - replaces the sentence about the state of the game
 * @slot controls - replaces the buttons
 * @slot after - content below everything else
 *
 * @csspart field - the board with all its layers
 * @csspart board - the background of the board
 * @csspart coordinate - the name of a row or a column
 * @csspart dot - the dot on a square that can be reached
 * @csspart mark - an arrow or a frame of the attribute `marks`
 * @csspart status - the sentence about the state of the game
 * @csspart bar - the row of buttons below the board
 * @csspart button - a button
 * @csspart main - the primary button
 * @csspart study - everything between board and status in the mode `study` or with `analysis`
 * @csspart comment - the shown turn of a study with its comment
 * @csspart analysis - the win chance and the best lines
 * @csspart evaluation - the bar of the win chance
 * @csspart line - one of the best lines
 * @csspart lesson - everything between board and status in the mode `lesson`
 * @csspart lesson-title - the title of a lesson
 * @csspart stars - the stars of a lesson
 * @csspart lesson-words - the words of a stage
 * @csspart error - the message shown in place of a board that cannot be shown
 * @csspart edit - the controls below a board in mode `edit`
 * @csspart faults - the errors of the position being edited
 * @csspart text - the field with the position being edited as text
 *
 * @cssprop --keddah-size - the largest width of the board
 * @cssprop --keddah-font - the font
 * @cssprop --keddah-text - the color of text
 * @cssprop --keddah-muted - the color of disabled buttons
 * @cssprop --keddah-surface - the background of buttons and bubbles
 * @cssprop --keddah-line - the borders of buttons and bubbles
 * @cssprop --keddah-may - the accent color, for possible moves
 * @cssprop --keddah-care - the color of refusals and warnings
 * @cssprop --keddah-pace - the duration of the animation of one step
 * @cssprop --keddah-comment - the height of the comment and the continuations of a study
 * @cssprop --keddah-board - the background of the board
 * @cssprop --keddah-frame - the border of the board
 * @cssprop --keddah-mark-green - the default color of marks
 * @cssprop --keddah-mark-red - the color of marks with `=red`
 * @cssprop --keddah-mark-blue - the color of marks with `=blue`
 * @cssprop --keddah-mark-yellow - the color of marks with `=yellow`
 *
 * @cssstate loading - the rules are being loaded, perhaps once more after an error
 * @cssstate error - an attribute or the text content cannot be read or shown
 * @cssstate thinking - the computer is thinking
 * @cssstate refused - a refusal is being shown
 * @cssstate earlier - an earlier turn is shown
 * @cssstate over - the game is over
 * @cssstate wrong - the last attempt at the puzzle or stage was wrong
 * @cssstate solved - the puzzle or the stage is solved
 * @cssstate faulty - the position being edited is not legal
 */
export class BoardProperties extends LitElement {
  static override styles = [theme];
  static override properties: PropertyDeclarations = {
    mode: { reflect: true, useDefault: true },
    controls: { reflect: true, useDefault: true },
    coordinates: { reflect: true, useDefault: true },
    theme: { reflect: true, useDefault: true },
    look: { reflect: true, useDefault: true },
    animation: { reflect: true, useDefault: true },
    position: { reflect: true },
    moves: { reflect: true },
    ply: { reflect: true, type: Number },
    solution: { reflect: true },
    goal: { reflect: true },
    seats: { reflect: true, useDefault: true },
    marks: { reflect: true },
    analysis: { reflect: true, type: Boolean },
    src: {},
    lesson: { reflect: true },
    stage: { reflect: true, type: Number },
    keep: {},
    course: { attribute: false },
  };

  /**
   * The mode of the board: `play`; `view`, to view a game without playing; `puzzle`, to find the
   * `solution` or reach the `goal`; `edit`, to set up a position; `study`, to go through a record
   * with its variations and comments and to add turns to it; `lesson`, to learn by the stages of a
   * course.
   */
  mode: 'play' | 'view' | 'puzzle' | 'edit' | 'study' | 'lesson' = 'play';
  /**
   * Which controls are shown below the board: with `full` status and buttons, with `none` nothing.
   */
  controls: 'full' | 'none' = 'full';
  /** Whether the names of files and ranks are shown: `on` or `off`. */
  coordinates: 'on' | 'off' = 'on';
  /** The color theme: `light`, `dark`, or `auto` for the setting of the system. */
  theme: 'auto' | 'light' | 'dark' = 'auto';
  /** The color scheme of the board: one of `looks`. */
  look: 'standard' | 'wood' | 'slate' | 'contrast' = 'standard';
  /** The names of the color schemes that `look` can have. */
  readonly looks: readonly BoardProperties['look'][] = LOOKS;
  /**
   * Whether moves are animated: `on` or `off`. If the system requests reduced motion, nothing is
   * animated in either case.
   */
  animation: 'on' | 'off' = 'on';
  /** The position or the record of the game to show, as text. */
  position?: string | undefined;
  /** The turns to play from `position`, in notation. */
  moves?: string | undefined;
  /**
   * The number of turns after which the board is shown; by default all, in the mode `study` none.
   */
  ply?: number | undefined;
  /**
   * The turns that solve a puzzle, replies included. Alternative solutions are separated by `|`.
   */
  solution?: string | undefined;
  /**
   * The goal of a puzzle that the rules check: `win` this turn, `win 2` within two turns, or
   * another one such as `capture h@d6 and not push`.
   */
  goal?: string | undefined;
  /**
   * The player of each side, in the order of turns: `person`, `computer:1` to `computer:10`,
   * `computer:10@3s` (3 seconds for each turn, 1 to 999), `nobody`.
   */
  seats = '';
  /** Squares, arrows and walls to highlight over the board, such as `e4 e2>e4=red`. */
  marks?: string | undefined;
  /**
   * Whether a win chance and the best lines are shown below the board, in the modes `play`, `view`
   * and `study`. Each position is searched for 5 s while the board is visible.
   */
  analysis = false;
  /**
   * The address of the course, in the mode `lesson`. The course can also be inside the element, in
   * a `<script type="application/json">`.
   */
  src?: string | undefined;
  /** The name of the lesson to show; by default the first one. */
  lesson?: string | undefined;
  /** The number of the stage to show in the lesson, from 1. */
  stage?: number | undefined;
  /**
   * The name under which the browser stores the reader's progress. Without it, no progress is
   * stored.
   */
  keep?: string | undefined;
  /** The course as an object or as text; it has precedence over `src`. */
  course?: unknown;

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit collects the attributes of this class.
    return [...super.observedAttributes, 'lang'];
  }
}
