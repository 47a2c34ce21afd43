import { expect, test } from 'vitest';
import { LessonProgress } from './progress.ts';

const lessons = ['walk', 'push', 'pull'];

test('the next lesson is that of the last visit, then the first that is not done', () => {
  const progress = new LessonProgress('one');
  expect(progress.lessonToContinue(lessons)).toEqual({ lesson: 'walk', stage: 1 });
  progress.place = { lesson: 'push', stage: 2 };
  expect(new LessonProgress('one').lessonToContinue(lessons)).toEqual({ lesson: 'push', stage: 2 });
  progress.done('push', 2);
  expect(new LessonProgress('one').lessonToContinue(lessons)).toEqual({ lesson: 'walk', stage: 1 });
  progress.done('walk', 3);
  progress.done('pull', 1);
  expect(progress.lessonToContinue(lessons)).toEqual({ lesson: 'walk', stage: 1 });
});

test('the best result of a lesson is stored, also with another tab', () => {
  const [one, two] = [new LessonProgress('two'), new LessonProgress('two')];
  one.done('walk', 3);
  two.done('walk', 1);
  two.done('push', 2);
  const again = new LessonProgress('two');
  expect(lessons.map((lesson) => again.starsOf(lesson))).toEqual([3, 2, null]);
});
