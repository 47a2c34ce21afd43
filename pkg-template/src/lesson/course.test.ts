import { expect, test } from 'vitest';
import { type CourseError, MAX_STAGES, parseCourse, starsFor } from './course.js';

const stage = (id: string, more = {}) => ({ id, goal: 'win', ...more });
const course = (more: object = {}) => ({
  format: 1,
  game: 'quoridor',
  id: 'first',
  lessons: [{ id: 'goal', stages: [stage('walk'), stage('run')] }],
  texts: { en: ['course = Quoridor', 'goal = The goal'], DE: 'course = Quoridor' },
  ...more,
});

const errorOf = (json: unknown): CourseError => {
  try {
    parseCourse(json);
  } catch (error) {
    return error as CourseError;
  }
  throw new Error('This course was not refused.');
};

test('a course is read from an object or from text, and texts become one text a language', () => {
  const read = parseCourse(course());
  expect(read).toEqual(parseCourse(JSON.stringify(course())));
  expect(read.texts).toEqual({ en: 'course = Quoridor\ngoal = The goal', de: 'course = Quoridor' });
  expect(read.lessons[0]?.stages.map(({ id }) => id)).toEqual(['walk', 'run']);
});

test('a stage keeps the fields of the format, and no others', () => {
  const all = stage('all', {
    position: '//e4e5/5 5/1',
    solution: 'e6',
    wrong: ['e3', { turn: 'e9', refused: 'not-adjacent' }],
    answer: 'level 10',
    marks: 'e4>e6',
    perspective: '2',
    size: 9,
    notation: 'standard',
  });
  const lessons = [{ id: 'one', stages: [{ ...all, later: true }] }];
  expect(parseCourse(course({ lessons })).lessons[0]?.stages[0]).toEqual(all);
});

test.each([
  ['{', 'course-json', 'not JSON'],
  [`"${'x'.repeat(1_000_001)}"`, 'course-length', '1000000 characters'],
  [[], 'course-shape', 'course must be an object'],
  [course({ format: 2 }), 'course-format', 'is 1, not 2'],
  [course({ game: 'chess' }), 'course-game', '"chess"'],
  [course({ id: 'Two words' }), 'course-shape', 'id must be a name'],
  [course({ lessons: [] }), 'course-shape', 'at least one lesson'],
  [course({ lessons: [{ id: 'a', stages: [] }] }), 'course-shape', 'lessons[0].stages must have at least one stage'],
  [course({ lessons: [{ id: 'a', stages: [stage('b'), stage('b')] }] }), 'course-name', '"b" twice'],
  [course({ lessons: [{ id: 'a', stages: [stage('b', { goal: 1 })] }] }), 'course-shape', 'lessons[0].stages[0].goal'],
  [course({ lessons: [{ id: 'a', stages: [stage('b', { answer: 'level 11' })] }] }), 'course-shape', '"level 10"'],
  [course({ lessons: [{ id: 'a', stages: [stage('b', { wrong: [1] })] }] }), 'course-shape', 'wrong[0]'],
  [course({ lessons: [{ id: 'a', stages: [stage('b', { size: 9.5 })] }] }), 'course-shape', 'a whole number'],
  [course({ texts: { de: '' } }), 'course-shape', 'the language "en"'],
  [course({ texts: { en: ['a', 1] } }), 'course-shape', 'texts.en[1]'],
])('a course is refused in words: %#', (json, code, message) => {
  const error = errorOf(json);
  expect([error.code, error.message.includes(message)], error.message).toEqual([code, true]);
});

test('more than 1,000 stages are refused', () => {
  const stages = Array.from({ length: MAX_STAGES + 1 }, (_, n) => stage(`s${n}`));
  expect(errorOf(course({ lessons: [{ id: 'long', stages }] })).message).toBe(
    'A course has at most 1000 stages, not 1001.',
  );
  expect(parseCourse(course({ lessons: [{ id: 'long', stages: stages.slice(1) }] })).lessons[0]?.stages).toHaveLength(
    MAX_STAGES,
  );
});

test('stars are lost by wrong turns and hints, down to one', () => {
  const stars = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [5, 5],
  ].map(([tries = 0, hints = 0]) => starsFor({ tries, hints }));
  expect(stars).toEqual([3, 2, 2, 1, 1]);
});
