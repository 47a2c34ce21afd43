"""Plots the losses of a training by epoch, from the report of `npm run tuning -- net`."""

import argparse
import json

import matplotlib

matplotlib.use("svg")
# The same report gives the same file.
matplotlib.rcParams |= {"svg.hashsalt": "keddah", "svg.fonttype": "none", "font.size": 9}

import matplotlib.pyplot as plt  # noqa: E402: after the choice of the output.


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("report")
    parser.add_argument("out", help="the SVG file to write")
    args = parser.parse_args()
    with open(args.report, encoding="utf-8") as file:
        report = json.load(file)
    training = report["training"]
    epochs = training["epochs"]
    numbers = range(1, len(epochs) + 1)

    def losses(name):
        return [epoch[name] for epoch in epochs]

    # The weight of the loss of the moves in reports that do not say it.
    weight = training.get("movesWeight", 0.01)
    total = [value + weight * moves for value, moves in zip(losses("value"), losses("moves"))]
    figure, (left, middle, right) = plt.subplots(1, 3, figsize=(9, 2.8), layout="constrained")
    left.plot(numbers, losses("trained"), marker=".", label="training")
    left.plot(numbers, total, marker=".", label="held out")
    left.set_title(f"loss: value + {weight:g} × moves")
    left.legend(loc="upper right")
    middle.plot(numbers, losses("value"), marker=".", color="C1")
    middle.set_title("held out: value")
    right.plot(numbers, losses("moves"), marker=".", color="C1")
    right.set_title("held out: moves")
    for axes in (left, middle, right):
        axes.set_xlabel("epoch")
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.grid(alpha=0.3)
    figure.suptitle(f"{report['game']}: {training['heldOut']:,} of {report['positions']:,} positions held out")
    figure.savefig(args.out, metadata={"Date": None, "Creator": None})


if __name__ == "__main__":
    main()
