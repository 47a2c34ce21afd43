/** Finds the lesson stage that a board should show. */
import type { Course, Lesson } from '../../lesson/types.js';
import { attributeError } from '../shared/attribute-error.js';

/** A stage of a course, given by its lesson and its number in the lesson, from 1. */
export interface LessonPlace {
  readonly lesson: Lesson;
  readonly number: number;
}

/** The name of a lesson and the number of a stage, each optional. */
interface Named {
  readonly lesson?: string | undefined;
  readonly stage?: number | undefined;
}

/**
 * Returns the stage that the attributes name. Without a name, returns the stage at which the reader
 * left the course, or the first one. Throws an `AttributeError` if there is no such stage.
 *
 * @param shown - the stage on the board
 * @param stored - the place at which the reader left the course
 */
export function placeOf(course: Course, named: Named, shown: LessonPlace | null, stored: Named): LessonPlace {
  const [first] = course.lessons as [Lesson];
  const knows = (id?: string) => course.lessons.find((lesson) => lesson.id === id);
  const wanted = named.lesson ?? knows(stored.lesson)?.id ?? first.id;
  const lesson = knows(wanted);
  if (!lesson) throw attributeError('course-lesson', `This course has no lesson "${wanted}".`, { value: wanted });
  let { stage } = named;
  // Another lesson begins at its first stage.
  if (shown && shown.lesson !== lesson && stage === shown.number) stage = 1;
  const most = lesson.stages.length;
  const storedStage = stored.lesson === wanted && (stored.stage ?? 1) <= most ? stored.stage : 1;
  const number = stage ?? storedStage ?? 1;
  if (lesson.stages[number - 1]) return { lesson, number };
  const message = `stage must be a whole number from 1 to ${most}, not "${number}".`;
  throw attributeError('range', message, { name: 'stage', least: 1, most, value: String(number) });
}
