"""Points (section SCO), the source's worked example (section EXA)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import BOOK, Evening, plan_for, report_of

import spellhall
from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import entrants, reports
from spellhall.tournaments.match import match_of, order_of
from spellhall.tournaments.plan import Policies, TablesOfThree
from spellhall.tournaments.points import Line, ledger, lines, totals
from spellhall.tournaments.state import Table
from spellhall.tournaments.structures.structure import Field, Match, MatchRule, Over, Round
from spellhall.tournaments.structures.tables_of_three import TablesOfThreeStructure

RULE = MatchRule(2, least=3)
MIKE, JIM, JOHN = 1, 2, 3
EXAMPLE = ((6, 4, 4), (5, 3, 6), (4, 6, 4), (6, 5, 5))
"""The realms of Mike, Jim and John in the four games of the source's example."""


def match(*games, facts=None, policies=None, winners=None):
    """A match of these games: the realms of everybody, who are entrants 1, 2 and so on."""
    table = Table(1, 1, (1, 2, 3))
    for number, realms in enumerate(games):
        more = {"facts": {name: counts[number] for name, counts in (facts or {}).items()}}
        if winners:
            more["winner"] = winners[number]
        table.reports.append(report_of(table, realms, **more))
    return match_of(table, RULE, BOOK.facts, policies or Policies(), lambda entrant: entrant)


def points(places, round_number=1, tables=2, **more):
    """What a match with these places is worth to everybody, before the multiplier, in a round of so many tables."""
    found = [
        Match(round_number, table, tuple(places), over=True, places=dict(places)) for table in range(1, tables + 1)
    ]
    rounds = tuple(Round(number, tuple(found)) for number in range(1, round_number + 1))
    field = Field(plan_for(**more), 7, tuple(places), rounds=rounds)
    return TablesOfThreeStructure(TablesOfThree()).place_points(field, found[0])


def fifth_round():
    """An event of 162 whose fifth round is that of the example."""
    evening = Evening(162)
    while len(evening.event.state.rounds) < 5:
        if evening.event.state.rounds:
            while not hasattr(evening.event.ahead, "round") or hasattr(evening.event.ahead, "count"):
                evening.bring_back()
        evening.draw()
        if len(evening.event.state.rounds) < 5:
            evening.play_round()
    for realms in EXAMPLE:
        evening.report(1, *realms)
    return evening


@pytest.mark.rule("SFT-EXA-01", "SFT-EXA-04")
def test_jim_has_18_realms_john_19_and_mike_21():
    found = match(*EXAMPLE)
    assert {who: sums[0] for who, sums in found.sums.items()} == {MIKE: 21, JIM: 18, JOHN: 19}
    without = match(*(game if game != (5, 3, 6) else (5, 3, 0) for game in EXAMPLE), winners=(MIKE, JOHN, JIM, MIKE))
    assert without.sums[JOHN][0] == 13, "the six realms with which John won count for him"


@pytest.mark.rule("SFT-EXA-02")
def test_john_is_second_and_jim_third():
    assert match(*EXAMPLE).places == {MIKE: 1, JOHN: 2, JIM: 3}
    assert match(*EXAMPLE[:3], (6, 5, 3)).places == {MIKE: 1, JIM: 2, JOHN: 3}, "two realms fewer for John"


@pytest.mark.rule("SFT-EXA-03", "SFT-SCO-12", "SFT-SCO-13", "SFT-SCO-14", "AMB-T08")
def test_they_get_25_15_and_10_points_and_every_line_opens_into_its_parts():
    evening = fifth_round()
    mike, jim, john = evening.event.table(1).entrants
    final = {line.entrant: line for line in lines(evening.event) if line.round == 5}
    assert {who: line.points for who, line in final.items()} == {mike: 25, john: 15, jim: 10}
    assert final[mike].told("realms") == "R5 table 1: 1st of 3 (21 realms) 5 x 5 = 25"
    assert final[john].told("realms") == "R5 table 1: 2nd of 3 (19 realms) 3 x 5 = 15"
    assert final[jim].told("realms") == "R5 table 1: 3rd of 3 (18 realms) 2 x 5 = 10"
    assert evening.event.ahead == Over(mike)


@pytest.mark.rule("SFT-SCO-01")
def test_without_the_realms_of_everybody_a_game_is_not_reported():
    evening = Evening(9)
    evening.draw()
    table = evening.event.table(1)
    told = report_of(table, (6, 4, 3))
    short = type(told)(1, told.winner, (told.tallies[0], told.tallies[1], {}))
    name = evening.event.name(table.entrants[2])
    with pytest.raises(UsageError, match=rf"the unrazed realms of {name} are missing \(SFT-SCO-01\)"):
        reports.report(evening.event, table, short, BOOK)
    evening.report(1, 6, 4, 3)
    assert [tally["realms"] for tally in table.reports[0].tallies] == [6, 4, 3]


@pytest.mark.rule("SFT-SCO-02")
def test_two_wins_win_the_match_however_few_the_realms():
    found = match((6, 5, 5), (0, 6, 5), (6, 5, 5))
    assert found.winner == 1 and found.sums[1][0] == 12 < found.sums[3][0] == 15 < found.sums[2][0]


@pytest.mark.rule("SFT-SCO-03", "SFT-SCO-05", "SFT-SCO-06", "SFT-SCO-07")
def test_places_are_worth_four_three_two_and_one():
    assert points({1: 1, 2: 2, 3: 3, 4: 4}) == {1: 4, 2: 3, 3: 2, 4: 1}
    assert points({1: 1, 2: 2, 3: 3}) == {1: 4, 2: 3, 3: 2}, "the last of three gets 2"


@pytest.mark.rule("SFT-SCO-04")
def test_the_others_are_ranked_by_their_realms_in_all_games():
    assert match((6, 5, 1), (1, 2, 6), (6, 1, 2)).places == {1: 1, 3: 2, 2: 3}, "9 realms before 8"


@pytest.mark.rule("SFT-SCO-08")
def test_whoever_plays_has_a_point_one_who_left_among_them_and_who_never_came_has_none():
    evening = Evening(9)
    _, bo, cy = evening.draw()[0]
    evening.report(1, 6, 4, 3)
    evening.do(entrants.drop(evening.event, bo))
    evening.report(1, 6, 0, 3)
    dee, eli, fay = evening.event.table(2).entrants
    evening.do(entrants.drop(evening.event, fay, "absent"))
    evening.play(2, dee, eli)
    found = totals(lines(evening.event))
    assert found[bo] == 2 and found[cy] == 3, "four realms before he left, against six"
    assert found[eli] == 3 and fay not in found
    assert min(points({1: 1, 2: 2, 3: 3, 4: 4, 5: 5}).values()) == 1


@pytest.mark.rule("SFT-SCO-09", "SFT-SCO-10")
def test_the_second_round_pays_eight_six_four_and_two():
    evening = Evening(37)
    for _ in range(2):
        evening.draw()
        evening.play_round()
    second = {line.place: line.points for line in lines(evening.event) if line.round == 2}
    assert second == {1: 8, 2: 6, 3: 4}
    assert TablesOfThreeStructure(TablesOfThree()).times(2) * points({1: 1, 2: 2, 3: 3, 4: 4})[4] == 2
    assert TablesOfThreeStructure(TablesOfThree()).times(3) == 3


@pytest.mark.rule("SFT-SCO-11")
def test_points_of_all_rounds_are_added():
    evening = Evening(9)
    evening.draw()
    evening.play_round()
    ana, bo, cy = evening.draw()[0]
    evening.play(1, ana, bo, cy)
    found = totals(lines(evening.event))
    assert (found[ana], found[bo], found[cy]) == (4 + 5 * 2, 4 + 3 * 2, 4 + 2 * 2)


@pytest.mark.rule("SFT-SCO-12", "SFT-SCO-13", "SFT-SCO-14")
def test_the_last_match_pays_five_three_two_and_one():
    assert points({1: 1, 2: 2, 3: 3, 4: 4}, tables=1) == {1: 5, 2: 3, 3: 2, 4: 1}


@pytest.mark.rule("SFT-SCO-13", "AMB-T08")
def test_by_another_reading_all_who_lose_in_the_last_round_but_one_are_semifinalists():
    other = Policies(semifinal="losers_of_last_round_but_one")
    assert points({1: 1, 2: 2, 3: 3}, tables=3, policies=other) == {1: 4, 2: 3, 3: 3}
    assert points({1: 1, 2: 2, 3: 3}, tables=6, policies=other) == {1: 4, 2: 3, 3: 2}, (
        "six tables are not the last but one"
    )


EVEN = ((0, 0, 0), (0, 0, 0))
FIRST, SECOND = ((0, 1, 0), (0, 1, 1)), ((0, 0, 2), (0, 1, 0))
"""What the second of a table has more of over two games, and what the third."""


@pytest.mark.rule("SFT-SCO-15", "AMB-T34")
@pytest.mark.parametrize(
    ("razed", "holdings", "places"),
    [
        (FIRST, SECOND, {1: 1, 2: 2, 3: 3}),
        (SECOND, FIRST, {1: 1, 3: 2, 2: 3}),
        (EVEN, FIRST, {1: 1, 2: 2, 3: 3}),
        (EVEN, SECOND, {1: 1, 3: 2, 2: 3}),
        (EVEN, EVEN, {1: 1, 2: 2, 3: 2}),
    ],
)
def test_equal_realms_and_wins_are_parted_by_razed_realms_then_by_holdings_and_else_shared(razed, holdings, places):
    found = match((6, 4, 3), (6, 3, 4), facts={"razed": razed, "holdings": holdings})
    assert found.sums[2][0] == found.sums[3][0] == 7 and found.places == places


@pytest.mark.rule("SFT-SCO-15", "AMB-T34")
def test_of_equal_realms_a_game_won_comes_before_all_other():
    games, razed = ((6, 2, 5), (1, 6, 3), (6, 1, 1)), ((0, 0, 9), (0, 0, 9), (0, 0, 9))
    found = match(*games, facts={"razed": razed, "holdings": razed})
    assert found.sums[2][0] == found.sums[3][0] == 9 and found.places == {1: 1, 2: 2, 3: 3}


@pytest.mark.rule("SFT-SCO-15")
def test_who_shares_a_place_scores_for_the_better_one_and_the_next_is_left_out():
    assert points({1: 1, 2: 2, 3: 2, 4: 4}) == {1: 4, 2: 3, 3: 3, 4: 1}


@pytest.mark.rule("SFT-SCO-15")
def test_what_decides_a_tie_is_asked_for_then_and_not_before():
    assert match((6, 4, 3), (6, 3, 3)).asks == ()
    found = match((6, 4, 3), (6, 3, 4))
    assert found.asks == (("razed", (2, 3)),) and found.places == {1: 1, 2: 2, 3: 2}
    evening = Evening(9)
    ana, bo, cy = evening.draw()[0]
    for counts in ((6, 4, 3), (6, 3, 4)):
        evening.report(1, *counts)
    evening.do(reports.count(evening.event, evening.event.table(1), "razed", {bo: 1, cy: 2}))
    assert evening.event.match(evening.event.table(1)).places == {ana: 1, cy: 2, bo: 3}


@pytest.mark.rule("SFT-CON-16")
def test_markers_do_not_count_in_the_ranking_of_a_match():
    facts = spellhall.game("spellfire").tournament_book().facts
    assert order_of(facts, Policies()) == ("realms", "wins", "razed", "holdings")
    found = match((3, 4, 2), (3, 4, 2), facts={"markers": ((4, 0, 3), (4, 0, 3))}, winners=(1, 1))
    assert found.places == {1: 1, 2: 2, 3: 3}


def test_the_order_of_ties_is_a_policy():
    facts = Evening().event.state.facts
    assert order_of(facts, Policies()) == ("realms", "wins", "razed", "holdings")
    assert order_of(facts, Policies(order_in_match=("wins", "realms"))) == ("wins", "realms")
    games = ((6, 1, 5), (2, 6, 5), (6, 0, 2))
    assert match(*games).places == {1: 1, 3: 2, 2: 3}
    assert match(*games, policies=Policies(order_in_match=("wins", "realms"))).places == {1: 1, 2: 2, 3: 3}


def test_a_leavers_realms_count_nothing_in_the_game_that_he_left_unless_the_plan_says_so():
    for leavers, sum_of_bo in (("zero", 4), ("as_when_leaving", 7)):
        evening = Evening(9, plan=plan_for(policies=Policies(leavers=leavers)))
        bo = evening.draw()[0][1]
        evening.report(1, 6, 4, 3)
        evening.report(1, 6, 3, 2, left=(bo,))
        assert evening.event.match(evening.event.table(1)).sums[bo][0] == sum_of_bo


@pytest.mark.rule("SFT-SCO-16", "AMB-T32")
def test_double_points_multiply_all_points_of_players():
    evening = Evening(9, plan=plan_for(factor=2))
    evening.draw()
    evening.play_round()
    found = {line.place: (line.points, line.told("realms")) for line in lines(evening.event) if line.table == 1}
    assert found[1] == (8, "R1 table 1: 1st of 3 (12 realms) 4 x 1 x 2 = 8")
    assert {place: own for place, (own, _) in found.items()} == {1: 8, 2: 6, 3: 4}


@pytest.mark.rule("SFT-SCO-17")
@given(st.integers(6, 80), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_tables_without_shared_places_pay_nine_or_ten_times_their_round_and_the_last_one_more(count, seed):
    evening = Evening(count, seed)
    while not (evening.event.state.rounds and isinstance(evening.event.ahead, Over)):
        if evening.event.state.rounds:
            while hasattr(evening.event.ahead, "count"):
                evening.bring_back()
        evening.draw()
        evening.play_round()
    by_table = {}
    for line in lines(evening.event):
        assert not line.shared
        by_table.setdefault((line.round, line.table), []).append(line.points)
    for round in evening.event.field.rounds:
        final = len(round.matches) == 1
        for found in round.matches:
            paid = sum(by_table[found.round, found.table])
            assert paid == ({3: 9, 4: 10}[len(found.entrants)] + final) * round.number


@pytest.mark.rule("SFT-SCO-17")
def test_but_not_where_a_place_is_shared():
    assert sum(points({1: 1, 2: 2, 3: 2}).values()) == 10


@pytest.mark.rule("SFT-SCO-18")
def test_an_unscored_event_adds_nothing_to_rankings():
    for scored in (False, True):
        evening = Evening(9, plan=plan_for(scored=scored))
        for _ in range(2):
            evening.draw()
            evening.play_round()
        assert totals(lines(evening.event)), "places and standings are there"
        assert bool(ledger(evening.event)) == scored


def test_a_bye_opens_into_its_parts_too():
    assert Line(1, 3, 0, 1, 1, False, 0, 3, 1, 2).told("realms") == "R3 bye: 3 x 1 x 2 = 6"
