import type { Key } from './en.ts';

/** The German UI texts of the position editor. */
const messages: Record<Key, string> = {
  begin: 'Beginnen mit',
  fromGame: 'Aktuelle Stellung',
  fromStart: 'Anfangsstellung',
  playPosition: 'Spielen',
  makePuzzle: 'Aufgabe daraus machen',
  cancelEditing: 'Abbrechen',
  puzzleGoal: 'Was zu finden ist',
  puzzleWin: `{ $turns ->
    [1] Sieg in diesem Zug
   *[2] Sieg in zwei Zügen
  }`,
  puzzleSolution: 'Diese Züge:',
  puzzleTurns: 'Züge der Lösung',
  puzzleExample: 'Trenne die Züge, auch die Antworten, durch Semikolons und weitere Lösungen durch |.',
  puzzleMissing: 'Gib den ersten Zug der Lösung ein.',
  puzzleRefused: '{ $turn }: { $why }',
  puzzleNote: 'Gelöst wird auf dem Brett. Löse die Aufgabe einmal selbst, bevor du sie veröffentlichst.',
};

export default messages;
