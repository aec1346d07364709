"""One check for every name that people give: of themselves, of seats, of decks."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, Field, ValidationError

from spellhall.server.people import input_rules
from spellhall.server.people.accounts import Introduction
from spellhall.server.people.decks import DeckChange, NewDeck
from spellhall.server.people.input_rules import Order
from spellhall.server.tables.http.shapes import SeatChange, SeatPlan

VISIBLE = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}
"""Signs of Arabic, Syriac and Kaithi that Unicode counts among the controls, though they are drawn."""
BAD = [
    chr(code)
    for code in range(sys.maxunicode + 1)
    if unicodedata.category(chr(code)) in ("Cc", "Cf", "Zl", "Zp") and code not in VISIBLE
]
PLACES = [
    (Introduction, {}, "name"),
    (SeatPlan, {"kind": "hot"}, "name"),
    (SeatPlan, {"kind": "me"}, "deck"),
    (SeatChange, {}, "name"),
    (SeatChange, {}, "deck"),
    (NewDeck, {"game": "spellfire", "text": ""}, "name"),
    (DeckChange, {"text": ""}, "name"),
]


def said(model: type[BaseModel], more: dict, field: str, name: str) -> str:
    """What becomes of a name at one of the places where people give one."""
    return getattr(model(**more, **{field: name}), field)


@pytest.mark.parametrize(("model", "more", "field"), PLACES)
def test_no_place_takes_what_cannot_be_seen(model, more, field):
    for name in ("\u202egnp.exe", "a\nb", "\u200b", "   ", "\0", "a\0b", "\ud800", "\u0301", "\ufe0f", "x" * 61):
        with pytest.raises(ValidationError):
            said(model, more, field, name)
    assert said(model, more, field, "  Zoë   O’Neil ") == "Zoë O’Neil"
    assert said(model, more, field, "Zoe\u0308") == "Zoë"


def test_no_character_of_control_stands_in_a_name():
    for letter in BAD:
        with pytest.raises(ValueError, match="visible characters"):
            input_rules.as_person_name(f"a{letter}b")


@given(st.text(max_size=80))
def test_what_is_taken_is_taken_again_as_it_is(text):
    try:
        name = input_rules.as_deck_name(text)
    except ValueError:
        return
    assert input_rules.as_deck_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert name.strip() == name and name.splitlines() == [name] and "\0" not in name


@given(st.text(max_size=200))
def test_the_title_of_a_list_becomes_a_name_or_nothing(text):
    title = input_rules.as_title(text)
    assert title == "" or input_rules.as_deck_name(title) == title


def test_names_that_are_read_alike():
    assert input_rules.watching("ANN", ["Bo", "Ann"]) == "ANN (watching)"
    assert input_rules.watching("Cy", ["Bo", "Ann"]) == "Cy"
    assert input_rules.sound_alike("Ann", "ann") and input_rules.sound_alike("Ann", "\uff21nn")
    assert not input_rules.sound_alike("Ann", "Anne")


class Wish(Order):
    seat: int
    seats: list[int] = Field(default_factory=list)


def test_a_whole_number_may_be_written_with_a_point():
    assert Wish.model_validate_json('{"seat": 31.0, "seats": [1.0, 2]}') == Wish(seat=31, seats=[1, 2])
    for wrong in ('{"seat": 31.5}', '{"seat": "31"}', '{"seat": true}', '{"seat": 1, "seats": [0.5]}'):
        with pytest.raises(ValidationError):
            Wish.model_validate_json(wrong)
