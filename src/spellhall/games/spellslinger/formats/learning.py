"""Learning decks, and the common pile of Off the Top (sections DK and OT)."""

from __future__ import annotations

from spellhall.games.spellslinger.facts import COMMON, COMMON_TERRAINS, TERRAIN
from spellhall.games.spellslinger.formats.builder import BASICS, SPELLS, TERRAINS, choose
from spellhall.games.spellslinger.formats.construction import LEARNING_COPIES
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.game import Game

SHARE = 50
"""SS-OT-02. Cards in the common pile for each player."""
SHARED_TERRAINS = 20
"""SS-OT-03. Two fifths of them are common terrains."""
PILE = 0x0FF
"""Keeps the random numbers that make up a pile separate from those that shuffle it."""


def learning_cards(game: Game, colour: str) -> list[str]:
    """SS-DK-12. Three copies of every common card of one colour."""
    commons = [card for card in game.catalogue if card.rarity == COMMON and card.cost.colours() == {colour}]
    return [card.key for card in commons for _ in range(LEARNING_COPIES)]


def learning_deck(game: Game, colour: str) -> list[str]:
    """SS-DK-12, SS-DK-13. A deck of 40 from those cards: the best 23, and 17 terrains of the colour."""
    cards = [game.catalogue[game.faces[key]] for key in learning_cards(game, colour)]
    chosen = choose(cards, frozenset(colour))[:SPELLS]
    return [card.key for card in chosen] + [BASICS[colour]] * TERRAINS


def shares_of_pile(game: Game, players: int, seed: int) -> list[list[str]]:
    """SS-OT-02, SS-OT-09. A table's common pile, random from its seed, as one share for each player."""
    dice = Dice(narrow(seed * 1_000_003 + PILE))
    return [share_of_pile(game, dice) for _ in range(players)]


def share_of_pile(game: Game, dice: Dice) -> list[str]:
    """SS-OT-03. One player's share of a common pile: any cards, and common terrains of all colours."""
    cards = [card.key for card in game.catalogue if card.type != TERRAIN]
    order = list(range(len(cards)))
    dice.shuffle(order)
    basics = [name.lower() for name in COMMON_TERRAINS]
    return [cards[i] for i in order[: SHARE - SHARED_TERRAINS]] + [basics[i % 4] for i in range(SHARED_TERRAINS)]
