import type { Key } from './en.ts';

/** The Turkish UI texts of the view with lessons. */
const messages: Record<Key, string> = {
  lessons: 'Dersler',
  lessonTitle: '{ $n } · { $title }',
  lessonDone: '{ $title }, 3 yıldızdan { $stars }',
  stars: '3 yıldızdan { $n }',
  stageOf: 'Bölüm { $n } / { $of }',
  doneOf: '{ $of } dersten { $n } tanesi bitti',
  nextStage: 'İleri',
  skip: 'Atla',
  again: 'Yeniden',
  playFirst: '1. düzeyle oyna',
  toPuzzles: 'Bulmacalara geç',
  courseDone: 'Oyunu artık biliyorsunuz. İlk oyununuzu oynayın.',
  courseFailed: 'Dersler yüklenemedi.',
};

export default messages;
