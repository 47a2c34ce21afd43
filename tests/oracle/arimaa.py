"""Compares keddah's rules of Arimaa with those of pyrimaa, another author's (the PyPI package AEI).

    python arimaa.py --program target/release/keddah [--games 40] [--seed 1] [--from 0] [--full]
    python arimaa.py --record tests/data/arimaa/pyrimaa.txt [--seed 1]

Plays random games, from random setups and from random boards with few pieces. At the start and after every
step of every turn, both say of each step of each piece in each direction whether it is legal. Of every turn,
the captures, the next position and the result are compared. Sometimes both count the different boards after a
turn. Each game depends only on the seed and its number. With --record, only pyrimaa's results are written,
into a file that a Rust test reads.

Where pyrimaa and the rules differ, this file follows the rules: pyrimaa's do_move allows a turn to end in an
unfinished push (here turns are built from get_steps), and it knows no repetitions (counted here).
"""

import argparse
import json
import random
import sys
from collections import Counter

from program import Program, Tally
from pyrimaa.board import (
    BLANK_BOARD,
    TRAPS,
    Color,
    IllegalMove,
    Piece,
    Position,
    alg_to_index,
    index_to_alg,
    neighbors_of,
)

SIDES = ("gold", "silver")
KINDS = "RRRRRRRRCCDDHHME"
DIRECTIONS = {"n": 8, "s": -8, "e": 1, "w": -1}
# The codes of turns that may not end, although their steps are legal.
END_CODES = {"push-unfinished", "unchanged", "third-repetition"}


def text(position):
    return "gs"[position.color] + " " + position.board_to_str("short")


def board(position):
    return position.board_to_str("short")[1:-1]


def name_of(position, step):
    """Returns a step in notation, without captures: `Ed2n`."""
    return position.steps_to_str([step]).split()[0]


def candidates(position):
    """Yields a step of every piece in every direction, also off the board."""
    for index in range(64):
        piece = position.piece_at(1 << index)
        if piece != Piece.EMPTY:
            for direction in DIRECTIONS:
                yield Piece.PCHARS[piece] + index_to_alg(index) + direction


def random_setup(rng, side):
    squares = [file + rank for rank in ("12", "87")[side] for file in "abcdefgh"]
    rng.shuffle(squares)
    kinds = KINDS if side == Color.GOLD else KINDS.lower()
    return " ".join(kind + square for kind, square in zip(kinds, squares))


def mutated_setup(rng, side):
    """Returns a setup with a change that may make it illegal."""
    placements = random_setup(rng, side).split()
    index, other = rng.randrange(16), rng.randrange(16)
    change = rng.randrange(6)
    if change == 0:
        placements[index] = placements[index][0] + rng.choice("abcdefgh") + rng.choice("12345678")
    elif change == 1:
        placements[index] = rng.choice("RCDHMErcdhme") + placements[index][1:]
    elif change == 2:
        del placements[index]
    elif change == 3:
        placements.append(placements[index])
    elif change == 4:
        placements[index] = placements[other][0] + placements[index][1:]
    else:
        placements[index], placements[other] = placements[other], placements[index]
    return " ".join(placements)


def sparse_position(rng):
    """Returns a position with few pieces, none unsupported on a trap, so that many games end."""
    while True:
        squares = rng.sample(range(64), 64)
        boards = list(BLANK_BOARD)
        for side in (0, Piece.COLOR):
            for kind in rng.sample(KINDS, rng.randint(1, 16 if rng.random() < 0.3 else 6)):
                boards[Piece.PCHARS.index(kind) | side] |= 1 << squares.pop()
        boards[Piece.EMPTY] = sum(1 << square for square in squares)
        position = Position(rng.randrange(2), 4, boards)
        lost = any(TRAPS & mine & ~neighbors_of(mine) for mine in position.placement)
        if not lost and end(position, Counter({position: 1})) is None and end(flipped(position), Counter()) is None:
            return position


def flipped(position):
    return Position(position.color ^ 1, 4, position.bitBoards, placement=position.placement)


def barred(start, after, counts):
    """Returns the code why a turn may not end, or None."""
    if after.bitBoards == start.bitBoards:
        return "unchanged"
    if counts[after] >= 2:
        return "third-repetition"
    return None


def has_turn(start, counts):
    """Returns whether the side to move has a legal turn."""
    seen, stack = set(), [start]
    while stack:
        for _, after in stack.pop().get_steps():
            if not after.inpush and barred(start, turn_end(start, after), counts) is None:
                return True
            if after.color == start.color and after not in seen:
                seen.add(after)
                stack.append(after)
    return False


def turn_end(start, after):
    """Returns the position after a turn that ends here."""
    return after if after.color != start.color else after.get_null_move()


def end(position, counts):
    """Returns winner and reason, or None if the game goes on."""
    for reason, result in (("goal", position.is_goal()), ("elimination", position.is_rabbit_loss())):
        if result:
            return SIDES[result < 0], reason
    if not position.get_steps():
        return SIDES[position.color ^ 1], "immobilization"
    if not has_turn(position, counts):
        return SIDES[position.color ^ 1], "repetition"
    return None


def random_turn(rng, start, counts):
    """Returns a random legal turn, and every position before its last step."""
    while True:
        position, steps, path = start, [], []
        while True:
            choices = position.get_steps()
            may_end = steps and not position.inpush and barred(start, turn_end(start, position), counts) is None
            if not choices or (may_end and rng.random() < 0.2):
                break
            path.append((list(steps), position))
            step, position = rng.choice(choices)
            steps.append(step)
            if position.color != start.color:
                break
        if steps and not position.inpush and barred(start, turn_end(start, position), counts) is None:
            return steps, turn_end(start, position), path


class Comparison:
    """Compares the program with pyrimaa. Methods return the differences as text."""

    def __init__(self, program):
        self.program = program
        self.rng = None
        self.tally = Tally()
        self.judged = 0
        self.seen = Counter()

    def steps(self, start, steps, position):
        """Compares every possible step after `steps` in the turn that begins at `start`."""
        prefix = " ".join(name_of(at, step) for at, step in zip(walk(start, steps), steps))
        legal = {name_of(position, step) for step, _ in position.get_steps()}
        names = list(candidates(position))
        # During a push, this code is also that of an illegal step that does not finish it.
        fine = END_CODES - {"push-unfinished"} if position.inpush else END_CODES
        before = text(start)
        questions = [{"position": before, "move": f"{prefix} {name}".strip()} for name in names]
        faults = []
        for name, answer in zip(names, self.program.check(questions)):
            self.judged += 1
            ours = answer.get("legal") or answer.get("code") in fine
            if bool(ours) != (name in legal):
                theirs = "legal" if name in legal else "illegal"
                faults.append(f"{before} {prefix} | {name}: {theirs} for pyrimaa, here {json.dumps(answer)}")
        return faults

    def turn(self, first, history, steps, start, after, counts):
        """Compares a legal turn: its text, the position after it and the result."""
        written = start.steps_to_str(steps)
        bare = " ".join(token for token in written.split() if not token.endswith("x"))
        result = end(after, counts)
        status = {"kind": "won", "winner": result[0], "reason": result[1]} if result else {"kind": "playing"}
        wanted = {"legal": True, "move": written, "position": text(after), "status": status}
        faults = []
        for move in {written, bare}:
            answer = self.program.check([{"position": text(first), "history": history, "move": move}])[0]
            answer.get("status", {}).pop("toMove", None)
            self.judged += 1
            if {key: answer.get(key) for key in wanted} != wanted:
                faults.append(f"{text(start)} {move}: {json.dumps(wanted)} for pyrimaa, here {json.dumps(answer)}")
        return written, faults, result

    def repetition(self, first, history, start, counts):
        """Compares a turn of one step that would repeat a position for the third time, if there is one."""
        for step, after in start.get_steps():
            if not after.inpush and counts[turn_end(start, after)] >= 2:
                move = name_of(start, step)
                answer = self.program.check([{"position": text(first), "history": history, "move": move}])[0]
                self.judged += 1
                self.seen["third repetition refused"] += 1
                if answer.get("code") != "third-repetition":
                    return [f"{text(start)} {move}: a third repetition, here {json.dumps(answer)}"]
        return []

    def turns(self, start, depth):
        """Compares the numbers of boards after a turn of at most 1 … depth steps."""
        theirs = [len(boards) for boards in boards_after(start, depth)]
        options = ("--position", text(start), "--depth", str(depth), "--turns")
        ours = self.program.ask("perft", *options)["turns"]
        self.judged += depth
        return [] if ours == theirs else [f"{text(start)} boards after turns: {theirs} for pyrimaa, here {ours}"]

    def game(self, first, limit, pacing=False):
        """Plays a random game of at most `limit` turns. With `pacing`, many turns undo the last one."""
        counts, history, start, faults, made = Counter({first: 1}), [], first, [], []
        for number in range(limit):
            paced = self.pace(start, counts, made) if pacing and self.rng.random() < 0.9 else None
            steps, after, path = paced or random_turn(self.rng, start, counts)
            for taken, position in path:
                faults += self.steps(start, taken, position)
            faults += self.repetition(first, history, start, counts)
            if number % 16 == 0:
                faults += self.turns(start, 2)
            counts[after] += 1
            written, more, result = self.turn(first, history, steps, start, after, counts)
            faults += more
            history.append(written)
            made.append(steps)
            start = after
            if result:
                self.seen[result[1]] += 1
            if result or faults:
                break
        self.tally.judge(faults, f"game of {len(history)} turns from {text(first)}")

    def pace(self, start, counts, made):
        """Returns a turn of one step: the reverse of the side's last one, if legal, or any."""
        ends = {step: turn_end(start, after) for step, after in start.get_steps() if not after.inpush}
        ends = {step: after for step, after in ends.items() if barred(start, after, counts) is None}
        reverse = made[-2][0][::-1] if len(made) > 1 and len(made[-2]) == 1 else None
        step = reverse if reverse in ends else self.rng.choice(list(ends)) if ends else None
        return step and ([step], ends[step], [([], start)])

    def setup(self):
        """Compares a setup, legal or mutated."""
        make = self.rng.choice((random_setup, mutated_setup))
        side = self.rng.randrange(2)
        move = make(self.rng, side)
        history = [random_setup(self.rng, Color.GOLD)] if side == Color.SILVER else []
        start = Position(Color.GOLD, 4, BLANK_BOARD)
        for earlier in history:
            start = start.do_move_str(earlier)
        try:
            theirs = text(start.do_move_str(move))
        except IllegalMove:
            theirs = None
        answer = self.program.check([{"history": history, "move": move}])[0]
        self.judged += 1
        ours = answer.get("position") if answer.get("legal") else None
        faults = [] if ours == theirs else [f"{theirs or 'illegal'} for pyrimaa, here {json.dumps(answer)}"]
        self.tally.judge(faults, f"setup {move}")


def walk(start, steps):
    """Yields the position before each step."""
    position = start
    for step in steps:
        yield position
        position = position.do_step(step)


def boards_after(start, depth):
    """Returns the different boards after a turn of at most 1 … depth steps."""
    level, finished, result = {start}, set(), []
    for _ in range(depth):
        following = set()
        for position in level:
            for _, after in position.get_steps():
                following.add(after)
                if not after.inpush and after.bitBoards != start.bitBoards:
                    finished.add(after.bitBoards)
        result.append(set(finished))
        level = {position for position in following if position.color == start.color}
    return result


def opening(rng):
    start = Position(Color.GOLD, 4, BLANK_BOARD)
    for side in (Color.GOLD, Color.SILVER):
        start = start.do_move_str(random_setup(rng, side))
    return start


def names(position):
    """Returns the legal next steps."""
    return " ".join(sorted(name_of(position, step) for step, _ in position.get_steps()))


def entry(start, steps, after, within, depth):
    """Returns a position with pyrimaa's results, as lines of a key and a value."""
    yield "position", text(start)
    yield "steps", names(start)
    if depth:
        yield "turns", " ".join(str(len(boards)) for boards in boards_after(start, depth))
    taken, position = within
    if taken:
        yield "begun", start.steps_to_str(taken)
        yield "then", names(position)
    yield "turn", start.steps_to_str(steps)
    yield "after", text(after)
    # Each turn is judged without a history.
    result = end(after, Counter({start: 1, after: 1}))
    if result:
        yield "won", " ".join(result)


HEADER = """# Results of pyrimaa 1.4.1 (PyPI AEI), another author's rules of Arimaa, for positions from random
# games. Made by `npm run oracle -- --record`.
# steps: the legal first steps
# turns: the number of different boards after a turn of at most 1, 2, 3 steps
# begun, then: an unfinished turn, and the legal steps after it
# turn, after: a turn and the position after it
# won: the winner after that turn, and the reason
"""


def record(path, rng):
    """Writes positions with pyrimaa's results, about 140 kB."""
    blocks, size = [], 0
    while size < 140_000:
        full = rng.random() < 0.5
        start = opening(rng) if full else sparse_position(rng)
        counts = Counter({start: 1})
        skipped = rng.randrange(40) if full else 0
        for number in range(skipped + 4):
            steps, after, within = random_turn(rng, start, counts)
            counts[after] += 1
            if number >= skipped:
                depth = 0 if len(blocks) % 8 else 2 if full else 3
                lines = entry(start, steps, after, within[-1], depth)
                blocks.append("".join(f"{key} {value}\n" for key, value in lines))
                size += len(blocks[-1]) + 1
            if end(after, counts):
                break
            start = after
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join([HEADER, *blocks]))
    print(f"{len(blocks)} positions, {size} bytes")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", help="the program keddah")
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    options.add_argument("--full", action="store_true", help="print JSON")
    options.add_argument("--record", metavar="FILE", help="write pyrimaa's answers instead of comparing them")
    options = options.parse_args()
    if options.record:
        record(options.record, random.Random(options.seed))
        return 0

    comparison = Comparison(Program(options.program, "arimaa"))
    for number in range(options.first, options.first + options.games):
        comparison.rng = rng = random.Random(f"{options.seed} {number}")
        comparison.tally.game = number
        comparison.setup()
        if number % 4 == 0:
            comparison.game(opening(rng), 60)
        else:
            comparison.game(sparse_position(rng), 20, pacing=number % 4 == 1)
        if number % 10 == 0:
            start = sparse_position(rng)
            comparison.tally.judge(comparison.turns(start, 4), "boards after turns")
    comparison.program.close()
    if options.full:
        return comparison.tally.close_with_json(options.games, {"answers": comparison.judged, **comparison.seen})
    seen = ", ".join(f"{what} {count}" for what, count in sorted(comparison.seen.items()))
    print(f"arimaa, against pyrimaa: {comparison.judged} answers compared; games with {seen}")
    return comparison.tally.close()


if __name__ == "__main__":
    sys.exit(main())
