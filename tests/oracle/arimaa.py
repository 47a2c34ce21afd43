"""Compares keddah's rules of Arimaa with those of pyrimaa (the package AEI), another author's.

    python arimaa.py --program target/release/keddah [--games 40] [--seed 1]
    python arimaa.py --record tests/data/arimaa/pyrimaa.txt [--seed 1]

Random games, from random setups and from random boards with few pieces. At the start and after every step of every
turn, each step of each piece in each direction is judged by both; every whole turn is judged by both, with the
captures as written, the board it leads to and how the game then stands; now and then the different boards after a
whole turn are counted by both. With --record pyrimaa answers alone, into a file that a Rust test reads.

Where pyrimaa and the rules differ, this file keeps to the rules: pyrimaa's do_move lets a turn end in a push that is
not finished (here turns are built from its get_steps), and it counts neither repetitions nor turns that are barred by
them (done here).
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
# The refusals of a turn that may not end where it does, though its steps are legal.
END_CODES = {"push-unfinished", "unchanged", "third-repetition"}


def text(position):
    return "gs"[position.color] + " " + position.board_to_str("short")


def board(position):
    return position.board_to_str("short")[1:-1]


def name_of(position, step):
    """A step as it is written: `Ed2n`, without captures."""
    return position.steps_to_str([step]).split()[0]


def candidates(position):
    """Every piece in every direction, off the board too."""
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


def spoilt_setup(rng, side):
    """A setup with something changed, which may or may not spoil it."""
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
    """Few pieces, anywhere (but on no trap without a friend): more ends of games than real play brings."""
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
    """Why a turn may not end so: its code."""
    if after.bitBoards == start.bitBoards:
        return "unchanged"
    if counts[after] >= 2:
        return "third-repetition"
    return None


def has_turn(start, counts):
    """Whether the side to move has any legal turn."""
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
    """The position after a turn that ends here."""
    return after if after.color != start.color else after.get_null_move()


def end(position, counts):
    """How the game stands for the side to move: winner and reason, or None."""
    for reason, result in (("goal", position.is_goal()), ("elimination", position.is_rabbit_loss())):
        if result:
            return SIDES[result < 0], reason
    if not position.get_steps():
        return SIDES[position.color ^ 1], "immobilization"
    if not has_turn(position, counts):
        return SIDES[position.color ^ 1], "repetition"
    return None


def random_turn(rng, start, counts):
    """A legal turn of random steps, and every position in it before its last step."""
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
    def __init__(self, program, rng):
        self.program = program
        self.rng = rng
        self.tally = Tally()
        self.judged = 0
        self.seen = Counter()

    def steps(self, start, steps, position):
        """Every step that might follow `steps` in the turn that begins at `start`, judged by both."""
        prefix = " ".join(name_of(at, step) for at, step in zip(walk(start, steps), steps))
        legal = {name_of(position, step) for step, _ in position.get_steps()}
        names = list(candidates(position))
        # In a push, this code is also that of a step which leaves it unfinished, and which is illegal.
        fine = END_CODES - {"push-unfinished"} if position.inpush else END_CODES
        questions = [{"position": text(start), "move": f"{prefix} {name}".strip()} for name in names]
        faults = []
        for name, answer in zip(names, self.program.check(questions)):
            self.judged += 1
            ours = answer.get("legal") or answer.get("code") in fine
            if bool(ours) != (name in legal):
                theirs = "legal" if name in legal else "illegal"
                faults.append(f"{text(start)} {prefix} | {name}: {theirs} for pyrimaa, here {json.dumps(answer)}")
        return faults

    def turn(self, first, history, steps, start, after, counts):
        """A whole legal turn: how it is written, where it leads, how the game then stands."""
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
        """A turn that would bring a position about for the third time, if there is a short one: refused by both."""
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
        """The number of different boards after a turn of at most 1 … depth steps."""
        theirs = [len(boards) for boards in boards_after(start, depth)]
        options = ("--position", text(start), "--depth", str(depth), "--turns")
        ours = self.program.ask("perft", *options)["turns"]
        self.judged += depth
        return [] if ours == theirs else [f"{text(start)} boards after turns: {theirs} for pyrimaa, here {ours}"]

    def game(self, first, limit, pacing=False):
        """One random game of at most `limit` turns. With `pacing` both sides mostly go to and fro, into repetitions."""
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
        """A turn of one step: the side's last one taken back, or else any."""
        ends = {step: turn_end(start, after) for step, after in start.get_steps() if not after.inpush}
        ends = {step: after for step, after in ends.items() if barred(start, after, counts) is None}
        reverse = made[-2][0][::-1] if len(made) > 1 and len(made[-2]) == 1 else None
        step = reverse if reverse in ends else self.rng.choice(list(ends)) if ends else None
        return step and ([step], ends[step], [([], start)])

    def setup(self):
        """A setup, as it should be or spoilt, judged by both."""
        make = self.rng.choice((random_setup, spoilt_setup))
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
    """The positions before each of the steps."""
    position = start
    for step in steps:
        yield position
        position = position.do_step(step)


def boards_after(start, depth):
    """The different boards after a whole turn of at most 1 … depth steps."""
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
    """The legal next steps."""
    return " ".join(sorted(name_of(position, step) for step, _ in position.get_steps()))


def entry(start, steps, after, within, depth):
    """A position with pyrimaa's answers, as lines of a key and a value."""
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
    # Each turn stands for itself: its end is judged without what was played before.
    result = end(after, Counter({start: 1, after: 1}))
    if result:
        yield "won", " ".join(result)


HEADER = """# What pyrimaa 1.4.1 (PyPI AEI), another author's rules of Arimaa, says of positions from random games. Made by `npm run oracle -- --record`.
# steps: the legal first steps. turns: how many different boards a turn of at most 1, 2, 3 steps leads to.
# begun, then: a turn that was begun, and the legal steps after it. turn, after: a whole turn and where it leads. won: how the game then ended.
"""


def record(path, rng):
    """Writes positions with pyrimaa's answers, about 140 kB of them."""
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
    options.add_argument("--record", metavar="FILE", help="write pyrimaa's answers instead of comparing them")
    options = options.parse_args()
    rng = random.Random(options.seed)
    if options.record:
        record(options.record, rng)
        return 0

    comparison = Comparison(Program(options.program, "arimaa"), rng)
    for number in range(options.games):
        comparison.setup()
        if number % 4 == 0:
            comparison.game(opening(rng), 60)
        else:
            comparison.game(sparse_position(rng), 20, pacing=number % 4 == 1)
        if number % 10 == 0:
            start = sparse_position(rng)
            comparison.tally.judge(comparison.turns(start, 4), "whole turns")
    comparison.program.close()
    seen = ", ".join(f"{what} {count}" for what, count in sorted(comparison.seen.items()))
    print(f"arimaa, against pyrimaa: {comparison.judged} answers compared; games with {seen}")
    return comparison.tally.close()


if __name__ == "__main__":
    sys.exit(main())
