/** The English UI texts of the Quoridor board, as Fluent messages. */
export default `
side = Player { $side }
board = Quoridor board
keys = Arrow keys go from square to square, Enter steps there. H or V places a wall beside the square: the arrows shift it, Enter confirms it, Escape takes it back.
cell-empty = { $square }, empty
cell-pawn = { $square }, player { $player }
part-wall-0 = wall below
part-wall-1 = wall to the left
part-wall-2 = wall above
part-wall-3 = wall to the right
player = Player { $player }: { $steps ->
    [one] one step
   *[other] { $steps } steps
} to go, { $walls ->
    [0] no walls
    [one] one wall
   *[other] { $walls } walls
} left
path = Show the way
stock = Place a wall, { $walls } left
went = To { $square }.
laid = Wall { $wall }.
passed = Passes.
confirm-wall = Wall { $wall }: place it here?
lay = Place it
turn = Turn it
cancel = Cancel
pass = Pass
shift-0 = Shift down
shift-1 = Shift left
shift-2 = Shift up
shift-3 = Shift right
must-pass = You have no move: pass.
to-move = { $side } to move: step to a marked square{ $walls ->
    [0] .
    [one] , or place the last wall.
   *[other] , or place one of { $walls } walls.
}
won-goal = { $side } wins: the pawn reached the goal.
won-resignation = { $side } wins: another player resigned.
won-agreement = Draw by agreement.
refuse-not-adjacent = That is too far: one square at a time.
refuse-wall-between = A wall is in between.
refuse-square-taken = Player { $who } stands there.
refuse-straight-jump-possible = Jump straight over the pawn: to { $straight }.
refuse-jump-blocked = A wall blocks the jump.
refuse-wall-off-board = A wall must fit on the board.
refuse-wall-overlaps = There is already a wall here.
refuse-wall-crosses = This wall would cross wall { $wall }.
refuse-wall-blocks-path = This wall would block player { $who }’s last way to the goal.
refuse-no-walls-left = Player { $who } has no walls left.
refuse-pass-not-allowed = You may not pass while you can move.
refuse-not-your-turn = It is player { $who }’s turn.
refuse-not-now = It is another player’s turn.
`;
