import glyphs from '../glyphs/en.js';

/** The English UI texts of the elements for turn lists and graphs beside a board. */
export default `
turns = Turns
walk = Go through the game
first = Start of the game
previous = Previous turn
next = Next turn
last = End of the line
start = Start
more = More turns
variation = Variation
${glyphs}graph = Win chances after each turn
graph-turn = Turn
graph-chance = Win chance
graph-empty = This game has no win chances yet.
side = { $side ->
    [gold] Gold
    [silver] Silver
   *[other] Player { $side }
}
`;
