/** Finds the stage that a board is to show. */
import type { Course, Lesson } from '../../lesson/types.js';
import { attributeError } from '../shared/attribute-error.js';

/** A stage by its lesson and its number, from 1. */
export interface LessonPlace {
  readonly lesson: Lesson;
  readonly number: number;
}

/** The names of a lesson and the number of a stage, each if there is one. */
interface Named {
  readonly lesson?: string | undefined;
  readonly stage?: number | undefined;
}

/**
 * Returns the stage that the attributes name; where they name none, the one at which the reader
 * left the course, or the first. Throws an `AttributeError` if there is no such stage.
 *
 * @param shown - the stage on the board
 * @param kept - where the reader left the course
 */
export function placeOf(course: Course, named: Named, shown: LessonPlace | null, kept: Named): LessonPlace {
  const [first] = course.lessons as [Lesson];
  const knows = (id?: string) => course.lessons.find((lesson) => lesson.id === id);
  const wanted = named.lesson ?? knows(kept.lesson)?.id ?? first.id;
  const lesson = knows(wanted);
  if (!lesson) throw attributeError('course-lesson', `This course has no lesson "${wanted}".`, { value: wanted });
  let { stage } = named;
  // Another lesson begins at its first stage.
  if (shown && shown.lesson !== lesson && stage === shown.number) stage = 1;
  const most = lesson.stages.length;
  const keptStage = kept.lesson === wanted && (kept.stage ?? 1) <= most ? kept.stage : 1;
  const number = stage ?? keptStage ?? 1;
  if (lesson.stages[number - 1]) return { lesson, number };
  const message = `stage must be a whole number from 1 to ${most}, not "${number}".`;
  throw attributeError('range', message, { name: 'stage', least: 1, most, value: String(number) });
}
