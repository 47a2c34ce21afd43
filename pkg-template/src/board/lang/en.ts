/** What the boards of both games say in English. */
export default `
controls = Turn
part-target = can be reached
dropped = Put down.
played = { $side } played:
thinking = { $side }, level { $level }, is thinking …
looking = { $side } to move.
earlier = After turn { $ply } of { $plies }.
won-resignation = { $side } wins: the other side resigned.
won-time = { $side } wins on time.
won-illegal = { $side } wins: an illegal turn was made.
take-back = Take back
back = Back one turn
forward = Forward one turn
first = To the start
last = To the end
error = This board cannot be shown.
refuse-off-board = That leads off the board.
refuse-game-over = The game is over.
refuse-not-now = Wait for the other side.
refuse-earlier = This is an earlier turn. Go to the latest to play.
refuse-view = This board is for looking.
refuse-other = That is not possible.
`;
