/** The English names of the signs of turns, by their numbers in records. */
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
