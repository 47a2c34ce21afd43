import { expect, test } from 'vitest';
import { CourseMap } from './course.ts';

const course = JSON.stringify({
  format: 1,
  lessons: [{ id: 'walk' }, { id: 'push' }, {}],
  texts: {
    en: ['course = Arimaa', 'walk = The walk', '    .about = Steps', 'push = Pushing'],
    de: 'course = Arimaa\nwalk = Der Gang\n',
  },
});

test('the lessons have titles, in English where a language has none', () => {
  const map = new CourseMap(course);
  expect(map.ids).toEqual(['walk', 'push']);
  expect(map.lessons('de')).toEqual([
    { id: 'walk', title: 'Der Gang' },
    { id: 'push', title: 'Pushing' },
  ]);
  expect(map.lessons('pl')[0]?.title).toBe('The walk');
});

test('an invalid course is refused', () => {
  for (const text of ['', '{}', '{"lessons":[]}', '[]']) expect(() => new CourseMap(text)).toThrow();
});
