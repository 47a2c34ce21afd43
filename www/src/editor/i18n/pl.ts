import type { Key } from './en.ts';

/** The Polish UI texts of the position editor. */
const messages: Record<Key, string> = {
  begin: 'Zacznij od',
  fromGame: 'Obecna pozycja',
  fromStart: 'Pozycja początkowa',
  playPosition: 'Graj',
  makePuzzle: 'Zrób z tego zadanie',
  cancelEditing: 'Anuluj',
  puzzleGoal: 'Co trzeba znaleźć',
  puzzleWin: `{ $turns ->
    [1] Wygrana w tym ruchu
   *[2] Wygrana w dwóch ruchach
  }`,
  puzzleSolution: 'Te ruchy:',
  puzzleTurns: 'Ruchy rozwiązania',
  puzzleExample: 'Ruchy, także odpowiedzi, oddziel średnikami, a inne rozwiązania znakiem |.',
  puzzleMissing: 'Wpisz pierwszy ruch rozwiązania.',
  puzzleRefused: '{ $turn }: { $why }',
  puzzleNote: 'Zadanie rozwiązuje się na planszy. Zanim je opublikujesz, rozwiąż je raz samodzielnie.',
};

export default messages;
