"""Random legal decks over all cards, for studies and for finding faults: every type of card can turn up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.formats.construction import LIMITS, MOST_LEVELS, faults_of
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError

SIZE = 55
REALMS = (10, 15)
CHAMPIONS = (10, 16)
"""How many of the two that no deck does without: at least and at most."""


def random_deck(game: Any, dice: Dice, cards: Iterable[Card] | None = None) -> list[str]:
    """A legal deck of 55 cards, as keys, and a dungeon card where those are in use (SF-DECK-16).

    ``cards`` are those to choose from; by default all of the shipped sets.

    Raises:
        UsageError: when those cards do not make a deck, naming what is missing.
    """
    chosen_from = [card for card in game.catalogue if card.edition != "test"] if cards is None else list(cards)
    dungeons = game.options["dungeon_cards"] == "on"
    supply = [card for card in chosen_from if card.limit and (dungeons or card.type != facts.DUNGEON)]
    order = list(range(len(supply)))
    dice.shuffle(order)
    shuffled = _one_of_each_name([supply[i] for i in order])
    deck = _draw_some(shuffled, (facts.REALM,), _between(dice, REALMS), [])
    deck += _draw_some(shuffled, tuple(facts.CHAMPIONS), _between(dice, CHAMPIONS), [])
    rest = [card for card in shuffled if card.type not in (facts.REALM, facts.DUNGEON) and not card.is_champion]
    for card in rest:
        if len(deck) == SIZE:
            break
        if _room_for(card, deck):
            deck.append(card)
    deck += [card for card in shuffled if card.type == facts.DUNGEON][:1]
    keys = [card.key for card in deck]
    faults = faults_of(keys, game.options)
    if faults:
        raise UsageError(f"the {len(supply)} cards at hand make no random deck: {faults[0]}")
    return keys


def _between(dice: Dice, bounds: tuple[int, int]) -> int:
    least, most = bounds
    return least + dice.below(most - least + 1)


def _one_of_each_name(cards: list[Card]) -> list[Card]:
    """SF-DECK-02. The first of all cards that share icon and name."""
    found: dict[tuple[int, str], Card] = {}
    for card in cards:
        found.setdefault((card.type, card.name), card)
    return list(found.values())


def _draw_some(cards: list[Card], types: tuple[int, ...], count: int, deck: list[Card]) -> list[Card]:
    """Up to ``count`` cards of some types, within the sum of levels that a deck may hold (SF-DECK-12)."""
    levels = 0
    for card in cards:
        if len(deck) == count:
            break
        cost = card.level if card.is_champion else 0
        if card.type in types and levels + cost <= MOST_LEVELS:
            deck.append(card)
            levels += cost
    return deck


def _room_for(card: Card, deck: list[Card]) -> bool:
    for _, types, _, most, _ in LIMITS:
        if card.type in types:
            return sum(1 for other in deck if other.type in types) < most
    return True
