"""Sealed pods (section SEA): everyone opens a starter deck, and plays all of it or builds with two boosters more.

A Master's Strategy needs an event: its booster stays closed until the first game is over (SFT-MST-02).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spellhall.games.spellfire.formats.construction import SMALL, faults_of
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.tournament import deck_rules, products
from spellhall.games.spellfire.tournament.book import BOOK
from spellhall.games.spellfire.tournament.kinds import SEALED
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import LimitedForm, Packs, chosen
from spellhall.kernel.parts.tournament import Entered, Format, TableFacts

FORMAT = Format(SEALED, size=SMALL)
MOST_SEATS = 12
SEALED_DECK, WITH_BOOSTERS = "sealed", "sealed-boosters"


@cache
def forms() -> tuple[LimitedForm, ...]:
    """The ways to open products."""
    options = BOOK.options(FORMAT, TableFacts(2))
    return (
        LimitedForm(
            SEALED_DECK,
            SEALED,
            "Everyone opens a starter deck of 55 cards and plays all of it. What is in it is the hall's own mix.",
            ("SFT-SEA",),
            options,
            most=MOST_SEATS,
            choices=(products.deck_choice(),),
        ),
        LimitedForm(
            WITH_BOOSTERS,
            "Sealed deck and boosters",
            "Everyone opens a starter deck and two boosters, and plays 55 of these cards. What is in them is the "
            "hall's own mix.",
            ("SFT-SEA-09", "SFT-SEA-10"),
            options,
            most=MOST_SEATS,
            choices=(
                products.deck_choice(),
                products.booster_choice("First booster"),
                products.booster_choice("Second booster"),
            ),
        ),
    )


def open_packs(form: str, seats: int, dice: Dice, named: Sequence[str] = ()) -> Packs:
    """SFT-SEA-01, SFT-SEA-09. For each player one of every product that was chosen.

    Raises:
        UsageError: for a form or a product that doesn't exist.
    """
    choices = next((one.choices for one in forms() if one.name == form), None)
    if choices is None:
        raise UsageError(f"Spellfire has no form {form!r}")
    names = chosen(choices, named)
    return [[products.open_product(name, dice) for name in names] for _ in range(seats)]


def suggested_deck(pool: Sequence[str]) -> list[str]:
    """SFT-SEA-05, SFT-SEA-09. The starter deck, which comes first and is legal as it is."""
    return list(pool[:SMALL])


def pool_faults(deck: Sequence[str], pool: Sequence[str], options: SpellfireOptions) -> list[str]:
    """SFT-SEA-02, SFT-SEA-05, SFT-SEA-09, SFT-SEA-10. What is wrong with a deck that was made of an opened pool."""
    if len(pool) == SMALL:
        return BOOK.deck_faults(FORMAT, Entered(deck, pool=pool))
    found = faults_of(deck, options)
    return found + deck_rules.missing_from(pool, deck, "is not among the cards that you opened (SFT-SEA-09)")
