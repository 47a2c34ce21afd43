import type { Key } from './en.ts';

/** The German texts of the position editor. */
const messages: Record<Key, string> = {
  begin: 'Beginnen mit',
  fromGame: 'Aktuelle Stellung',
  fromStart: 'Anfangsstellung',
  playPosition: 'Spielen',
  makePuzzle: 'Aufgabe daraus machen',
  cancelEditing: 'Abbrechen',
  puzzleGoal: 'Was gefunden werden soll',
  puzzleWin: `{ $turns ->
    [1] Ein Sieg in diesem Zug
   *[2] Ein Sieg in zwei Zügen
  }`,
  puzzleSolution: 'Diese Züge:',
  puzzleTurns: 'Züge der Lösung',
  puzzleExample: 'Trenne die Züge mit Semikolons, die Antworten eingeschlossen, und andere Lösungen mit |.',
  puzzleMissing: 'Schreib den ersten Zug der Lösung.',
  puzzleRefused: '{ $turn }: { $why }',
  puzzleNote: 'Gelöst wird auf dem Brett. Löse die Aufgabe einmal selbst, bevor du sie veröffentlichst.',
};

export default messages;
