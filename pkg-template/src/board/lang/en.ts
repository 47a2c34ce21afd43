/** The English UI texts that the boards of all games share, as Fluent messages. */
export default `
controls = Turn
part-target = can be reached
dropped = Put down.
played = { $side } played:
taken-back = Taken back.
flipped = { $side } at the bottom.
thinking = { $side }, level { $level }, is thinking …
looking = { $side } to move.
earlier = After turn { $ply } of { $plies }.
won-resignation = { $side } wins: the other side resigned.
won-time = { $side } wins on time.
won-illegal = { $side } wins: the other side made an illegal move.
take-back = Take back
back = Back one turn
forward = Forward one turn
first = To the start
last = To the end
error = This board cannot be shown.
retry = Try again
refuse-init-failed = The rules could not be loaded.
refuse-engine-failed = The computer player could not be started.
refuse-engine-crashed = The computer player failed.
refuse-off-board = That is off the board.
refuse-game-over = The game is over.
refuse-not-now = Wait for the other side.
refuse-earlier = Go to the latest turn to play.
refuse-view = This board is only for viewing.
refuse-other = That is not possible.
`;
