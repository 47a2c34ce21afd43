import type { Key } from './index.ts';

/** Polish. */
const messages: Record<Key, string> = {
  // Players
  side: `{ $side ->
    [gold] Złoty
   *[silver] Srebrny
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
  } Do czterech kroków, potem Zakończ ruch.`,
  greetingTwo: `{ $side ->
    [gold] Zaczyna złoty.
   *[silver] Zaczyna srebrny.
  } Do czterech kroków, potem Zakończ ruch.`,
  yourTurn: `{ $side ->
    [gold] Twój ruch, grasz złotymi.
   *[silver] Twój ruch, grasz srebrnymi.
  }`,
  turnOf: `{ $side ->
    [gold] Ruch ma złoty.
   *[silver] Ruch ma srebrny.
  }`,
  stepsLeft: `{ $n ->
    [0] Nie ma już kroków.
    [one] Został jeden krok.
    [few] Zostały { $n } kroki.
   *[other] Zostało { $n } kroków.
  }`,
  thinking: `{ $side ->
    [gold] Złoty myśli
   *[silver] Srebrny myśli
  }`,
  thinkingDepth: `{ $n ->
    [one] krok naprzód
    [few] { $n } kroki naprzód
   *[other] { $n } kroków naprzód
  } · pozycje: { $nodes }`,
  repeats: 'Uwaga: jeśli tu zakończysz, ta pozycja powstanie po raz drugi. Trzeci raz jest niedozwolony.',

  // Actions
  endTurn: 'Zakończ ruch',
  undoStep: 'Cofnij krok',
  stepsMade: 'Wykonane kroki: { $n } z 4',
  whyNoStep: 'Najpierw zrób krok.',
  whyMachine: 'Teraz gra komputer.',

  // Arranging
  arrange: 'Ustaw swoje bierki',
  arranging: 'Dotknij dwóch swoich bierek, by je zamienić, albo przeciągnij jedną na drugą.',
  presets: 'Gotowe ustawienia',

  // More
  resignTell: `{ $side ->
    [gold] Wtedy wygra złoty.
   *[silver] Wtedy wygra srebrny.
  } Wszystkie ruchy można potem obejrzeć.`,

  // New game
  youPlay: 'Grasz',
  asGold: 'złotymi i zaczynasz',
  asSilver: 'srebrnymi',
  asTwo: 'we dwoje przy tym ekranie',

  // Help
  helpGoal:
    'Doprowadź jednego ze swoich królików do przeciwległego brzegu. Wygrywasz też, gdy druga strona nie ma królików albo nie może się ruszyć.',
  helpTurn:
    'Ruch to od jednego do czterech kroków, jedną lub kilkoma bierkami. Krok to jedno pole prosto; króliki nigdy się nie cofają.',
  helpStrength: 'Od najsilniejszej bierki: słoń, wielbłąd, koń, pies, kot, królik.',
  helpPush:
    'Silniejsza bierka może pchnąć lub pociągnąć słabszą bierkę przeciwnika, która stoi obok. To kosztuje dwa kroki.',
  helpFreeze: 'Bierka obok silniejszego przeciwnika jest zamrożona, chyba że obok niej stoi własna bierka.',
  helpTraps: 'Cztery doły to pułapki: bierka na pułapce ginie, gdy tylko nie stoi obok niej żadna własna.',
  helpMore: 'Ruch musi zmienić planszę i nie może po raz trzeci doprowadzić do tej samej pozycji.',
  keyArrows: 'przejście po polach',
  keyEnter: 'podniesienie, postawienie',
  keyEscape: 'odłożenie',
  keyBackspace: 'cofnięcie kroku',
  keySpace: 'koniec ruchu',
};
export default messages;
