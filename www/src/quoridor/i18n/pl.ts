import type { Key } from './en.ts';

/** The Polish UI texts of the page about Quoridor. */
const messages: Record<Key, string> = {
  // Players
  player: 'Gracz { $player }',
  stepsToGo: `{ $n ->
    [one] Jeden krok do celu: pokaż drogę
    [few] { $n } kroki do celu: pokaż drogę
   *[other] { $n } kroków do celu: pokaż drogę
  }`,
  wallsLeft: `{ $n ->
    [0] Bez płotków
    [one] Został jeden płotek
    [few] Zostały { $n } płotki
   *[other] Zostało { $n } płotków
  }`,

  // Status
  greeting: 'Jesteś graczem { $player }: dojdź do przeciwległego brzegu. Idź na kropkę albo postaw płotek.',
  greetingAll: 'Zaczyna gracz { $player }: idź na kropkę albo postaw płotek między polami.',
  yourTurn: `Twój ruch, graczu { $player }: zrób krok{ $walls ->
    [0] .
    [one] {" "}albo postaw ostatni płotek.
   *[other] {" "}albo postaw płotek (zostało: { $walls }).
  }`,
  turnOf: `Ruch ma gracz { $player }: krok{ $walls ->
    [0] .
    [one] {" "}albo ostatni płotek.
   *[other] {" "}albo płotek (zostało: { $walls }).
  }`,
  waitFor: 'Ruch ma gracz { $player }.',
  thinking: 'Gracz { $player } myśli',
  thinkingDepth: `{ $n ->
    [one] ruch naprzód
    [few] { $n } ruchy naprzód
   *[other] { $n } ruchów naprzód
  } · pozycje: { $nodes }`,
  resigned: 'Partia poddana: wygrywa gracz { $player }.',
  repeated: `Ta pozycja wystąpiła już { $n ->
    [3] trzy
   *[other] { $n }
  } razy.`,
  repeatedDraw: `Ta pozycja wystąpiła już { $n ->
    [3] trzy
   *[other] { $n }
  } razy. Można zgodzić się na remis.`,

  // Draws
  offerDraw: 'Zaproponuj remis',
  drawAsk: 'Zgodzić się na remis?',
  drawOffered:
    'Gracz { $player } proponuje remis. Jeśli gracz { $other } się zgodzi, partia skończy się bez zwycięzcy.',
  accept: 'Przyjmij',
  drawThinking: 'Komputer zastanawia się nad propozycją…',
  drawDeclined: 'Komputer odrzuca remis. Nadal jest twój ruch.',
  drawComputer: 'Komputer proponuje remis.',
  drawFailed: 'Komputer nie może teraz odpowiedzieć. Graj dalej.',

  // New game
  howMany: 'Gracze',
  two: 'Dwoje',
  four: 'Czworo',
  person: 'Człowiek',
  computer: 'Komputer, { $strength }',
  everyone: 'wszyscy przy tym ekranie',
  board: 'Plansza',
  boardOf: '{ $n } × { $n }',
  walls: 'Płotki dla każdego',
  wallsRange: 'Liczba całkowita od 0 do { $most }.',
  begins: 'Kto zaczyna',
  byLot: 'Losowanie',
  startedBy: 'Rozpoczęto nową partię. Wylosowano: zaczyna gracz { $player }.',
  shortGame: 'Te partie toczą się na planszy 7 × 7, po sześć płotków dla każdego.',

  // Handicap
  handicapBy: 'Płotki',
  handicapWalls: `{ $n ->
    [one] O jeden płotek mniej
    [few] O { $n } płotki mniej
   *[many] O { $n } płotków mniej
  }`,
  handicapNote: 'Silniejszy gracz zaczyna z mniejszą liczbą płotków.',

  // More
  resignEffect: 'Wtedy wygra gracz { $player }. Wszystkie ruchy można potem obejrzeć.',
  resignEffectFour:
    'Wtedy partia skończy się dla wszystkich: z pozostałych wygra ten, kto jest najbliżej celu. Wszystkie ruchy można potem obejrzeć.',
  notation: 'Nazwy pól i płotków',
  standard: 'Standard (gracz 1 w rzędzie 1)',
  glendenning: 'Glendenning (gracz 1 w ostatnim)',

  // Help
  helpGoal: 'Doprowadź swój pionek na dowolne pole przeciwległego brzegu. Kto będzie tam pierwszy, wygrywa.',
  helpTurn: 'W swoim ruchu robisz krok albo stawiasz płotek.',
  helpStep: 'Krok prowadzi na sąsiednie pole, nigdy na ukos i nigdy przez płotek.',
  helpJump:
    'Gdy na drodze stoi pionek, przeskakujesz go na wprost. Jeśli za nim jest płotek, kolejny pionek albo brzeg, stajesz po jego lewej lub prawej stronie.',
  helpWall:
    'Płotek ma długość dwóch pól i zostaje tam, gdzie stoi. Może dotykać innych płotków, ale nie może ich zakrywać ani przecinać, i każdemu graczowi musi zostać droga do celu.',
  helpLay:
    'Kliknij między dwoma polami, aby postawić tam płotek, albo przeciągnij go ze swojego brzegu. Na ekranie dotykowym trzeba go zatwierdzić.',
  helpWay: 'Liczby pokazują, ile kroków każdy ma jeszcze przed sobą. Wybierz jedną, aby zobaczyć drogę.',
  helpFour:
    'We czworo gra się zgodnie z ruchem wskazówek zegara, każdy ma pięć płotków. Kto nie może się ruszyć ani postawić płotka, pasuje.',
  keyArrows: 'przejście z pola na pole, przesunięcie płotka',
  keyEnter: 'krok na pole, postawienie płotka',
  keyWall: 'płotek przy polu, poziomy lub pionowy',
  keyEscape: 'cofnięcie płotka',
  keyPages: 'poprzedni ruch, następny ruch',
  keyEnd: 'pas, jeśli nie masz ruchu',
};
export default messages;
