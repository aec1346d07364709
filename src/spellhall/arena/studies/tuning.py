"""Fits the weights of an evaluation to games: which features of a position go with winning.

Agents play games. Some positions of each are kept, with the terms that the evaluation adds up for one of the
seats, and whether this seat won. A logistic regression (``regression``) then looks for the weights that make the
evaluation predict the actual chances. It starts with the game's current weights, and leaves them alone where the
games say little. Every fourth block of games is held out, to test the weights.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, NamedTuple

from spellhall.arena.runs.plans import Plan, game_of, mixed
from spellhall.arena.runs.rows import play_one
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.task_size import Pace
from spellhall.arena.sampled_positions import SampledPositions
from spellhall.arena.studies.regression import Row, chance, fit
from spellhall.arena.studies.reweighted import weights_of
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.weights import FITTED, Weights
from spellhall.kernel.state import State

POSITIONS = 8
"""How many positions of a game are kept, at random: neighbours say nearly the same."""
HELD_OUT = 4
"""One of this many blocks of games is held out."""
SPREAD = 0.5
"""How far a weight may move if games don't speak against it: what it adds to a typical position, in logits."""
LEVELS = 10
"""How many steps of predicted chances are compared with the outcomes."""


class Seen(NamedTuple):
    """A position: its block of games, its terms and what they were worth to a seat by the game's evaluation.

    Also whether that seat won: 1, or 0, or ½ for a draw.
    """

    block: int
    terms: tuple[float, ...]
    worth: float
    won: float


class Step(NamedTuple):
    """One step of a calibration: the number of positions, the mean predicted chance, and the share that won."""

    positions: int
    promised: float
    won: float


class Fit(NamedTuple):
    """Fitted weights.

    Attributes:
        old, new: the game's own weights, and the fitted ones.
        games, positions, held_out: how many games were played, how many of their positions the weights are fitted to,
            and how many they are tested on.
        before, after: the Brier score of old and new weights on the held-out positions (0 is perfect, 0.25
            is a coin toss).
        steps_before, steps_after: the calibration on these.
    """

    old: Weights
    new: Weights
    games: int
    positions: int
    held_out: int
    before: float
    after: float
    steps_before: Sequence[Step]
    steps_after: Sequence[Step]


def check_tunable(plan: Plan) -> None:
    """Check that the weights of a game can be fitted to games of a plan.

    Raises:
        UsageError: when they can't.
    """
    game = game_of(plan)
    weights_of(game)
    if len(plan.agents) != 2 or game.stand_ins:
        raise UsageError("weights are fitted to games of two players")


def tune(plan: Plan, games: int, runner: Runner, date: str = "", progress: Callable[[int], None] | None = None) -> Fit:
    """Play the games of a plan, and fit the game's weights to them; ``date`` is written on the new ones.

    Raises:
        UsageError: when that is impossible, or there are too few games.
        Unfinished, Stopped: as for ``simulation.simulate``.
    """
    check_tunable(plan)
    if games < HELD_OUT * plan.block:
        raise UsageError(f"weights are fitted to at least {HELD_OUT * plan.block} games, not {games}")
    seen: list[Seen] = []
    pace = Pace(0, games, runner.jobs)
    for (some, played), seconds in runner.run(watched, ((plan, numbers) for numbers in pace.tasks())):
        pace.took(played, seconds)
        seen += some
        if progress is not None:
            progress(played)
    return fitted(game_of(plan), seen, games, plan.seed, date)


def watched(plan: Plan, numbers: range) -> tuple[tuple[list[Seen], int], float]:
    """Positions from the games with these numbers, with how many games that were, and how many seconds they took."""
    game = game_of(plan)
    began = time.perf_counter()
    seen = [each for number in numbers for each in _watched(plan, game, number)]
    return (seen, len(numbers)), time.perf_counter() - began


def _watched(plan: Plan, game: Game, number: int) -> list[Seen]:
    """Positions of one game; none if it doesn't end."""
    dice = Dice(mixed(plan.seed, -1 - number))
    sample = SampledPositions(POSITIONS, dice, State.clone)
    row = play_one(plan, game, number, sample.note)
    if row.fault:
        return []
    return [looked_at(state, dice.below(2), row.block, row.returns) for state in sample.kept]


def looked_at(state: State, seat: int, block: int, returns: Sequence[float]) -> Seen:
    """What a position was worth to a seat, and its result."""
    return Seen(block, terms(state, seat), state.game.evaluate(state, seat), (1 + returns[seat]) / 2)


def terms(state: State, seat: int) -> tuple[float, ...]:
    """The terms that a position's evaluation adds up, each times its weight, in the order of the weights."""
    kind = type(weights_of(state.game).values)
    size = len(kind._fields)
    return tuple(state.game.weigh(state, seat, kind(*_unit(size, place))) for place in range(size))


def _unit(size: int, place: int) -> list[float]:
    return [1.0 if each == place else 0.0 for each in range(size)]


def fitted(game: Game, seen: Sequence[Seen], games: int, seed: int, date: str) -> Fit:
    """The weights that fit the observations best, and how they do on held-out positions."""
    old = weights_of(game)
    told = [each for each in seen if each.block % HELD_OUT]
    held_out = [each for each in seen if each.block % HELD_OUT == 0]
    if not told or not held_out:
        raise UsageError("too few of the games came to an end to fit weights to them")
    values = moved(told, old.values, game.swing)
    new = replace(old, values=values, origin=FITTED, date=date, games=games, seed=seed, digest=game.digest())
    outcomes = [each.won for each in held_out]
    before = [chance(2 * each.worth / game.swing) for each in held_out]
    after = [chance(2 * worth_by(each, old.values, values) / game.swing) for each in held_out]
    return Fit(
        old,
        new,
        games,
        len(told),
        len(held_out),
        brier(before, outcomes),
        brier(after, outcomes),
        calibration(before, outcomes),
        calibration(after, outcomes),
    )


def worth_by(seen: Seen, old: Sequence[float], new: Sequence[float]) -> float:
    """What a position would be worth by new weights; the part of its worth beyond the terms stays."""
    return seen.worth + sum((after - before) * term for before, after, term in zip(old, new, seen.terms, strict=True))


def moved(seen: Sequence[Seen], values: Any, swing: float) -> Any:
    """The values from which weights were moved to predict the outcomes, in the unit of the evaluation.

    A lead of ``swing`` wins seven games of eight, so this factor converts a value into logits. Terms are
    measured by their size in a typical position; a term that never occurs keeps its weight.
    """
    sizes = [sqrt(sum(each.terms[place] ** 2 for each in seen) / len(seen)) for place in range(len(values))]
    rows = [
        Row(
            {place: term / sizes[place] for place, term in enumerate(each.terms) if term},
            each.won,
            1,
            2 * each.worth / swing,
        )
        for each in seen
    ]
    logits = fit(rows, len(values), SPREAD)
    steps = [logit / size * swing / 2 if size else 0.0 for logit, size in zip(logits, sizes, strict=True)]
    return type(values)(*(round(value + step, 3) for value, step in zip(values, steps, strict=True)))


def brier(promised: Sequence[float], won: Sequence[float]) -> float:
    """The Brier score: the mean square of the difference between chances and outcomes."""
    return sum((chance - came) ** 2 for chance, came in zip(promised, won, strict=True)) / len(won)


def calibration(promised: Sequence[float], won: Sequence[float]) -> list[Step]:
    """How often predictions came true, for those from 0 to 10 %, from 10 to 20 %, and so on."""
    found = []
    for level in range(LEVELS):
        here = [pair for pair in zip(promised, won, strict=True) if min(LEVELS - 1, int(pair[0] * LEVELS)) == level]
        count = len(here)
        sums = sum(chance for chance, _ in here), sum(came for _, came in here)
        found.append(Step(count, sums[0] / count, sums[1] / count) if count else Step(0, 0.0, 0.0))
    return found
