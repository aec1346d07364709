"""Legal decks by lot, for studies: two colours, spells of all kinds, terrains that pay for them."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellslinger.card import COMMON_TERRAINS, TERRAIN
from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.formats.construction import COPIES
from spellhall.kernel.chance import Dice

SIZES = {"constructed": 60, "limited": 40, "shared": 50}
TERRAIN_SHARE = 0.4


def random_deck(game: Any, dice: Dice) -> list[str]:
    """A legal deck of two random colours, drawn from all cards."""
    size = SIZES[game.options["format"]]
    first = dice.below(len(COLOURS))
    colours = {COLOURS[first], COLOURS[(first + 1 + dice.below(len(COLOURS) - 1)) % len(COLOURS)]}
    fitting = [
        card.key
        for card in game.catalogue
        for _ in range(COPIES)
        if not card.common_terrain and (card.type == TERRAIN or card.cost.colours() <= colours)
    ]
    order = list(range(len(fitting)))
    dice.shuffle(order)
    terrains = int(size * TERRAIN_SHARE)
    deck = [fitting[i] for i in order[: size - terrains]]
    basics = [name.lower() for name, colour in sorted(COMMON_TERRAINS.items()) if colour in colours]
    return deck + [basics[i % len(basics)] for i in range(size - len(deck))]
