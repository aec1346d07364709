"""Computer players have names that no one else can take, however they are spelled, and no two at a table share one."""

# Letters that look like others are what this is about.
# ruff: noqa: RUF001

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from spellhall.agents import LEVELS
from spellhall.agents.names import ALL, FIRST, level_of, name_for
from spellhall.server.bots.shapes import BotOrder
from spellhall.server.people import input_rules
from spellhall.server.people.accounts import Introduction, NewAccount
from spellhall.server.people.reserved import COMPUTERS_NAME, LIKE, is_reserved
from spellhall.server.tables import waiting_room
from spellhall.server.tables.http.shapes import SeatChange, SeatPlan

PAGE = Path(__file__).parents[3] / "web/src/lib/people/me.svelte.ts"
PLACES = [
    (Introduction, {}, "name"),
    (SeatPlan, {"kind": "hot"}, "name"),
    (SeatChange, {}, "name"),
    (BotOrder, {"games": ["spellfire"]}, "name"),
    (NewAccount, {"password": "a long password"}, "login"),
]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("model", "more", "field"), PLACES)
def test_no_place_takes_a_computers_name(model, more, field, name):
    for spelled in (name, name.lower(), name.upper(), f"{name}-2"):
        with pytest.raises(ValidationError, match=COMPUTERS_NAME):
            model(**more, **{field: spelled})


@st.composite
def disguised(draw):
    """A computer's name in other letters that look alike, in any case, maybe with something around it."""
    name = draw(st.sampled_from(ALL))
    letters = [draw(st.sampled_from([letter, letter.upper(), *LIKE.get(letter.lower(), "")])) for letter in name]
    before, after = draw(st.sampled_from(["", "Guest ", "guest", "~"])), draw(st.sampled_from(["", " 2", "!", "_7"]))
    return before + draw(st.sampled_from(["", " ", "."])).join(letters) + after


@given(disguised())
def test_nobody_takes_one_in_disguise(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Wrén", "ＷＲＥＮ", "VVren", "𝓡𝓸𝓸𝓴", "Ⓒrane", "R00k", "F1nch"])
def test_well_known_disguises_are_seen_through(name):
    with pytest.raises(ValueError, match=COMPUTERS_NAME):
        input_rules.as_person_name(name)


@pytest.mark.parametrize(
    "name", ["Wrenna", "Rookie", "Cranes", "Swiftly", "Guest", "Guest 7", "Tom Finch", "Ана", "木"]
)
def test_other_names_are_free(name):
    assert input_rules.as_person_name(name) == name


def test_no_guest_is_named_after_a_computer():
    listed = re.search(r"const BIRDS = \[(.*?)\]", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    birds = re.findall(r"'(\w+)'", listed[1])
    assert len(birds) > 30
    for bird in birds:
        assert input_rules.as_person_name(f"Guest {bird}") == f"Guest {bird}"


def test_each_level_is_somebody():
    assert {level_of(level) for level in LEVELS} == set(LEVELS)
    assert [level_of(agent) for agent in ("greedy", "search:200", "mine:Agent")] == ["club", "master", ""]
    assert [name_for(level, ()) for level in LEVELS] == [FIRST[level] for level in LEVELS]
    assert len(set(ALL)) == len(ALL)


@given(st.lists(st.sampled_from(["person", *FIRST, "greedy", "search"]), min_size=2, max_size=12))
def test_computers_at_a_table_have_different_names(kinds):
    seats = [
        waiting_room.open_seat(number) if kind == "person" else waiting_room.agent_seat(number, kind)
        for number, kind in enumerate(kinds)
    ]
    names = [seat.name for seat in waiting_room.named_apart(seats) if seat.kind == "agent"]
    assert len(set(names)) == len(names)
    assert set(names) <= set(ALL)
