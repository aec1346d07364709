"""What the colours are like: a lint of the set (section TH)."""

from __future__ import annotations

from collections import defaultdict
from statistics import mean

import pytest

import spellhall
from spellhall.games.spellslinger.card import REGISTER, Card
from spellhall.games.spellslinger.costs import COLOUR_NAMES
from spellhall.games.spellslinger.facts import CHARACTER
from spellhall.games.spellslinger.rules.questions import AttackBan, BlockBan, Late, Urge

GAME = spellhall.game("spellslinger")
CARDS: list[Card] = list(REGISTER.values())
DRAWBACKS = {BlockBan, AttackBan, Urge, Late}


def of(colour: str, type_: str = "") -> list[Card]:
    return [card for card in CARDS if card.cost.colours() == {colour} and (not type_ or card.type == type_)]


def words_of(card: Card) -> set[str]:
    return {type(word).__name__ for ability in card.abilities for word in ability.words()}


def has_drawback(card: Card) -> bool:
    """Whether a part of a character works against its own player."""
    held = {word.question for ability in card.abilities for word in ability.modifiers}
    return bool(held & DRAWBACKS) or any(ability.hint() < 0 for ability in card.abilities)


THEMES = {
    "B": {"Faerie", "Pterosaur", "Wizard"},
    "G": {"Druid", "Troll", "Gnome", "Dwarf", "Elf", "Satyr", "Animal"},
    "R": {"Demon", "Sorcerer", "Dragon"},
    "Y": {"Angel", "Pegasus", "Dog", "Horse", "Cat", "Donkey", "Ox", "Bird", "Sheep", "Swarm"},
}


@pytest.mark.parametrize(
    "colour",
    [
        pytest.param("B", marks=pytest.mark.rule("SS-TH-01")),
        pytest.param("G", marks=pytest.mark.rule("SS-TH-04")),
        pytest.param("R", marks=pytest.mark.rule("SS-TH-07")),
        pytest.param("Y", marks=pytest.mark.rule("SS-TH-10")),
    ],
)
def test_the_characters_of_a_colour_are_of_its_kinds_and_those_of_others_are_not(colour: str) -> None:
    found = {each: [bool(card.kinds & THEMES[colour]) for card in of(each, CHARACTER)] for each in COLOUR_NAMES}
    assert mean(found.pop(colour)) >= 0.8
    assert all(mean(of_another) < 0.2 for of_another in found.values())


def with_words(colour: str, *words: str) -> int:
    return sum(bool(words_of(card) & set(words)) for card in of(colour))


@pytest.mark.rule("SS-TH-02")
def test_blue_negates_draws_and_turns_sideways() -> None:
    assert with_words("B", "Negate") >= 3
    assert with_words("B", "Draw") >= 3
    assert with_words("B", "TurnSideways") >= 3
    assert not [card for card in CARDS if "Negate" in words_of(card) and card.cost.colours() != {"B"}]


def strength_per_cost(colour: str, burdened: bool = False) -> float:
    """What strength costs in a colour; with ``burdened`` those are counted, too, that have a drawback for it."""
    found = [card for card in of(colour, CHARACTER) if burdened or not has_drawback(card)]
    return mean(card.strength / card.cost.total for card in found)


@pytest.mark.rule("SS-TH-03")
def test_blue_characters_are_the_weakest_and_many_of_them_fly() -> None:
    figures = {colour: strength_per_cost(colour, burdened=True) for colour in COLOUR_NAMES}
    assert min(figures, key=figures.__getitem__) == "B", figures
    assert sum("Flying" in card.keywords for card in of("B")) >= 10


@pytest.mark.rule("SS-TH-05")
def test_green_destroys_enchantments_gains_resources_and_hurts_fliers() -> None:
    texts = [GAME.text_of(card)[1].lower() for card in of("G")]
    assert sum("destroy target enchantment" in text for text in texts) >= 3
    assert sum("resource" in text or "terrain" in text for text in texts) >= 3
    assert sum("damage to target character with flying" in text for text in texts) >= 3


@pytest.mark.rule("SS-TH-06")
def test_green_has_the_strongest_characters_and_no_flier() -> None:
    figures = {colour: strength_per_cost(colour) for colour in COLOUR_NAMES}
    assert max(figures, key=figures.__getitem__) == "G", figures
    assert not [card for card in of("G", CHARACTER) if "Flying" in card.keywords]


@pytest.mark.rule("SS-TH-08")
def test_red_destroys_characters_and_deals_damage() -> None:
    texts = {card.name: GAME.text_of(card)[1].lower() for card in of("R")}
    assert sum("destroy target character" in text or "destroy all characters" in text for text in texts.values()) >= 3
    assert sum("character or player" in text for text in texts.values()) >= 3
    assert "Lightning" in texts


@pytest.mark.rule("SS-TH-09")
def test_many_red_characters_have_a_drawback() -> None:
    shares = {colour: mean(map(has_drawback, of(colour, CHARACTER))) for colour in COLOUR_NAMES}
    assert [colour for colour in COLOUR_NAMES if shares[colour] >= 0.3] == ["R"], shares
    figures = {colour: strength_per_cost(colour, burdened=True) for colour in COLOUR_NAMES}
    assert max(figures, key=figures.__getitem__) == "R", figures


@pytest.mark.rule("SS-TH-11")
def test_yellow_destroys_enchantments_harms_attackers_and_gains_life() -> None:
    texts = [GAME.text_of(card)[1].lower() for card in of("Y")]
    assert sum("destroy target enchantment" in text or "destroy all enchantments" in text for text in texts) >= 3
    assert sum("attacking character" in text or "attacks you" in text for text in texts) >= 3
    assert sum("gain" in text and "life" in text for text in texts) >= 3


@pytest.mark.rule("SS-TH-12")
def test_yellow_has_the_best_fliers_and_does_most_things() -> None:
    fliers = {colour: [card for card in of(colour, CHARACTER) if "Flying" in card.keywords] for colour in COLOUR_NAMES}
    assert max(fliers, key=lambda colour: len(fliers[colour])) == "Y"
    best: dict[int, int] = defaultdict(int)
    for card in fliers["Y"]:
        best[card.cost.total] = max(best[card.cost.total], card.strength)
    for colour in "BRG":
        for card in fliers[colour]:
            if not has_drawback(card) and best[card.cost.total]:
                assert card.strength <= best[card.cost.total], card.name
    verbs = {word for card in of("Y") for word in words_of(card)}
    assert len(verbs - {"Target", "Targets", "This", "You", "Filter"}) >= 8
