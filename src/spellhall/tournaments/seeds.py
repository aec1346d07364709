"""The seeds of an event: one for everything, and a purpose for each kind of draw.

The seed is secret until the event is closed. Its fingerprint is in the plan from the beginning, so everyone can
check afterwards that it wasn't chosen to suit anyone.
"""

from __future__ import annotations

from hashlib import sha256

from spellhall.kernel.chance import written
from spellhall.tournaments.randomness import mixed

ROUND, MATCH, CHANCE, STANDING, GAME, PRODUCT, DRAFT = range(1, 8)
"""The purposes: tables of a round, first place of a match, second chance, standing, game, sealed cards, draft."""


def print_of(seed: int) -> str:
    """The fingerprint of an event's seed."""
    return sha256(f"spellhall event {written(seed)}".encode()).hexdigest()


def round_seed(seed: int, round: int, attempt: int) -> int:
    """The seed for the draw of a round."""
    return mixed(seed, ROUND, round, attempt)


def match_lot(seed: int, round: int, table: int, entrant: int) -> int:
    """An entrant's random place at their table: the lowest number comes first."""
    return mixed(seed, MATCH, round, table, entrant)


def chance_lot(seed: int, round: int, entrant: int) -> int:
    """An entrant's random place among those who may be brought back for a round."""
    return mixed(seed, CHANCE, round, entrant)


def standing_lot(seed: int, entrant: int) -> int:
    """An entrant's random place in the standing."""
    return mixed(seed, STANDING, entrant)


def game_seed(seed: int, round: int, table: int, game: int, attempt: int = 1) -> int:
    """The seed for the deal of a game, if a program plays it."""
    return mixed(seed, GAME, round, table, game, attempt)


def draft_seed(seed: int, pod: int) -> int:
    """The seed for the packs of a pod, if a program opens them; pod 0 decides who sits in which."""
    return mixed(seed, DRAFT, pod)


def product_seed(seed: int, entrant: int) -> int:
    """The seed for an entrant's sealed cards."""
    return mixed(seed, PRODUCT, entrant)
