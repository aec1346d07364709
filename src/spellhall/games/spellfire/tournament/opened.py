"""Which products an event opens: those named in the brackets of its name, or the usual ones.

``Sealed Deck (2nd Edition starter deck)`` stores "2nd Edition starter deck" as the format's parameter; several names
are separated by commas. Read this with ``products``, which says what is in them.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellfire.tournament import products
from spellhall.games.spellfire.tournament.kinds import SEALED, STRATEGY
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import Choice, chosen, unusual

COMMA = ", "


def choices_of(kind: str) -> Sequence[Choice]:
    """What the organiser of a type of event may choose: SFT-SEA-07, SFT-MST-09."""
    if kind == SEALED:
        return (products.deck_choice(),)
    return (products.deck_choice(), products.booster_choice()) if kind == STRATEGY else ()


def names_in(parameter: str) -> list[str]:
    """The names in a parameter."""
    return [name.strip() for name in parameter.split(",") if name.strip()]


def settled(kind: str, parameter: str) -> str:
    """The same products by their full names, and only the unusual ones; what isn't a product stays as it is."""
    try:
        return COMMA.join(unusual(choices_of(kind), names_in(parameter)))
    except UsageError:
        return parameter


def fault_of(kind: str, parameter: str) -> str:
    """What is wrong with the products of an event; empty if nothing is."""
    try:
        chosen(choices_of(kind), names_in(parameter))
    except UsageError as error:
        return f"{error} ({'SFT-MST-09' if kind == STRATEGY else 'SFT-SEA-07'})"
    return ""


def checked(name: str) -> str:
    """A text that names a product.

    Raises:
        UsageError: if it names none, with what is probably meant.
    """
    try:
        chosen(choices_of(STRATEGY), [name])
    except UsageError as error:
        raise UsageError(f"{error} (SFT-SEA-07)") from None
    return name


def is_product(name: str) -> bool:
    """Whether a text names any product."""
    try:
        return bool(chosen(choices_of(STRATEGY), [name]))
    except UsageError:
        return False


def products_of(kind: str, parameter: str) -> list[products.Product]:
    """What each entrant of an event opens, the deck first."""
    return [products.BY_NAME[name] for name in chosen(choices_of(kind), names_in(parameter))]


def open_all(kind: str, parameter: str, dice: Dice) -> list[str]:
    """SFT-SEA-01, SFT-MST-06. The cards of all of it, the deck's first."""
    opened = products_of(kind, parameter)
    return [key for product in opened for key in products.open_product(product.name, dice)]
