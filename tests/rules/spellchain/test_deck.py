"""Building a deck (section DK)."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.decks.lists import check_text, read_deck
from spellhall.kernel.errors import DeckError

GAME = spellhall.game("spellchain")
COMMON = ["fireball", "counter-spell", "rejuvenate", "lightning-bolt", "spell-shield", "hydro-blade"]
LEGAL = [key for key in COMMON for _ in range(4)] + ["boulder"]


@pytest.mark.rule("SC-DK-01", "B-22")
def test_a_deck_has_twenty_five_cards() -> None:
    assert GAME.check_deck(LEGAL) == []
    for wrong in (LEGAL[:24], [*LEGAL, "boulder"]):
        assert [fault for fault in GAME.check_deck(wrong) if "SC-DK-01" in fault]
        with pytest.raises(DeckError):
            GAME.new_state([LEGAL, wrong])


@pytest.mark.rule("SC-DK-02")
def test_a_deck_holds_listed_cards_only() -> None:
    assert "SC-DK-02" in GAME.check_deck([*LEGAL[:24], "firebrand"])[0]


@pytest.mark.rule("SC-DK-03")
@pytest.mark.parametrize(("key", "copies", "allowed"), [("fireball", 5, 4), ("heatwave", 2, 1), ("hailstorm", 4, 3)])
def test_one_copy_too_many_is_named_with_the_limit(key: str, copies: int, allowed: int) -> None:
    others = [other for other in LEGAL if other != key]
    faults = GAME.check_deck([key] * copies + others[: 25 - copies])
    assert len(faults) == 1
    assert f"allowed {allowed}" in faults[0]


@pytest.mark.rule("SC-DK-04")
def test_two_ultimates_of_different_names_are_one_too_many() -> None:
    assert GAME.check_deck(["tsunami", *LEGAL[:24]]) == []
    faults = GAME.check_deck(["tsunami", "excalibur", *LEGAL[:23]])
    assert len(faults) == 1
    assert "SC-DK-04" in faults[0]


@pytest.mark.rule("SC-DK-05", "B-44")
def test_the_list_has_105_cards_and_189_copies() -> None:
    assert Counter(card.limit for card in GAME.catalogue) == {1: 60, 2: 21, 3: 9, 4: 15}
    assert sum(card.limit for card in GAME.catalogue) == 189


@pytest.mark.rule("SC-DK-06", "B-26")
def test_two_spellings_are_one_card() -> None:
    both = "3 Mercury wall\n2 Mercury Wall\n"
    assert check_text(GAME, both)[0].keys() == ["mercury-wall"] * 5
    assert any("5 x Mercury Wall, allowed 4" in fault for fault in check_text(GAME, both)[1])
    for card in GAME.catalogue:
        assert read_deck(GAME, f"1 {card.spelling}").keys() == read_deck(GAME, f"1 {card.name}").keys() == [card.key]


@pytest.mark.rule("SC-DK-07")
def test_both_players_may_bring_the_same_deck() -> None:
    assert not GAME.new_state([LEGAL, LEGAL]).is_terminal(), "eight of a card between them"
    with pytest.raises(DeckError, match="allowed 4"):
        GAME.new_state([["fireball"] * 5 + LEGAL[5:], LEGAL])


@pytest.mark.rule("SC-DK-08")
def test_any_mix_of_kinds_and_seals_is_allowed() -> None:
    artifacts = [card.key for card in GAME.catalogue if card.kind == "Artifact" for _ in range(card.limit)]
    assert GAME.check_deck(artifacts) == []
    no_block = [card for card in GAME.catalogue if not card.seals & {"Block", "Ultimate"}]
    assert GAME.check_deck([card.key for card in no_block][:25]) == []
