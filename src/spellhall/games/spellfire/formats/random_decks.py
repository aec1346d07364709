"""Random legal decks from all cards, for studies and for finding bugs.

Every type of card can turn up, and every number a card was printed with.
"""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.formats.construction import (
    FIRST_EDITION,
    SMALL,
    bounds,
    faults_of,
    is_of_first_starters,
    kept_out_by,
    limits_in,
    most_levels,
    sizes_in,
)
from spellhall.games.spellfire.option_types import SpellfireOptions, options_of
from spellhall.games.spellfire.printings.numbers import plain_name
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

REALMS = (10, 15)
CHAMPIONS = (10, 16)
"""Minimum and maximum of the two types that every deck needs, in 55 cards."""


def random_deck(game: Game, dice: Dice, cards: Iterable[Card] | None = None, size: int = 0) -> list[str]:
    """A legal deck, as keys, plus a dungeon card if they are in use (SF-DECK-16).

    By default it has the smallest size the options allow.
    ``cards`` are the ones to choose from; by default all shipped sets, each card with any of its numbers.

    Raises:
        UsageError: if those cards don't make a deck, naming what is missing.
    """
    size = size or sizes_in(options_of(game))[0]
    if cards is None and options_of(game)["deck_limits"] == FIRST_EDITION:
        cards = [card for card in game.printed if is_of_first_starters(card)]
    if cards is not None:
        return build_random_deck(cards, options_of(game), dice, size)
    shipped = [card for card in game.definitions if card.edition != "test"]
    return as_printed(game, build_random_deck(shipped, options_of(game), dice, size), dice)


def as_printed(game: Game, deck: list[str], dice: Dice) -> list[str]:
    """The same cards, each with a random one of its numbers: these can differ in level, side, phase or blueline.

    A card keeps its number if the other one would make the deck illegal.
    """
    found = list(deck)
    for place, key in enumerate(deck):
        definition = game.catalogue[game.faces[key]]
        numbers = [one.key for one in game.printings(definition) if one.playable and one.key in game.faces] or [key]
        found[place] = numbers[dice.below(len(numbers))]
        if found[place] != key and faults_of(found, options_of(game)):
            found[place] = key
    return found


def build_random_deck(cards: Iterable[Card], options: SpellfireOptions, dice: Dice, size: int) -> list[str]:
    """A random deck of a size from the given cards, legal under the options.

    Raises:
        UsageError: if those cards don't make a deck, naming what is missing.
    """
    dungeons = options["dungeon_cards"] == "on"
    supply = [card for card in cards if card.limit and (dungeons or card.type != facts.DUNGEON)]
    order = list(range(len(supply)))
    dice.shuffle(order)
    shuffled = _one_of_each_name([supply[i] for i in order])
    levels = most_levels(size, options)
    deck = _draw_some(shuffled, (facts.REALM,), _between(dice, REALMS) * size // SMALL, levels)
    deck += _draw_some(shuffled, tuple(facts.CHAMPIONS), _between(dice, CHAMPIONS) * size // SMALL, levels)
    rest = [card for card in shuffled if card.type not in (facts.REALM, facts.DUNGEON) and not card.is_champion]
    for card in rest:
        if len(deck) == size:
            break
        if _room_for(card, deck, size, options):
            deck.append(card)
    deck += [card for card in shuffled if card.type == facts.DUNGEON][:1]
    keys = [card.key for card in deck]
    faults = faults_of(keys, options)
    if faults:
        raise UsageError(f"the {len(supply)} cards at hand make no random deck: {faults[0]}")
    return keys


def _between(dice: Dice, bounds: tuple[int, int]) -> int:
    least, most = bounds
    return least + dice.below(most - least + 1)


def _one_of_each_name(cards: list[Card]) -> list[Card]:
    """SF-DECK-02. For each icon and name, the first card."""
    found: dict[tuple[int, str], Card] = {}
    for card in cards:
        found.setdefault((card.type, plain_name(card.name)), card)
    return list(found.values())


def _draw_some(cards: list[Card], types: tuple[int, ...], count: int, most_levels: int) -> list[Card]:
    """Up to ``count`` cards of some types, within the total level a deck may have (SF-DECK-12)."""
    deck: list[Card] = []
    levels = 0
    for card in cards:
        if len(deck) == count:
            break
        cost = card.level if card.is_champion else 0
        if card.type in types and levels + cost <= most_levels:
            deck.append(card)
            levels += cost
    return deck


def _room_for(card: Card, deck: list[Card], size: int, options: SpellfireOptions) -> bool:
    if any(other.name in kept_out_by(card) or card.name in kept_out_by(other) for other in deck):
        return False
    for _, types, by_size, _ in limits_in(options):
        if card.type in types:
            return sum(1 for other in deck if other.type in types) < bounds(by_size, size, options)[1]
    return True
