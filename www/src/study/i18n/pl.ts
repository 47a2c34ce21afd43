import type { Key } from './en.ts';

/** The Polish UI texts of the analysis. */
const messages: Record<Key, string> = {
  analysis: 'Analiza',
  turnOff: 'Wyłącz analizę',
  lines: 'Liczba wariantów',
  addLine: 'Dodaj wariant { $n } do drzewa',
  lineAdded: `{ $count ->
    [one] Dodano do drzewa jeden ruch.
    [few] Dodano do drzewa { $count } ruchy.
   *[other] Dodano do drzewa { $count } ruchów.
  }`,
  lineKnown: 'Ten wariant jest już w drzewie.',
  chance: '{ $side }: { $win }',
  facts: 'głębokość { $depth } · { $speed }/s',
  say: 'Odczytaj ocenę',
  said: '{ $side }: szansa na wygraną { $win }. Głębokość { $depth }. Najlepszy ruch: { $turn }.',
  whyOff: `{ $why ->
    [people] Podczas gry z drugą osobą analiza jest niedostępna.
    [level] Podczas ustalania twojego poziomu analiza jest niedostępna.
    [over] Partia się skończyła. Wróć do wcześniejszego ruchu, żeby go przeanalizować.
    [setup] Analiza zacznie się po ustawieniu bierek.
   *[thinking] Komputer myśli. Analiza ruszy, gdy skończy.
  }`,
  failed: 'Analiza się nie powiodła. Wyłącz ją i włącz ponownie.',
  openings: 'Otwarcia',
  openingsFailed: 'Nie udało się wczytać otwarć. Wyłącz je i włącz ponownie.',
  tree: 'Warianty',
  moreTurns: 'Więcej ruchów',
  variation: 'wariant',
  turnTools: 'Ruch',
  glyphLabel: 'Ocena ruchu',
  glyphNone: 'bez oceny',
  comment: 'Komentarz',
  saveComment: 'Zapisz',
  marks: 'Zaznaczenia i strzałki',
  markHelp:
    'Prawy przycisk myszy lub przytrzymanie; przeciągnij, żeby narysować strzałkę. Na planszy klawisz M. Shift, Alt: inne kolory.',
  markColor: 'Kolor zaznaczeń',
  colorName: `{ $color ->
    [red] czerwony
    [blue] niebieski
    [yellow] żółty
   *[green] zielony
  }`,
  markSquare: `{ $square ->
    [none] Zaznacz pole
   *[other] Zaznacz { $square }
  }`,
  removeMarks: 'Usuń wszystkie',
  marksRemoved: 'Usunięto wszystkie zaznaczenia w tej pozycji.',
  markBegun:
    'Od { $square }: przejdź na inne pole i naciśnij M, żeby narysować strzałkę, albo naciśnij M tutaj, żeby zaznaczyć pole. Escape anuluje.',
  marked: `{ $kind ->
    [arrow] Strzałka z { $square } na { $to }
   *[square] Zaznaczono { $square }
  }, kolor { $color ->
    [red] czerwony
    [blue] niebieski
    [yellow] żółty
   *[green] zielony
  }.`,
  markRemoved: `{ $kind ->
    [arrow] Usunięto strzałkę z { $square } na { $to }.
   *[square] Usunięto zaznaczenie z { $square }.
  }`,
  promote: 'Ustaw jako wariant główny',
  deleteTurn: 'Usuń ten ruch i następne',
  copyLine: 'Skopiuj ten wariant',
  undoEdit: 'Cofnij ostatnią zmianę',
  glyph: `{ $nag ->
    [3] doskonały ruch
    [1] dobry ruch
    [5] ciekawy ruch
    [6] wątpliwy ruch
    [2] błąd
   *[4] poważny błąd
  }`,
  reviewProgress: '{ $done } z { $total } ruchów',
  cancelReview: 'Anuluj',
  reviewTable: 'Szanse na wygraną po każdym ruchu',
  reviewTurn: 'Ruch',
  reviewChance: 'Szansa na wygraną',
  faults: `{ $nag ->
    [6] niedokładności
    [2] błędy
   *[4] poważne błędy
  }`,
  threat: 'Groźba',
  threatThinking: 'Szukam groźby…',
  threatTurn: 'Gdyby spasować, nastąpiłoby: { $turn }.',
  noThreat: 'Na razie nic nie grozi.',
  threatened: `{ $kind ->
    [capture] Strata na { $square }: { $piece ->
      [e] słoń
      [m] wielbłąd
      [h] koń
      [d] pies
      [c] kot
      [r] królik
     *[none] bierka
    }.
    [goal] Wygrana na polu { $square }.
    [immobilization] Potem żaden ruch nie jest możliwy.
   *[detour] Droga z { $square } wydłuża się o { $steps }.
  }`,
  mistakes: 'Twoje błędy jeszcze raz',
  mistakeAsk: '{ $n } z { $total }. Na ruchu: { $side }. Znajdź lepszy ruch niż { $turn }.',
  mistakeNext: 'Następny',
  mistakeEnd: 'Wróć do przeglądu',
  mistakeOutcome: `{ $outcome ->
    [judging] Sprawdzam twój ruch…
    [passed] Brawo, to dobry ruch.
    [played] To ruch, który został zagrany.
    [worse] Jest lepszy ruch. Spróbuj jeszcze raz.
   *[asked] Zagraj go na planszy.
  }`,
  mistakeHint: `{ $kind ->
    [piece] Najpierw rusza się bierka z { $square }.
    [wall] To płotek.
   *[pawn] To krok pionka.
  }`,
};

export default messages;
