/** The Polish names of annotation glyphs, by their NAG numbers. */
export default `
glyph = { $nag ->
    [3] doskonały ruch
    [1] dobry ruch
    [5] ciekawy ruch
    [6] wątpliwy ruch
    [2] błąd
   *[4] poważny błąd
}
`;
