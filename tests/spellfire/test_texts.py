"""Texts and prompts of Spellfire cards: they say all that the card does, and to whom."""

from __future__ import annotations

import pytest
from positions import at_home, fight

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import NO_WORLD, WORLD_NAMES
from spellhall.games.spellfire.telling.card_text import text_of

SHIPPED = [card for card in REGISTER.values() if card.edition != "test"]


def text(key: str) -> str:
    """The text of one card."""
    return text_of(REGISTER[key])


def test_every_further_world_of_a_card_stands_in_its_text() -> None:
    several = [card for card in SHIPPED if card.worlds - {card.world, NO_WORLD}]
    assert several
    for card in several:
        for world in card.worlds - {card.world, NO_WORLD}:
            assert WORLD_NAMES[world] in text_of(card), card.name


@pytest.mark.parametrize(
    "clumsy",
    (
        "all other your",
        "one other adventurers",
        " in a pool counts as",
        "Malar gains",
        "Myrmidons is",
        "Gladiators stays",
        "champions and its allies",
        "chooses up to one opposing",
        "chooses an opposing",
        "edition chase card or",
    ),
)
def test_no_text_is_clumsy_as_some_were(clumsy: str) -> None:
    assert [card.name for card in SHIPPED if clumsy in text_of(card)] == []


def test_no_text_is_longer_than_a_frame_holds() -> None:
    assert [(card.name, len(text_of(card))) for card in SHIPPED if len(text_of(card)) > 530] == []


def test_offensive_goes_on_over_all_nouns_that_it_belongs_to() -> None:
    assert "offensive spells and offensive psionic power cards" in text("4th/271")
    assert "offensive spells and offensive magical items" in text("4th/282")


def test_the_ward_of_ironguarding_says_that_nothing_is_taken_from_the_pile() -> None:
    assert "take anything from it" in text("4th/412")


def test_who_is_asked_by_another_players_card_reads_what_is_his() -> None:
    t = fight("Ferrix", "her15", rival_hand=("art+2",))
    assert (t.seat, t.label) == (1, "choose up to one of your artifacts and holdings in hand or in play")


def test_prompts_name_cards_and_players() -> None:
    t = at_home(players=3, hand=("Slave Revolt!", "mi+1"), pool=("her5",))
    t.pool(1, "her3", "her4")
    t.pool(2, "mon3", "mon4")
    t.play("Slave Revolt!")
    assert t.label == "choose a champion of seat 1 in a pool"
