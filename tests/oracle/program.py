"""Runs the program `keddah` and counts differences, for the comparisons of this folder."""

import json
import subprocess


class Program:
    """Runs `keddah`. All requests to `check` go through one process, in batches."""

    def __init__(self, path, game):
        self.path = path
        self.game = game
        self.checker = subprocess.Popen(
            [path, "check", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def check(self, questions):
        """Returns the results of requests, each a dictionary in the format of `keddah check`."""
        answers = []
        # A batch must fit the pipe, since the program writes while it reads.
        for begin in range(0, len(questions), 64):
            portion = questions[begin : begin + 64]
            for question in portion:
                self.checker.stdin.write(json.dumps(question) + "\n")
            self.checker.stdin.flush()
            for _ in portion:
                line = self.checker.stdout.readline()
                if not line:
                    raise SystemExit("keddah check ended early")
                answers.append(json.loads(line))
        return answers

    def ask(self, command, *options):
        """Returns the JSON output of a command."""
        result = subprocess.run(
            [self.path, command, self.game, *options], stdout=subprocess.PIPE, text=True, check=True
        )
        return json.loads(result.stdout)

    def close(self):
        self.checker.stdin.close()
        self.checker.wait()


class Tally:
    """Counts comparisons that agree and that differ. Prints the first differences."""

    def __init__(self):
        self.passed = self.failed = 0
        # The number of the current game, and the differences with the numbers of their games.
        self.game, self.differences = 0, []

    def judge(self, faults, context):
        """Adds a comparison, which passes if it found no faults."""
        if not faults:
            self.passed += 1
            return
        self.failed += 1
        self.differences.append((self.game, f"{context}: {'; '.join(faults[:5])}"))
        if self.failed <= 10:
            print(f"{context}:")
            for fault in faults[:5]:
                print(f"    {fault}")

    def close_with_json(self, games, counts):
        """Prints what `npm run oracle -- --full` adds up."""
        print(json.dumps({"games": games, "counts": counts, "differences": self.differences}))
        return 0

    def close(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0
