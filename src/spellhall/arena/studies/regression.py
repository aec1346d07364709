"""Which deck parts or evaluation terms win: a logistic regression with shrinkage, by Newton's method.

A row says how often each part was there on one side more than on the other, and how often that side won. There are
some hundreds of parts and some thousands of rows with few parts each; that needs no library.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log1p

ROUNDS = 25
ENOUGH = 1e-6


@dataclass(frozen=True)
class Row:
    """One observation.

    ``parts``: by number, how many more of it one side had; ``wins`` of that side in ``games``; ``start``: its
    advantage before any part is weighed, in logits.
    """

    parts: dict[int, float]
    wins: float
    games: int
    start: float = 0.0


def chance(logit: float) -> float:
    """The chance for a logit."""
    return 1 / (1 + exp(-logit)) if logit >= 0 else 1 - 1 / (1 + exp(logit))


def fit(rows: Sequence[Row], parts: int, spread: float) -> list[float]:
    """What each part adds to the logit of winning, if most parts add no more than ``spread`` either way."""
    weights = [0.0] * parts
    for _ in range(ROUNDS):
        slope = [-weight / spread**2 for weight in weights]
        curve = [[0.0] * parts for _ in range(parts)]
        for part in range(parts):
            curve[part][part] = 1 / spread**2
        for row in rows:
            expected = chance(row.start + sum(weights[part] * count for part, count in row.parts.items()))
            missed, doubt = row.wins - row.games * expected, row.games * expected * (1 - expected)
            for part, count in row.parts.items():
                slope[part] += missed * count
                line, share = curve[part], doubt * count
                for other, others in row.parts.items():
                    line[other] += share * others
        step = solved(curve, slope)
        weights = _uphill(rows, weights, step, spread)
        if max(map(abs, step)) < ENOUGH:
            break
    return weights


def _uphill(rows: Sequence[Row], weights: list[float], step: list[float], spread: float) -> list[float]:
    """The weights after a step, or half of it, or half of that, until the observations become likelier.

    After a start that was very sure of something that didn't happen, a full step overshoots the maximum.
    """
    now = _likelihood(rows, weights, spread)
    share = 1.0
    while True:
        further = [weight + share * change for weight, change in zip(weights, step, strict=True)]
        if share < ENOUGH or _likelihood(rows, further, spread) >= now - ENOUGH:
            return further
        share /= 2


def _likelihood(rows: Sequence[Row], weights: Sequence[float], spread: float) -> float:
    """The logarithm of the likelihood of weights, given the observations."""
    total = -sum(weight**2 for weight in weights) / (2 * spread**2)
    for row in rows:
        logit = row.start + sum(weights[part] * count for part, count in row.parts.items())
        total += row.wins * logit - row.games * (max(logit, 0.0) + log1p(exp(-abs(logit))))
    return total


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric, positive definite system of equations (Cholesky)."""
    size = len(right)
    lower: list[list[float]] = []
    for i in range(size):
        line: list[float] = []
        for j in range(i + 1):
            rest = matrix[i][j] - sum(a * b for a, b in zip(line, lower[j] if j < i else line, strict=False))
            line.append(rest**0.5 if i == j else rest / lower[j][j])
        lower.append(line)
    middle: list[float] = []
    for i in range(size):
        middle.append((right[i] - sum(a * b for a, b in zip(lower[i], middle, strict=False))) / lower[i][i])
    result = [0.0] * size
    for i in reversed(range(size)):
        result[i] = (middle[i] - sum(lower[j][i] * result[j] for j in range(i + 1, size))) / lower[i][i]
    return result
