/** The German texts of the elements beside a board. */
export default `
turns = Züge
walk = Durch die Partie gehen
first = Anfang der Partie
previous = Vorheriger Zug
next = Nächster Zug
last = Ende der Variante
start = Anfang
variation = Variante
glyph = { $nag ->
    [3] ausgezeichneter Zug
    [1] guter Zug
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [2] Fehler
   *[4] grober Fehler
}
graph = Gewinnchancen nach jedem Zug
graph-turn = Zug
graph-chance = Gewinnchance
graph-empty = Diese Partie enthält noch keine Gewinnchancen.
side = { $side ->
    [gold] Gold
    [silver] Silber
   *[other] Spieler { $side }
}
`;
