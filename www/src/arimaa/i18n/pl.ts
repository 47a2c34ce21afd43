import type { Key } from './en.ts';

/** The Polish UI texts of the page about Arimaa. */
const messages: Record<Key, string> = {
  // Players
  side: `{ $side ->
    [gold] Złote
   *[silver] Srebrne
  }`,
  animal: `{ $letter ->
    [E] słoń
    [M] wielbłąd
    [H] koń
    [D] pies
    [C] kot
   *[R] królik
  }`,
  lost: 'Straty: { $pieces }',
  lostNone: 'Bez strat',

  // Status
  greeting: `{ $side ->
    [gold] Grasz złotymi.
   *[silver] Grasz srebrnymi.
  } Do czterech kroków, potem „Zakończ ruch”.`,
  greetingTwo: `{ $side ->
    [gold] Zaczynają złote.
   *[silver] Zaczynają srebrne.
  } Do czterech kroków, potem „Zakończ ruch”.`,
  yourTurn: `{ $side ->
    [gold] Twój ruch, grasz złotymi.
   *[silver] Twój ruch, grasz srebrnymi.
  }`,
  turnOf: `{ $side ->
    [gold] Ruch mają złote.
   *[silver] Ruch mają srebrne.
  }`,
  stepsLeft: `{ $n ->
    [0] Nie ma już kroków.
    [one] Został jeden krok.
    [few] Zostały { $n } kroki.
   *[other] Zostało { $n } kroków.
  }`,
  thinking: `{ $side ->
    [gold] Złote myślą
   *[silver] Srebrne myślą
  }`,
  thinkingDepth: `{ $n ->
    [one] krok naprzód
    [few] { $n } kroki naprzód
   *[other] { $n } kroków naprzód
  } · pozycje: { $nodes }`,
  repeats: 'Uwaga: jeśli zakończysz ruch tutaj, ta pozycja powstanie po raz drugi. Trzeci raz jest niedozwolony.',
  hintWaiting: 'Najpierw naciśnij „Zacznij”: pierwszy ruch należy do komputera.',
  hintSteps: 'Podpowiedź dotyczy całego ruchu: najpierw cofnij swoje kroki.',
  resigned: `{ $side ->
    [gold] Partia poddana: wygrywają złote.
   *[silver] Partia poddana: wygrywają srebrne.
  }`,

  // The end of a game
  resultLost: 'Straty',

  // Actions
  endTurn: 'Zakończ ruch',
  undoStep: 'Cofnij krok',
  stepsMade: 'Wykonane kroki: { $n } z 4',
  whyNoStep: 'Najpierw zrób krok.',
  whyComputer: 'Teraz ruch komputera.',

  // Arranging
  arrange: 'Ustaw swoje bierki',
  arranging: 'Dotknij dwóch swoich bierek, aby je zamienić, albo przeciągnij jedną na drugą.',
  presets: 'Gotowe ustawienia',
  presetChosen: 'Ustawienie: { $preset }.',

  // More
  resignEffect: `{ $side ->
    [gold] Wtedy wygrają złote.
   *[silver] Wtedy wygrają srebrne.
  } Wszystkie ruchy można potem obejrzeć.`,

  // New game
  youPlay: 'Grasz',
  asGold: 'złotymi i zaczynasz',
  asSilver: 'srebrnymi',
  asTwo: 'dwie osoby przy tym ekranie',
  asWatch: 'dwa komputery, ty oglądasz',

  // Finding a level
  shortGame:
    'Te partie zaczynają się od dziesięciu bierek po każdej stronie i trwają najwyżej { $n } ruchów każdej strony. Wtedy wygrywa ten, kto jako ostatni miał więcej bierek; jeśli nikt, to srebrne.',

  // Handicap
  handicapBy: 'Bierka',
  handicapPiece: `{ $letter ->
    [C] Bez kota
    [D] Bez psa
    [H] Bez konia
   *[M] Bez wielbłąda
  }`,
  handicapNote: 'Silniejsza strona zaczyna bez jednej bierki. Pozostałe są już ustawione.',

  // Help
  helpGoal:
    'Doprowadź jednego ze swoich królików do przeciwległego brzegu. Wygrywasz też, gdy druga strona nie ma już królików albo nie może się ruszyć.',
  helpTurn:
    'Ruch to od jednego do czterech kroków jedną lub kilkoma bierkami. Krok prowadzi na sąsiednie pole, nigdy na ukos; króliki nigdy się nie cofają.',
  levelGoal: `{ $kind ->
    [none] Może przeoczyć, że królik dotrze do celu.
   *[one] Widzi zawsze, gdy królik może dotrzeć do celu w jednym ruchu.
  }`,
  levelTwoTurns: 'W teście znalazł { $n } z 10 wygranych w dwóch ruchach.',
  helpStrength: 'Od najsilniejszej do najsłabszej bierki: słoń, wielbłąd, koń, pies, kot, królik.',
  helpPush:
    'Silniejsza bierka może pchnąć lub pociągnąć słabszą bierkę przeciwnika, która stoi obok niej. To kosztuje dwa kroki.',
  helpFreeze: 'Bierka obok silniejszej bierki przeciwnika jest zamrożona, chyba że stoi obok niej własna bierka.',
  helpTraps: 'Cztery doły to pułapki: bierka w pułapce ginie, jeśli nie stoi obok niej żadna własna bierka.',
  helpMore: 'Ruch musi zmienić planszę i nie może po raz trzeci doprowadzić do tej samej pozycji.',
  keyArrows: 'przejście z pola na pole',
  keyEnter: 'podniesienie, postawienie',
  keyEscape: 'odstawienie',
  keyBackspace: 'cofnięcie kroku',
  keyEnd: 'koniec ruchu',
  keyPages: 'poprzedni ruch, następny ruch',
};
export default messages;
