/** Parses courses of lessons: checks their format, without the rules of any game. */

import { KeddahError } from '../game/errors.js';
import type { CourseCode } from '../kinds/codes.js';
import { GAME_NAMES, isGameName } from './judges.js';
import type { Answer, Counts, Course, Lesson, Stage } from './types.js';

/** The maximum length of a course as text, in characters. */
export const MAX_LENGTH = 1_000_000;
/** The maximum number of stages in a course of lessons. */
export const MAX_STAGES = 1000;

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ANSWER = /^(?:nobody|script|best|level (?:[1-9]|10))$/;
const TEXTS = ['position', 'record', 'goal', 'solution', 'marks', 'perspective', 'notation'] as const;
const NUMBERS = ['players', 'size', 'walls', 'first'] as const;

/** The error for a course that cannot be parsed or loaded. `values` are for translations. */
export class CourseError extends KeddahError {
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: CourseCode, message: string, values: Readonly<Record<string, string | number>> = {}) {
    super(code, message);
    this.values = values;
  }
}

type Raw = Record<string, unknown>;

/**
 * Parses a course of lessons from JSON, as text or as an object. Checks its format; the rules check
 * positions, goals and turns when a stage is shown, and `keddah lessons check` checks all of them.
 *
 * @throws {@link KeddahError} `course-json`, `course-format` (another version), `course-game`,
 * `course-shape` (something has the wrong type), `course-name` (two lessons or stages of the same
 * name), `course-length` (more than 1,000,000 characters), `course-stages` (more than 1,000)
 *
 * @example
 * ```js
 * import { parseCourse } from 'keddah/lesson'
 * const walk = { id: 'walk', position: '//e8e4/10 10/1', goal: 'win', solution: 'e9' }
 * const course = parseCourse({
 *   format: 1, game: 'quoridor', id: 'first',
 *   lessons: [{ id: 'goal', stages: [walk] }],
 *   texts: { en: ['course = Quoridor', 'goal = The goal', 'goal-walk = Reach the far side.'] },
 * })
 * console.log(course.lessons[0].stages[0].goal) // win
 * ```
 */
export function parseCourse(json: unknown): Course {
  const raw = typeof json === 'string' ? readJSON(json) : json;
  const { format, game, id, lessons, texts } = object(raw, 'course');
  if (format !== 1)
    throw new CourseError('course-format', `The format of a course is 1, not ${text(format)}.`, {
      format: text(format),
    });
  if (!isGameName(game)) {
    const names = GAME_NAMES.map((known) => `"${known}"`).join(' or ');
    throw new CourseError('course-game', `The game of a course is ${names}, not ${text(game)}.`, { game: text(game) });
  }
  const found = { format: 1, game, id: name(id, 'id') } as const;
  if (list(lessons, 'lessons').length === 0) throw shape('lessons', 'at least one lesson');
  const read = list(lessons, 'lessons').map((lesson, n) => lessonOf(lesson, `lessons[${n}]`));
  unique(
    read.map((lesson) => lesson.id),
    'lessons',
  );
  const count = read.reduce((sum, { stages }) => sum + stages.length, 0);
  if (count > MAX_STAGES)
    throw new CourseError('course-stages', `A course has at most ${MAX_STAGES} stages, not ${count}.`, {
      count,
      most: MAX_STAGES,
    });
  const languages = Object.entries(object(texts, 'texts')).map(
    ([lang, lines]) => [lang.toLowerCase(), fluent(lines, `texts.${lang}`)] as const,
  );
  if (!languages.some(([lang]) => lang === 'en')) throw shape('texts', 'the language "en"');
  return { ...found, lessons: read, texts: Object.fromEntries(languages) };
}

/**
 * Returns the stars for one stage: 3 without a wrong turn or a hint, 2 with one of them, 1 with
 * more.
 */
export const starsFor = ({ tries, hints }: Counts): number => Math.max(1, 3 - tries - hints);

function readJSON(json: string): unknown {
  if (json.length > MAX_LENGTH)
    throw new CourseError('course-length', `A course has at most ${MAX_LENGTH} characters.`, { most: MAX_LENGTH });
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new CourseError('course-json', `The course is not JSON: ${(cause as Error).message}`, {
      why: (cause as Error).message,
    });
  }
}

const text = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const shape = (place: string, wanted: string) =>
  new CourseError('course-shape', `${place} must have ${wanted}.`, { place });

const wrong = (place: string, wanted: string, value: unknown) =>
  new CourseError('course-shape', `${place} must be ${wanted}, not ${text(value)}.`, { place });

function object(value: unknown, place: string): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(place, 'an object', value);
  return value as Raw;
}

function list(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(place, 'a list', value);
  return value;
}

function name(value: unknown, place: string): string {
  if (typeof value !== 'string' || !ID.test(value)) throw wrong(place, 'a name such as "two-walls"', value);
  return value;
}

function unique(names: readonly string[], place: string): void {
  const double = names.find((one, n) => names.indexOf(one) < n);
  if (double) throw new CourseError('course-name', `${place} has "${double}" twice.`, { place, name: double });
}

function fluent(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  return list(value, place)
    .map((line, n) => {
      if (typeof line !== 'string') throw wrong(`${place}[${n}]`, 'a text', line);
      return line;
    })
    .join('\n');
}

function lessonOf(value: unknown, place: string): Lesson {
  const { id, stages } = object(value, place);
  const read = list(stages, `${place}.stages`).map((stage, n) => stageOf(stage, `${place}.stages[${n}]`));
  if (read.length === 0) throw shape(`${place}.stages`, 'at least one stage');
  unique(
    read.map((stage) => stage.id),
    `${place}.stages`,
  );
  return { id: name(id, `${place}.id`), stages: read };
}

function stageOf(value: unknown, place: string): Stage {
  const raw = object(value, place);
  const stage: Raw = { id: name(raw.id, `${place}.id`) };
  for (const key of TEXTS) {
    if (raw[key] === undefined) continue;
    if (typeof raw[key] !== 'string') throw wrong(`${place}.${key}`, 'a text', raw[key]);
    stage[key] = raw[key];
  }
  for (const key of NUMBERS) {
    if (raw[key] === undefined) continue;
    if (!Number.isInteger(raw[key])) throw wrong(`${place}.${key}`, 'a whole number', raw[key]);
    stage[key] = raw[key];
  }
  if (raw.answer !== undefined) {
    if (typeof raw.answer !== 'string' || !ANSWER.test(raw.answer))
      throw wrong(`${place}.answer`, '"nobody", "script", "best" or "level 1" to "level 10"', raw.answer);
    stage.answer = raw.answer as Answer;
  }
  if (raw.wrong !== undefined)
    stage.wrong = list(raw.wrong, `${place}.wrong`).map((entry, n) => {
      if (typeof entry === 'string') return entry;
      const { turn, refused } = object(entry, `${place}.wrong[${n}]`);
      if (typeof turn !== 'string' || typeof refused !== 'string')
        throw wrong(`${place}.wrong[${n}]`, 'a turn, or an object with "turn" and "refused"', entry);
      return { turn, refused };
    });
  return stage as unknown as Stage;
}
