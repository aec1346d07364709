"""Sealed pods (section SEA): everyone opens a sealed deck and plays all of it.

A Master's Strategy needs an event: its booster stays closed until the first game is over (SFT-MST-02).
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellfire.formats.construction import SMALL
from spellhall.games.spellfire.tournament import products
from spellhall.games.spellfire.tournament.book import BOOK
from spellhall.games.spellfire.tournament.kinds import SEALED
from spellhall.kernel.chance import Dice
from spellhall.kernel.parts.limited import LimitedForm, Packs
from spellhall.kernel.parts.tournament import Entered, Format, TableFacts

FORMAT = Format(SEALED, size=SMALL)
MOST_SEATS = 12


def forms() -> tuple[LimitedForm, ...]:
    """The products that can be opened."""
    return (
        LimitedForm(
            "sealed",
            SEALED,
            f"Everybody opens a {products.DECK.title} and plays with all of it: {products.DECK.text}",
            ("SFT-SEA",),
            BOOK.options(FORMAT, TableFacts(2)),
            most=MOST_SEATS,
        ),
    )


def open_packs(seats: int, dice: Dice) -> Packs:
    """SFT-SEA-01. One sealed deck for each player."""
    return [[products.sealed_deck(dice)] for _ in range(seats)]


def pool_faults(deck: Sequence[str], pool: Sequence[str]) -> list[str]:
    """SFT-SEA-02, SFT-SEA-05. Check that a deck is the one that was opened."""
    return BOOK.deck_faults(FORMAT, Entered(deck, pool=pool))
