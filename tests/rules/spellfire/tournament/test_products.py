"""Starter decks and boosters (sections SEA and MST): what the hall deals in place of real packs."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.printings.numbers import all_numbers, plain_name
from spellhall.games.spellfire.printings.shelf import card_of
from spellhall.games.spellfire.sets import set_of
from spellhall.games.spellfire.tournament import products
from spellhall.kernel.chance import Dice

GAME = spellhall.game("spellfire", preset="tournament", deck_sizes="55")
CARDS = {card.key: card for card in GAME.shipped()}
STARTERS = pytest.mark.parametrize("product", products.STARTERS, ids=lambda one: one.printed.code)
BOOSTERS = pytest.mark.parametrize("product", products.BOOSTERS, ids=lambda one: one.printed.code)


def test_every_printed_set_has_its_products_under_its_own_name() -> None:
    starters, boosters = ([one.printed.code for one in kind] for kind in (products.STARTERS, products.BOOSTERS))
    assert sorted(starters) == ["1st", "2nd", "3rd", "4th", "NO"]
    assert set(boosters) == {set_of(key).code for key in all_numbers()} - {"PR", "IQ", "MI", "CH", "CQ"}
    assert (products.DECK.name, products.BOOSTER.name) == ("4th Edition starter deck", "Draconomicon booster")
    assert "2nd Edition starter deck" in products.BY_NAME and "Runes & Ruins booster" in products.BY_NAME
    assert len(products.BY_NAME) == len(starters) + len(boosters)


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


@pytest.mark.rule("SFT-SEA-03", "SFT-SEA-07", "SFT-SEA-08", "AMB-T39", "AMB-T43")
@STARTERS
def test_a_starter_deck_is_of_its_own_edition_and_legal_as_it_comes(product: products.Product) -> None:
    sealed = spellhall.game("spellfire", preset="tournament", deck_sizes="55", deck_limits="none")
    for seed in range(8):
        keys = products.sealed_deck(Dice(seed), product)
        assert {set_of(key) for key in keys} == {product.printed} and len(keys) == 55
        assert sealed.check_deck(keys) == []
        realms = sum(card_of(key).type == facts.REALM for key in keys)
        assert realms == 10


@pytest.mark.rule("SFT-MST-06", "SFT-MST-09", "SFT-SEA-08", "AMB-T39")
@BOOSTERS
def test_a_booster_has_different_cards_of_its_set_and_one_is_rare_or_chase(product: products.Product) -> None:
    assert product.cards == (12 if product.printed.year >= 1996 else 15)
    for seed in range(8):
        booster = products.booster(Dice(seed), product)
        names = {(all_numbers()[key].type, plain_name(all_numbers()[key].name)) for key in booster}
        assert len(names) == len(booster) == product.cards
        assert {set_of(key) for key in booster} == {product.printed}
        rarities = Counter(products.RARITIES[all_numbers()[key].rarity] for key in booster)
        assert rarities[products.COMMON] == product.cards - 4 and rarities[products.UNCOMMON] == 3
        assert rarities[products.RARE] + rarities[products.CHASE] == 1


@pytest.mark.rule("SFT-MST-06", "SFT-SEA-08", "AMB-T39")
def test_boosters_hold_all_cards_of_draconomicon_that_can_be_played_and_no_others() -> None:
    dealt = {key for seed in range(600) for key in products.booster(Dice(seed))}
    playable = {key for key in all_numbers() if key.startswith(("DR/", "DRc/")) and card_of(key) is not None}
    assert dealt == playable


@pytest.mark.rule("SFT-SEA-08")
def test_a_product_says_how_many_of_its_set_play_here(monkeypatch: pytest.MonkeyPatch) -> None:
    for product in products.BY_NAME.values():
        playable = sum(1 for key in all_numbers() if set_of(key) == product.printed and card_of(key) is not None)
        assert len(products.playable(product)) == playable
        assert f" {playable} " in product.text
        assert ("only those are opened" in product.text) == (playable < product.printed.printed)
    monkeypatch.setattr(products, "playable_keys", lambda product: range(100))
    assert products.BOOSTER.text.endswith("Of this set, 100 of 125 play here, and only those are opened.")
    monkeypatch.setattr(products, "playable_keys", lambda product: range(125))
    assert products.BOOSTER.text.endswith("Of this set, all 125 cards play here.")


@pytest.mark.rule("AMB-T39")
def test_common_cards_come_oftener_than_rare_ones_and_chase_cards_seldom() -> None:
    seen = Counter(key for seed in range(200) for key in products.sealed_deck(Dice(seed)))
    chase = sum(count for key, count in seen.items() if products.rarity_of(CARDS[key]) == products.CHASE)
    assert 0 < chase < 200
    realms = [card for card in products.supply() if card.type == facts.REALM]
    by_rarity = {
        rarity: [seen[card.key] for card in realms if products.rarity_of(card) == rarity]
        for rarity in (products.UNCOMMON, products.RARE)
    }
    uncommon, rare = (sum(counts) / len(counts) for counts in by_rarity.values())
    assert uncommon > 1.5 * rare


@pytest.mark.rule("AMB-T39")
def test_where_a_set_has_no_rule_cards_an_ally_takes_their_place() -> None:
    second = products.STARTERS[2]
    assert second.printed.code == "2nd"
    deck = [card_of(key) for key in products.sealed_deck(Dice(3), second)]
    assert [sum(card.type == kind for card in deck) for kind in (facts.RULE, facts.ALLY)] == [0, 8]
