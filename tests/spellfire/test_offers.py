"""An offer of a card is asked in one step, as a person would ask it."""

from __future__ import annotations

import re

import pytest

import spellhall
from spellhall.games.spellfire.telling.offers import in_one_step

SAID = {
    "choose another champion in your discard pile, then send that champion to your hand": (
        "take another champion from your discard pile into your hand"
    ),
    "choose one of your events in the Abyss, then send that event to your hand": (
        "take one of your events from the Abyss into your hand"
    ),
    "choose a champion, then discard that champion": "discard a champion",
    "choose an unrazed realm of an opponent, then raze that realm": "raze an unrazed realm of an opponent",
    "choose an ally attached to the defending champion, then send that ally to its owner's hand": (
        "send an ally attached to the defending champion to its owner's hand"
    ),
}
KEPT = (
    "choose another player, then look at that player's hand",
    "choose a razed realm, discard Korgunard, then rebuild that realm",
    "choose an ally, then that ally switches to your side",
    "discard two cards",
)
STEPS = re.compile(r"choose [^.;:]*?, then [^.;:]* that [^.;:]*")


@pytest.mark.parametrize("text", SAID)
def test_what_is_picked_and_what_happens_to_it_are_asked_at_once(text: str) -> None:
    assert in_one_step(text) == SAID[text]


@pytest.mark.parametrize("text", KEPT)
def test_what_takes_more_than_one_step_stays_as_it_is(text: str) -> None:
    assert in_one_step(text) == text


def test_nothing_that_any_card_does_is_cut_short_by_that() -> None:
    abilities = [ability for card in spellhall.game("spellfire").catalogue for ability in card.abilities]
    texts = {found for ability in abilities for found in STEPS.findall(ability.clause())}
    said = {text: in_one_step(text) for text in texts}
    changed = {text: short for text, short in said.items() if short != text}
    assert len(changed) > 10
    for text, short in changed.items():
        assert text.count(", then ") == 1
        picked = text.removeprefix("choose ").partition(", then ")[0]
        assert "choose" not in short, short
        left = re.search(r"\bthat \w+$", short)
        assert left is None or picked.endswith(left[0]), f"{short}: who that is was told before"
        assert set(picked.split()) - {"in"} <= set(short.split()), short
