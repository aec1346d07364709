"""What is counted over many games, and how it is told: figures of a few rows, each with what it means.

A ``Witness`` watches a game for one seat, and enters into a ``Tally`` what it sees. Tallies are added up; a game makes
figures of the sum. Anyone who shows a figure, as a table or drawn, knows nothing of the game.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spellhall.kernel.events import Entry

SCORES = "scores"
"""The subject of a tally under which the points of games are counted that were played alone."""
SHARE = "%"
"""The unit of shares: their values go from 0 to 100."""
SURE = statistics.NormalDist().inv_cdf(0.975)


class Tally(dict[str, Counter[str]]):
    """Counts by subject, and within each by what was counted. Adding is exact: it does not matter who counted what."""

    def __missing__(self, subject: str) -> Counter[str]:
        """A subject of which nothing was counted yet."""
        self[subject] = Counter()
        return self[subject]

    def add(self, other: Mapping[str, Mapping[str, int]]) -> None:
        """Take in the counts of other games."""
        for subject, counts in other.items():
            self[subject].update(counts)


@dataclass(frozen=True)
class Row:
    """One row of a figure.

    Attributes:
        label: what it is about.
        value: what is drawn, in the unit of the figure.
        low, high: between which bounds the true value lies in 95 of 100 cases, where that is reported.
        counts: what stands behind the value.
    """

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    counts: Sequence[float] = ()


@dataclass(frozen=True)
class Figure:
    """Something that many games tell.

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
        """A question waits, of this seat or of another."""

    def heard(self, state: Any, entry: Entry) -> None:
        """Something has happened; ``state`` is what has come of it."""

    def ended(self, state: Any) -> None:
        """The game is over."""


def wilson(won: float, played: float) -> tuple[float, float]:
    """Between which bounds the true share lies in 95 of 100 cases (Wilson's interval)."""
    if not played:
        return 0.0, 1.0
    share, spread = won / played, SURE**2 / played
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * (share * (1 - share) / played + spread / (4 * played)) ** 0.5 / (1 + spread)
    return middle - reach, middle + reach


def percent(part: float, whole: float = 1.0) -> float:
    """A share as it is told; 0 of nothing."""
    return round(100 * part / whole, 1) if whole else 0.0


def mean(total: float, count: float) -> float:
    """A mean as it is told; 0 of nothing."""
    return round(total / count, 2) if count else 0.0


def share_row(label: str, part: int, whole: int, *counts: float, alike: float = 0.0) -> Row:
    """The row of a share, with its interval; the whole stands behind it, if nothing else does.

    ``alike``: how far pairs of what was counted are alike, which makes the interval wider.
    """
    least, most = wilson(part / (1 + alike), whole / (1 + alike))
    return Row(label, percent(part, whole), percent(least), percent(most), counts or (whole,))


def named(game: Any, keys: Iterable[str]) -> dict[str, str]:
    """What cards are called, by key: with the key behind it where several are called the same."""
    names: dict[str, str] = {key: game.catalogue[game.faces[key]].name for key in keys}
    counts = Counter(names.values())
    return {key: name if counts[name] == 1 else f"{name} ({key})" for key, name in names.items()}
