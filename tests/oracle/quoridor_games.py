"""Compares keddah's rules of Quoridor with those of other programs (see quoridor_rules.py).

    python quoridor_games.py --program target/release/keddah [--games 40] [--seed 1] [--from 0] [--full]
    python quoridor_games.py --record tests/data/quoridor/oracles.txt [--seed 1]

Plays random games for two and four players on every size and in either notation, with many walls and
with pawns that meet. At every ply, keddah and all programs that support the position say of each square,
each wall and the pass whether it is legal, quoridor-rl also why not. Every move played is also checked with
the history of the game. Then perft counts are compared, from positions of these games and of
tests/data/quoridor/perft.txt. Each game depends only on the seed and its number. With --record, only the
other programs' results are written, into a file that a Rust test reads.
"""

import argparse
import itertools
import random
import sys
from collections import Counter
from pathlib import Path

from program import Program, Tally
from quoridor_rules import ALL, OpenSpiel, PythonQuoridor, QuoridorRl, State, is_wall, name, square

PERFT = Path(__file__).parent.parent / "data" / "quoridor" / "perft.txt"
# keddah's codes by those of quoridor-rl.
REASONS = {
    "game_over": {"game-over"},
    "illegal_pawn_move": {
        "not-adjacent",
        "wall-between",
        "square-taken",
        "straight-jump-possible",
        "jump-blocked",
    },
    "no_walls_remaining": {"no-walls-left"},
    "wall_conflict": {"wall-overlaps", "wall-crosses"},
    "wall_blocks_path": {"wall-blocks-path"},
}


def squares(size):
    return [name((file, rank)) for file in range(size) for rank in range(size)]


def walls(size):
    places = [name((file, rank)) for file in range(size - 1) for rank in range(size - 1)]
    return [place + orientation for place in places for orientation in "hv"]


def glendenning(move, size):
    """Converts between the two notations, in either direction."""
    if move == "pass":
        return move
    at, orientation = (move[:-1], move[-1]) if is_wall(move) else (move, "")
    return f"{at[0]}{(size if orientation else size + 1) - int(at[1:])}{orientation}"


def apart(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def choose(rng, state, legal):
    """Chooses a move: often a wall near others, or a pawn move toward another pawn or the goal."""
    moves = sorted(legal)
    others = [pawn for player, pawn in enumerate(state.pawns) if player != state.mover]
    walls_to_put = [move for move in moves if is_wall(move)]
    steps = [move for move in moves if not is_wall(move)]
    chance = rng.random()
    if chance < 0.4:
        near = lambda wall: any(apart(square(wall[:-1]), square(other[:-1])) <= 2 for other in state.walls)
        preferred = [wall for wall in walls_to_put if near(wall)]
    elif chance < 0.55:
        gap = lambda to: min(abs(square(to)[0] - file) + abs(square(to)[1] - rank) for file, rank in others)
        preferred = sorted(steps, key=gap)[:1]
    elif chance < 0.75:
        preferred = sorted(steps, key=lambda to: state.to_goal(square(to)))[:1]
    elif chance < 0.9:
        preferred = walls_to_put
    else:
        preferred = moves
    return rng.choice(preferred or moves)


def beginning(rng, number):
    """Returns the starting position of the game with a number."""
    kinds = (
        lambda: (2, 9, 10),
        lambda: (4, rng.choice((5, 7)), rng.randint(1, 6)),
        lambda: (2, 9, rng.randint(1, 12)),
        lambda: (4, 9, 5),
        lambda: (2, rng.choice((5, 7, 11)), rng.randint(2, 21)),
        lambda: (4, rng.choice((5, 11)), rng.randint(2, 8)),
    )
    return State.start(*kinds[number % 6]())


def random_position(rng):
    """Returns a position of two players on 9x9, near the end of a game, with random walls and pawns."""
    pawns = rng.sample([(file, rank) for file in range(9) for rank in range(1, 8)], 2)
    left = [rng.randint(0, 2), rng.randint(0, 2)]
    state = State(9, pawns, left, rng.randrange(2))
    for wall in rng.sample(walls(9), 40):
        rules = QuoridorRl(State(9, pawns, [10, 10], state.mover, state.walls))
        if len(state.walls) < 20 - sum(left) and rules.reason(wall) is None:
            state.walls.append(wall)
    return state


class SharedGame:
    """A game played in all programs that support it."""

    def __init__(self, state, programs=ALL):
        self.state = state
        self.all = [rules(state) for rules in programs if rules.can(state)]

    def play(self, move):
        self.all = [rules.after(move) for rules in self.all]
        self.state = self.state.after(move)

    def knows_pawn(self):
        return all(rules.knows_pawn() for rules in self.all)

    def is_lost(self):
        return any(rules.is_lost() for rules in self.all)

    def legal(self):
        """Returns the moves that all programs allow, and those that only some allow, which is an error."""
        answers = [rules.moves() for rules in self.all]
        agreed = set.intersection(*answers)
        return agreed, set.union(*answers) - agreed

    def winner(self):
        """Returns the winner according to one program, and whether all agree."""
        winners = {rules.winner() for rules in self.all}
        return next(iter(winners)), len(winners) == 1


class Comparison:
    """Compares the program with the others. Methods return the differences as text."""

    def __init__(self, program, others):
        self.program, self.others, self.rng, self.tally = program, others, None, Tally()
        self.judged, self.codes, self.seen = 0, Counter(), Counter()

    def position(self, shared, notation):
        """Compares the judgment on every possible move."""
        state, (legal, disputed) = shared.state, shared.legal()
        faults = [f"{state.text()}: the others differ on {' '.join(sorted(disputed))}"] if disputed else []
        tried = walls(state.size)
        if not state.left[state.mover]:
            tried = self.rng.sample(tried, 4)
        tried += ["pass", *(squares(state.size) if shared.knows_pawn() else [])]
        say = (lambda move: glendenning(move, state.size)) if notation == "glendenning" else str
        before = state.text()
        questions = [{"position": before, "notation": notation, "move": say(move)} for move in tried]
        for move, answer in zip(tried, self.program.check(questions)):
            faults += self.answer(shared, move, move in legal, answer, say(move))
        return faults

    def answer(self, shared, move, legal, answer, written):
        self.judged += 1
        self.codes[answer.get("code", "legal")] += 1
        state = shared.state
        if answer.get("legal") is not legal:
            return [f"{state.text()} {move}: {'legal' if legal else 'illegal'} for the others, here {answer}"]
        if legal:
            after = state.after(move).text()
            if (answer["position"], answer["move"]) != (after, written):
                return [f"{state.text()} {move}: {after} expected, here {answer}"]
            return []
        for rules in shared.all:
            if isinstance(rules, QuoridorRl) and move != "pass":
                reason = rules.reason(move)
                if answer["code"] not in REASONS[reason]:
                    return [f"{state.text()} {move}: {reason} for {rules.title}, here {answer}"]
        return []

    def game(self, start, limit):
        """Plays a random game of at most `limit` plies."""
        shared, history, faults = SharedGame(start, self.others), [], []
        notation = self.rng.choice(("standard", "glendenning"))
        say = (lambda move: glendenning(move, start.size)) if notation == "glendenning" else str
        kind = {"players": len(start.pawns), "size": start.size, "walls": start.left[0]}
        options = {**(kind if start.is_start() else {"position": start.text()}), "notation": notation}
        while len(history) < limit and not faults and not shared.is_lost():
            faults += self.position(shared, notation)
            legal, _ = shared.legal()
            if not legal:
                break
            move = choose(self.rng, shared.state, legal)
            question = {**options, "history": [say(move) for move in history], "move": say(move)}
            answer = self.program.check([question])[0]
            faults += self.answer(shared, move, True, answer, say(move))
            shared.play(move)
            history.append(move)
            winner, agreed = shared.winner()
            status = answer.get("status", {})
            ours = status.get("winner") if status.get("kind") == "won" else None
            if not agreed or ours != winner:
                faults.append(f"{shared.state.text()}: won by {winner} for the others, here {status}")
            if winner:
                self.seen["won"] += 1
                break
        if not faults:
            faults += self.counts(start, [say(move) for move in history], shared, options)
        self.tally.judge(faults, f"game of {len(history)} plies from {start.text()}: {' '.join(history)}")

    def counts(self, start, history, shared, options):
        """Compares perft 2. For two players, so that no third pawn is behind another."""
        rules = shared.all[-1]
        if shared.is_lost() or len(start.pawns) > 2:
            return []
        self.judged += 1
        self.seen["counted"] += 1
        flags = [f"--{key}={value}" for key, value in options.items()]
        ours = self.program.ask("perft", *flags, "--moves", " ".join(history), "--depth", "2")["perft"]
        theirs = [rules.perft(1), rules.perft(2)]
        return [] if ours == theirs else [f"perft {theirs} for {rules.title}, here {ours}"]

    def recorded_counts(self):
        """Compares the counts of tests/data/quoridor/perft.txt, to a depth that is quick."""
        for text, counts in perft_lines():
            state = State.read(text)
            for rules in self.others:
                if not rules.can(state) or rules is OpenSpiel and len(state.pawns) > 2 and state.size < 9:
                    continue
                most = {PythonQuoridor: 8_000, QuoridorRl: 50_000, OpenSpiel: 500_000}[rules]
                depth = sum(count <= most for count in counts)
                theirs = [rules(state).perft(deep) for deep in range(1, depth + 1)]
                self.judged += depth
                fault = [] if theirs == counts[:depth] else [f"{theirs} for {rules.title}, {counts} in the file"]
                self.tally.judge(fault, f"perft {text}")


def perft_lines():
    """Returns the positions and counts of the file."""
    for line in PERFT.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            text, counts = line.split(";")
            yield text.strip(), [int(count) for count in counts.split()]


HEADER = """# Results of other authors' rules of Quoridor for positions from random games:
# {}.
# Made by `npm run oracle -- --record`.
# pawn: the squares that the mover's pawn can reach (left out if a program has another rule)
# h, v: the legal horizontal and vertical walls
# move, after: a move and the position after it
# won: the winner after that move
"""


def entry(shared, legal, move):
    """Plays a move. Returns the position before it with the results, as lines of a key and a value."""
    yield "position", shared.state.text()
    if shared.knows_pawn():
        yield "pawn", " ".join(sorted(at for at in legal if not is_wall(at)))
    for orientation in "hv":
        yield orientation, " ".join(sorted(wall[:-1] for wall in legal if wall[-1] == orientation))
    yield "move", move
    shared.play(move)
    yield "after", shared.state.text()
    winner, agreed = shared.winner()
    assert agreed, shared.state.text()
    if winner:
        yield "won", str(winner)


def record(path, rng):
    """Writes positions with the programs' results, about 120 kB."""
    blocks, size = [], 0
    numbers = itertools.count()
    while size < 120_000:
        shared, over = SharedGame(beginning(rng, next(numbers))), False
        while not over and not shared.is_lost():
            legal, disputed = shared.legal()
            assert not disputed, f"{shared.state.text()}: {disputed}"
            if not legal:
                break
            lines = [f"{key} {value}".rstrip() for key, value in entry(shared, legal, choose(rng, shared.state, legal))]
            over = lines[-1].startswith("won")
            if over or rng.random() < 0.05:
                blocks.append("\n".join(lines) + "\n")
                size += len(blocks[-1]) + 1
    titles = ", ".join(rules.title for rules in ALL)
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join([HEADER.format(titles), *blocks]))
    print(f"{len(blocks)} positions, {size} bytes")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", help="the program keddah")
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    options.add_argument("--full", action="store_true", help="compare long games with quoridor-rl alone; print JSON")
    options.add_argument("--record", metavar="FILE", help="write the others' answers instead of comparing them")
    options = options.parse_args()
    if options.record:
        record(options.record, random.Random(options.seed))
        return 0

    others = [QuoridorRl] if options.full else ALL
    comparison = Comparison(Program(options.program, "quoridor"), others)
    if not options.full:
        comparison.recorded_counts()
    for number in range(options.first, options.first + options.games):
        comparison.rng = rng = random.Random(f"{options.seed} {number}")
        comparison.tally.game = number
        if options.full:
            comparison.game(random_position(rng) if number % 2 else State.start(2, 9, 10), 200)
        else:
            comparison.game(beginning(rng, number), 60)
    comparison.program.close()
    if options.full:
        counts = {"answers": comparison.judged, **comparison.seen, **comparison.codes}
        return comparison.tally.close_with_json(options.games, counts)
    titles = ", ".join(rules.title for rules in others)
    seen = ", ".join(f"{what} {count}" for what, count in sorted((comparison.seen + comparison.codes).items()))
    print(f"quoridor, against {titles}: {comparison.judged} answers compared; {seen}")
    return comparison.tally.close()


if __name__ == "__main__":
    sys.exit(main())
