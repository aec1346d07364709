"""Whether ratings predict games: python -m benchmarks.rating_calibration [GAME] [--games 2000]

Simulated people play each other in random pairs: some choose at random, some like ``novice``, some like ``club``, and
some change from game to game. They are rated as people in the hall are, game by game. Before each game their ratings
say which share the first of the two should win. The games are put into ten bins by that share; each line compares the
predicted share with the actual one. The Brier score is the mean squared error of the predictions: 0.25 for someone who
always says 50%, and the lower, the better.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.plans import game_of, plan_of
from spellhall.arena.runs.rows import play_one
from spellhall.kernel.chance import Dice
from spellhall.kernel.parts.statistics import wilson
from spellhall.tournaments.rating_scale import SHOWN_AFTER, Scale, scale_of
from spellhall.tournaments.ratings import Rating, best_first

LEVELS = ("random", "novice", "club")
PEOPLE = {f"{level} {number}": (level,) for level in LEVELS for number in range(1, 5)} | {
    f"{one} or {other} {number}": (one, other)
    for one, other in (("random", "novice"), ("novice", "club"))
    for number in range(1, 3)
}
"""The simulated people, and the levels between which each chooses before a game."""
BINS = 10


class Played(NamedTuple):
    """A game of two people, and the score of the first: 1, 0.5 or 0."""

    first: str
    second: str
    score: float


class Predicted(NamedTuple):
    """What ratings said before a game: the share of the first, that share by openskill's own ``predict_win``, and how
    many games the one with fewer had played.
    """

    share: float
    by_package: float
    score: float
    known: int


class Bin(NamedTuple):
    """Games with similar predictions: how many, the mean prediction, the actual share and its interval."""

    games: int
    predicted: float
    actual: float
    low: float
    high: float


def main() -> None:
    """Play, rate, and print the bins: of all games, and of those between people whose ratings are shown."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("game", nargs="?", default="spellchain", choices=("spellchain", "spellfire", "spellslinger"))
    wanted.add_argument("--games", type=int, default=2_000)
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    console = Console(width=100)
    scale = scale_of(given.game)
    predicted, ratings = followed(games(given.game, given.games, given.seed), scale)
    settled = [one for one in predicted if one.known >= SHOWN_AFTER]
    for title, those in (("all games", predicted), (f"both had played {SHOWN_AFTER} games", settled)):
        if those:
            console.print(told(f"{given.game}, {title}", those))
    standing = Table("player", "rating", "give or take", "games", title="ratings after all games")
    for name, rating in best_first(ratings):
        number, give = scale.shown(rating)
        standing.add_row(name, str(number), str(give), str(rating.matches))
    console.print(standing)


def games(game: str, count: int, seed: int) -> list[Played]:
    """Games in random pairs; the number of a game decides who sits where."""
    dice = Dice(seed)
    names = [*PEOPLE]
    found = []
    for number in range(count):
        first, second = names[dice.below(len(names))], ""
        while second in ("", first):
            second = names[dice.below(len(names))]
        levels = [PEOPLE[name][dice.below(len(PEOPLE[name]))] for name in (first, second)]
        plan = plan_of(game, seed, agents=levels)
        row = play_one(plan, game_of(plan), number)
        seat = row.agents.index(levels[0])
        mine, theirs = row.returns[seat], row.returns[1 - seat]
        found.append(Played(first, second, 0.5 if mine == theirs else float(mine > theirs)))
    return found


def followed(played: Iterable[Played], scale: Scale) -> tuple[list[Predicted], dict[str, Rating]]:
    """What the ratings predicted before each game, and the ratings after all of them."""
    ratings: dict[str, Rating] = {}
    found = []
    for first, second, score in played:
        one, other = ratings.get(first, Rating()), ratings.get(second, Rating())
        sides = [[scale.model.create_rating([rating.mean, rating.spread])] for rating in (one, other)]
        known = min(one.matches, other.matches)
        found.append(Predicted(scale.expected(one, other), scale.model.predict_win(sides)[0], score, known))
        places = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}[score]
        ratings = scale.rated([(((first,), places[0]), ((second,), places[1]))], ratings)
    return found, ratings


def bins(predicted: Iterable[Predicted]) -> list[Bin]:
    """The games in ten bins by what was predicted; empty bins are left out."""
    sorted_in: dict[int, list[Predicted]] = {}
    for one in predicted:
        sorted_in.setdefault(min(BINS - 1, int(BINS * one.share)), []).append(one)
    found = []
    for _, those in sorted(sorted_in.items()):
        won = sum(one.score for one in those)
        low, high = wilson(won, len(those))
        found.append(Bin(len(those), fmean(one.share for one in those), won / len(those), low, high))
    return found


def brier(predicted: Sequence[Predicted], *, by_package: bool = False) -> float:
    """The mean squared error of the predictions."""
    return fmean(((one.by_package if by_package else one.share) - one.score) ** 2 for one in predicted)


def told(title: str, predicted: Sequence[Predicted]) -> Table:
    """The bins as a table."""
    scores = f"Brier score {brier(predicted):.4f}\nwith predict_win {brier(predicted, by_package=True):.4f}"
    table = Table("games", "predicted", "actual", "95% between", "", title=f"{title}: {len(predicted)}", caption=scores)
    for games, said, actual, low, high in bins(predicted):
        verdict = "" if low <= said <= high else "outside"
        table.add_row(str(games), f"{said:.1%}", f"{actual:.1%}", f"{low:.1%} and {high:.1%}", verdict)
    return table


if __name__ == "__main__":
    main()
