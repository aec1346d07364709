"""Mercury cards in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb


@pytest.mark.parametrize(
    ("had", "chain", "hp", "has"),
    [
        (0, ["Create Mercury"], (20, 18), 1),
        (5, ["Create Mercury"], (20, 16), 6),
        (10, ["Create Mercury"], (20, 16), 10),
        (0, ["Mercury Meltdown"], (20, 17), 0),
        (4, ["Mercury Meltdown", "Spell Shield"], (20, 12), 0),
        (9, ["Mercury Meltdown"], (20, 10), 0),
        (2, ["Mercury Wall"], (20, 20), 3),
    ],
)
def test_mercury_grows_and_is_spent(had: int, chain: list[str], hp: tuple[int, int], has: int) -> None:
    t = ChainHall().set(0, tb.MERCURY, had).chain(*chain)
    assert t.hp == hp
    assert t.column(0, tb.MERCURY) == has


@pytest.mark.parametrize(("had", "left"), [(0, 15), (2, 17), (5, 18)])
def test_mercury_wall_blocks_more_with_mercury(had: int, left: int) -> None:
    assert ChainHall().set(1, tb.MERCURY, had).chain("Divine Hand Explosive", "Mercury Wall").hp == (20, left)


def test_amorphous_blob_strikes_with_mercury_cards_and_grows() -> None:
    t = ChainHall().chain("Create Mercury", "Densify Mana", "Summon: Amorphous Blob")
    assert t.hp == (20, 17)
    assert t.column(0, tb.MERCURY) == 2


def test_unstable_alchemy_gives_one_two_or_three_mercury_and_a_hit() -> None:
    seen = set()
    for seed in range(12):
        t = ChainHall(seed=seed).chain("Unstable Alchemy")
        seen.add((t.column(0, tb.MERCURY), 20 - t.hp[1]))
    assert seen == {(1, 2), (2, 3), (3, 4)}
