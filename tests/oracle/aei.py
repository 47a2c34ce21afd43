"""Runs keddah under the scripts of the PyPI package AEI, another author's.

    python aei.py --program target/release/keddah [--games 4] [--seed 1]

`roundrobin` plays it against `simple_engine`, whose moves are random: keddah must win every game on the board,
none on time or by an illegal move. `analyze` lets it analyze a position and a game. `gameroom` lets it play
and ponder against random moves, at a table that stands in for one of arimaa.com.
"""

import argparse
import contextlib
import io
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from unittest import mock

from program import Tally
from pyrimaa import aei, gameroom
from pyrimaa.board import BASIC_SETUP, BLANK_BOARD, Color, Position

DRAWING = """2g
 +-----------------+
8| r r r r   r r r |
7| d h c e m c h d |
6| . . x . . x . . |
5| . . . . r . . . |
4| . . . . . . . . |
3| . . x . E x . . |
2| D H C M   C H D |
1| R R R R R R R R |
 +-----------------+
   a b c d e f g h
"""
GAME = """1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2
1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7
2g Ee2n Ee3n
"""


def script(folder, name, *options):
    """Runs a script of the package. Returns its output."""
    command = [sys.executable, "-m", f"pyrimaa.{name}", *options]
    done = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600
    )
    return done.stdout if done.returncode == 0 else f"{done.stdout}\nexit status {done.returncode}"


def round_robin(folder, program, games, seed):
    """Yields the faults of each game, at a second a turn and five in reserve."""
    (folder / "roundrobin.cfg").write_text(
        f"""[global]
rounds = {games}
timecontrol = 1s/5s
strict_setup = true
loglevel = INFO
[keddah]
cmdline = "{program}" aei
bot_seed = {seed}
[random]
cmdline = "{sys.executable}" -m pyrimaa.simple_engine
"""
    )
    output = script(folder, "roundrobin")
    results = re.findall(r"^(\w+) beat (\w+) because of (\w) playing side \w$", output, re.MULTILINE)
    for winner, _, reason in results:
        # By goal, elimination or immobilization; not on time or by an illegal move.
        yield [] if winner == "keddah" and reason in "gem" else [f"{winner} won by {reason}"]
    yield [line for line in output.splitlines() if re.search(r"log: (Error|Warning)|Traceback", line)]
    yield [] if len(results) == games else [f"{len(results)} games of {games} were finished", output[-2000:]]


def analyze(folder, program):
    """Yields the faults of the analyses of a position and of a game."""
    (folder / "analyze.cfg").write_text(
        f"""[global]
default_engine = keddah
strict_checks = true
[keddah]
cmdline = "{program}" aei
bot_nodes = 5000
"""
    )
    for text, mover in (DRAWING, "[A-Z]"), (GAME, "[a-z]"):
        (folder / "position.txt").write_text(text)
        output = script(folder, "analyze", "position.txt")
        wanted = ["^depth ", "^score ", "^nodes ", "^time ", f"^pv {mover}", f"^bestmove: {mover}"]
        missing = [f"no {want}" for want in wanted if not re.search(want, output, re.MULTILINE)]
        yield missing + [line for line in output.splitlines() if "Error" in line or "Illegal" in line]


class Table(gameroom.Table):
    """A table of the game room without a server. The opponent plays at random; the game ends early."""

    def __init__(self, turns):
        super().__init__(None, {"gid": "1", "side": "w"})
        self.min_move_time = 0
        self.board = Position(Color.GOLD, 4, BLANK_BOARD)
        self.turns = turns
        self.played = []

    def updatestate(self, wait=0):
        if len(self.played) % 2 == 1:
            self.answer()
        lines = [f"{index // 2 + 1}{'wb'[index % 2]} {move}" for index, move in enumerate(self.played)]
        over = len(self.played) >= self.turns
        times = {"tcmove": "1", "tcreserve": "5", "tcpercent": "100", "tcmax": "0", "tctotal": "0"}
        times |= {"tcturns": "0", "tcturntime": "0", "tcwreserve2": "9", "tcbreserve2": "9"}
        times |= {"wused": "0", "bused": "0", "lastmoveused": "0", "plycount": str(len(self.played))}
        players = {"wplayer": "keddah", "bplayer": "* Random", "wrating": "1500", "brating": "1000"}
        self.state = {
            "turn": "w",
            "moves": "\n".join([*lines, f"{len(self.played) // 2 + 1}w"]),
            "position": "",
            "result": "w g" if over else "",
            "finishedId": "1",
            **times,
            **players,
        }
        return self.state

    def answer(self):
        if len(self.played) == 1:
            move = Position(Color.GOLD, 4, BASIC_SETUP).to_placing_move()[1][2:].strip()
        else:
            steps, _ = self.board.get_rnd_step_move()
            move = self.board.steps_to_str(steps)
        self.follow(move)

    def follow(self, move):
        self.board = self.board.do_move_str(move)
        self.played.append(move)

    def move(self, move):
        self.follow(move)
        return True

    def startgame(self):
        return True

    def chat(self, message):
        return True


def game_room(program):
    """Returns the faults of a short game at a table. pyrimaa's board refuses illegal turns."""
    table = Table(turns=12)
    engine = aei.EngineController(aei.get_engine("stdio", f'exec "{program}" aei'))
    faults = []
    answered = mock.Mock()
    with mock.patch.object(gameroom, "log_response", answered):
        try:
            table.playgame(engine, "hello")
        except Exception as error:
            faults.append(repr(error))
    if len(table.played) < 12:
        faults.append(f"{len(table.played)} turns were played")
    responses = [call.args[0] for call in answered.call_args_list]
    faults += [response.message for response in responses if getattr(response, "message", "").startswith("Error")]
    engine.quit()
    engine.engine.proc.wait(timeout=10)
    engine.cleanup()
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program = str(Path(options.program).resolve())

    tally = Tally()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for faults in round_robin(folder, program, options.games, options.seed):
            tally.judge(faults, "roundrobin")
        for faults in analyze(folder, program):
            tally.judge(faults, "analyze")
    with contextlib.redirect_stderr(io.StringIO()):
        faults = game_room(program)
    tally.judge(faults, "gameroom")
    return tally.close()


if __name__ == "__main__":
    sys.exit(main())
