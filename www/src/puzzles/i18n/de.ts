/** The German UI texts of the view with puzzles. */
import type { Key } from './en.ts';

const messages: Record<Key, string> = {
  puzzle: 'Aufgabe',
  ofDay: 'Aufgabe des Tages',
  ofDayDone: 'Aufgabe des Tages: gelöst',
  theme: 'Thema',
  allThemes: 'Alle Themen',
  themeOf: `{ $theme ->
    [goal] Ziel in einem Zug
    [goal-2] Ziel in zwei Zügen
    [goal-stop] Das Ziel verwehren
    [capture] Fangen
    [hostage] Die Geisel befreien
    [safe] Ein sicherer Zug
    [longer] Ein längerer Weg
    [tempo] Tempo
    [trap] Die Figur einsperren
    [race] Wettlauf
    [dead-end] Sackgasse
    [win-2] Sieg in zwei Zügen
    [win-3] Sieg in drei Zügen
    [four] Zu viert
   *[other] Der beste Zug
  }`,
  task: `{ $theme ->
    [goal] { $side }: Erreiche in diesem Zug das Ziel.
    [goal-2] { $side }: Erreiche das Ziel in zwei Zügen.
    [goal-stop] { $side }: Halte den Gegner vom Ziel fern.
    [capture] { $side }: Fang eine Figur.
    [hostage] { $side }: Befreie deine Figur.
    [safe] { $side }: Finde den Zug, der nichts verliert.
    [longer] { $side }: Mach den Weg des Gegners länger.
    [tempo] { $side }: Gewinne ein Tempo.
    [trap] { $side }: Sperr die gegnerische Figur ein.
    [race] { $side }: Gewinne den Wettlauf.
    [dead-end] { $side }: Bau eine Sackgasse.
    [win-2] { $side }: Gewinne in zwei Zügen.
    [win-3] { $side }: Gewinne in drei Zügen.
   *[other] { $side }: Finde den besten Zug.
  }`,
  levelOf: `{ $level ->
    [11] über Stufe 10
   *[other] Stufe { $level }
  }`,
  difficulty: 'Stufe',
  difficultyOf: `{ $difficulty ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[fitting] Passend
  }`,
  rating: 'Wertung { $rating }',
  ratingIs: 'Deine Wertung: { $rating } ± { $deviation }',
  ratingUncertain: 'Deine Wertung: { $rating }, noch unsicher',
  gain: '+{ $n }',
  loss: '−{ $n }',
  days: `{ $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
  }`,
  solvedCount: `{ $n ->
    [0] Noch keine gelöst
    [one] 1 gelöst
   *[other] { $n } gelöst
  }`,
  about: 'Wertung und Serie bleiben auf diesem Gerät. Nur der erste Versuch an einer Aufgabe zählt.',
  why: 'Warum?',
  whyThinking: 'Die Antwort wird gesucht …',
  whyAnswer: '{ $turn } Danach gewinnt { $side } { $win } von 100 Partien.',
  whyOver: 'Damit ist die Partie zu Ende.',
  whyFailed: 'Der Computer konnte nicht geladen werden.',
  solution: 'Lösung',
  solutionShown: 'Das ist die Lösung.',
  again: 'Noch einmal',
  nextPuzzle: 'Nächste',
  embedPuzzle: 'Einbetten',
  noneLeft: 'Solche Aufgaben gibt es nicht. Wähle ein anderes Thema oder eine andere Stufe.',
  noSuchPuzzle: 'Der Link nennt eine Aufgabe, die es auf dieser Seite nicht gibt. Hier ist eine andere.',
};

export default messages;
