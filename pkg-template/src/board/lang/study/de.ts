import glyphs from '../glyphs/de.js';

/** The German UI texts of the elements for turn lists and graphs beside a board. */
export default `
turns = Züge
walk = Durch die Partie gehen
first = Anfang der Partie
previous = Vorheriger Zug
next = Nächster Zug
last = Ende der Variante
start = Anfang
more = Weitere Züge
variation = Variante
${glyphs}graph = Gewinnchancen nach jedem Zug
graph-turn = Zug
graph-chance = Gewinnchance
graph-empty = Für diese Partie sind noch keine Gewinnchancen berechnet.
side = { $side ->
    [gold] Gold
    [silver] Silber
   *[other] Spieler { $side }
}
`;
