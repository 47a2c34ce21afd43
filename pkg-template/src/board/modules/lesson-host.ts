/** Interfaces for the parts of a board that lessons use. */
import type { Fire } from '../shared/events.js';
import type { Words } from '../shared/words.js';
import type { SolvableModel } from './attempt.js';
import type { LessonGame, TurnStart } from './lesson-game.js';
import type { CourseElement } from './lesson-source.js';
import type { NewWords } from './lesson-texts.js';
import type { Say } from './module.js';

/** The members of a board's model that lessons use. */
export interface LessonModel extends SolvableModel {
  readonly game: SolvableModel['game'] & { legalMoves(): readonly TurnStart[] };
  readonly sides: readonly unknown[];
  readonly turnBegun: boolean;
  readonly atLatest: boolean;
  replace(game: never): void;
  browse(by: number): void;
  goTo(ply: number): void;
}

/** The properties and methods of a board element that lessons use. */
export interface LessonElement extends CourseElement {
  lesson?: string | undefined;
  stage?: number | undefined;
  keep?: string | undefined;
  orientation?: string;
  arranging?: boolean;
  clearTurn?(): void;
  describe(turn: string): string;
}

/** The functions of a game's board adapter that lessons use. */
export interface LessonAdapter {
  readGame(texts: { position?: string | undefined }, board: never): unknown;
  splitTurns(text: string): string[];
  readonly Game: LessonGame;
}

/** The parts of a board that its lesson controller uses. */
export interface LessonHost {
  readonly element: LessonElement;
  readonly adapter: LessonAdapter;
  readonly announcer: {
    announce(text: string, add?: boolean): void;
    side(id: string, side: never, turn: string, model: never): void;
    shown(model: never): void;
  };
  readonly errors: { failed(error: unknown): void; textOf(error: unknown): string };
  readonly language: { readonly words: Words; readonly say: Say; readonly newWords: NewWords };
  readonly fire: Fire;
  invalidate(): void;
}
