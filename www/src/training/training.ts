/** The types that lessons and puzzles share. */
import type { TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import type { Language } from '../i18n/index.ts';
import type { GameKind } from '../mine/kind.ts';

/** The state of a board while a puzzle is solved on it. */
export type TrainingState = Snapshot<unknown> & {
  readonly puzzle: { readonly outcome: 'open' | 'right' | 'wrong' | 'solved'; readonly tries: number } | null;
  readonly lesson?: LessonState | null;
  /** Who plays each side. */
  readonly seats?: object;
};

/** The state of a lesson on a board. */
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

/** The board element, as lessons and puzzles use it. */
export type TrainingBoard = Board<unknown> & {
  readonly state: TrainingState | undefined;
  orientation: string;
  /** A course as text, in the mode `lesson`. */
  course?: unknown;
  lesson?: string | undefined;
  stage?: number | undefined;
  hintStage(): void;
  again(): void;
  next(): void;
};

/** The functions of a game that lessons and puzzles use. Loaded on first use. */
export interface Training {
  readonly kind: GameKind;
  /** The games out of 100 that each level from 2 on won against the level below. */
  readonly levelWins: readonly number[];
  /** The orientations of the board by the index of the side at the bottom. */
  readonly orientations: readonly string[];
  newBoard(): TrainingBoard;
  /** Renders the controls with which a turn is made, besides the board. */
  controls(board: TrainingBoard, state: TrainingState, language: Language): TemplateResult | string;
  /** Renders the dialog with the rules in short, and the keys. */
  help(language: Language): TemplateResult;
  /** Keeps the place of the board's questions up to date. `view` contains the board. */
  updated(view: HTMLElement, board: TrainingBoard, state: TrainingState): void;
  /** Loads the course with the lessons. */
  loadCourse(): Promise<string>;
  /** Loads the file with the puzzles. */
  loadPuzzles(): Promise<string>;
}
