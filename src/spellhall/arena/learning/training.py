"""Trains a network by rounds: play games, fit a network to all games so far, and play the next games by it.

In the first round the club player plays. Everything depends only on the settings, so a training that was interrupted
ends like one that wasn't. One of four blocks of games is held out, to test the network.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from spellhall.agents.learned.inputs import EVALUATION, Inputs
from spellhall.agents.learned.network import About, Network, read_network
from spellhall.arena.learning.descent import Positions, fitted, positions_of, predicted
from spellhall.arena.learning.folders import CALIBRATION, CURVE, NETWORK, Settings, document, write
from spellhall.arena.learning.positions import watched
from spellhall.arena.players import LEARNED
from spellhall.arena.runs.plans import Plan, game_of, mixed, plan_of
from spellhall.arena.runs.resumable import resumed
from spellhall.arena.runs.runners import Runner
from spellhall.arena.studies.regression import chance
from spellhall.arena.studies.svg_charts import calibrated, curves
from spellhall.arena.studies.tuning import HELD_OUT, brier, calibration
from spellhall.kernel.errors import UsageError

TEACHER = "club"
TIMES = 6
"""How often the fit goes through all positions."""
TASK = 4
"""How many games make one task; an interruption loses at most these."""
LEAST = 16
"""The fewest games of a round."""


class Round(NamedTuple):
    """What came of a round: its number, its network, and the mean loss on the games it was fitted to."""

    number: int
    network: Network
    losses: Sequence[float]


class Learnable(NamedTuple):
    """Positions to fit to, and positions to test on."""

    told: Positions
    held_out: Positions


def check_settings(settings: Settings) -> None:
    """Check that there are enough games.

    Raises:
        UsageError: when there aren't.
    """
    if settings.games < settings.rounds * LEAST:
        raise UsageError(f"a round takes at least {LEAST} games, so {settings.rounds} take {settings.rounds * LEAST}")


def train(
    folder: Path,
    settings: Settings,
    runner: Runner,
    date: str = "",
    progress: Callable[[int], None] | None = None,
) -> Iterator[Round]:
    """The rounds of a training, also those whose network is in the folder already.

    Raises:
        UsageError: when the cards have changed since it began, or the folder can't be read or written.
        Unfinished, Stopped: as for ``simulation.simulate``; finished games and rounds stay.
    """
    seen: list[Any] = []
    done: list[Round] = []
    bounds = [settings.games * number // settings.rounds for number in range(settings.rounds + 1)]
    for number, (first, last) in enumerate(pairwise(bounds), 1):
        plan = plan_of_round(folder, settings, number)
        tasks = [(plan, at, min(at + TASK, last - first)) for at in range(0, last - first, TASK)]
        about = f"{settings.game} {settings.digest} seed {settings.seed} round {number} of {settings.rounds}"
        for part in resumed(watched, tasks, runner, folder / f"round-{number}.positions", about):
            seen += part
            if progress is not None:
                progress(len(part))
        done.append(_round(folder, settings, number, seen, last, date))
        _tell(folder, done)
        yield done[-1]


def plan_of_round(folder: Path, settings: Settings, number: int) -> Plan:
    """What is played in a round: the club player against itself at first, then the newest network.

    Raises:
        UsageError: when the cards aren't those of the training.
    """
    agent = TEACHER if number == 1 else f"{LEARNED}{folder / _name(number - 1)}"
    plan = plan_of(
        settings.game, mixed(settings.seed, number), agents=(agent, agent), random_decks=settings.random_decks
    )
    if plan.digest != settings.digest:
        raise UsageError(f"the cards of {settings.game} have changed since this training began; begin another one")
    return plan


def _name(number: int) -> str:
    return f"round-{number}.json"


def _round(folder: Path, settings: Settings, number: int, seen: Sequence[Any], games: int, date: str) -> Round:
    """The network of a round: from the folder, or fitted now."""
    path = folder / _name(number)
    if path.exists():
        return Round(number, read_network(path.read_bytes(), settings.game, str(path)), ())
    names = Inputs(game_of(plan_of_round(folder, settings, number))).names
    learnable = divided(seen)
    losses, fit = [], None
    for fit in fitted(learnable.told, names, settings.units, TIMES, settings.seed):
        losses.append(brier(predicted(fit, learnable.told), _won(learnable.told)))
    assert fit is not None
    outcomes = _won(learnable.held_out)
    now, by_hand = predicted(fit, learnable.held_out), by_evaluation(learnable.held_out, names)
    about = About(
        settings.game,
        date,
        games,
        settings.seed,
        settings.digest,
        len(learnable.told),
        len(learnable.held_out),
        round(brier(by_hand, outcomes), 4),
        round(brier(now, outcomes), 4),
        _steps(by_hand, outcomes),
        _steps(now, outcomes),
    )
    network = Network(about, names, settings.units, fit.flat())
    write(path, document(network.document()))
    return Round(number, network, losses)


def _steps(promised: Sequence[float], won: Sequence[float]) -> list[list[float]]:
    return [[step.positions, round(step.promised, 3), round(step.won, 3)] for step in calibration(promised, won)]


def divided(seen: Sequence[Any]) -> Learnable:
    """The positions of games, those of held-out blocks apart.

    Raises:
        UsageError: when there are too few.
    """
    told = [each for block, shown in seen if block % HELD_OUT for each in shown]
    held_out = [each for block, shown in seen if block % HELD_OUT == 0 for each in shown]
    if not told or not held_out:
        raise UsageError("too few of the games came to an end to learn from them")
    return Learnable(positions_of(told), positions_of(held_out))


def by_evaluation(seen: Positions, names: Sequence[str]) -> list[float]:
    """The chances that the hand-set evaluation gives positions."""
    first = names.index(EVALUATION)
    values = ((seen.places == first) * seen.numbers).sum(1)
    return [chance(2 * float(value)) for value in values]


def _won(seen: Positions) -> list[float]:
    return [float(won) for won in seen.won]


def _tell(folder: Path, done: Sequence[Round]) -> None:
    """Write the newest network, its calibration, and the learning curve."""
    newest = done[-1].network
    write(folder / NETWORK, document(newest.document()))
    about = newest.about
    series = {
        name: [(int(count), promised, won) for count, promised, won in steps]
        for name, steps in (("by hand", about.calibration_by_hand), ("learned", about.calibration))
    }
    write(folder / CALIBRATION, calibrated(series, "predicted and won, in %"))
    curve = {
        "by hand": [(each.network.about.games, each.network.about.brier_by_hand) for each in done],
        "learned": [(each.network.about.games, each.network.about.brier) for each in done],
    }
    write(folder / CURVE, curves(curve, "Brier score on held-out games, by games played"))
