"""The catalogue of a game: every card under each of its numbers, in every role, read at the first look.

A game has thousands of cards and plays with a hundred. So the catalogue is made from the index (``card_index``):
each card begins as an ``Unread`` one, which knows its number, its name and when it may be played. Asked for
more, it imports its module and becomes the card it stands for; from then on it is an ordinary ``Card``. The compiled
engine reads fields without asking, so there each card is read when the catalogue is made.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from spellhall.compiled import is_compiled
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.card_index import FLAGS, Shape, entries, options_that_rule
from spellhall.games.spellfire.cards import in_order
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.printings.shelf import card_of
from spellhall.kernel.definition import fields_of

EVENT = facts.TYPE_NAMES[facts.EVENT]
AT_ONCE = is_compiled()
"""Whether cards are read when the catalogue is made."""


class Catalogue(NamedTuple):
    """The cards of a game, and which of them are the same card.

    Attributes:
        cards: the definitions, then printings in other sets, then the champions and the events that cards can stand as.
        first_printing, first_role: where the second and the third part begin.
        roles: the face of the champion that a card can stand as, by the card's face.
        events: the face of the event that a champion can be played as, by the champion's face.
        faces: the face by number.
        names: the number of its name, by face; printings of one card share it.
    """

    cards: list[Card]
    first_printing: int
    first_role: int
    roles: dict[int, int]
    events: dict[int, int]
    faces: dict[str, int]
    names: list[int]


class Unread(Card):
    """A card that nobody has looked at yet: its first use makes it the card it stands for."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        """Read the card.

        Raises:
            AttributeError: for something that no card has.
        """
        if name not in fields_of(Card):
            raise AttributeError(f"cards have no {name}")
        read = _card_called(self.key, self.chosen)
        for field in fields_of(Card):
            setattr(self, field, getattr(read, field))
        self.__class__ = Card  # type: ignore[assignment]
        return getattr(self, name)


def catalogue_under(options: SpellfireOptions) -> Catalogue:
    """The catalogue under rule options; games share it if their options correct and rule on cards alike."""
    on = [option for option in options_that_rule() if options[option] == "on"]  # type: ignore[literal-required]
    corrected = () if options["bluelines"] == "off" else ("bluelines",)
    return _catalogue(frozenset((*on, *corrected)), REGISTER.beyond_the_index())


@lru_cache(maxsize=32)
def _catalogue(chosen: frozenset[str], beyond: tuple[Card, ...]) -> Catalogue:
    """The same for the options that are on, and the cards that the index doesn't know."""
    shapes: list[Shape] = []
    parts: tuple[list[Card], list[Card]] = [], []
    for entry in entries().values():
        shape = entry.shape_under(chosen)
        shapes.append(shape)
        parts[not entry.is_definition].append(_unread(entry.key, entry.name, shape, chosen))
    strangers = [card.under(chosen) for card in beyond]
    if any(card.issue[0] >= 0 for card in strangers):
        definitions = in_order([*parts[0], *strangers])
    else:
        definitions = [*parts[0], *in_order(strangers)]
    cards = [*definitions, *parts[1]]
    made = Catalogue(cards, len(definitions), len(cards), {}, {}, {}, [])
    by_key = dict(zip(entries(), shapes, strict=True)) | {card.key: shape_of(card) for card in strangers}
    for number, standing in enumerate((made.roles, made.events)):
        for face in range(made.first_role):
            card = cards[face]
            for role, moments, flags in by_key[card.key].roles:
                if (role == EVENT) == number:
                    standing[face] = len(cards)
                    cards.append(_unread(f"{card.key} as {role}", card.name, Shape(moments, flags), chosen))
    made.faces.update({card.key: face for face, card in enumerate(cards)})
    named = {card.name: face for face, card in enumerate(definitions)}
    made.names.extend([named[card.name] for card in cards])
    return made


def shape_of(card: Card) -> Shape:
    """What a game must know at once of a card, told by the card itself."""
    roles = [(facts.TYPE_NAMES[twin.type], *_asked(twin)) for twin in card.other_roles()]
    return Shape(*_asked(card), tuple(roles))


def _asked(card: Card) -> tuple[int, str]:
    return card.moments, "".join(letter for letter, field in FLAGS.items() if getattr(card, field))


def _unread(key: str, name: str, shape: Shape, chosen: frozenset[str]) -> Card:
    if AT_ONCE:
        return _card_called(key, chosen)
    card = Unread.__new__(Unread)
    card.key, card.name, card.moments, card.chosen = key, name, shape.moments, chosen
    for letter, field in FLAGS.items():
        setattr(card, field, letter in shape.flags)
    return card


def _card_called(key: str, chosen: frozenset[str]) -> Card:
    """The card with a key, perhaps in another role, where certain options are on."""
    number, _, role = key.partition(" as ")
    itself = card_of(number)
    assert itself is not None, f"the index has {number}, which no module defines: run tools/card_index.py"
    card = itself.under(chosen)
    return next(twin for twin in card.other_roles() if twin.key == key) if role else card
