"""Sealed decks and boosters (sections SEA and MST): their contents are drawn at random from a product's list.

It isn't known how the packs of 1996 were filled. These products use the right sets in a composition of our own
(AMB-T39), and say so to players.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.formats.construction import MOST_LEVELS, SMALL
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.printings.shelf import further
from spellhall.kernel.chance import Dice

EDITION = "4th"
BOOSTER_EDITIONS = ("DR", "DRc")
"""Draconomicon and its chase cards."""


class Product(NamedTuple):
    """One product: its name, its contents, and how many cards."""

    title: str
    text: str
    cards: int


DECK = Product(
    "starter deck (the hall's composition)",
    "55 different cards of 4th Edition, of each type as many as a deck needs; common ones are likelier than rare ones.",
    SMALL,
)
BOOSTER = Product(
    "Draconomicon booster (the hall's composition)",
    "Twelve different cards of Draconomicon that can be played here: eight common, three uncommon, one rare or chase.",
    12,
)

SLOTS: tuple[tuple[Collection[int], int], ...] = (
    ((facts.REALM,), 10),
    (facts.CHAMPIONS, 13),
    ((facts.HOLDING,), 5),
    ((facts.ALLY,), 7),
    ((facts.ITEM,), 5),
    ((facts.ARTIFACT,), 2),
    ((facts.EVENT,), 6),
    (facts.SPELLS, 6),
    ((facts.RULE,), 1),
)
"""How many cards of each type a sealed deck has."""

COMMON, UNCOMMON, RARE, CHASE = range(4)
WEIGHTS = (6, 3, 1, 0)
"""How likely a card is to be drawn, relative to others, by its rarity."""
WITH_CHASE = (6, 3, 1, 1)
CHASE_ODDS = 5
"""One deck in this many may hold chase cards."""
IN_BOOSTER = (*(("common",),) * 8, *(("uncommon",),) * 3, ("rare", "very rare"))
"""The rarities that each card of a booster is drawn from."""

_COMMON = (
    *(range(163, 255), range(256, 279), range(280, 285), range(286, 308), range(309, 311), range(312, 341)),
    *(range(342, 345), range(346, 362), range(363, 377), range(378, 381), range(385, 402), range(404, 431)),
    *(range(432, 439), range(440, 469), range(490, 501)),
)
_RARE = frozenset(
    (
        *(2, 10, 13, 16, 20, 26, 31, 34, 39, 41, 46, 52, 54, 55, 58, 59, 61, 64, 66, 68, 70, 72),
        *(255, 279, 285, 308, 311, 341, 345, *range(469, 490)),
    )
)
_FIRST_CHASE = 501


def rarity_of(number: int) -> int:
    """How rare a 4th Edition card is, judging by its number: facts of the printed set."""
    if number >= _FIRST_CHASE:
        return CHASE
    if number in _RARE:
        return RARE
    return COMMON if any(number in numbers for numbers in _COMMON) else UNCOMMON


def supply() -> list[Card]:
    """The cards that products are filled with: all implemented cards of 4th Edition."""
    return [card for card in REGISTER.values() if card.edition == EDITION]


def sealed_deck(dice: Dice) -> list[str]:
    """SFT-SEA-06. The keys of one sealed deck; the same random seed gives the same cards."""
    cards = supply()
    while True:
        deck = _fill(dice, cards)
        if is_playable(deck):
            return [card.key for card in deck]


@cache
def booster_supply() -> Mapping[str, Sequence[str]]:
    """The playable numbers of Draconomicon, by printed rarity (AMB-T39)."""
    cards = {**REGISTER, **further()}
    found: dict[str, list[str]] = defaultdict(list)
    for printed in all_numbers().values():
        if printed.key in cards and printed.key.split("/")[0] in BOOSTER_EDITIONS:
            found[printed.rarity].append(printed.key)
    return found


def booster(dice: Dice) -> list[str]:
    """SFT-MST-06. The keys of the booster that comes with a sealed deck; the same random seed gives the same cards."""
    supply, found = booster_supply(), list[str]()
    for rarities in IN_BOOSTER:
        left = [key for rarity in rarities for key in supply[rarity] if key not in found]
        found.append(left[dice.below(len(left))])
    return found


def is_playable(deck: Sequence[Card]) -> bool:
    """Whether half of a deck's holdings match one of its realms' worlds, and its champions' levels are within the
    limit.
    """
    realms = {card.world for card in deck if card.type == facts.REALM}
    holdings = [card for card in deck if card.type == facts.HOLDING]
    at_home = sum(1 for card in holdings if card.world in realms)
    return 2 * at_home >= len(holdings) and sum(card.level for card in deck if card.is_champion) <= MOST_LEVELS[SMALL]


def _fill(dice: Dice, cards: Sequence[Card]) -> list[Card]:
    weights = WITH_CHASE if dice.below(CHASE_ODDS) == 0 else WEIGHTS
    deck: list[Card] = []
    for types, count in SLOTS:
        left = [card for card in cards if card.type in types]
        for _ in range(count):
            deck.append(left.pop(_drawn(dice, [weights[rarity_of(card.number)] for card in left])))
    return deck


def _drawn(dice: Dice, weights: Sequence[int]) -> int:
    """Pick one of several at random, by weight."""
    lot = dice.below(sum(weights))
    for place, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return place
    raise AssertionError("a lot lies below the sum of the weights")
