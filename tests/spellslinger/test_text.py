"""The texts of all Spellslinger cards, and the design of the set: counts and costs."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
import slinger_cards

import spellhall
from spellhall.games.spellslinger.card import REGISTER, Card
from spellhall.games.spellslinger.costs import COLOUR_NAMES
from spellhall.games.spellslinger.facts import (
    CHARACTER,
    COMMON,
    ENCHANTMENT,
    EVENT,
    INTERRUPT,
    KEYWORDS,
    TERRAIN,
    TYPES,
)
from spellhall.language.words import Word

GAME = spellhall.game("spellslinger")
CARDS: list[Card] = list(REGISTER.values())
INTERNAL = {"Skip", "OpenPile", "Attached"}


def of(colour: str) -> list[Card]:
    return [card for card in CARDS if card.cost.colours() == {colour}]


def words_of(card: Card) -> set[str]:
    return {type(word).__name__ for ability in card.abilities for word in ability.words()}


# ---------------------------------------------------------------------- texts


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_text_is_made_of_plain_words(card: Card) -> None:
    heading, text = GAME.text_of(card)
    words = text.lower().replace(",", "").replace(".", "").split()
    assert heading.startswith(card.name)
    assert "<" not in text and "object" not in text and "  " not in text and ".." not in text
    assert not [a for a, b in pairwise(words) if a == b]
    assert bool(text) or not card.abilities


def test_every_word_is_used_by_a_card_or_an_invented_one() -> None:
    every = [*CARDS, *slinger_cards.MADE_UP.values()]
    used = {type(word).__name__ for card in every for ability in card.abilities for word in ability.words()}
    words = [word for word in Word.vocabulary if word.__module__.startswith("spellhall.games.spellslinger.")]
    assert [word.__name__ for word in words if word.__name__ not in used | INTERNAL] == []


# ---------------------------------------------------------------------- the set


def test_the_set_has_196_cards_in_the_designed_numbers() -> None:
    assert len(CARDS) == len({card.name for card in CARDS}) == 196
    assert Counter(card.type for card in CARDS) == {
        CHARACTER: 102,
        EVENT: 33,
        INTERRUPT: 26,
        ENCHANTMENT: 23,
        TERRAIN: 12,
    }
    rarities = Counter(card.rarity for card in CARDS if not card.common_terrain)
    assert rarities == {"common": 91, "uncommon": 61, "rare": 40}
    for colour in COLOUR_NAMES:
        assert Counter(card.rarity for card in of(colour)) == {"common": 22, "uncommon": 13, "rare": 9}


def test_characters_have_numbers_and_nothing_else_has() -> None:
    for card in CARDS:
        if card.type == CHARACTER:
            assert card.strength >= 1 and 1 <= card.speed <= 5
        else:
            assert (card.strength, card.speed) == (0, 0)


def test_no_event_changes_anything_until_end_of_turn() -> None:
    fleeting = {"Boost", "StrengthBecomes", "Keyword", "Prevent", "PreventCombatDamage"}
    assert [card.name for card in CARDS if card.type == EVENT and words_of(card) & fleeting] == []


def test_only_red_cards_may_damage_players_and_only_blue_ones_negate() -> None:
    for card in CARDS:
        if "Negate" in words_of(card):
            assert card.cost.colours() == {"B"}, card.name
        if {"Damage", "DamageDivided"} & words_of(card) and "player" in GAME.text_of(card)[1]:
            assert card.cost.colours() == {"R"}, card.name


# ---------------------------------------------------------------------- how a card is written


def test_every_card_has_one_of_five_types_and_known_keywords() -> None:
    assert {card.type for card in CARDS} == set(TYPES)
    assert {keyword for card in CARDS for keyword in card.keywords} <= set(KEYWORDS)
    assert all(card.rarity == COMMON for card in CARDS if card.common_terrain)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Clock of All Hours", "[2], turn sideways: turn target character upright or sideways."),
        ("Day of Rest", "During each opponent's next turn, that player's characters cannot attack."),
        (
            "Parlour Mesmerist",
            "When this character comes into play, you may turn target character sideways; it does not turn upright "
            "during its controller's next beginning phase.",
        ),
    ],
)
def test_what_is_said_of_several_things_reads_as_one(name: str, text: str) -> None:
    assert GAME.text_of(next(card for card in CARDS if card.name == name))[1] == text
