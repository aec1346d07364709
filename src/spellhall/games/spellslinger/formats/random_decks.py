"""Random legal decks, for studies: two colours from all cards, or from a sealed pool."""

from __future__ import annotations

from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.facts import COMMON_TERRAINS, TERRAIN
from spellhall.games.spellslinger.formats.builder import suggest_deck
from spellhall.games.spellslinger.formats.construction import COPIES
from spellhall.games.spellslinger.formats.packs import sealed_pool
from spellhall.games.spellslinger.option_types import options_of
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game

SIZE = 60
TERRAIN_SHARE = 0.4


def random_deck(game: Game, dice: Dice) -> list[str]:
    """A legal deck for the game's format; in Off the Top, an empty one."""
    if not game.brings_decks:
        return []
    return sealed_deck(game, dice) if options_of(game)["format"] == "limited" else two_colours(game, dice)


def sealed_deck(game: Game, dice: Dice) -> list[str]:
    """The suggested deck from a fresh sealed pool."""
    return suggest_deck(game, sealed_pool(game, dice))


def two_colours(game: Game, dice: Dice) -> list[str]:
    """Sixty cards of two random colours, two fifths of them common terrains."""
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
    terrains = int(SIZE * TERRAIN_SHARE)
    deck = [fitting[i] for i in order[: SIZE - terrains]]
    basics = [name.lower() for name, colour in sorted(COMMON_TERRAINS.items()) if colour in colours]
    return deck + [basics[i % len(basics)] for i in range(SIZE - len(deck))]
