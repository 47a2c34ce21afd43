import type { Key } from './index.ts';

/** Polish. */
const messages: Record<Key, string> = {
  // Players
  player: 'Gracz { $player }',
  stepsToGo: `{ $n ->
    [one] Jeden krok do celu: pokaż drogę
    [few] { $n } kroki do celu: pokaż drogę
   *[other] { $n } kroków do celu: pokaż drogę
  }`,
  wallsLeft: `{ $n ->
    [0] Bez ścian
    [one] Została jedna ściana
    [few] Zostały { $n } ściany
   *[other] Zostało { $n } ścian
  }`,

  // Status
  greeting: 'Jesteś graczem { $player }: dojdź na drugi brzeg. Idź na kropkę albo połóż ścianę.',
  greetingAll: 'Zaczyna gracz { $player }: idź na kropkę albo połóż ścianę między polami.',
  yourTurn: `Twój ruch, graczu { $player }: zrób krok{ $walls ->
    [0] .
    [one] {" "}albo połóż ostatnią ścianę.
   *[other] {" "}albo połóż ścianę (zostało: { $walls }).
  }`,
  turnOf: `Ruch ma gracz { $player }: krok{ $walls ->
    [0] .
    [one] {" "}albo ostatnia ściana.
   *[other] {" "}albo ściana (zostało: { $walls }).
  }`,
  waitFor: 'Ruch ma gracz { $player }.',
  thinking: 'Gracz { $player } myśli',
  thinkingDepth: `{ $n ->
    [one] ruch naprzód
    [few] { $n } ruchy naprzód
   *[other] { $n } ruchów naprzód
  } · pozycje: { $nodes }`,

  // New game
  howMany: 'Gracze',
  two: 'Dwóch',
  four: 'Czterech',
  person: 'Człowiek',
  machine: 'Komputer, poziom { $n }',
  board: 'Plansza',
  boardOf: '{ $n } × { $n }',
  walls: 'Ściany dla każdego',
  wallsRange: 'Liczba całkowita od 0 do { $most }.',
  begins: 'Kto zaczyna',
  byLot: 'Losowanie',
  startedBy: 'Nowa gra rozpoczęta. Wylosowano: zaczyna gracz { $player }.',

  // More
  resignTell: 'Wtedy wygra gracz { $player }. Wszystkie ruchy można potem obejrzeć.',
  resignTellFour:
    'Wtedy gra skończy się dla wszystkich: z pozostałych wygra ten, kto jest najbliżej celu. Wszystkie ruchy można potem obejrzeć.',
  notation: 'Nazwy pól i ścian',
  standard: 'Standard (gracz 1 w rzędzie 1)',
  glendenning: 'Glendenning (gracz 1 w ostatnim)',

  // Help
  helpGoal: 'Doprowadź swój pionek na dowolne pole przeciwległego brzegu. Kto będzie tam pierwszy, wygrywa.',
  helpTurn: 'W swoim ruchu robisz krok albo kładziesz ścianę: jedno z dwojga.',
  helpStep: 'Krok to jedno pole prosto, nigdy przez ścianę.',
  helpJump:
    'Gdy na drodze stoi pionek, przeskakujesz go prosto. Jeśli za nim jest ściana, kolejny pionek albo brzeg, stajesz po jego lewej lub prawej stronie.',
  helpWall:
    'Ściana ma długość dwóch pól i zostaje tam, gdzie leży. Może dotykać innych ścian, ale nie może ich zakrywać ani przecinać, i każdemu musi zostać droga do celu.',
  helpLay:
    'Wskaż miejsce między dwoma polami i kliknij: tam leży ściana. Albo przeciągnij ją ze swojego brzegu. Na ekranie dotykowym trzeba jeszcze potwierdzić.',
  helpWay: 'Liczby mówią, ile kroków każdy ma jeszcze przed sobą. Wybierz jedną, a droga zostanie narysowana.',
  helpFour:
    'We czworo gra się zgodnie z ruchem wskazówek zegara, każdy ma pięć ścian. Kto nie może się ruszyć ani położyć ściany, pasuje.',
  keyArrows: 'przejście po polach, przesunięcie ściany',
  keyEnter: 'krok na pole, położenie ściany',
  keyWall: 'ściana przy polu, leżąca lub stojąca',
  keyEscape: 'cofnięcie ściany',
  keyPages: 'poprzedni ruch, następny ruch',
};
export default messages;
