"""Who may see the seed of a sealed deal (``kernel.seals``), and when."""

from __future__ import annotations

from spellhall.kernel.chance import written
from spellhall.server.storage.records import Stage, Table
from spellhall.server.tables.http.days import is_over
from spellhall.server.tables.setup import Setup


def is_secret(setup: Setup, now: int) -> bool:
    """Whether others are still being dealt the same cards: in a hand of the day that is not over yet."""
    return bool(setup.hand) and not is_over(setup.hand, now)


def told_seed(stored: Table, stage: Stage, setup: Setup, player: bool, now: int) -> str:
    """The seed of a sealed deal, as text, once the game is over, for anyone who may see its replay; otherwise empty.

    Anyone who knows the decks and the seed knows every hidden card.
    """
    if stage != "over" or not (player or setup.spectators != "off") or is_secret(setup, now):
        return ""
    return seed_of(stored)


def seed_of(stored: Table) -> str:
    """The seed of a stored deal, as text, for anyone who may see its replay; empty when the deal was not sealed."""
    return str(written(stored.seed)) if stored.seal and stored.seed is not None else ""
