"""The rules of deck construction (section DK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.facts import COMMON
from spellhall.games.spellslinger.formats.packs import DRAFT, SEALED, could_be_dealt
from spellhall.games.spellslinger.option_types import options_of
from spellhall.kernel.game import Game

SMALLEST = {"constructed": 60, "limited": 40}
RULES = {"constructed": "SS-DK-01", "limited": "SS-DK-02"}
COPIES = 4
LEARNING_COPIES = 3


def faults_of(game: Game, deck: Sequence[str]) -> list[str]:
    """All of a deck's faults under the game's format, except those about a limited pool (see ``faults_of_pool``).

    In Off the Top no decks are brought: an empty one stands for a share of the common pile.
    """
    format_ = options_of(game)["format"]
    if format_ == "shared":
        return ["you don't bring a deck; the hall makes one pile for everyone (SS-OT-09)"] if deck else []
    faults = [f"there's no card {key!r} (SS-CT-11)" for key in dict.fromkeys(deck) if key not in game.faces]
    if len(deck) < SMALLEST[format_]:
        faults.append(f"{len(deck)} cards, the minimum is {SMALLEST[format_]} ({RULES[format_]})")
    if format_ == "constructed":
        for card, count in counted(game, deck).items():
            if count > COPIES:
                faults.append(f"{count} x {card.name}, at most {COPIES} of a card (SS-DK-04)")
    return faults


def faults_of_pool(game: Game, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
    """Cards in a limited deck that aren't in its pool; a deck without a pool must be a learning deck."""
    cards = counted(game, deck)
    if not pool:
        colours = {card.cost.colours() for card in cards}
        copies = max(cards.values(), default=0)
        commons = all(card.rarity == COMMON for card in cards)
        if commons and copies <= LEARNING_COPIES and len(colours) <= 1 and all(len(each) == 1 for each in colours):
            return []
        return [
            "a limited deck is made from a pool, and this list names none, as in `Pool: 2x Lightning`; without one it "
            f"holds up to {LEARNING_COPIES} of each common card of one colour (SS-DK-08, SS-DK-12)"
        ]
    if not could_be_dealt(game, pool):
        return [
            f"no packs and no cube hold the pool that this list names: six packs have {SEALED} cards, no card more "
            f"than six times, and a draft gives {DRAFT} (SS-FM-02, SS-FM-05, SS-DR-08)"
        ]
    there = Counter(pool)
    return [
        f"{count} x {card.name}, your pool has {there[card.key]} (SS-DK-08)"
        for card, count in cards.items()
        if count > there[card.key]
    ]


def counted(game: Game, deck: Sequence[str]) -> Counter[Card]:
    """A deck's cards except the common terrains, which are free (SS-DK-05, SS-DK-09)."""
    cards = [game.catalogue[game.faces[key]] for key in deck if key in game.faces]
    return Counter(card for card in cards if not card.common_terrain)
