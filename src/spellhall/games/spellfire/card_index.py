"""An index of all cards, so that a game can begin before most of them are read.

``card_index.txt`` has a line for each number that can be played, in the order of the catalogue, definitions first::

    4th/172|fourth.allies|Hunting Pack|129w,hero 8w||4th/172 1 2

That is: the number, the module in ``cards`` that defines it, and the name; what the rules ask of all cards when a game
begins (the moments of ``plays.timing_index`` and a letter for each of ``FLAGS``), also for the champion and the event
it can stand as; the same under each ruling, after the ruling's option; and how many programs and modifiers it records.
A printing in another set names its definition instead of a module, and records nothing. ``tools/card_index.py`` writes
all this from the cards, and a test keeps it up to date.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

FLAGS = {
    "w": "has_works",
    "h": "heralds",
    "m": "meets",
    "r": "recalls",
    "d": "awaits_draws",
    "s": "has_saves",
}
"""The fields of a card that the rules ask of all cards at once, by letter."""


class Shape(NamedTuple):
    """What a game must know of a card before it is read.

    Attributes:
        moments: when it may be played from hand, as a mask (see ``plays.timing_index``).
        flags: the letters of those of ``FLAGS`` that are true.
        roles: what else it can stand as, "hero" or "event", each with its moments and flags.
    """

    moments: int
    flags: str
    roles: tuple[tuple[str, int, str], ...] = ()


class Entry(NamedTuple):
    """A line of the index.

    Attributes:
        key: the card's number.
        home: the module that defines it, below ``cards``; of a printing in another set, the number of its definition.
        name: its name.
        shape: what a game must know of it at once.
        ruled: the same under each of its rulings, by the ruling's option.
        counts: the names under which it records, each with a number of programs and of modifiers.
    """

    key: str
    home: str
    name: str
    shape: Shape
    ruled: tuple[tuple[str, Shape], ...]
    counts: tuple[tuple[str, int, int], ...]

    @property
    def is_definition(self) -> bool:
        """Whether it is a card of its own, and no printing of another."""
        return "/" not in self.home

    def shape_under(self, chosen: frozenset[str]) -> Shape:
        """Its shape where some options are on (see ``card.Card.under``)."""
        for option, shape in reversed(self.ruled):
            if not option or option in chosen:
                return shape
        return self.shape


@cache
def entries() -> dict[str, Entry]:
    """All lines by number, in the order of the catalogue."""
    text = (files("spellhall.games.spellfire") / "card_index.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines()[1:]:
        key, home, name, shape, ruled, counts = line.split("|")
        found[key] = Entry(key, home, name, _shape(shape), _ruled(ruled), _counts(counts))
    return found


@cache
def alike() -> dict[str, list[str]]:
    """For each definition, all the numbers that are played by it, its own first."""
    found: dict[str, list[str]] = {}
    for key, entry in entries().items():
        found.setdefault(entry.home if "/" in entry.home else key, []).append(key)
    return found


@cache
def options_that_rule() -> tuple[str, ...]:
    """The options that a ruling on a card depends on."""
    return tuple(sorted({option for entry in entries().values() for option, _ in entry.ruled if option}))


def said(shape: Shape) -> str:
    """A shape as the index writes it."""
    roles = (f",{name} {moments}{flags}" for name, moments, flags in shape.roles)
    return f"{shape.moments}{shape.flags}{''.join(roles)}"


@cache
def _shape(text: str) -> Shape:
    first, *rest = text.split(",")
    roles = [part.rpartition(" ") for part in rest]
    return Shape(*_mask(first), tuple((name, *_mask(mask)) for name, _, mask in roles))


def _mask(text: str) -> tuple[int, str]:
    digits = text.rstrip("".join(FLAGS))
    return int(digits), text[len(digits) :]


def _ruled(text: str) -> tuple[tuple[str, Shape], ...]:
    parts = [part.partition("=") for part in text.split(";") if part]
    return tuple((option, _shape(shape)) for option, _, shape in parts)


def _counts(text: str) -> tuple[tuple[str, int, int], ...]:
    parts = [part.rsplit(" ", 2) for part in text.split(";") if part]
    return tuple((name, int(programs), int(modifiers)) for name, programs, modifiers in parts)
