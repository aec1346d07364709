"""Questions of cards name what they ask about: numbers, cards and whose pool it is, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hall import Hall
from positions import at_home, duel, fight

import spellhall
from spellhall.games.spellfire.words.plays.effects import OFFERED, Choose
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import Ask
from spellhall.kernel.presentation.prompts import LONGEST

GAME = spellhall.game("spellfire")


def prompt(t: Hall, seat: int) -> str:
    return str(t.state.game.prompt(t.state, seat, ["Ana", "Bo"]).text)


@pytest.mark.parametrize(("digit", "number"), [("digit3", "three"), ("al0", "five")])
def test_persuasion_says_the_digit_that_was_drawn(digit: str, number: str) -> None:
    t = duel("reg5", "her9 with al1 and al2 and al3 and al4", hand=("Persuasion", "al0"), rival_hand=("al5",))
    t.pile(0, digit, "al9")
    t.play("Persuasion")
    assert t.label == f"choose {number} of your allies in the battle"
    assert prompt(t, 1) == f"Persuasion: choose {number} of your allies in the battle."


def test_the_council_asks_its_opponents_about_their_own_pools() -> None:
    t = at_home(pool=("monDragon5", "her5"), hand=("Council of Wyrms", "her2"))
    t.pool(1, "homeDragon5")
    t.play("Council of Wyrms").skip()
    assert t.seat == 1
    assert prompt(t, 1) == "Council of Wyrms: choose up to nine of your dragon champions in your pool, or none."


def test_whoever_chooses_reads_of_a_pool_as_their_own() -> None:
    asked = [
        word._theirs()
        for card in GAME.definitions
        for ability in card.abilities
        for word in ability.words()
        if isinstance(word, Choose) and word.by is not None
    ]
    assert any(" in their " in text for text in asked)
    assert not any("their" in text.replace(" in their ", " in your ") for text in asked)


@pytest.mark.parametrize(
    ("t", "parts"),
    [
        (
            fight("slayW", "Gib Ekim", hand=("al9",)),
            [
                "Gib Ekim counts as a wizard this round",
                "the base level of Gib Ekim becomes 7 this round",
            ],
        ),
        (
            fight("Sir Edmund Bloodsworth", "Harkon Lukas with mi+1"),
            ["the base level of Sir Edmund Bloodsworth becomes the current base level of the opposing champion"],
        ),
    ],
    ids=["Gib Ekim", "Sir Edmund"],
)
def test_the_parts_of_a_choice_name_the_card(t: Hall, parts: list[str]) -> None:
    words = t.state.decision().words
    assert len(words) == 2
    assert not [word for word in words if "this card" in word]
    for word, part in zip(words, parts, strict=False):
        assert word.startswith(part)


def test_a_long_text_is_offered_in_a_few_words() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Sapphire the Blue Dragon")
    t.pool(1, "her9 with mi+2")
    t.hand(1, "r5")
    t.begin(phase=4).attack("r1").pick("her9")
    assert t.label == OFFERED
    assert prompt(t, 0) == "Sapphire the Blue Dragon: do what the card says?"


def questions() -> Iterator[Ask]:
    """The questions of some games of random choices with cards of all sets."""
    for seed in range(10):
        dice = Dice(seed)
        state = GAME.new_state([GAME.random_deck(dice) for _ in range(2)], seed)
        for _ in range(400):
            if state.is_terminal():
                break
            yield (question := state.decision())
            state.apply(question.options[dice.below(len(question.options))])


def test_no_question_of_random_games_is_long_or_leaves_the_card_unnamed() -> None:
    asked = {(question.label, question.words) for question in questions()}
    assert len(asked) > 40
    for label, words in asked:
        assert len(label) <= LONGEST, label
        for text in (label, *(words if isinstance(words, tuple) else words.values())):
            assert "this card" not in text and "the digit drawn of" not in text, text
