"""Cards that differ from print, for studies of what would happen if they were printed that way."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.decks import nearest_card
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.language.words import WordError


class Change(NamedTuple):
    """A change to a card: its name or key, the fact and the new value, as someone writes them."""

    card: str
    fact: str
    value: str

    def __str__(self) -> str:
        return f"{self.card}: {self.fact}={self.value}"


def change_of(text: str) -> Change:
    """A change written as ``card: fact=value``.

    Raises:
        UsageError: for anything else.
    """
    card, colon, rest = text.rpartition(":")
    fact, equals, value = rest.partition("=")
    if not (colon and equals and card.strip() and fact.strip()):
        raise UsageError(f"write a change as CARD: FACT=VALUE, as in 'Some Card: level=5', not {text!r}")
    return Change(card.strip(), fact.strip(), value.strip())


def faces_of(game: Game, card: str) -> list[int]:
    """A card's places in the catalogue: that of a key, or all of a name, because other sets may have printed it too.

    Raises:
        UsageError: when there is none.
    """
    if card in game.faces:
        return [game.faces[card]]
    found = [face for face, known in enumerate(game.catalogue) if known.name.casefold() == card.casefold()]
    if not found:
        near = nearest_card(game, card)
        meant = f"; did you mean {near.name!r}?" if near is not None else ""
        raise UsageError(f"{game.name} has no card {card!r}{meant}")
    return found


def apply(game: Game, change: Change) -> None:
    """Change a card of a game that no one else uses, before anything is played with it.

    Raises:
        UsageError: when there is no such card or fact, or the fact can't have that value.
    """
    catalogue = list(game.catalogue)
    for face in faces_of(game, change.card):
        try:
            catalogue[face] = catalogue[face].changed(change.fact, change.value)
        except WordError as error:
            raise UsageError(str(error)) from None
    game.catalogue = catalogue
