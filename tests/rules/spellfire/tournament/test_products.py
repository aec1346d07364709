"""Sealed decks and boosters (sections SEA and MST): what the hall deals in place of the packs of 1996."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.printings.shelf import card_of
from spellhall.games.spellfire.tournament import products
from spellhall.kernel.chance import Dice

GAME = spellhall.game("spellfire", preset="tournament", deck_sizes="55")
CARDS = {card.key: card for card in GAME.shipped()}


@pytest.mark.rule("SFT-SEA-06")
def test_the_contents_of_a_sealed_deck_follow_from_its_seed() -> None:
    assert products.sealed_deck(Dice(7)) == products.sealed_deck(Dice(7))
    assert products.sealed_deck(Dice(7)) != products.sealed_deck(Dice(8))
    assert products.booster(Dice(7)) == products.booster(Dice(7)) != products.booster(Dice(8))


@pytest.mark.rule("SFT-SEA-01", "SFT-SEA-06", "AMB-T39")
@pytest.mark.parametrize("seed", range(40))
def test_a_sealed_deck_is_55_different_cards_of_4th_edition_that_can_be_played(seed: int) -> None:
    deck = [CARDS[key] for key in products.sealed_deck(Dice(seed))]
    assert len({card.name for card in deck}) == len(deck) == products.DECK.cards == 55
    assert {card.edition for card in deck} == {"4th"}
    of_types = Counter("champion" if card.is_champion else facts.TYPE_NAMES[card.type] for card in deck)
    assert [of_types[name] for name in ("realm", "champion", "holding", "rule card")] == [10, 13, 5, 1]
    worlds = {card.world for card in deck if card.type == facts.REALM}
    assert 2 * sum(card.world in worlds for card in deck if card.type == facts.HOLDING) >= 5
    assert GAME.check_deck([card.key for card in deck]) == []


@pytest.mark.rule("SFT-MST-06", "AMB-T39")
@pytest.mark.parametrize("seed", range(40))
def test_a_booster_is_twelve_cards_of_draconomicon_of_which_eight_are_common(seed: int) -> None:
    booster = products.booster(Dice(seed))
    assert len(set(booster)) == products.BOOSTER.cards == 12
    rarities = Counter(all_numbers()[key].rarity for key in booster)
    assert (rarities["common"], rarities["uncommon"]) == (8, 3)
    assert rarities["rare"] + rarities["very rare"] == 1


@pytest.mark.rule("SFT-MST-06", "AMB-T39")
def test_boosters_hold_all_cards_of_draconomicon_that_can_be_played_and_no_others() -> None:
    dealt = {key for seed in range(600) for key in products.booster(Dice(seed))}
    playable = {key for key in all_numbers() if key.startswith(("DR/", "DRc/")) and card_of(key) is not None}
    assert dealt == playable


@pytest.mark.rule("AMB-T39")
def test_common_cards_come_oftener_than_rare_ones_and_chase_cards_seldom() -> None:
    seen = Counter(key for seed in range(200) for key in products.sealed_deck(Dice(seed)))
    chase = sum(count for key, count in seen.items() if products.rarity_of(CARDS[key].number) == products.CHASE)
    assert 0 < chase < 200
    realms = [card for card in products.supply() if card.type == facts.REALM]
    by_rarity = {
        rarity: [seen[card.key] for card in realms if products.rarity_of(card.number) == rarity]
        for rarity in (products.UNCOMMON, products.RARE)
    }
    uncommon, rare = (sum(counts) / len(counts) for counts in by_rarity.values())
    assert uncommon > 1.5 * rare


def test_the_printed_set_has_300_common_150_uncommon_50_rare_and_20_chase_cards() -> None:
    counted = Counter(products.rarity_of(number) for number in range(1, 521))
    assert [counted[rarity] for rarity in range(4)] == [300, 150, 50, 20]
