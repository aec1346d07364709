"""Statistics over many games, and how they are shown: figures with a few rows, each with what it means.

A ``Witness`` watches a game for one seat and enters what it sees into a ``Tally``. Tallies are added up, and a game
makes figures from the sum. Code that shows a figure, as a table or a chart, needs to know nothing about the game.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spellhall.kernel.events import Entry

SCORES = "scores"
"""The subject of a tally that counts the points of games played alone."""
SHARE = "%"
"""The unit of shares: their values go from 0 to 100."""
SURE = statistics.NormalDist().inv_cdf(0.975)


class Tally(dict[str, Counter[str]]):
    """Counts by subject, and within each by item. Adding is exact: it doesn't matter who counted what."""

    def __missing__(self, subject: str) -> Counter[str]:
        """Start an empty counter for a new subject."""
        self[subject] = Counter()
        return self[subject]

    def add(self, other: Mapping[str, Mapping[str, int]]) -> None:
        """Add the counts of other games."""
        for subject, counts in other.items():
            self[subject].update(counts)


@dataclass(frozen=True)
class Row:
    """One row of a figure.

    Attributes:
        label: what it is about.
        value: what is drawn, in the unit of the figure.
        low, high: the bounds of the true value in 95 of 100 cases, if they were computed.
        counts: the numbers behind the value.
    """

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    counts: Sequence[float] = ()


@dataclass(frozen=True)
class Figure:
    """A statistic of many games.

    Attributes:
        name: its name for programs.
        title: its name for people.
        said: what it comes to, in a few words.
        meaning: what that means, in one sentence.
        unit: of the values: ``SHARE``, or what is counted.
        heads: the headings of label, value and counts.
        rows: see ``Row``.
    """

    name: str
    title: str
    said: str
    meaning: str
    unit: str
    heads: Sequence[str]
    rows: Sequence[Row]


class Witness:
    """Watches a game for a seat, and counts. This one counts nothing: games have others (see ``Game.witness``)."""

    def __init__(self, state: Any, seat: int, tally: Tally) -> None:
        self.seat = seat
        self.tally = tally

    def asked(self, state: Any) -> None:
        """A question waits, for this seat or another."""

    def heard(self, state: Any, entry: Entry) -> None:
        """Something happened; ``state`` is the position after it."""

    def ended(self, state: Any) -> None:
        """The game is over."""


def wilson(won: float, played: float) -> tuple[float, float]:
    """The bounds of the true share in 95 of 100 cases (Wilson's interval)."""
    if not played:
        return 0.0, 1.0
    share, spread = won / played, SURE**2 / played
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * (share * (1 - share) / played + spread / (4 * played)) ** 0.5 / (1 + spread)
    return middle - reach, middle + reach


def percent(part: float, whole: float = 1.0) -> float:
    """A share in percent, rounded for display; 0 for a share of nothing."""
    return round(100 * part / whole, 1) if whole else 0.0


def mean(total: float, count: float) -> float:
    """A mean, rounded for display; 0 for a mean of nothing."""
    return round(total / count, 2) if count else 0.0


def share_row(label: str, part: int, whole: int, *counts: float, alike: float = 0.0) -> Row:
    """The row of a share, with its interval; its count is the whole, unless others are given.

    ``alike``: how much pairs of counted things are alike, which makes the interval wider.
    """
    least, most = wilson(part / (1 + alike), whole / (1 + alike))
    return Row(label, percent(part, whole), percent(least), percent(most), counts or (whole,))


def named(game: Any, keys: Iterable[str]) -> dict[str, str]:
    """The names of cards by key; if several have the same name, the key follows it."""
    names: dict[str, str] = {key: game.catalogue[game.faces[key]].name for key in keys}
    counts = Counter(names.values())
    return {key: name if counts[name] == 1 else f"{name} ({key})" for key, name in names.items()}
