import { expect, test } from 'vitest';
import { Words } from '../shared/words.js';
import { CourseTexts, withoutAttributes } from './lesson-texts.js';

const newWords = (lang: string, ...texts: string[]) => new Words(lang, ...texts);
const texts = {
  en: 'walk = The walk\nwalk-go = Go\n    to d8.\n    .hint = Straight\n        north.\n    .wrong-1 = No.\nonly = English',
  de: 'walk-go = <b>Geh</b> nach d8.\n    .hint = Geradeaus.',
};

test('attributes become separate messages, with their continuation lines', () => {
  expect(withoutAttributes('a = x\n    .b = y\n      z\n  .c-1 = w\nd = v')).toBe(
    'a = x\na__b = y\n      z\na__c-1 = w\nd = v',
  );
});

test('texts are found in the wanted language, and in English where it lacks them', () => {
  const german = new CourseTexts(texts, ['de-AT'], newWords);
  expect(german.get('walk-go')).toBe('<b>Geh</b> nach d8.');
  expect(german.get('walk-go', 'hint')).toBe('Geradeaus.');
  expect(german.get('walk-go', 'wrong-1')).toBe('No.');
  expect(german.get('walk')).toBe('The walk');
  expect([german.get('nothing'), german.get('walk', 'hint')]).toEqual(['', '']);
});

test('a course without any of the wanted languages is shown in English', () => {
  const english = new CourseTexts(texts, ['tr', 'eo'], newWords);
  expect(english.get('walk-go')).toBe('Go\nto d8.');
  expect(english.get('walk-go', 'hint')).toBe('Straight\nnorth.');
  expect(new CourseTexts(texts, ['tr', 'de'], newWords).get('walk-go', 'hint')).toBe('Geradeaus.');
});
