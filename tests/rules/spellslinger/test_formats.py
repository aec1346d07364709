"""Constructed, sealed, and the cube (section FM)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import spellhall
from spellhall.games.spellslinger.facts import COMMON_TERRAINS, RARITIES
from spellhall.games.spellslinger.formats.builder import suggest_deck
from spellhall.games.spellslinger.formats.packs import cube, deal_cube, pack, sealed_pool
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError, UsageError

GAME = spellhall.game("spellslinger")
LIMITED = spellhall.game("spellslinger", preset="limited")


def rarities(keys: list[str]) -> Counter[str]:
    return Counter(GAME.catalogue[GAME.faces[key]].rarity for key in keys)


@pytest.mark.rule("SS-FM-01")
def test_constructed_decks_are_brought_whole_with_sixty_cards() -> None:
    deck = GAME.random_deck(Dice(1))
    assert len(deck) == 60
    assert GAME.check_deck(deck) == GAME.check_deck([*deck, "woods"]) == []
    GAME.new_state([deck, deck], 1)
    with pytest.raises(DeckError, match="SS-DK-01"):
        GAME.new_state([deck, deck[:59]], 1)


@pytest.mark.rule("SS-FM-02", "SS-FM-03")
def test_a_sealed_pool_is_six_packs_of_fifteen_and_makes_a_deck_of_forty() -> None:
    pool = sealed_pool(LIMITED, Dice(2))
    packs = Dice(2)
    assert len(pool) == 90 and pool == [key for _ in range(6) for key in pack(LIMITED, packs)]
    deck = suggest_deck(LIMITED, pool)
    assert len(deck) == 40 and LIMITED.check_deck(deck) == []
    basics = {name.lower() for name in COMMON_TERRAINS}
    taken = Counter(key for key in deck if key not in basics)
    assert not taken - Counter(pool)


@pytest.mark.rule("SS-FM-04")
def test_every_pack_has_eleven_commons_three_uncommons_one_rare() -> None:
    dice = Dice(3)
    for _ in range(200):
        assert rarities(pack(GAME, dice)) == {"common": 11, "uncommon": 3, "rare": 1}


@pytest.mark.rule("SS-FM-05")
def test_no_pack_holds_a_card_twice_but_two_packs_may_share_one() -> None:
    dice = Dice(4)
    packs = [pack(GAME, dice) for _ in range(300)]
    assert all(len(set(each)) == 15 for each in packs)
    assert any(set(one) & set(other) for one, other in pairwise(packs))


@pytest.mark.rule("SS-FM-06")
def test_common_terrains_are_in_no_pack_and_in_no_cube() -> None:
    basics = {name.lower() for name in COMMON_TERRAINS}
    dice = Dice(5)
    assert not basics & {key for _ in range(300) for key in pack(GAME, dice)}
    assert not basics & set(cube(GAME))


@pytest.mark.rule("SS-FM-07")
def test_the_cube_has_three_two_and_one_of_each_by_rarity() -> None:
    copies = Counter(cube(GAME))
    for card in GAME.catalogue:
        if card.common_terrain:
            continue
        assert copies[card.key] == {"common": 3, "uncommon": 2, "rare": 1}[card.rarity]
    assert set(rarities(cube(GAME))) == set(RARITIES)


@pytest.mark.rule("SS-FM-08")
def test_piles_of_a_cube_together_hold_no_card_more_often_than_the_cube() -> None:
    cards = cube(GAME)
    piles = deal_cube(cards, 4, 90, Dice(6))
    assert [len(pile) for pile in piles] == [90] * 4
    assert not Counter(key for pile in piles for key in pile) - Counter(cards)
    assert all(len(rarities(pile)) == 3 for pile in piles)
    assert piles != deal_cube(cards, 4, 90, Dice(7))


@pytest.mark.rule("SS-FM-09")
def test_a_cube_that_is_too_small_is_refused() -> None:
    cards = cube(GAME)[:200]
    assert len(deal_cube(cards, 4, 45, Dice(1))) == 4
    with pytest.raises(UsageError, match=r"5 players need 225 cards, and the cube has 200.*SS-FM-09"):
        deal_cube(cards, 5, 45, Dice(1))
    with pytest.raises(UsageError, match="SS-FM-09"):
        deal_cube(cards, 3, 90, Dice(1))
