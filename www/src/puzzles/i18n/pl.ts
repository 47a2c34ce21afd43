/** The Polish UI texts of the view with puzzles. */
import type { Key } from './en.ts';

const messages: Record<Key, string> = {
  puzzle: 'Zadanie',
  ofDay: 'Zadanie dnia',
  ofDayDone: 'Zadanie dnia: rozwiązane',
  theme: 'Temat',
  allThemes: 'Wszystkie',
  themeOf: `{ $theme ->
    [goal] Gol w jednym ruchu
    [goal-2] Gol w dwóch ruchach
    [goal-stop] Nie dopuść do celu
    [capture] Zbicie
    [hostage] Uwolnij zakładnika
    [safe] Bezpieczny ruch
    [longer] Dłuższa droga
    [tempo] Tempo
    [trap] Zamknij pionek
    [race] Wyścig
    [dead-end] Ślepy zaułek
    [win-2] Wygrana w 2 ruchach
    [win-3] Wygrana w 3 ruchach
    [four] Czterech graczy
   *[other] Najlepszy ruch
  }`,
  task: `{ $theme ->
    [goal] { $side }: dojdź do celu w tym ruchu.
    [goal-2] { $side }: dojdź do celu w dwóch ruchach.
    [goal-stop] { $side }: nie dopuść przeciwnika do celu.
    [capture] { $side }: zbij bierkę.
    [hostage] { $side }: uwolnij swoją bierkę.
    [safe] { $side }: znajdź ruch, który niczego nie traci.
    [longer] { $side }: wydłuż drogę przeciwnika.
    [tempo] { $side }: zyskaj tempo.
    [trap] { $side }: zamknij pionek przeciwnika.
    [race] { $side }: wygraj wyścig.
    [dead-end] { $side }: zbuduj ślepy zaułek.
    [win-2] { $side }: wygraj w dwóch ruchach.
    [win-3] { $side }: wygraj w trzech ruchach.
   *[other] { $side }: znajdź najlepszy ruch.
  }`,
  levelOf: `{ $level ->
    [11] poziom 10+
   *[other] poziom { $level }
  }`,
  difficulty: 'Poziom',
  difficultyOf: `{ $difficulty ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
   *[fitting] Dla mnie
  }`,
  rating: 'Ranking { $rating }',
  ratingIs: 'Twój ranking: { $rating } ± { $deviation }',
  ratingUncertain: 'Twój ranking: { $rating }, jeszcze niepewny',
  gain: '+{ $n }',
  loss: '−{ $n }',
  days: `{ $n ->
    [one] 1 dzień z rzędu
   *[other] { $n } dni z rzędu
  }`,
  solvedCount: `{ $n ->
    [0] Jeszcze nic nie rozwiązano
    [one] 1 rozwiązane
    [few] { $n } rozwiązane
   *[many] { $n } rozwiązanych
  }`,
  about: 'Ranking i seria zostają na tym urządzeniu. Liczy się tylko pierwsza próba.',
  why: 'Dlaczego?',
  whyThinking: 'Szukam odpowiedzi…',
  whyAnswer: '{ $turn } Szanse na wygraną ({ $side }): { $win } na 100.',
  whyOver: 'To kończy partię.',
  whyFailed: 'Nie udało się uruchomić gracza komputerowego.',
  solution: 'Rozwiązanie',
  solutionShown: 'Oto rozwiązanie.',
  again: 'Jeszcze raz',
  nextPuzzle: 'Następne',
  embedPuzzle: 'Osadź',
  noneLeft: 'Nie ma takich zadań. Wybierz inny temat lub poziom.',
  noSuchPuzzle: 'Link prowadzi do zadania, którego ta strona nie ma. Oto inne.',
};

export default messages;
