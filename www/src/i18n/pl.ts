import type { Key } from './index.ts';

/** Polish. */
const messages: Record<Key, string> = {
  // Header
  title: 'Arimaa · keddah',
  skip: 'Przejdź do planszy',
  newGame: 'Nowa gra',
  language: 'Język',
  theme: `{ $theme ->
    [light] Motyw: jasny
    [dark] Motyw: ciemny
   *[auto] Motyw: jak w systemie
  }`,
  help: 'Jak grać',

  // Players
  side: `{ $side ->
    [gold] Złoty
   *[silver] Srebrny
  }`,
  you: 'ty',
  level: 'poziom { $n }',
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
  looking: 'Oglądasz ruch { $turn }.',
  lookingStart: 'Oglądasz początek.',
  latest: 'Wróć do gry',
  repeats: 'Uwaga: jeśli tu zakończysz, ta pozycja powstanie po raz drugi. Trzeci raz jest niedozwolony.',
  youWon: 'Dobra gra!',

  // Actions
  endTurn: 'Zakończ ruch',
  undoStep: 'Cofnij krok',
  stepsMade: 'Wykonane kroki: { $n } z 4',
  whyNoStep: 'Najpierw zrób krok.',
  whyMachine: 'Teraz gra komputer.',
  takeBack: 'Cofnij',
  redo: 'Ponów',
  hint: 'Rada',
  flip: 'Obróć',
  more: 'Więcej',
  close: 'Zamknij',

  // Arranging
  arrange: 'Ustaw swoje bierki',
  arranging: 'Dotknij dwóch swoich bierek, by je zamienić, albo przeciągnij jedną na drugą.',
  presets: 'Gotowe ustawienia',

  // More
  resign: 'Poddaj grę',
  resignAsk: 'Poddać tę grę?',
  resignTell: `{ $side ->
    [gold] Wtedy wygra złoty.
   *[silver] Wtedy wygra srebrny.
  } Wszystkie ruchy można potem obejrzeć.`,
  keepPlaying: 'Gram dalej',
  stopThinking: 'Ruszaj teraz',
  copyRecord: 'Kopiuj zapis gry',
  copyPosition: 'Kopiuj pozycję',
  downloadRecord: 'Zapisz grę do pliku',
  pasteRecord: 'Wklej zapis lub pozycję',
  pasteLabel: 'Zapis ruchów albo pozycja',
  pasteTell: 'Gra na planszy pozostaje, dopóki ta nie zostanie wczytana.',
  pasteOpen: 'Otwórz',
  pasteFailed: 'Nie udało się tego odczytać: { $message }',

  // New game
  youPlay: 'Grasz',
  asGold: 'złotymi i zaczynasz',
  asSilver: 'srebrnymi',
  asTwo: 'we dwoje przy tym ekranie',
  strength: 'Siła komputera',
  levelOf: 'Poziom { $n } z 10',
  start: 'Zacznij',

  // Turn list
  turns: 'Ruchy',
  turnsShow: `{ $n ->
    [0] Jeszcze bez ruchów
    [one] 1 ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
  }`,
  startPosition: 'Początek',
  turnLabel: 'Ruch { $number }: { $text }',

  // Notices
  started: 'Nowa gra rozpoczęta.',
  opened: 'Gra jest na planszy.',
  bringBack: 'Przywróć poprzednią',
  copied: 'Skopiowano.',
  copyFailed: 'Przeglądarka nie pozwoliła na kopiowanie.',
  damaged: 'Zapisanej gry nie udało się odczytać. Została odłożona, nic nie zginęło.',
  download: 'Pobierz ją',
  copy: 'Skopiuj ją',
  notStored: 'Ta przeglądarka niczego nie zapamiętuje dla tej strony: gra trwa do jej zamknięcia.',
  engineFailed: 'Komputer nie odpowiedział. Cofnij ruch albo zacznij nową grę.',

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
  keys: 'Klawisze na planszy',
  keyArrows: 'przejście po polach',
  keyEnter: 'podniesienie, postawienie',
  keyEscape: 'odłożenie',
  keyBackspace: 'cofnięcie kroku',
  keySpace: 'koniec ruchu',
  key: `{ $key ->
    [arrows] Strzałki
    [enter] Enter
    [escape] Esc
    [backspace] Backspace
   *[space] Spacja
  }`,

  // Footer
  independent:
    'Projekt niezależny. „Arimaa” jest znakiem towarowym Omara Syeda, „Quoridor” – firmy Gigamic; nie są one związane z tą stroną.',
  licences: 'Licencje',
};
export default messages;
