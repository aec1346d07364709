"""Who is told the seed of a sealed deal (``kernel.seals``), and when."""

from __future__ import annotations

from spellhall.kernel.chance import written
from spellhall.server.storage.records import Stage, Table
from spellhall.server.tables.http.days import is_over
from spellhall.server.tables.setup import Setup


def is_secret(setup: Setup, now: int) -> bool:
    """Whether a deal is still dealt to others: the hand of a day that is not over yet."""
    return bool(setup.hand) and not is_over(setup.hand, now)


def told_seed(stored: Table, stage: Stage, setup: Setup, player: bool, now: int) -> str:
    """The seed of a sealed deal, as text, once the game is over, for the one who may see its replay; else nothing.

    Who knows decks and seed knows every card that lay hidden.
    """
    if stage != "over" or not (player or setup.spectators != "off") or is_secret(setup, now):
        return ""
    return seed_of(stored)


def seed_of(stored: Table) -> str:
    """The seed of a stored deal, as text, for the one who may see its replay; nothing when the deal was not sealed."""
    return str(written(stored.seed)) if stored.seal and stored.seed is not None else ""
