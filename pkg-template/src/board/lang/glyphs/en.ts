/** The English names of annotation glyphs, by their NAG numbers. */
export default `
glyph = { $nag ->
    [3] excellent turn
    [1] good turn
    [5] interesting turn
    [6] dubious turn
    [2] mistake
   *[4] blunder
}
`;
