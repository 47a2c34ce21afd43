"""Other authors' rules of Quoridor behind a common interface, with squares and walls in standard notation.

- python-quoridor (module quoridor) and quoridor-rl (module quoridor_rl): two players on 9x9, without known
  errors.
- OpenSpiel (module pyspiel): two and four players, all sizes, games from the start only. Its walls are
  correct, but if a third pawn is behind the one to be jumped, it does not allow the diagonal step; if there
  is no move, it plays something other than a pass; and it ends long games. `knows_pawn` tells whether its
  pawn moves can be compared, `is_lost` whether the game must be abandoned.

Each is made from a State and a list of moves from there. None has the pass, since with two players no pawn
can be enclosed.
"""

import functools
import importlib.util
import os
import sys
import types
from dataclasses import dataclass, field

import pyspiel
from quoridor import Quoridor

FILES = "abcdefghijk"
AROUND = ((0, 1), (0, -1), (1, 0), (-1, 0))


def import_rules_of_rl():
    """Loads the module with the rules alone. The package itself needs a learning framework."""
    spec = importlib.util.find_spec("quoridor_rl")
    if spec is None:
        return None
    package = types.ModuleType("quoridor_rl")
    package.__path__ = spec.submodule_search_locations
    sys.modules["quoridor_rl"] = package
    import quoridor_rl.game

    return quoridor_rl.game


rl = import_rules_of_rl()


def square(name):
    """Returns file and rank, counted from 0."""
    return FILES.index(name[0]), int(name[1:]) - 1


def name(place):
    return f"{FILES[place[0]]}{place[1] + 1}"


def is_wall(move):
    return move[-1] in "hv"


@dataclass
class State:
    """A position: pawns, walls and the player to move, without rules."""

    size: int
    pawns: list
    left: list
    mover: int = 0
    walls: list = field(default_factory=list)

    @classmethod
    def start(cls, players, size, walls):
        middle, last = size // 2, size - 1
        pawns = [(middle, 0), (0, middle), (middle, last), (last, middle)]
        return cls(size, pawns[:: 4 // players], [walls] * players)

    @classmethod
    def read(cls, text):
        size, rest = text.split(":") if ":" in text else ("9", text)
        horizontal, vertical, pawns, left, mover = rest.split("/")
        walls = [f"{at}h" for at in split(horizontal)] + [f"{at}v" for at in split(vertical)]
        left = [int(count) for count in left.split()]
        return cls(int(size), [square(at) for at in split(pawns)], left, int(mover) - 1, walls)

    def text(self):
        by_square = sorted(self.walls, key=lambda wall: square(wall[:-1]))
        horizontal, vertical = ("".join(wall[:-1] for wall in by_square if wall[-1] == kind) for kind in "hv")
        size = "" if self.size == 9 else f"{self.size}:"
        pawns = "".join(map(name, self.pawns))
        return f"{size}{horizontal}/{vertical}/{pawns}/{' '.join(map(str, self.left))}/{self.mover + 1}"

    def after(self, move):
        pawns, left, walls = list(self.pawns), list(self.left), list(self.walls)
        if is_wall(move):
            walls.append(move)
            left[self.mover] -= 1
        elif move != "pass":
            pawns[self.mover] = square(move)
        return State(self.size, pawns, left, (self.mover + 1) % len(pawns), walls)

    def to_goal(self, place):
        """Returns the number of rows between a square and the mover's goal."""
        file, rank = place
        last = self.size - 1
        ways = (last - rank, last - file, rank, file)
        return ways[:: 4 // len(self.pawns)][self.mover]

    def is_start(self):
        return self == State.start(len(self.pawns), self.size, self.left[0]) and self.size in (5, 7, 9, 11)

    def third_pawn_behind(self):
        """Returns whether a pawn is directly behind one next to the mover's."""
        file, rank = self.pawns[self.mover]
        beside = lambda steps, x, y: (file + steps * x, rank + steps * y) in self.pawns
        return any(beside(1, x, y) and beside(2, x, y) for x, y in AROUND)


def split(squares):
    """Reads squares that are written without separators."""
    starts = [at for at, letter in enumerate(squares) if letter.isalpha()]
    return [squares[start:end] for start, end in zip(starts, starts[1:] + [len(squares)])]


class Rules:
    """The common interface of the three programs."""

    def knows_pawn(self):
        return True

    def is_lost(self):
        return False

    def perft(self, depth):
        moves = self.moves()
        return len(moves) if depth == 1 else sum(self.after(move).perft(depth - 1) for move in sorted(moves))


class PythonQuoridor(Rules):
    title = "python-quoridor"

    @staticmethod
    def can(state):
        return len(state.pawns) == 2 and state.size == 9

    def __init__(self, state, moves=()):
        self.state, self.played = state, list(moves)
        self.game = Quoridor()
        for player, pawn, left in zip((self.game.player1, self.game.player2), state.pawns, state.left):
            player.pos, player.walls = name(pawn), left + len(state.walls)
        for wall in state.walls:
            self.game._make_wall_move(self.game.board, wall)
        self.game.player1.walls, self.game.player2.walls = state.left
        if state.mover == 1:
            self.game._switch_player()
        for move in self.played:
            self.game.make_move(move)

    def moves(self):
        return set() if self.game.is_terminated else set(self.game.get_legal_moves())

    def after(self, move):
        return PythonQuoridor(self.state, [*self.played, move])

    def winner(self):
        return self.game.current_player.id if self.game.is_terminated else None


class QuoridorRl(Rules):
    title = "quoridor-rl"

    @staticmethod
    def can(state):
        return len(state.pawns) == 2 and state.size == 9

    def __init__(self, state, moves=(), position=None):
        if position is None:
            walls = frozenset(self.action(wall) for wall in state.walls)
            position = rl.Position._from_parts(
                pawns=tuple(rl.Square(8 - rank, file) for file, rank in state.pawns),
                walls_remaining=tuple(state.left),
                placed_walls_by_player=(walls, frozenset()),
                to_move=rl.Player(state.mover),
                winner=None,
            )
        for move in moves:
            position = position.play(self.action(move))
        self.position = position

    @staticmethod
    def action(move):
        """Rows count from the top; a wall is named by the square northwest of its center."""
        if not is_wall(move):
            file, rank = square(move)
            return rl.MovePawn(rl.Square(8 - rank, file))
        file, rank = square(move[:-1])
        orientation = rl.Orientation.HORIZONTAL if move[-1] == "h" else rl.Orientation.VERTICAL
        return rl.PlaceWall(rl.WallAnchor(7 - rank, file), orientation)

    @staticmethod
    def move(action):
        if isinstance(action, rl.MovePawn):
            return name((action.target.col, 8 - action.target.row))
        return name((action.anchor.col, 7 - action.anchor.row)) + action.orientation.value[0]

    def moves(self):
        return {self.move(action) for action in self.position.legal_actions()}

    def reason(self, move):
        """Returns why a move is refused, or None."""
        try:
            self.position.play(self.action(move))
        except rl.IllegalActionError as error:
            return error.reason.value
        return None

    def after(self, move):
        return QuoridorRl(None, [move], self.position)

    def winner(self):
        return None if self.position.winner is None else int(self.position.winner) + 1


class OpenSpiel(Rules):
    title = "OpenSpiel"

    @staticmethod
    def can(state):
        return state.is_start()

    def __init__(self, state, moves=()):
        self.state = state
        self.game = self.load(len(state.pawns), state.size, state.left[0]).new_initial_state()
        for move in moves:
            self._play(move)

    @staticmethod
    @functools.lru_cache
    def load(players, size, walls):
        """Loads a game. Suppresses a warning about the rules that differ."""
        errors = os.dup(2)
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        try:
            return pyspiel.load_game(f"quoridor(players={players},board_size={size},wall_count={walls})")
        finally:
            os.dup2(errors, 2)
            os.close(errors)

    def _actions(self):
        """Returns its moves, in Glendenning's notation, by their names in standard notation."""
        if self.game.is_terminal() or self.is_lost():
            return {}
        mover, size = self.game.current_player(), self.state.size
        named = {}
        for action in self.game.legal_actions():
            move = self.game.action_to_string(mover, action)
            at, orientation = (move[:-1], move[-1]) if is_wall(move) else (move, "")
            named[f"{at[0]}{size + (0 if orientation else 1) - int(at[1:])}{orientation}"] = action
        return named

    def _play(self, move):
        self.game.apply_action(self._actions()[move])
        self.state = self.state.after(move)

    def knows_pawn(self):
        return not self.state.third_pawn_behind()

    def moves(self):
        return set(self._actions())

    def after(self, move):
        following = OpenSpiel.__new__(OpenSpiel)
        following.state, following.game = self.state, self.game.clone()
        following._play(move)
        return following

    def is_lost(self):
        if self.game.is_terminal():
            return not any(self.game.returns())
        file, rank = self.state.pawns[self.state.mover]
        side = 2 * self.state.size - 1
        own_square = 2 * file + 2 * (self.state.size - 1 - rank) * side
        return self.game.legal_actions() == [own_square]

    def winner(self):
        """Its returns have another order than its players, so the winner is who moved last."""
        if not self.game.is_terminal() or self.is_lost():
            return None
        return self.state.mover or len(self.state.pawns)


# quoridor-rl needs a newer Python than the others.
ALL = (PythonQuoridor, QuoridorRl, OpenSpiel) if rl else (PythonQuoridor, OpenSpiel)
