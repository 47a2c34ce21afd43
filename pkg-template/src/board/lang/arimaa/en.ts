/** The English UI texts of the Arimaa board, as Fluent messages. */
export default `
piece = { $side ->
    [gold] gold{" "}
    [silver] silver{" "}
   *[any] {""}
}{ $letter ->
    [E] elephant
    [M] camel
    [H] horse
    [D] dog
    [C] cat
    [R] rabbit
   *[any] piece
}
side = { $side ->
    [gold] Gold
   *[silver] Silver
}
board = Arimaa board
cell-empty = { $square }, empty
cell-trap = { $square }, trap
cell = { $square }, { $piece }
part-trap = on a trap
part-frozen = frozen by the { $by } on { $bySquare }
part-picked = picked up
part-pair = can be pushed or pulled
part-pusher = can push
part-swap = can swap places
part-loss = would be lost
picked = { $piece } picked up. { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
pair = Choose where to push the { $partner }, or where to step to pull it.
pusher = Choose the piece that pushes.
step = { $piece }, { $from } to { $to }.
lost = { $piece } lost on { $square }.
undone = Step taken back.
swapped = { $piece } and { $other } swap places.
to-move = { $side } to move: up to { $count } steps.
steps-left = { $count ->
    [0] No steps left: end the turn.
    [one] One step left.
   *[other] { $count } steps left.
}
steps-made = { $count } of { $of } steps made
repeats = Ending here would repeat an earlier position.
waiting = Swap your pieces as you like, then start.
won-goal = { $side } wins: a rabbit reached the goal.
won-elimination = { $side } wins: the other side has no rabbits left.
won-immobilization = { $side } wins: the other side cannot move.
won-repetition = { $side } wins: the other side could only repeat a position.
undo-step = Undo step
end-turn = End turn
start = Start
refuse-no-piece = There is no piece on { $square }.
refuse-not-your-piece = The { $piece } is not yours to move.
refuse-frozen = Frozen by the { $by } on { $bySquare }.
refuse-occupied = The { $piece } is in the way on { $square }.
refuse-rabbit-backward = Rabbits never step backward.
refuse-too-weak = Only a stronger piece can move the { $piece }; the { $by } on { $bySquare } is too weak.
refuse-nothing-to-push-with = No piece of yours stands beside the { $piece } to push or pull it.
refuse-push-unfinished = Finish the push first: a piece must enter { $square }.
refuse-no-steps-left = Not enough steps left.
refuse-unchanged = A turn must change the board.
refuse-third-repetition = This position has already occurred twice.
refuse-no-route = The { $piece } cannot get to { $bySquare } in this turn.
refuse-stuck = The { $piece } has nowhere to go.
refuse-waiting = { waiting }
preset-classic = Classic
preset-sturdy = Strong center
preset-wings = Strong wings
preset-apart = Camel to the side
piece-name = { $piece }
`;
