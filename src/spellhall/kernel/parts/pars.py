"""Par scores: what an agent averages with each starter deck when it plays alone for points.

A game with such a form ships them as ``pars.json`` in its folder. ``tools/solo_pars.py`` makes that file from a run of
``spellhall simulate --out``. The page shows the par of a deck before you play it alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from types import MappingProxyType

import msgspec

FILE = "pars.json"


class Pars(msgspec.Struct, frozen=True):
    """The par scores of a game.

    Attributes:
        agent: who played.
        games: how many games with each deck.
        seed: of the run.
        date: the day it was made, as 2026-11-23.
        decks: the average score with each starter deck, to one decimal place.
    """

    agent: str = ""
    games: int = 0
    seed: int = 0
    date: str = ""
    decks: Mapping[str, float] = MappingProxyType({})


NONE = Pars()
"""For games that nobody plays alone for points."""


def shipped(package: str) -> Pars:
    """The par scores in the folder of a game."""
    return msgspec.json.decode(resources.files(package).joinpath(FILE).read_bytes(), type=Pars)
