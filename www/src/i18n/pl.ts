import type { Key } from './index.ts';

/** Polish. */
const words: Record<Key, string> = {
  title: 'Arimaa · keddah',
  tagline: 'Arimaa w przeglądarce: z komputerem albo we dwoje',
  skip: 'Przejdź do planszy',
  boardLabel: 'Plansza Arimaa',

  newGame: 'Nowa gra',
  language: 'Język',
  theme: '{theme, select, light {Motyw: jasny} dark {Motyw: ciemny} other {Motyw: jak w systemie}}',
  help: 'Jak grać',

  side: '{side, select, gold {Złoty} other {Srebrny}}',
  you: 'ty',
  level: 'poziom {n}',
  captured:
    '{n, plural, =0 {Bez strat} one {Strata: # figura} few {Straty: # figury} many {Straty: # figur} other {Straty: # figury}}',
  lost: 'Straty: {pieces}',

  greeting: '{side, select, gold {Grasz złotymi.} other {Grasz srebrnymi.}} Do czterech kroków, potem Zakończ turę.',
  greetingTwo: '{side, select, gold {Zaczyna złoty.} other {Zaczyna srebrny.}} Do czterech kroków, potem Zakończ turę.',
  yourTurn: '{side, select, gold {Twoja tura, grasz złotymi.} other {Twoja tura, grasz srebrnymi.}}',
  turnOf: '{side, select, gold {Tura złotego.} other {Tura srebrnego.}}',
  stepsLeft:
    '{n, plural, =0 {Nie ma już kroków.} one {Został # krok.} few {Zostały # kroki.} many {Zostało # kroków.} other {Zostało # kroku.}}',
  placing:
    '{side, select, gold {Złoty rozstawia figury.} other {Srebrny rozstawia figury.}} Wybierz ustawienie, w razie chęci zamień figury, potem Gotowe.',
  arranging: 'Ustaw swoje figury: dotknij dwóch, by je zamienić, albo przeciągnij jedną na drugą.',
  thinking: '{side, select, gold {Złoty myśli} other {Srebrny myśli}}',
  thinkingDepth:
    '{depth, plural, one {# krok naprzód} few {# kroki naprzód} many {# kroków naprzód} other {# kroku naprzód}} · pozycje: {nodes}',
  looking: 'Oglądasz turę {turn}.',
  lookingStart: 'Oglądasz początek.',
  latest: 'Wróć do gry',
  repeats: 'Uwaga: ta pozycja powstanie po raz drugi. Trzeci raz jest niedozwolony.',
  ended:
    '{winner, select, gold {Wygrywa złoty} other {Wygrywa srebrny}}{reason, select, goal {: królik dotarł do celu.} elimination {: przeciwnik nie ma już królików.} immobilization {: przeciwnik nie może zrobić kroku.} repetition {: każda tura przeciwnika powtórzyłaby pozycję.} resignation {: przeciwnik się poddał.} time {: przeciwnikowi skończył się czas.} illegal {: przeciwnik złamał zasady.} other {.}}',
  youWon: 'Dobra gra!',
  youLost: 'Przejrzyj tury, a zobaczysz, gdzie zapadło rozstrzygnięcie.',

  endTurn: 'Zakończ turę',
  undoStep: 'Cofnij krok',
  stepsMade:
    '{n, plural, =0 {Nie zrobiono żadnego z czterech kroków} one {Zrobiono # z czterech kroków} other {Zrobiono # z czterech kroków}}',
  whyNoStep: 'Aby zakończyć turę, zrób najpierw krok.',
  whyWaiting: 'Aby zakończyć turę, poczekaj na swoją kolej.',
  whyMachine: 'Teraz gra komputer.',
  whyOver: 'Gra skończona.',
  whyPast: 'Wróć do gry, aby wykonać ruch.',
  takeBack: 'Cofnij',
  redo: 'Ponów',
  hint: 'Rada',
  flip: 'Obróć',
  more: 'Więcej',
  close: 'Zamknij',
  cancel: 'Anuluj',

  arrange: 'Ustaw swoje figury',
  arrangeOver: 'Tylko przed pierwszą turą',
  done: 'Gotowe',
  presets: 'Gotowe ustawienia',
  preset:
    '{name, select, classic {Klasyczne} ehh {Konie z przodu} mirror {Lustrzane} random {Niespodzianka} other {{name}}}',
  resign: 'Poddaj grę',
  resignAsk: 'Poddać tę grę?',
  resignTell: 'Wtedy wygra {winner, select, gold {złoty} other {srebrny}}. Wszystkie tury można potem obejrzeć.',
  keepPlaying: 'Gram dalej',
  stopThinking: 'Ruszaj teraz',
  copyRecord: 'Kopiuj zapis gry',
  copyPosition: 'Kopiuj pozycję',
  pasteRecord: 'Wklej zapis lub pozycję',
  pasteLabel: 'Zapis tur albo pozycja',
  pasteTell: 'Gra na planszy pozostaje, dopóki ta nie zostanie wczytana.',
  pasteOpen: 'Otwórz',
  pasteFailed: 'Nie udało się tego odczytać: {message}',
  downloadRecord: 'Zapisz grę do pliku',

  newGameTitle: 'Nowa gra',
  youPlay: 'Grasz',
  asGold: 'złotymi i zaczynasz',
  asSilver: 'srebrnymi',
  asTwo: 'we dwoje przy tym ekranie',
  strength: 'Siła komputera',
  levelOf: 'Poziom {n} z 10',
  start: 'Zacznij',

  turns: 'Tury',
  turnsShow: '{n, plural, =0 {Jeszcze nie ma tur} one {# tura} few {# tury} many {# tur} other {# tury}}',
  noTurns: 'Tutaj pojawią się tury.',
  startPosition: 'Początek',
  turnLabel: 'Tura {number}: {text}',
  building: '{steps}, jeszcze niezakończona',

  started: 'Nowa gra rozpoczęta.',
  opened: 'Gra jest na planszy.',
  bringBack: 'Przywróć poprzednią',
  copied: 'Skopiowano.',
  copyFailed: 'Przeglądarka nie pozwoliła na kopiowanie.',
  damaged: 'Zapisanej gry nie udało się odczytać. Została odłożona, nic nie zginęło.',
  download: 'Pobierz ją',
  copy: 'Skopiuj ją',
  notStored: 'Ta przeglądarka niczego nie zapamiętuje dla tej strony: gra trwa do jej zamknięcia.',
  engineFailed: 'Komputer nie odpowiedział. Cofnij turę albo zacznij nową grę.',
  offlineReady: 'Można już grać bez sieci.',

  helpGoal:
    'Doprowadź jednego ze swoich królików do przeciwległego brzegu. Wygrywasz też, gdy przeciwnik nie ma królików albo nie może wykonać ruchu.',
  helpTurn:
    'Tura to od jednego do czterech kroków, jedną lub kilkoma figurami. Krok to jedno pole prosto; króliki nie cofają się.',
  helpStrength: 'Od najsilniejszej: słoń, wielbłąd, koń, pies, kot, królik.',
  helpPush:
    'Silniejsza figura może pchnąć lub pociągnąć słabszą figurę przeciwnika, która stoi obok. To kosztuje dwa kroki.',
  helpFreeze: 'Figura obok silniejszego przeciwnika jest zamrożona, chyba że obok stoi własna figura.',
  helpTraps: 'Cztery doły to pułapki: figura na pułapce ginie, gdy tylko nie stoi obok niej żadna własna.',
  helpMore: 'Tura musi zmienić planszę i nie może po raz trzeci doprowadzić do tej samej pozycji.',
  keys: 'Klawisze na planszy',
  keyArrows: 'przejście po polach',
  keyEnter: 'podniesienie, postawienie',
  keyEscape: 'odłożenie, wyczyszczenie tury',
  keyBackspace: 'cofnięcie kroku',
  keySpace: 'koniec tury',
  key: '{key, select, arrows {Strzałki} enter {Enter} escape {Esc} backspace {Backspace} other {Spacja}}',

  independent:
    'Projekt niezależny. „Arimaa” jest znakiem towarowym Omara Syeda, „Quoridor” – firmy Gigamic; nie są one związane z tą stroną.',
  licences: 'Licencje',
};
export default words;
