/** The arrows and squares that a lesson stage draws, in the syntax of the attribute `marks`. */
import type { Judgment, Stage } from '../../lesson/types.js';
import type { TurnStart } from './lesson-game.js';
import type { LessonModel } from './lesson-host.js';
import type { StageAttempt } from './lesson-stage.js';

/** Returns highlights of the squares and walls that explain why a turn does not reach the goal. */
function missingMarks(judgment: Judgment | null): string {
  const places = (judgment?.missing ?? []).flatMap(({ squares, walls = [] }) => [...squares, ...walls]);
  return [...new Set(places)].map((place) => `${place}=red`).join(' ');
}

/**
 * Returns the blue arrow or square for a suggested step, in the syntax of the attribute `marks`.
 */
export const stepMark = ({ text, from, to }: TurnStart): string =>
  `${from && to ? `${from}>${to}` : (to ?? text)}=blue`;

/**
 * Returns the arrows and squares to draw in a lesson stage: those of the course until the first
 * turn, those that explain a wrong turn, and that of a hint.
 */
export function marksOf(stage: Stage, attempt: StageAttempt | null, model: LessonModel, hint: string): string {
  if (model.turnBegun) return '';
  if (attempt?.outcome === 'wrong' && !hint) return missingMarks(attempt.judgment);
  const isAtStart = attempt ? attempt.turns.length === 0 : model.atLatest;
  return `${(isAtStart && stage.marks) || ''} ${hint}`.trim();
}
