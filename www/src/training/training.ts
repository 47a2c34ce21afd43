/** The types that the views of lessons and of puzzles share. */
import type { TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import type { Language } from '../i18n/index.ts';
import type { GameKind } from '../mine/kind.ts';

/** The state of a board while a puzzle is solved on it. */
export type TrainingState = Snapshot<unknown> & {
  readonly puzzle: { readonly outcome: 'open' | 'right' | 'wrong' | 'solved'; readonly tries: number } | null;
  readonly lesson?: LessonState | null;
  /** Who plays each side of the board. */
  readonly seats: readonly unknown[];
};

/** The state of a lesson on the board. */
export interface LessonState {
  readonly lesson: string;
  readonly lessonTitle: string;
  /** The number of the stage, from 1, and the number of stages of the lesson. */
  readonly stage: number;
  readonly stages: number;
  /** The text of the stage: the task or, once it is solved, the closing text. */
  readonly text: string;
  /** The reason why a turn misses the goal, the hint, or praise; otherwise empty. */
  readonly feedback: string;
  readonly outcome: 'read' | 'open' | 'right' | 'wrong' | 'solved';
  readonly done: boolean;
  readonly next: boolean;
  readonly canHint: boolean;
}

/** The board element with the members that the views of lessons and puzzles use. */
export type TrainingBoard = Board<unknown> & {
  readonly state: TrainingState | undefined;
  orientation: string;
  /** The course as text, for the mode `lesson`. */
  course?: unknown;
  lesson?: string | undefined;
  stage?: number | undefined;
  hintStage(): void;
  again(): void;
  next(): void;
};

/** The parts of a game that the views of lessons and puzzles use. Loaded on first use. */
export interface Training {
  readonly kind: GameKind;
  /**
   * The number of games out of 100 that each computer level from 2 on won against the level below.
   */
  readonly levelWins: readonly number[];
  /** The values of the board's attribute `orientation` by the index of the side at the bottom. */
  readonly orientations: readonly string[];
  newBoard(): TrainingBoard;
  /** Renders the controls with which a turn is made, besides the board. */
  controls(board: TrainingBoard, state: TrainingState, language: Language): TemplateResult | string;
  /** Renders the help dialog with the rules in short and the keyboard shortcuts. */
  help(language: Language): TemplateResult;
  /**
   * Called after the view was rendered, to place the board's questions. `view` contains the board.
   */
  updated(view: HTMLElement, board: TrainingBoard, state: TrainingState): void;
  /** Loads the text of the course with the game's lessons. */
  loadCourse(): Promise<string>;
  /** Loads the text of the file with the game's puzzles. */
  loadPuzzles(): Promise<string>;
}
