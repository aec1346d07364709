"""Limited play: its forms (sections FM and DR), the packs they open, and what an agent picks."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.facts import COMMON_TERRAINS
from spellhall.games.spellslinger.formats.packs import (
    DRAFT,
    DRAFT_PACKS,
    MOST_SEATS,
    PACK,
    SEALED,
    SEALED_PACKS,
    cube,
    deal_cube,
    pack,
)
from spellhall.games.spellslinger.formats.rating import rating
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.parts.limited import LEFT, RIGHT, LimitedForm, Packs

WAYS = (LEFT, RIGHT, LEFT)
"""SS-DR-02, SS-DR-04, SS-DR-05, SS-DR-09."""
LIMITED = {"preset": "limited"}
BOOSTER_DRAFT = "draft"
"""The form of tournament drafts."""
LOYALTY = 0.35
"""For agents: how much each earlier pick of a colour adds to cards of that colour."""


def forms(game: Game) -> tuple[LimitedForm, ...]:
    """What can be opened; a cube has cards for a limited number of players (SS-FM-09)."""
    cards = len(cube(game))
    return (
        LimitedForm(
            BOOSTER_DRAFT,
            "Booster draft",
            "Three packs of fifteen go round: take a card, pass the others on. From 45 cards you build a deck of 40.",
            ("SS-DR", "SS-FM-04", "SS-FM-05"),
            LIMITED,
            WAYS,
            most=MOST_SEATS,
        ),
        LimitedForm(
            "cube",
            "Cube draft",
            "A draft of a shuffled cube: three of each common card, two of each uncommon one, one of each rare one.",
            ("SS-DR", "SS-FM-07", "SS-FM-08", "SS-FM-09"),
            LIMITED,
            WAYS,
            most=min(MOST_SEATS, cards // DRAFT),
        ),
        LimitedForm(
            "sealed",
            "Sealed deck",
            "Everybody opens six packs of fifteen alone, and builds a deck of 40 from these 90 cards.",
            ("SS-FM-02", "SS-FM-03", "SS-FM-04"),
            LIMITED,
            most=MOST_SEATS,
        ),
        LimitedForm(
            "sealed-cube",
            "Sealed from a cube",
            "Everybody is dealt 90 cards of a shuffled cube, and builds a deck of 40 from them.",
            ("SS-FM-02", "SS-FM-07", "SS-FM-08", "SS-FM-09"),
            LIMITED,
            most=min(MOST_SEATS, cards // SEALED),
        ),
    )


def open_packs(game: Game, form: str, seats: int, dice: Dice) -> Packs:
    """SS-DR-01, SS-FM-03, SS-FM-08. Each seat's packs."""
    drafted = form in ("draft", "cube")
    number = DRAFT_PACKS if drafted else SEALED_PACKS
    if form in ("draft", "sealed"):
        return [[pack(game, dice) for _ in range(number)] for _ in range(seats)]
    dealt = deal_cube(cube(game), seats, DRAFT if drafted else SEALED, dice)
    return [[cards[i * PACK : (i + 1) * PACK] for i in range(number)] for cards in dealt]


def terrains() -> list[str]:
    """SS-DK-09. The keys of the common terrains, which are free."""
    return [name.lower() for name in sorted(COMMON_TERRAINS)]


def advice(game: Game, pile: Sequence[str], picks: Sequence[str]) -> str:
    """What an agent picks: the best card, favoring the colours it has picked so far."""
    taken = {colour: 0 for colour in COLOURS}
    for key in picks:
        for colour in game.catalogue[game.faces[key]].cost.colours():
            taken[colour] += 1
    favourites = sorted(COLOURS, key=lambda colour: -taken[colour])[:2]

    def worth(key: str) -> tuple[float, str]:
        card = game.catalogue[game.faces[key]]
        colours = card.cost.colours()
        loyalty = sum(taken[colour] for colour in colours if colour in favourites) / max(1, len(colours))
        stray = len(picks) * 0.1 if colours - set(favourites) else 0.0
        return rating(card) + LOYALTY * min(6, loyalty) - stray, key

    return max(pile, key=worth)
