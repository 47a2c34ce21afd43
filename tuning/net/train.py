"""Trains a network on rows that `npm run tuning -- net` wrote, and writes its file.

`tuning/src/net/rows.rs` describes the rows, `src/net/` the network and its file. This program knows
no game: the first line of the rows says how many inputs, moves and classes of moves there are.
"""

import argparse
import json
import struct
import time
import zlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

HIDDEN, SECOND = 128, 16
# The scales of the integers in the file: the first layer, all other weights, the hidden units.
UNIT, WEIGHT, HIDDEN_UNIT = 255, 64, 254
# The class of a move that is not tried, and the index of no best move.
NONE = 255
# The largest weight of the first two layers.
MOST = 1.98
# Scores beyond this are proven, and say nothing about the scale of the others.
MAX_SCORE = 3000
# The number of the last rows whose figures are written, so that the program can compare them.
CHECKED = 64


def read(path):
    """Reads the rows as a structured array, and their sizes."""
    with open(path, "rb") as file:
        line = file.readline()
    sizes = json.loads(line)
    row = np.dtype(
        [
            ("bits", "u1", (sizes["inputs"] + 7) // 8),
            ("classes", "u1", sizes["moves"]),
            ("best", "u1"),
            ("result", "u1"),
            ("score", "<i2"),
        ]
    )
    return np.fromfile(path, dtype=row, offset=len(line)), sizes


def score_per_logit(score, result):
    """The score that predicts the results best as one logit, by Newton's method."""
    known = (result < 2) & (np.abs(score) < MAX_SCORE)
    x, y, weight = score[known] / 100.0, result[known].astype(float), 0.1
    for _ in range(30):
        p = 1 / (1 + np.exp(-weight * x))
        weight -= ((p - y) * x).sum() / ((p * (1 - p) * x * x).sum() + 1)
    return 100.0 / weight


def initial(key, sizes):
    keys = jax.random.split(key, 5)

    def normal(key, *shape, scale):
        return jax.random.normal(key, shape) * scale

    return {
        "first": normal(keys[0], sizes["inputs"], HIDDEN, scale=0.08),
        "first_bias": jnp.full((HIDDEN,), 0.1),
        "second": normal(keys[1], HIDDEN, SECOND, scale=HIDDEN**-0.5),
        "second_bias": jnp.full((SECOND,), 0.1),
        "third": normal(keys[2], SECOND, scale=SECOND**-0.5),
        "third_bias": jnp.zeros(()),
        "moves": normal(keys[3], HIDDEN, sizes["moves"], scale=0.01),
        "moves_bias": jnp.zeros((sizes["moves"],)),
        "classes": normal(keys[4], HIDDEN, sizes["classes"], scale=0.01),
        "classes_bias": jnp.zeros((sizes["classes"],)),
    }


def forward(weights, bits, classes):
    """The logit of winning, and the logits of the moves."""
    inputs = weights["first"].shape[0]
    x = jnp.unpackbits(bits, axis=1, bitorder="little")[:, :inputs].astype(jnp.float32)
    hidden = jnp.clip(x @ weights["first"] + weights["first_bias"], 0, 1) ** 2
    second = jnp.clip(hidden @ weights["second"] + weights["second_bias"], 0, 1)
    value = second @ weights["third"] + weights["third_bias"]
    of_class = hidden @ weights["classes"] + weights["classes_bias"]
    tried = classes != NONE
    index = jnp.where(tried, classes, 0).astype(jnp.int32)
    logits = hidden @ weights["moves"] + weights["moves_bias"] + jnp.take_along_axis(of_class, index, axis=1)
    return value, jnp.where(tried, logits, -1e9)


def losses(weights, batch):
    """The loss of the value (less the entropy of the target), that of the moves, and how often the
    best move has the greatest logit."""
    value, logits = forward(weights, batch["bits"], batch["classes"])
    target = batch["target"]
    entropy = jax.scipy.special.entr(target) + jax.scipy.special.entr(1 - target)
    of_value = (optax.sigmoid_binary_cross_entropy(value, target) - entropy).mean()
    has_best = batch["best"] != NONE
    best = jnp.where(has_best, batch["best"], 0).astype(jnp.int32)
    of_moves = optax.softmax_cross_entropy_with_integer_labels(logits, best)
    count = jnp.maximum(has_best.sum(), 1)
    first = (logits.argmax(1) == best) * has_best
    return of_value, (of_moves * has_best).sum() / count, first.sum() / count


def integers(weights):
    """The weights as the integers of a network file, the outputs of a layer before its inputs."""
    logit = WEIGHT * HIDDEN_UNIT
    scales = {"first": UNIT, "first_bias": UNIT}
    scales |= {name: logit for name in ("second_bias", "third_bias", "moves_bias", "classes_bias")}
    whole = {name: np.round(np.array(value) * scales.get(name, WEIGHT)) for name, value in weights.items()}
    limits = {name: 2**31 - 1 if scales.get(name) == logit else 32767 for name in whole}
    found = {name: value.clip(-limits[name], limits[name]).astype(np.int64) for name, value in whole.items()}
    return found | {name: found[name].T for name in ("second", "moves", "classes")}


def write(path, w):
    """Writes integers as a network file."""

    def i16(*names):
        return b"".join(w[name].astype("<i2").tobytes() for name in names)

    def i32(name):
        return w[name].astype("<i4").tobytes()

    body = struct.pack("<5I", len(w["first"]), HIDDEN, SECOND, len(w["moves"]), len(w["classes"]))
    body += i16("first", "first_bias", "second") + i32("second_bias")
    body += i16("third") + i32("third_bias")
    for name in ("moves", "classes"):
        body += i16(name) + i32(name + "_bias")
    with open(path, "wb") as file:
        file.write(b"keddahN1" + struct.pack("<I", zlib.crc32(body)) + body)


def exact(w, rows):
    """The value of each row and the sum of the logits of its moves, in the arithmetic of the program."""
    x = np.unpackbits(rows["bits"], axis=1, bitorder="little")[:, : len(w["first"])].astype(np.int64)
    hidden = (x @ w["first"] + w["first_bias"]).clip(0, UNIT) ** 2 >> 8
    second = (hidden @ w["second"].T + w["second_bias"]).clip(0, WEIGHT * HIDDEN_UNIT) // WEIGHT
    value = second @ w["third"] + w["third_bias"]
    tried = rows["classes"] != NONE
    of_class = hidden @ w["classes"].T + w["classes_bias"]
    index = np.where(tried, rows["classes"], 0).astype(np.int64)
    logits = hidden @ w["moves"].T + w["moves_bias"] + np.take_along_axis(of_class, index, axis=1)
    return np.stack([value, (logits * tried).sum(axis=1)], axis=1).tolist()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows")
    parser.add_argument("--out", required=True, help="the network file to write")
    parser.add_argument("--figures", required=True, help="the JSON file of losses to write")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3, help="the greatest learning rate")
    parser.add_argument("--result", type=float, default=0.3, help="share of the result in the target")
    parser.add_argument("--moves", type=float, default=0.01, help="weight of the loss of the moves")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rows, sizes = read(args.rows)
    score = score_per_logit(rows["score"].astype(float), rows["result"])
    share = np.where(rows["result"] < 2, args.result, 0.0)
    with np.errstate(over="ignore"):
        by_score = 1 / (1 + np.exp(-rows["score"].astype(float) / score))
    target = (share * rows["result"] + (1 - share) * by_score).clip(0, 1).astype(np.float32)
    # The last rows are of other games than the first.
    test = min(len(rows) // 10, 50_000)
    train = len(rows) - test
    size = min(args.batch, train)
    steps = train // size

    def batch(index):
        part = rows[index]
        return {name: part[name] for name in ("bits", "classes", "best")} | {"target": target[index]}

    weights = initial(jax.random.PRNGKey(args.seed), sizes)
    schedule = optax.cosine_onecycle_schedule(args.epochs * steps, args.rate, 0.1)
    optimizer = optax.adamw(schedule, weight_decay=1e-4)
    state = optimizer.init(weights)

    @jax.jit
    def step(weights, state, batch):
        def loss(weights):
            of_value, of_moves, _ = losses(weights, batch)
            return of_value + args.moves * of_moves

        value, gradient = jax.value_and_grad(loss)(weights)
        updates, state = optimizer.update(gradient, state, weights)
        weights = optax.apply_updates(weights, updates)
        limited = {name: jnp.clip(weights[name], -MOST, MOST) for name in ("first", "second")}
        return weights | limited, state, value

    evaluate = jax.jit(losses)
    random = np.random.default_rng(args.seed)
    figures = {"jax": jax.__version__, "scorePerLogit": round(score, 1), "heldOut": test}
    figures |= {"movesWeight": args.moves, "epochs": []}
    for epoch in range(args.epochs):
        started, order, total = time.time(), random.permutation(train), 0.0
        for start in range(0, steps * size, size):
            weights, state, value = step(weights, state, batch(np.sort(order[start : start + size])))
            total += float(value)
        parts = [np.arange(first, min(first + 5000, len(rows))) for first in range(train, len(rows), 5000)]
        found = np.mean([evaluate(weights, batch(part)) for part in parts], axis=0)
        names = ("value", "moves", "bestFirst")
        line = {name: round(float(figure), 4) for name, figure in zip(names, found)}
        line |= {"trained": round(total / steps, 4), "seconds": round(time.time() - started, 1)}
        print(json.dumps({"epoch": epoch + 1} | line), flush=True)
        figures["epochs"].append(line)
    whole = integers(weights)
    write(args.out, whole)
    # The program compares these with its own figures.
    figures["check"] = exact(whole, rows[-CHECKED:])
    with open(args.figures, "w", encoding="utf-8") as file:
        json.dump(figures, file, indent=1)


if __name__ == "__main__":
    main()
