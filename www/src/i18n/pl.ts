import type { Key } from './index.ts';

/** Polish. */
const messages: Record<Key, string> = {
  // Header
  skip: 'Przejdź do planszy',
  games: 'Gry',
  newGame: 'Nowa gra',
  language: 'Język',
  theme: `{ $theme ->
    [light] Motyw: jasny
    [dark] Motyw: ciemny
   *[auto] Motyw: jak w systemie
  }`,
  help: 'Jak grać',

  // Players
  you: 'ty',
  level: 'poziom { $n }',

  // Status
  looking: 'Oglądasz ruch { $turn }.',
  lookingStart: 'Oglądasz początek.',
  latest: 'Wróć do gry',
  youWon: 'Dobra gra!',

  // Actions
  takeBack: 'Cofnij',
  redo: 'Ponów',
  hint: 'Rada',
  flip: 'Obróć',
  more: 'Więcej',
  close: 'Zamknij',

  // More
  resign: 'Poddaj grę',
  resignAsk: 'Poddać tę grę?',
  keepPlaying: 'Gram dalej',
  stopThinking: 'Ruszaj teraz',
  copyRecord: 'Kopiuj zapis gry',
  copyPosition: 'Kopiuj pozycję',
  downloadRecord: 'Zapisz grę do pliku',
  pasteRecord: 'Wklej zapis lub pozycję',
  pasteEmpty: 'Najpierw wklej tu zapis gry albo pozycję.',
  pasteLabel: 'Zapis ruchów albo pozycja',
  pasteTell: 'Gra na planszy pozostaje, dopóki ta nie zostanie wczytana.',
  pasteOpen: 'Otwórz',
  pasteFailed: 'Nie udało się tego odczytać: { $message }',

  // Embed
  embed: 'Osadź planszę',
  embedTell: 'Na własną stronę.',
  embedWhat: 'Co osadzić',
  embedPosition: 'Pozycja na planszy',
  embedGame: 'Cała gra, do przeglądania',
  embedTag: 'Skrypt i plansza',
  embedFrame: 'Ramka do miejsc, gdzie skrypty są niedozwolone',
  embedCopy: 'Kopiuj',
  embedPlace: 'Umieść folder tej strony na serwerze WWW i wpisz jego adres zamiast { $site }.',

  // New game
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
  loadFailed: 'Nie udało się wczytać gry.',
  tryAgain: 'Spróbuj ponownie',
  engineFailed: 'Komputer nie odpowiedział. Cofnij ruch albo zacznij nową grę.',

  // Help
  keys: 'Klawisze na planszy',
  key: `{ $key ->
    [arrows] Strzałki
    [enter] Enter
    [escape] Esc
    [wall] H, V
    [pages] Page Up, Page Down
    [backspace] Backspace
   *[space] Spacja
  }`,

  // Footer
  independent:
    'Projekt niezależny. „Arimaa” jest znakiem towarowym Omara Syeda, „Quoridor” – firmy Gigamic; nie są one związane z tą stroną.',
  licences: 'Licencje',
};
export default messages;
