"""Starter decks and boosters (sections SEA and MST): every printed set under its own name, drawn at random.

It isn't known how packs were filled. These products hold the cards of the set they are named after, by the rarities
printed for it, in a composition of our own (AMB-T39), and say so to players. Read this to change what is opened.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.card_index import entries
from spellhall.games.spellfire.formats.construction import MOST_LEVELS, SMALL
from spellhall.games.spellfire.printings.numbers import all_numbers, plain_name
from spellhall.games.spellfire.printings.shelf import card_of
from spellhall.games.spellfire.sets import SETS, PrintedSet
from spellhall.kernel.chance import Dice
from spellhall.kernel.parts import limited

EDITIONS = ("4th", "3rd", "2nd", "1st", "NO")
"""The sets that came as starter decks, the usual one first."""
UNOPENED = ("PR", "IQ", "MI", "CH", "CQ")
"""The sets that never came in boosters: gifts, and sets that were only published as files."""
USUAL_BOOSTER = "DR"
TWELVE_SINCE = 1996
"""The year since when boosters have twelve cards; the earlier ones have fifteen (AMB-T39)."""

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
"""How many cards of each type a starter deck has."""
INSTEAD = (facts.ALLY,)
"""What comes in place of a type that the set can't give."""

COMMON, UNCOMMON, RARE, CHASE = range(4)
RARITIES = {"common": COMMON, "realm": COMMON, "uncommon": UNCOMMON, "rare": RARE, "very rare": CHASE}
"""How rare a card is, by the word for it in the list of its set; the realms of a set with a rarity of their own are
common.
"""
WEIGHTS = (6, 3, 1, 0)
"""How likely a card is to be drawn for a deck, relative to others, by its rarity."""
WITH_CHASE = (6, 3, 1, 1)
CHASE_ODDS = 5
"""One deck in this many may hold chase cards."""
UNCOMMONS = 3
"""How many uncommon cards a booster has; one is rare or chase, the others are common."""


class Product(NamedTuple):
    """One product.

    Attributes:
        printed: the set whose cards it holds.
        deck: whether it is a starter deck, or else a booster.
        cards: how many it holds.
    """

    printed: PrintedSet
    deck: bool
    cards: int

    @property
    def name(self) -> str:
        """What it is called: "2nd Edition starter deck", "Ravenloft booster"."""
        return f"{self.printed.name.removeprefix('The ')} {'starter deck' if self.deck else 'booster'}"

    @property
    def aliases(self) -> tuple[str, ...]:
        """What else people call it, by the set's code: "2nd starter deck", "2nd deck", "RL booster"."""
        code, name = self.printed.code, self.printed.name
        kinds = ("starter deck", "starter", "deck") if self.deck else ("booster", "booster pack", "pack")
        return tuple(f"{called} {kind}" for called in (code, name, name.replace("&", "and")) for kind in kinds)

    @property
    def text(self) -> str:
        """What is in it, and whether any of the set's cards are left out."""
        count, printed = len(playable_keys(self)), self.printed.printed
        known = f"all {printed} cards play here" if count == printed else f"{count} of {printed} play here"
        left_out = "" if count == printed else ", and only those are opened"
        if self.deck:
            made = f"{self.cards} different cards, of each type as many as a deck needs"
        else:
            made = f"{self.cards} different cards: {self.cards - UNCOMMONS - 1} common, {UNCOMMONS} uncommon, one rarer"
        return f"{made}. Of this set, {known}{left_out}."


def _of_set(code: str, deck: bool) -> Product:
    printed = next(one for one in SETS if one.code == code)
    return Product(printed, deck, SMALL if deck else 12 if printed.year >= TWELVE_SINCE else 15)


STARTERS = tuple(_of_set(code, deck=True) for code in EDITIONS)
BOOSTERS = (
    _of_set(USUAL_BOOSTER, deck=False),
    *(_of_set(one.code, deck=False) for one in SETS if one.code not in (USUAL_BOOSTER, *UNOPENED)),
)
DECK, BOOSTER = STARTERS[0], BOOSTERS[0]
"""What is opened unless another product is named."""
BY_NAME = {product.name: product for product in (*STARTERS, *BOOSTERS)}


@cache
def choice_of(title: str, products: tuple[Product, ...]) -> limited.Choice:
    """A choice among products, for people who set up a pod or an event."""
    return limited.Choice(title, tuple(limited.Product(one.name, one.text, one.aliases) for one in products))


def deck_choice() -> limited.Choice:
    """Which starter deck everyone opens (SFT-SEA-07)."""
    return choice_of("Starter deck", STARTERS)


def booster_choice(title: str = "Booster") -> limited.Choice:
    """Which booster everyone opens (SFT-MST-09)."""
    return choice_of(title, BOOSTERS)


def playable_keys(product: Product) -> list[str]:
    """SFT-SEA-08. The numbers of a product's set that can be played, chase cards included."""
    codes = (product.printed.code, f"{product.printed.code}c")
    return [key for key in entries() if key.partition("/")[0] in codes]


@cache
def playable(product: Product) -> tuple[Card, ...]:
    """SFT-SEA-08. The cards a product is filled with."""
    found = (card_of(key) for key in playable_keys(product))
    return tuple(card for card in found if card is not None)


def supply(product: Product = DECK) -> list[Card]:
    """The same, for a starter deck."""
    return list(playable(product))


def rarity_of(card: Card) -> int:
    """How rare a card is in its set: a fact of the printed set."""
    return RARITIES[all_numbers()[card.key].rarity]


def sealed_deck(dice: Dice, product: Product = DECK) -> list[str]:
    """SFT-SEA-06. The keys of one starter deck; the same random seed gives the same cards."""
    cards = supply(product)
    while True:
        deck = _fill(dice, cards)
        if is_playable(deck):
            return [card.key for card in deck]


@cache
def booster_supply(product: Product = BOOSTER) -> Mapping[int, Sequence[str]]:
    """The numbers of a booster's set that can be played, by rarity (AMB-T39)."""
    keys = set(playable_keys(product))
    found: dict[int, list[str]] = defaultdict(list)
    for key, printed in all_numbers().items():
        if key in keys:
            found[RARITIES[printed.rarity]].append(key)
    return dict(found)


def booster(dice: Dice, product: Product = BOOSTER) -> list[str]:
    """SFT-MST-06. The keys of one booster, no card twice; the same random seed gives the same cards."""
    kinds = [(COMMON,)] * (product.cards - UNCOMMONS - 1) + [(UNCOMMON,)] * UNCOMMONS + [(RARE, CHASE)]
    supply, found, names = booster_supply(product), list[str](), set[tuple[int, str]]()
    for rarities in kinds:
        left = [key for rarity in rarities for key in supply.get(rarity, ()) if _identity(key) not in names]
        found.append(left[dice.below(len(left))])
        names.add(_identity(found[-1]))
    return found


def open_product(name: str, dice: Dice) -> list[str]:
    """The keys of the cards of one product."""
    product = BY_NAME[name]
    return sealed_deck(dice, product) if product.deck else booster(dice, product)


def is_playable(deck: Sequence[Card]) -> bool:
    """Whether half of a deck's holdings match one of its realms' worlds, and its champions' levels are within the
    limit.
    """
    realms = {card.world for card in deck if card.type == facts.REALM}
    holdings = [card for card in deck if card.type == facts.HOLDING]
    at_home = sum(1 for card in holdings if card.world in realms)
    return 2 * at_home >= len(holdings) and sum(card.level for card in deck if card.is_champion) <= MOST_LEVELS[SMALL]


def _fill(dice: Dice, cards: Sequence[Card]) -> list[Card]:
    by_rarity = WITH_CHASE if dice.below(CHASE_ODDS) == 0 else WEIGHTS
    deck: list[Card] = []
    for types, count in SLOTS:
        for _ in range(count):
            left, weights = _left(cards, types, deck, by_rarity)
            if not sum(weights):
                left, weights = _left(cards, INSTEAD, deck, by_rarity)
            deck.append(left[_drawn(dice, weights)])
    return deck


def _left(
    cards: Sequence[Card], types: Collection[int], deck: Sequence[Card], by_rarity: Sequence[int]
) -> tuple[list[Card], list[int]]:
    """The cards of some types that a deck doesn't hold yet (SF-DECK-02), and how likely each is."""
    held = {(card.type, plain_name(card.name)) for card in deck}
    left = [card for card in cards if card.type in types and (card.type, plain_name(card.name)) not in held]
    return left, [by_rarity[rarity_of(card)] for card in left]


def _drawn(dice: Dice, weights: Sequence[int]) -> int:
    """Pick one of several at random, by weight."""
    lot = dice.below(sum(weights))
    for place, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return place
    raise AssertionError("a lot lies below the sum of the weights")


@cache
def _identity(key: str) -> tuple[int, str]:
    """What makes two cards the same in a deck: icon and name (SF-DECK-02)."""
    card = card_of(key)
    return (card.type, plain_name(card.name)) if card is not None else (-1, key)
