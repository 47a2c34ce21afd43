"""Plays random games of Quoridor in OpenSpiel, another author's program, for keddah to compare.

    python open_spiel.py --program target/oracle/release/keddah-oracle [--seed 1] [--from 0] [--games 100]

The games are written to `keddah-oracle quoridor`, which compares them and prints a summary. Each depends
only on `--seed` and its number. A game is a few lines, each of a letter and numbers. The number of a square
or wall is that of OpenSpiel, which counts squares and the gaps between them row by row, from a9 on.

    g 0 2 9 10       the number of a game, its players, the size of the board and the walls of each player
    l 3 20 288       the legal moves of the position; left out before a game near its end begins
    t 288 3 20       a move and the legal moves after it, of each move of some positions
    m 288            the move that is played
    e 0              the index of the winner according to OpenSpiel, or -1 for its draw in a long game
    p 38             OpenSpiel may have only a pass, and the game ends here; else the only legal move

OpenSpiel names the steps of a pawn by their directions, but a pass by the pawn's own square. It plays the
pass as a step, so the game cannot go on. The same number can also be a step.
"""

import argparse
import copy
import functools
import random
import subprocess
import sys

from quoridor_rules import OpenSpiel

# One in this many compared positions has the legal actions after all its actions written.
WHOLE_TURNS_EVERY = 20


class Board:
    """The numbers of the squares and walls of a size."""

    def __init__(self, size):
        self.side = side = 2 * size - 1
        at = [(action % side, action // side) for action in range(side * side)]
        self.is_wall = [x % 2 == 1 or y % 2 == 1 for x, y in at]
        # The walls near one, for games in which walls meet.
        self.near = [
            {y * side + x for x in range(x0 - 4, x0 + 5) for y in range(y0 - 4, y0 + 5) if 0 <= x < side and 0 <= y}
            for x0, y0 in at
        ]
        last = side - 1
        # The distance of each square from the goal of each player, by the number of players.
        south, north = [y for x, y in at], [last - y for x, y in at]
        west, east = [last - x for x, y in at], [x for x, y in at]
        self.to_goal = {2: (south, north), 4: (south, west, north, east)}


board_of = functools.lru_cache(Board)


class Game:
    """A game in OpenSpiel, with the places of the pawns."""

    def __init__(self, state, board, players):
        self.state, self.board, self.players, self.mover = state, board, players, 0
        middle, last = board.side // 4 * 2, board.side - 1
        starts = (middle, last), (0, middle), (middle, 0), (last, middle)
        self.pawns = [x + y * board.side for x, y in starts[:: 4 // players]]

    def target(self, action):
        """Returns the square of a pawn's step: OpenSpiel's number is that of the step from b8."""
        own, side = self.pawns[self.mover], self.board.side
        by = action - 2 - 2 * side
        # A straight jump has the number of the step to the square of the other pawn.
        return own + (2 * by if own + by in self.pawns else by)

    def legal(self):
        """Returns OpenSpiel's actions by the squares and walls of keddah's moves."""
        actions, is_wall = self.state.legal_actions(), self.board.is_wall
        return {action if is_wall[action] else self.target(action): action for action in actions}

    def may_pass(self, legal):
        """Returns whether the only action has the number of the pawn's own square."""
        return list(legal.values()) == [self.pawns[self.mover]]

    def winner(self):
        """Returns the index of the winner in the order of turns, or -1."""
        returns = self.state.returns()
        return returns.index(1.0) if 1.0 in returns else -1

    def after(self, move, action):
        """Returns the game after a move."""
        following = copy.copy(self)
        following.state = self.state.child(action)
        if not self.board.is_wall[move]:
            following.pawns = [*self.pawns]
            following.pawns[self.mover] = move
        following.mover = (self.mover + 1) % self.players
        return following


def kind_of_game(rng, number):
    """Returns players, size and walls. Half of the games are the usual ones of two players."""
    if number % 2 == 0:
        return 2, 9, 10
    return (
        (2, 9, rng.randint(0, 12)),
        (2, rng.choice((5, 7)), rng.randint(0, 12)),
        (2, 11, rng.choice((10, 21))),
        (4, 9, 5),
        (4, rng.choice((5, 7, 11)), rng.randint(0, 8)),
    )[number // 2 % 5]


def choose(rng, board, legal, distance, near):
    """Chooses a move: often a wall near others, or a pawn move toward the goal."""
    moves, chance = list(legal), rng.random()
    if chance < 0.35 and near:
        preferred = [move for move in moves if move in near]
    elif chance < 0.7:
        steps = [move for move in moves if not board.is_wall[move]]
        preferred = steps and [min(steps, key=distance.__getitem__)]
    elif chance < 0.85:
        preferred = [move for move in moves if board.is_wall[move]]
    else:
        preferred = moves
    return rng.choice(preferred or moves)


def written(letter, numbers):
    return f"{letter} {' '.join(map(str, numbers))}\n"


def turns(game, legal):
    """Yields lines with the legal moves after each legal move."""
    for move, action in legal.items():
        following = game.after(move, action)
        replies = following.legal()
        is_draw = following.state.is_terminal() and following.winner() < 0
        if not is_draw and not following.may_pass(replies):
            yield written("t", (move, *replies))


def play(rng, number):
    """Plays a game. Yields its lines."""
    players, size, _ = kind = kind_of_game(rng, number)
    board = board_of(size)
    game = Game(OpenSpiel.load(*kind).new_initial_state(), board, players)
    # A third of the games are compared only from a position near the end.
    is_compared = number % 3 > 0
    near, compared = set(), rng.randrange(WHOLE_TURNS_EVERY)
    yield written("g", (number, *kind))
    while not game.state.is_terminal():
        distance, legal = board.to_goal[players][game.mover], game.legal()
        if game.may_pass(legal):
            yield written("p", legal)
            return
        if is_compared:
            yield written("l", legal)
            compared += 1
            if compared % WHOLE_TURNS_EVERY == 0:
                yield from turns(game, legal)
        move = choose(rng, board, legal, distance, near)
        yield written("m", (move,))
        game = game.after(move, legal[move])
        if board.is_wall[move]:
            near |= board.near[move]
        elif distance[move] <= 4:
            is_compared = True
    yield written("e", (game.winner(),))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", required=True, help="the program keddah-oracle")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    options.add_argument("--games", type=int, default=100)
    options = options.parse_args()
    with subprocess.Popen([options.program, "quoridor"], stdin=subprocess.PIPE, text=True) as comparison:
        for number in range(options.first, options.first + options.games):
            rng = random.Random(f"{options.seed} {number}")
            comparison.stdin.writelines(play(rng, number))
        comparison.stdin.close()
        return comparison.wait()


if __name__ == "__main__":
    sys.exit(main())
