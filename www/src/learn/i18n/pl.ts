import type { Key } from './en.ts';

/** The Polish UI texts of the view with lessons. */
const messages: Record<Key, string> = {
  lessons: 'Lekcje',
  lessonTitle: '{ $n } · { $title }',
  lessonDone: '{ $title }, gwiazdki: { $stars } z 3',
  stars: 'Gwiazdki: { $n } z 3',
  stageOf: 'Etap { $n } z { $of }',
  doneOf: 'Ukończone lekcje: { $n } z { $of }',
  nextStage: 'Dalej',
  skip: 'Pomiń',
  again: 'Jeszcze raz',
  playFirst: 'Zagraj na poziomie 1',
  toPuzzles: 'Przejdź do zadań',
  courseDone: 'Znasz już grę. Zagraj pierwszą partię.',
  courseFailed: 'Nie udało się wczytać lekcji.',
};

export default messages;
