"""Packs, sealed pools and the cube (section FM)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.facts import COMMON, RARE, RARITIES, UNCOMMON
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

IN_PACK = {COMMON: 11, UNCOMMON: 3, RARE: 1}
"""SS-FM-04."""
IN_CUBE = {COMMON: 3, UNCOMMON: 2, RARE: 1}
"""SS-FM-07."""
PACK = sum(IN_PACK.values())
SEALED_PACKS, DRAFT_PACKS = 6, 3
SEALED, DRAFT = SEALED_PACKS * PACK, DRAFT_PACKS * PACK
"""SS-FM-02, SS-DR-01. How many cards each player gets in all."""
MOST_SEATS = 12
"""The maximum number of players in a draft."""


def by_rarity(game: Game) -> dict[str, list[Card]]:
    """SS-FM-06. All cards in packs and cubes, by rarity."""
    return {rarity: [c for c in game.catalogue if c.rarity == rarity and not c.common_terrain] for rarity in RARITIES}


def pack(game: Game, dice: Dice) -> list[str]:
    """SS-FM-04, SS-FM-05. The keys of fifteen cards, all different."""
    found: list[str] = []
    for rarity, cards in by_rarity(game).items():
        order = list(range(len(cards)))
        dice.shuffle(order)
        found += [cards[i].key for i in order[: IN_PACK[rarity]]]
    return found


def sealed_pool(game: Game, dice: Dice) -> list[str]:
    """SS-FM-02, SS-FM-03. Six packs: ninety cards."""
    return [key for _ in range(SEALED_PACKS) for key in pack(game, dice)]


def cube(game: Game) -> list[str]:
    """SS-FM-07. Three of each common, two of each uncommon, one of each rare."""
    return [card.key for rarity, cards in by_rarity(game).items() for card in cards for _ in range(IN_CUBE[rarity])]


def could_be_dealt(game: Game, pool: Sequence[str]) -> bool:
    """Whether a pool could come from packs or a cube: packs have no card twice, cubes a limited number of copies.

    A pool no larger than a draft's may hold cards picked from everyone's packs.
    """
    copies = Counter(game.catalogue[game.faces[key]] for key in pool)
    rarities = Counter({rarity: sum(n for card, n in copies.items() if card.rarity == rarity) for rarity in RARITIES})
    in_packs = all(count <= SEALED_PACKS for count in copies.values())
    in_packs = in_packs and all(rarities[rarity] <= SEALED_PACKS * count for rarity, count in IN_PACK.items())
    in_cube = len(pool) <= SEALED and all(count <= IN_CUBE[card.rarity] for card, count in copies.items())
    drafted = len(pool) <= DRAFT and all(count <= MOST_SEATS * DRAFT_PACKS for count in copies.values())
    return in_packs or in_cube or drafted


def deal_cube(cards: Sequence[str], players: int, each: int, dice: Dice) -> list[list[str]]:
    """SS-FM-08. This many cards for each player from a shuffled cube, with rarities mixed.

    Raises:
        UsageError: when the cube is too small (SS-FM-09).
    """
    if players * each > len(cards):
        raise UsageError(
            f"{players} players need {players * each} cards, and the cube has {len(cards)}: "
            f"it serves {len(cards) // each} players (SS-FM-09)"
        )
    order = list(range(len(cards)))
    dice.shuffle(order)
    dealt = [cards[i] for i in order[: players * each]]
    return [dealt[seat * each : (seat + 1) * each] for seat in range(players)]
