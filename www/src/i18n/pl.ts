import type { Key } from './en.ts';

/** The Polish UI texts that all parts of the page share. */
const messages: Record<Key, string> = {
  // Header
  skip: 'Przejdź do planszy',
  games: 'Gry',
  sections: 'Co można robić',
  section: `{ $section ->
    [play] Gra
    [learn] Nauka
    [puzzles] Zadania
   *[analyze] Analiza
  }`,
  newGame: 'Nowa gra',
  language: 'Język',
  look: 'Plansza i bierki',
  lookBoard: 'Plansza',
  lookOf: `{ $look ->
    [wood] Drewno
    [slate] Łupek
    [contrast] Wysoki kontrast
   *[standard] Standardowa
  }`,
  lookPieces: 'Bierki',
  piecesOf: `{ $pieces ->
    [letters] Litery
   *[animals] Zwierzęta
  }`,
  theme: `{ $theme ->
    [light] Motyw: jasny
    [dark] Motyw: ciemny
   *[auto] Motyw: jak w systemie
  }`,
  sounds: `{ $sounds ->
    [on] Dźwięki: włączone
   *[off] Dźwięki: wyłączone
  }`,
  help: 'Jak grać',
  guide: 'Zasady na obrazkach',
  newHere: 'Nie znasz gry? 2 minuty.',
  firstLesson: 'Poznaj grę w lekcjach',

  // Players
  you: 'Ty',
  computerName: 'Komputer',
  level: 'poziom { $n }',

  // Status
  looking: 'Oglądasz ruch { $turn }.',
  lookingStart: 'Oglądasz pozycję początkową.',
  latest: 'Wróć do partii',
  reviewGame: 'Przejrzyj partię',
  copyOpened: 'Otwarto kopię partii do analizy.',
  youWon: 'Świetna gra!',
  hintThinking: 'Szukam najlepszego ruchu…',
  hintTurn: 'Podpowiedź: { $turn }',
  lookingRefused: 'To wcześniejszy ruch. Wybierz „Graj stąd”, aby grać dalej od tego miejsca.',

  // Review
  review: 'Inne ruchy',
  first: 'Pierwszy ruch',
  previous: 'Poprzedni ruch',
  next: 'Następny ruch',
  last: 'Ostatni ruch',
  playFromHere: 'Graj stąd',
  playedFrom: 'Partia toczy się dalej od ruchu { $turn }.',

  // Watching computers play
  watch: 'Komputer przeciw komputerowi',
  watching: 'Grają komputery.',
  watchPaused: 'Partia wstrzymana.',
  watchPause: 'Wstrzymaj',
  watchPlay: 'Wznów',
  watchOne: 'Jeden ruch',
  speed: 'Tempo',
  speedOf: `{ $speed ->
    [slow] Wolne
    [fast] Szybkie
   *[normal] Zwykłe
  }`,

  // Actions
  takeBack: 'Cofnij',
  redo: 'Ponów',
  hint: 'Podpowiedź',
  analyze: 'Analiza',
  flip: 'Obróć',
  actions: 'Działania',
  more: 'Więcej',
  close: 'Zamknij',

  // More
  resign: 'Poddaj partię',
  resignAsk: 'Poddać tę partię?',
  keepPlaying: 'Graj dalej',
  stopThinking: 'Wykonaj ruch teraz',
  myGames: 'Moje partie',
  copyPosition: 'Kopiuj pozycję',
  downloadRecord: 'Zapisz partię do pliku',
  seatInFile: `{ $kind ->
    [you] ty
    [person] człowiek
   *[computer] komputer { $n }
  }`,
  setUpPosition: 'Ustaw pozycję',
  pasteRecord: 'Wklej zapis partii lub pozycję',
  pasteEmpty: 'Najpierw wklej tu zapis partii albo pozycję.',
  pasteLabel: 'Zapis ruchów albo pozycja',
  pasteNote: 'Partia na planszy pozostanie, dopóki nie otworzysz innej.',
  pasteOpen: 'Otwórz',
  pasteAs: 'Twoja strona',
  pasteFile: 'Otwórz plik',
  pasteOver: 'Zakończona partia.',
  pasteTooLong: 'To za długie jak na partię: { $size }, dozwolone jest { $most }.',
  pasteNotText: 'Ten plik nie zawiera tekstu. Partie zapisuje się jako zwykły tekst.',
  pasteFailed: `Nie udało się odczytać tego tekstu: { $kind ->
    [turn] ruch { $turn } jest nieprawidłowy.
    [character] jest niezrozumiały od znaku { $at }.
   *[other] pozycja jest niezgodna z zasadami.
  }`,

  // The end of a game
  result: 'Wynik',
  resultLevel: 'Poziom { $n }',
  rematch: 'Rewanż',
  changeSides: 'Zamień strony',

  // Share
  share: 'Udostępnij',
  shareLink: 'Link do tej partii',
  shareFragment: 'Partia jako końcówka linku',
  shareNoAddress:
    'Ta strona została otwarta z pliku i nie ma adresu. Dopisz ten tekst do adresu strony keddah albo wyślij plik.',
  shareCopy: 'Kopiuj',
  shareSend: 'Wyślij',
  sharePicture: 'Obraz',
  shareRecord: 'Zapis partii',
  shareAs: 'Zapisz jako { $format }',
  linkDamaged: 'Ten link jest uszkodzony: nie zawiera partii, którą można pokazać.',
  loading: 'Wczytywanie',
  updateReady: 'Nowa wersja tej strony jest gotowa.',
  updateNow: 'Wczytaj teraz',
  partFailed: 'Nie udało się wczytać tej części strony.',

  // A game with a friend
  friend: 'Znajomy',
  friendPlay: 'Graj ze znajomym przez linki',
  directPlay: 'Graj ze znajomym bezpośrednio',
  friendAbout:
    'Każdy ruch to link, który wysyłasz znajomemu: e-mailem albo na czacie. Nic innego nie opuszcza tego urządzenia. W takiej partii nie ma podpowiedzi.',
  friendLink: 'Link do wysłania',
  friendWait: 'Wyślij link znajomemu i otwórz odpowiedź.',
  friendArrange: 'Ustaw swoje bierki, a potem wyślij link.',
  friendNoHints: 'W partii ze znajomym nie ma podpowiedzi.',
  friendInvited: 'Masz zaproszenie do partii. Twoja strona: { $side }.',
  'friend-next': 'Znajomy wykonał ruch.',
  'friend-known': 'Ten link został już otwarty.',
  'friend-own': 'To twój własny link: wyślij go znajomemu.',
  'friend-other': 'Ten link nie jest następnym ruchem tej partii. Partia na planszy się nie zmienia.',

  // Embed
  embed: 'Osadź planszę',
  embedNote: 'Kod HTML na twoją stronę.',
  embedWhat: 'Co osadzić',
  embedPosition: 'Pozycja na planszy',
  embedGame: 'Cała partia, do przeglądania',
  embedTag: 'Skrypt i plansza',
  embedFrame: 'Ramka iframe dla stron, które nie pozwalają na skrypty',
  embedCopy: 'Kopiuj',
  embedAddress: 'Umieść folder tej strony na serwerze WWW i zastąp { $site } jego adresem.',

  // New game
  strength: 'Siła komputera',
  levelOf: 'Poziom { $n } z 10',
  timeOf: '{ $time } na ruch',
  levelName: `{ $n ->
    [1] Pierwsze kroki
    [2] Początkujący
    [3] Łatwy
    [4] Spokojny
    [5] Średni
    [6] Solidny
    [7] Silny
    [8] Bardzo silny
    [9] Trudny do pokonania
   *[10] Najsilniejszy
  }`,
  levelAbout: `{ $kind ->
    [first] Widzi najwyżej jeden ruch i często źle go ocenia.
    [easy] Widzi niewiele naprzód i czasem się myli.
    [strong] Widzi dalej i rzadko się myli.
   *[best] Widzi najdalej i ocenia najlepiej.
  }`,
  timeAbout: 'Tyle czasu myśli nad każdym ruchem. Jego siła zależy od urządzenia.',
  levelWins: 'Wygrywa około { $score } na 100 partii z poziomem { $below }.',
  start: 'Zacznij',
  findLevel: 'Znajdź mój poziom',
  levelNoHints: 'Podczas ustalania poziomu nie ma podpowiedzi.',
  askingNoHints: 'Gdy szukasz lepszego ruchu, podpowiedzi i analiza są wyłączone.',

  // Handicap
  handicap: 'Wyrównanie sił',
  handicapNone: 'Brak',
  handicapFor: 'Kto ma mniej',

  // Clock
  clock: 'Zegar',
  clockNone: 'Bez zegara',
  clockOwn: 'Własne czasy',
  clockPerTurn: '{ $turn } na ruch, { $reserve } rezerwy',
  clockTimes: 'Czasy',
  clockNote: 'Czas na ruch/rezerwa jak na arimaa.com: 30s/5m. Albo czas łączny + dodatek za każdy ruch: 5m+3s.',
  clockStarts: 'Zegar rusza po pierwszym ruchu. Gdy strona jest zamknięta, zegar stoi.',
  clockLoading: 'Chwileczkę…',
  clockNoLimit: 'W Quoridorze nie ma limitu całej partii: pomiń piąte pole.',
  clockProblem: `Znak { $at }: { $code ->
    [clock-number] tu brakuje liczby.
    [clock-unit] to nie jest jednostka. Jednostki to s, m, h i d.
    [clock-unit-order] jednostki idą od dużych do małych, każda raz: 1h30m.
    [clock-sixty] po dwukropku stoi liczba od 0 do 59.
    [clock-percent] najwyżej 100 procent.
    [clock-too-large] najwyżej 365 dni albo 9999 ruchów.
    [clock-too-many-fields] jest najwyżej sześć pól.
   *[clock-no-time] nie zostaje czasu na pierwszy ruch.
  }`,
  clockLeft: 'Pozostały czas',
  clockLow: `{ $side }: { $n ->
    [one] została sekunda.
    [few] zostały { $n } sekundy.
   *[other] zostało { $n } sekund.
  }`,
  clockHalted:
    'Wyczerpał się czas albo limit ruchów całej partii. Wygrywa strona, która jako ostatnia miała więcej bierek.',
  clockFailed: 'Nie udało się wczytać zegara. Partia toczy się dalej bez niego.',

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
  started: 'Rozpoczęto nową partię.',
  opened: 'Partia jest na planszy.',
  bringBack: 'Przywróć poprzednią partię',
  copied: 'Skopiowano.',
  copyFailed: 'Przeglądarka nie pozwoliła na kopiowanie.',
  damaged: 'Nie udało się odczytać zapisanej partii. Została odłożona na bok, nic nie zginęło.',
  download: 'Pobierz ją',
  copy: 'Skopiuj ją',
  notStored: 'Ta przeglądarka nie pozwala stronie niczego zapisać: partia przepadnie po zamknięciu strony.',
  damagedNotStored:
    'Nie udało się odczytać zapisanej partii, a przeglądarka nie może jej przechować: pobierz ją lub skopiuj teraz.',
  storageFull: 'W tej przeglądarce zabrakło miejsca na zapis partii: przepadnie ona po zamknięciu strony.',
  keepFull: 'W tej przeglądarce brakuje miejsca, aby zachować tę partię w „Moich partiach”.',
  elsewhere: 'Ta partia jest otwarta także w innej karcie i tam toczy się dalej.',
  elsewhereThat: 'Pokaż tamtą partię',
  elsewhereThis: 'Zostaw tę',
  loadFailed: 'Nie udało się wczytać gry.',
  tryAgain: 'Spróbuj ponownie',

  // Help
  keys: 'Sterowanie klawiaturą',
  key: `{ $key ->
    [arrows] Strzałki
    [enter] Enter lub spacja
    [escape] Esc
    [wall] H, V
    [pages] Page Up, Page Down
    [backspace] Backspace
   *[end] Shift + Enter
  }`,
  analysisKeys: 'Klawisze analizy',
  keyThreat: 'pokazanie lub ukrycie groźby',
  keyAddLine: 'na wariancie: dodanie do drzewa',
  keyMark: 'na planszy: zaznaczenie pola albo początek i koniec strzałki',

  // Footer
  independent:
    'Projekt niezależny. „Arimaa” jest znakiem towarowym Omara Syeda, „Quoridor” – firmy Gigamic; nie są one związane z tym projektem.',
  privacy: 'Twoje partie zostają na tym urządzeniu, chyba że je udostępnisz lub grasz ze znajomym.',
  licenses: 'Licencje',
};
export default messages;
