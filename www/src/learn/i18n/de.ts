import type { Key } from './en.ts';

/** The German UI texts of the view with lessons. */
const messages: Record<Key, string> = {
  lessons: 'Lektionen',
  lessonTitle: '{ $n } · { $title }',
  lessonDone: '{ $title }, { $stars } von 3 Sternen',
  stars: '{ $n } von 3 Sternen',
  stageOf: 'Teil { $n } von { $of }',
  doneOf: '{ $n } von { $of } Lektionen geschafft',
  nextStage: 'Weiter',
  skip: 'Überspringen',
  again: 'Noch einmal',
  playFirst: 'Gegen Stufe 1 spielen',
  toPuzzles: 'Weiter zu den Aufgaben',
  courseDone: 'Du kennst das Spiel. Spiel deine erste Partie.',
  courseFailed: 'Die Lektionen konnten nicht geladen werden.',
};

export default messages;
