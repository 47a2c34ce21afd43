/** The Turkish names of annotation glyphs, by their NAG numbers. */
export default `
glyph = { $nag ->
    [3] mükemmel hamle
    [1] iyi hamle
    [5] ilginç hamle
    [6] şüpheli hamle
    [2] hata
   *[4] büyük hata
}
`;
