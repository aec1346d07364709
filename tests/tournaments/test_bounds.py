"""Every number of a plan and of a forecast has its bounds, and one sentence for what lies beyond them."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace
from tournaments.evenings import BOOK, SEED, plan_for

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import announcing
from spellhall.tournaments.plan import MOST_ENTRANTS, MOST_MATCHES, MOST_ROUNDS, Plan, TimeLimit
from spellhall.tournaments.plan_from_text import KINDS, structure_from
from spellhall.tournaments.structures.kinds import forecast_of

UNTIL = {"league": {"until": "2026-12-31"}}
BEYOND = (-1, 10**9, 10**30)


def is_number(kind: object) -> bool:
    """Whether a setting is a number, several of them, or one of a few."""
    return kind is int or (
        get_origin(kind) in (tuple, Literal)
        and isinstance(get_args(kind)[0], int | type)
        and get_args(kind)[0] is not str
    )


def numbers_of(struct: type) -> list[str]:
    return [name for name, kind in get_type_hints(struct).items() if is_number(kind)]


def one_sentence(error: pytest.ExceptionInfo[UsageError]) -> bool:
    said = str(error.value)
    return "\n" not in said and 10 < len(said) < 200 and "$" not in said and "`" not in said


SETTINGS = [(tag, name) for tag, struct in KINDS.items() for name in numbers_of(struct)]


def test_the_numbers_of_all_structures_are_found():
    assert {
        ("tables", "to_win"),
        ("swiss", "rounds"),
        ("swiss", "points"),
        ("robin", "legs"),
        ("league", "each_pair"),
    } < {*SETTINGS}
    assert {"team", "least", "factor"} <= {*numbers_of(Plan)} and {"minutes", "warning"} == {*numbers_of(TimeLimit)}


@pytest.mark.parametrize("value", BEYOND)
@pytest.mark.parametrize(("tag", "name"), SETTINGS)
def test_a_setting_beyond_its_bounds_is_refused_in_a_forecast_and_in_a_plan(tag, name, value):
    def kind():
        text = f"{value},0" if name == "points" else str(value)
        return structure_from(tag, {**UNTIL.get(tag, {}), name: text})

    with pytest.raises(UsageError) as refused:
        forecast_of(plan_for(structure=kind()), 24)
    assert one_sentence(refused)
    with pytest.raises(UsageError) as refused:
        announcing.announce(plan_for(structure=kind()), BOOK, SEED)
    assert one_sentence(refused)


@pytest.mark.parametrize("value", BEYOND)
@pytest.mark.parametrize("name", numbers_of(Plan))
def test_a_number_of_a_plan_beyond_its_bounds_is_refused(name, value):
    with pytest.raises(UsageError) as refused:
        announcing.announce(replace(plan_for(), **{name: value}), BOOK, SEED)
    assert one_sentence(refused)


@pytest.mark.parametrize(
    "limit", [TimeLimit(601), TimeLimit(10**30), TimeLimit(0, 0), TimeLimit(60, -1), TimeLimit(60, 60)]
)
def test_a_time_limit_beyond_its_bounds_is_refused(limit):
    with pytest.raises(UsageError, match=r"up to 600 minutes, .* \(SFT-TIM-01\)$"):
        announcing.announce(plan_for(time=limit), BOOK, SEED)


@pytest.mark.parametrize("count", [-1, 0, 1, MOST_ENTRANTS + 1, 10**30])
@pytest.mark.parametrize("tag", KINDS)
def test_a_forecast_takes_only_as_many_as_make_an_event(tag, count):
    with pytest.raises(UsageError) as refused:
        forecast_of(plan_for(structure=structure_from(tag, UNTIL.get(tag, {}))), count)
    assert one_sentence(refused) and " are 1" not in str(refused.value)


LARGEST = {
    "tables": {"to_win": "10"},
    "swiss": {"rounds": str(MOST_ROUNDS), "points": "1000,1000"},
    "robin": {"groups": "100", "legs": "10"},
    "league": {"each_pair": "10"},
}
"""The largest settings of each structure."""


@pytest.mark.parametrize("count", [9, 60, MOST_ENTRANTS])
@pytest.mark.parametrize("tag", KINDS)
def test_whatever_is_within_its_bounds_is_forecast_or_refused_and_never_without_end(tag, count):
    kind = structure_from(tag, {**UNTIL.get(tag, {}), **LARGEST.get(tag, {})})
    try:
        found = forecast_of(plan_for(structure=kind), count)
    except UsageError as error:
        assert tag in ("robin", "league")
        assert "needs at least 200 entrants" in str(error) or f"at most {MOST_MATCHES} matches" in str(error)
    else:
        assert len(found.rounds) <= MOST_MATCHES and found.tables <= MOST_ROUNDS * MOST_ENTRANTS // 2
