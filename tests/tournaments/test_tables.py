"""How many tables so many entrants make, and what an event of so many comes to (section 7 of the design's numbers)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tournaments.evenings import plan_for

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.plan import Policies, TablesOfThree
from spellhall.tournaments.structures.tables_of_three import TablesOfThreeStructure
from spellhall.tournaments.tables import meets_five, sizes_of, tables_for

KNOWN = {
    9: ((9, 3), 4, 47),
    16: ((16, 4), 5, 62),
    17: ((17, 6, 3), 8, 113),
    27: ((27, 9, 3), 13, 165),
    37: ((37, 12, 4), 17, 214),
    64: ((64, 21, 7, 3), 31, 413),
    100: ((100, 33, 11, 3), 48, 623),
    400: ((400, 133, 44, 14, 4), 196, 2583),
}
"""Players of every round, tables and points of all players, by the number of those who begin."""


def forecast(count: int, **policies: str):
    plan = plan_for(policies=Policies(**policies))
    return TablesOfThreeStructure(TablesOfThree()).forecast(count, plan)


@pytest.mark.parametrize("count", KNOWN)
def test_an_event_of_so_many_has_these_rounds_tables_and_points(count):
    found = forecast(count)
    assert (tuple(ahead.entrants for ahead in found.rounds), found.tables, found.points) == KNOWN[count]


def test_rounds_and_second_chances_of_all_sizes():
    rounds = {count: len(forecast(count).rounds) for count in range(9, 400)}
    assert [min(n for n, r in rounds.items() if r == many) for many in (2, 3, 4, 5)] == [9, 17, 54, 162]
    assert sorted(rounds.values()) == list(rounds.values())
    back = {count for count in rounds if any(ahead.back for ahead in forecast(count).rounds)}
    assert back == {*range(17, 27), *range(54, 81), *range(162, 243)}


def test_fewest_fours_differs_only_where_it_meets_five():
    other = [n for n in range(9, 400) if forecast(n) != forecast(n, seating="fewest_fours")]
    assert other == [15, 16, *range(45, 54), *range(135, 162)]
    assert all(any(ahead.back for ahead in forecast(n, seating="fewest_fours").rounds) for n in other)


@given(
    st.integers(3, 2000).filter(lambda count: count != 5), st.sampled_from(["avoid_five", "fewest_fours", "most_fours"])
)
def test_tables_have_three_or_four_and_seat_everybody(count, seating):
    sizes = sizes_of(count, seating)
    assert sum(sizes) == count and set(sizes) <= {3, 4} and list(sizes) == sorted(sizes)
    assert len(sizes) == tables_for(count, seating)


@given(st.integers(9, 500))
def test_no_round_of_five_comes_up_where_it_can_be_avoided(count):
    drawn = [ahead.entrants for ahead in forecast(count).rounds]
    before = [ahead.entrants - ahead.back for ahead in forecast(count).rounds]
    assert 5 not in drawn and (5 not in before or meets_five(count))


def test_five_sit_at_one_table_where_the_plan_says_so():
    assert [ahead.sizes for ahead in forecast(5, five="one_table_of_five").rounds] == [(5,)]
    with pytest.raises(UsageError, match="five entrants don't fill tables of three and four: wait for a sixth"):
        forecast(5)


@pytest.mark.parametrize(("count", "there"), [(0, "are none"), (1, "is 1"), (2, "are 2")])
def test_fewer_than_three_make_no_table(count, there):
    with pytest.raises(UsageError, match=rf"a table has at least three entrants, and there {there} \(SFT-BRK-03\)"):
        forecast(count)


def test_teams_sit_in_threes_and_are_brought_back_until_they_do():
    plan = plan_for(team=2)
    found = TablesOfThreeStructure(TablesOfThree()).forecast(12, plan)
    assert [(ahead.entrants, ahead.back, ahead.sizes) for ahead in found.rounds] == [
        (12, 0, (3, 3, 3, 3)),
        (6, 2, (3, 3)),
        (3, 1, (3,)),
    ]
    with pytest.raises(UsageError, match="three teams sit at a table, and 10 isn't a multiple of three"):
        TablesOfThreeStructure(TablesOfThree()).forecast(10, plan)
