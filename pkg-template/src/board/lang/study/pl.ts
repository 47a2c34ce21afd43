import glyphs from '../glyphs/pl.js';

/** The Polish UI texts of the elements for turn lists and graphs beside a board. */
export default `
turns = Ruchy
walk = Przeglądanie partii
first = Początek partii
previous = Poprzedni ruch
next = Następny ruch
last = Koniec wariantu
start = Początek
more = Więcej ruchów
variation = Wariant
${glyphs}graph = Szanse na wygraną po każdym ruchu
graph-turn = Ruch
graph-chance = Szansa na wygraną
graph-empty = Dla tej partii nie obliczono jeszcze szans na wygraną.
side = { $side ->
    [gold] Złote
    [silver] Srebrne
   *[other] Gracz { $side }
}
`;
