"""The weights of a game's evaluation: data next to its rules, with a record of where they come from.

An evaluation is a sum of terms, each a number read off the table times its weight. A game names the weights
in a class of its own (a ``NamedTuple`` of floats) and ships their values as ``weights.json`` in its folder. Other
people's agents, and ``spellhall tune``, bring other values of the same names.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from math import isfinite
from typing import Any

from spellhall.kernel.errors import UsageError

FILE = "weights.json"
BY_HAND = "set by hand"
FITTED = "fitted to games"
_ABOUT: dict[str, Any] = {"origin": str, "date": str, "games": int, "seed": int, "digest": str}


@dataclass(frozen=True)
class Weights:
    """The weights of an evaluation.

    Attributes:
        values: one number for each term, in the class of the game.
        origin: ``BY_HAND`` or ``FITTED``.
        date: the day they were set or fitted, as 2026-11-23.
        games, seed: the games that they were fitted to.
        digest: the fingerprint of the cards in those games.
    """

    values: Any
    origin: str = BY_HAND
    date: str = ""
    games: int = 0
    seed: int = 0
    digest: str = ""

    def document(self) -> dict[str, Any]:
        """All of it as plain data."""
        about: dict[str, Any] = {"origin": self.origin, "date": self.date}
        if self.origin == FITTED:
            about |= {"games": self.games, "seed": self.seed, "digest": self.digest}
        return about | {"weights": self.values._asdict()}


NONE = Weights(())
"""For games whose evaluation has no weights."""


def shipped(package: str, kind: Any) -> Weights:
    """The weights in the folder of a game; ``kind`` is the class of their values.

    Raises:
        UsageError: when the file is missing, or damaged.
    """
    return parsed(resources.files(package).joinpath(FILE).read_bytes(), kind, f"{FILE} of {package}")


def parsed(text: bytes, kind: Any, where: str) -> Weights:
    """The weights that a document holds; ``where`` names it in errors.

    Raises:
        UsageError: when it holds something else.
    """
    try:
        document = json.loads(text)
        named = document["weights"]
        values = {name: float(value) for name, value in named.items()}
        about = {key: cast(document[key]) for key, cast in _ABOUT.items() if key in document}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise UsageError(f"{where} holds no weights of a judgement") from None
    _check_names(values, kind._fields, where)
    if not all(map(isfinite, values.values())):
        raise UsageError(f"{where} holds a weight that is no finite number")
    return Weights(kind(**values), **about)


def _check_names(values: dict[str, float], names: Sequence[str], where: str) -> None:
    missing = [name for name in names if name not in values]
    foreign = [name for name in values if name not in names]
    if missing:
        raise UsageError(f"{where} lacks the weight {missing[0]!r}")
    if foreign:
        raise UsageError(f"{where} has a weight {foreign[0]!r}, which this game does not know")
