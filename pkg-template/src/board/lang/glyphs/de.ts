/** The German names of annotation glyphs, by their NAG numbers. */
export default `
glyph = { $nag ->
    [3] ausgezeichneter Zug
    [1] guter Zug
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [2] Fehler
   *[4] grober Fehler
}
`;
