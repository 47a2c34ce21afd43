import { expect, test } from 'vitest';
import type { Lesson } from '../../lesson/types.js';
import { LessonProgress, type Storage } from './lesson-progress.js';

const lesson: Lesson = { id: 'walk', stages: [{ id: 'read' }, { id: 'go', goal: 'win' }, { id: 'run', goal: 'win' }] };
const [read, go, run] = lesson.stages as [Lesson['stages'][0], Lesson['stages'][0], Lesson['stages'][0]];

function memory(): Storage & { texts: Map<string, string> } {
  const kept = new Map<string, string>();
  return { texts: kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

test('a lesson has the fewest stars of its stages; stages without a task do not count', () => {
  const progress = new LessonProgress('first');
  expect(progress.starsSoFar(lesson)).toBe(0);
  progress.finish(lesson, read);
  expect(progress.starsSoFar(lesson)).toBe(0);
  progress.countsOf(lesson, go).hints++;
  expect([progress.finish(lesson, go), progress.starsSoFar(lesson)]).toEqual([2, 2]);
  expect(progress.finish(lesson, run)).toBe(3);
  expect(progress.finishLesson(lesson)).toBe(2);
});

test('a stage that is repeated keeps its most stars, and a skipped stage has none', () => {
  const progress = new LessonProgress('first');
  progress.countsOf(lesson, go).tries += 2;
  expect(progress.finish(lesson, go)).toBe(1);
  progress.restart(lesson, go);
  expect([progress.finish(lesson, go), progress.starsSoFar(lesson)]).toEqual([3, 3]);
  progress.countsOf(lesson, go).tries += 2;
  progress.finish(lesson, go);
  expect(progress.starsSoFar(lesson)).toBe(3);
  expect(progress.finishLesson(lesson)).toBe(0);
});

test('the place is stored under the key of the page and the name of the course, or not at all', () => {
  const storage = memory();
  const kept = new LessonProgress('first', 'page', storage);
  kept.keep('walk', 2);
  kept.finish(lesson, go);
  kept.finish(lesson, run);
  kept.finishLesson(lesson);
  expect([...storage.texts]).toEqual([['page:first', '{"lesson":"walk","stage":2,"stars":{"walk":3}}']]);
  expect(new LessonProgress('first', 'page', storage).place).toEqual({ lesson: 'walk', stage: 2 });
  expect(new LessonProgress('second', 'page', storage).place).toEqual({});
  new LessonProgress('third', '', storage).keep('walk', 1);
  expect(storage.texts.size).toBe(1);
});

test('stored progress may be damaged, and storage may be forbidden', () => {
  const storage = memory();
  for (const text of ['{', '7', 'null', '{"lesson":1,"stage":"x"}']) {
    storage.setItem('page:first', text);
    expect(new LessonProgress('first', 'page', storage).place, text).toEqual({});
  }
  const forbidden = () => {
    throw new Error('Forbidden');
  };
  const progress = new LessonProgress('first', 'page', { getItem: forbidden, setItem: forbidden });
  progress.keep('walk', 1);
  expect(progress.place).toEqual({ lesson: 'walk', stage: 1 });
});
