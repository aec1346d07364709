"""What the lots of an event are made of: one seed for all, and a purpose for each kind of draw.

The seed is secret until the event is closed; its fingerprint stands in the plan from the beginning, so everybody can
see afterwards that it was not chosen to suit.
"""

from __future__ import annotations

from hashlib import sha256

from spellhall.kernel.chance import written
from spellhall.tournaments.randomness import mixed

ROUND, MATCH, CHANCE, STANDING, GAME, PRODUCT, DRAFT = range(1, 8)
"""The purposes: tables of a round, first place of a match, second chance, standing, deal of a game, sealed cards, a
draft.
"""


def print_of(seed: int) -> str:
    """The fingerprint of an event's seed."""
    return sha256(f"spellhall event {written(seed)}".encode()).hexdigest()


def round_seed(seed: int, round: int, attempt: int) -> int:
    """That of the draw of a round."""
    return mixed(seed, ROUND, round, attempt)


def match_lot(seed: int, round: int, table: int, entrant: int) -> int:
    """Where an entrant stands at random at their table: the lowest number comes first."""
    return mixed(seed, MATCH, round, table, entrant)


def chance_lot(seed: int, round: int, entrant: int) -> int:
    """Where an entrant stands at random among those who may be brought back for a round."""
    return mixed(seed, CHANCE, round, entrant)


def standing_lot(seed: int, entrant: int) -> int:
    """Where an entrant stands at random in the standing."""
    return mixed(seed, STANDING, entrant)


def game_seed(seed: int, round: int, table: int, game: int, attempt: int = 1) -> int:
    """What a game of the event is dealt from, where a program plays it."""
    return mixed(seed, GAME, round, table, game, attempt)


def draft_seed(seed: int, pod: int) -> int:
    """What the packs of a pod come from, where a program opens them; of pod 0 who sits at which."""
    return mixed(seed, DRAFT, pod)


def product_seed(seed: int, entrant: int) -> int:
    """What the sealed cards of an entrant come from."""
    return mixed(seed, PRODUCT, entrant)
