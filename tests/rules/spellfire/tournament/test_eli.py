"""What a scored event needs (section ELI), what its staff earn (COO), and rankings over events (OFF)."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from tournaments.evenings import BOOK, Evening, plan_for

from spellhall.kernel.errors import UsageError
from spellhall.tournaments import scored_events
from spellhall.tournaments.commands import announcing, closing, entrants, reports
from spellhall.tournaments.plan import Swiss, TablesOfThree
from spellhall.tournaments.points import ledger, ranking, staff_credits
from spellhall.tournaments.scored_events import ADVERTISED, BOOKLET, at_risk, checklist, due, gaps, why_unscored
from spellhall.tournaments.structures.structure import Over


def played(count=9, **more):
    """An event after its last match, not closed yet."""
    evening = Evening(count, plan=plan_for(scored=True, **more))
    play_out(evening)
    return evening


def play_out(evening):
    if evening.event.state.rounds:
        evening.play_round()
    while not (evening.event.state.rounds and isinstance(evening.event.ahead, Over)):
        if evening.event.state.rounds:
            while hasattr(evening.event.ahead, "count"):
                evening.bring_back()
        evening.draw()
        evening.play_round()


def item(evening, name, **more):
    return next((one for one in checklist(evening.event, **more) if one.name == name), None)


@pytest.mark.rule("SFT-ELI-01")
def test_an_event_is_scored_or_not():
    assert why_unscored(Evening(9).event) == "it was announced as unscored (SFT-ELI-01)"
    assert why_unscored(Evening(9, plan=plan_for(scored=True)).event) == ""


@pytest.mark.rule("SFT-ELI-02")
def test_three_play_an_unscored_event_with_nothing_else_done():
    evening = Evening(3)
    evening.draw()
    evening.play_round()
    evening.close()
    assert evening.event.stage == "closed"
    scored_one = Evening(3, plan=plan_for(scored=True))
    assert "at least 9 (SFT-ELI-03" in why_unscored(scored_one.event), "a scored one needs nine"


@pytest.mark.rule("SFT-ELI-03", "SFT-ELI-09")
def test_eight_do_not_count_and_nine_do():
    eight, nine = (Evening(count, plan=plan_for(scored=True)) for count in (8, 9))
    assert "8 players are entered, but a scored one needs at least 9 (SFT-ELI-03" in why_unscored(eight.event)
    assert why_unscored(nine.event) == "" and item(nine, "players").done and not item(eight, "players").done
    for evening in (eight, nine):
        play_out(evening)
    assert ledger(eight.event) == [] and ledger(nine.event)


@pytest.mark.rule("SFT-ELI-10", "AMB-T33")
def test_those_are_counted_who_began_the_first_round():
    evening = Evening(9, plan=plan_for(scored=True))
    evening.draw()
    absent = evening.event.table(2).entrants[2]
    evening.do(entrants.drop(evening.event, absent, "absent"))
    assert why_unscored(evening.event).startswith("8 players began")
    other = Evening(9, plan=plan_for(scored=True))
    other.draw()
    other.report(2, 6, 4, 4)
    other.do(entrants.drop(other.event, other.event.table(2).entrants[2]))
    assert why_unscored(other.event) == "", "who began and left is counted"


@pytest.mark.rule("SFT-ELI-04", "SFT-ELI-05")
def test_it_is_advertised_and_the_coordinator_says_where():
    evening, convention = Evening(9), Evening(9, plan=plan_for(size_class="convention"))
    assert item(evening, ADVERTISED).text == "it was advertised: a sign at a local store"
    assert item(convention, ADVERTISED).text == "it was advertised: at least a half-page advertisement"
    assert not item(evening, ADVERTISED).done
    with pytest.raises(UsageError, match="give the evidence: where and when"):
        announcing.tick(evening.event, ADVERTISED, " ")
    evening.do(announcing.tick(evening.event, ADVERTISED, "in the window since May"))
    found = item(evening, ADVERTISED)
    assert found.done and found.asserted and found.note == "in the window since May"
    evening.do(announcing.tick(evening.event, ADVERTISED, "", done=False))
    assert not item(evening, ADVERTISED).done


@pytest.mark.rule("SFT-ELI-06")
def test_it_stands_in_the_booklet_if_there_is_one():
    assert item(Evening(9), BOOKLET) is None
    evening = Evening(9, plan=plan_for(booklet=True))
    assert not item(evening, BOOKLET).done
    evening.do(announcing.tick(evening.event, BOOKLET, "page 12"))
    assert item(evening, BOOKLET).done


@pytest.mark.rule("SFT-ELI-07")
def test_the_version_of_the_rules_is_kept_and_an_old_one_is_told():
    evening = Evening(9)
    assert evening.event.state.version == "1"
    assert item(evening, "version", version="1").done
    old = item(evening, "version", version="2")
    assert not old.done and old.note == "played with version 1; today's is 2" and not old.compulsory


@pytest.mark.rule("SFT-ELI-08")
def test_games_for_two_do_not_count():
    for_two = announcing.verdict(plan_for(scored=True, structure=Swiss()), BOOK)
    assert "games for two can't be scored (SFT-ELI-08)" in for_two.faults
    evening = Evening(9, plan=plan_for(scored=True))
    *_, cy = evening.draw()[0]
    assert item(evening, "three").done
    evening.do(entrants.drop(evening.event, cy, "absent"))
    found = item(evening, "three")
    assert not found.done and found.note == "only two played at round 1, table 1"


@pytest.mark.rule("SFT-ELI-11", "SFT-ELI-12")
def test_forms_are_sent_within_thirty_days_by_the_postmark():
    evening = played()
    assert due(evening.event) is None
    evening.close()
    assert due(evening.event) == date(2001, 9, 9) + timedelta(days=30)
    assert not at_risk(evening.event, date(2001, 10, 9))
    assert at_risk(evening.event, date(2001, 10, 10))


@pytest.mark.rule("SFT-ELI-13")
def test_a_copy_is_kept_as_the_organiser_says():
    evening = Evening(9)
    assert not item(evening, scored_events.COPY).done
    evening.do(announcing.tick(evening.event, scored_events.COPY, "in the green folder"))
    assert item(evening, scored_events.COPY).done


@pytest.mark.rule("SFT-ELI-14", "SFT-ELI-15")
def test_a_scored_event_is_not_closed_while_a_line_of_a_grid_is_empty():
    evening = Evening(9, plan=plan_for(scored=True))
    evening.draw()
    for counts in ((6, 4, 3), (6, 3, 4)):
        evening.report(1, *counts)
    for table in (2, 3):
        evening.play(table)
    evening.draw()
    assert "round 2, table 1: the match isn't over" in gaps(evening.event)
    evening.play_round()
    table = evening.event.state.rounds[0].tables[0]
    who = evening.event.called(table.entrants[1:])
    missing = f"round 1, table 1: razed of {who}, which decide a tie (SFT-SCO-15)"
    assert gaps(evening.event) == [missing] and not item(evening, "grid").done
    with pytest.raises(UsageError, match=r"the forms have gaps: .+ \(SFT-ELI-14\)"):
        closing.close(evening.event)
    evening.do(reports.count(evening.event, table, "razed", dict(zip(table.entrants[1:], (2, 1), strict=True))))
    assert item(evening, "grid").done
    evening.close()


def test_but_an_unscored_one_is():
    evening = Evening(9)
    evening.draw()
    for counts in ((6, 4, 3), (6, 3, 4)):
        evening.report(1, *counts)
    play_out(evening)
    assert gaps(evening.event)
    evening.close()


# --- staff -----------------------------------------------------------------------------------------------------------


def with_staff(count, judges=("Yan",), players_too=()):
    """A scored event of so many, after its last match."""
    evening = Evening(count, plan=plan_for(scored=True))
    for name in (*judges, *players_too):
        evening.do(announcing.staff(evening.event, evening.person(name), "judge"))
    play_out(evening)
    return evening


def earned(evening):
    names = evening.event.names
    return {names.person(credit.person): credit.points for credit in staff_credits(evening.event)}


@pytest.mark.rule("SFT-COO-01")
def test_the_coordinator_earns_a_point_for_every_player():
    assert earned(with_staff(27, ()))["Zoe"] == 27


@pytest.mark.rule("SFT-COO-02")
def test_every_judge_earns_one_for_two():
    assert earned(with_staff(12, ("Yan", "Xia"))) == {"Zoe": 12, "Yan": 6, "Xia": 6}
    assert earned(with_staff(9, ())) == {"Zoe": 9}


@pytest.mark.rule("SFT-COO-03", "AMB-T35")
def test_halves_are_rounded_down():
    assert earned(with_staff(27))["Yan"] == 13
    assert earned(with_staff(28))["Yan"] == 14


@pytest.mark.rule("SFT-COO-04")
def test_staff_who_play_earn_what_they_win_and_nothing_else():
    evening = with_staff(9, ("Yan",), players_too=("Bo",))
    assert earned(evening) == {"Zoe": 9, "Yan": 4}
    bo = evening.event.names.number_of("Bo")
    assert [credit.kind for credit in ledger(evening.event) if credit.person == bo] == ["player"]


@pytest.mark.rule("SFT-COO-05", "AMB-T32", "AMB-T35")
def test_neither_rounds_nor_the_factor_multiply_what_staff_earn():
    once, twice = played(27), played(27, factor=2)
    assert earned(once) == earned(twice) == {"Zoe": 27}
    best = [max(credit.points for credit in ledger(one.event) if credit.kind == "player") for one in (once, twice)]
    assert best == [27, 54], "the points of players are multiplied"


@pytest.mark.rule("SFT-COO-06")
def test_one_brought_back_counts_once_and_one_who_left_counts():
    evening = Evening(17, plan=plan_for(scored=True))
    evening.draw()
    evening.report(1, 6, 4, 3)
    evening.do(entrants.drop(evening.event, evening.event.table(1).entrants[2]))
    play_out(evening)
    assert evening.event.state.chances[2].back and earned(evening) == {"Zoe": 17}


@pytest.mark.rule("SFT-COO-07")
def test_staff_who_play_are_players():
    evening = Evening(8, plan=plan_for(scored=True))
    yan = evening.person("Yan")
    evening.do(announcing.staff(evening.event, yan, "judge"))
    assert why_unscored(evening.event)
    evening.enter("Yan")
    assert why_unscored(evening.event) == ""


@pytest.mark.rule("SFT-TEA-15", "AMB-T20")
def test_a_team_is_one_entrant_its_people_are_counted_and_each_gets_its_points():
    evening = Evening(plan=plan_for(scored=True, team=2))
    for number in range(6):
        evening.enter(f"Left {number}", f"Right {number}")
    play_out(evening)
    assert why_unscored(evening.event) == "" and earned(evening) == {"Zoe": 12}
    points = {evening.event.names.person(credit.person): credit.points for credit in ledger(evening.event)}
    assert all(points[f"Left {number}"] == points[f"Right {number}"] > 0 for number in range(6))


# --- rankings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SFT-OFF-01", "SFT-OFF-02")
def test_rankings_add_up_over_events_and_anybody_finds_his_points_and_rank():
    credits = []
    for seed in (1, 2):
        evening = Evening(9, seed, plan_for(seed, scored=True))
        play_out(evening)
        credits += [(evening.event.names.person(credit.person), credit.points) for credit in ledger(evening.event)]
    found = ranking(credits)
    assert [points for _, _, points in found] == sorted((points for _, _, points in found), reverse=True)
    ana = sum(points for who, points in credits if who == "Ana")
    assert next((place, points) for place, who, points in found if who == "Ana") == (
        1 + sum(points > ana for _, _, points in found),
        ana,
    )
    assert ranking([("Ana", 5), ("Bo", 7), ("Cy", 5), ("Bo", 1), ("Dee", 1)]) == [
        (1, "Bo", 8),
        (2, "Ana", 5),
        (2, "Cy", 5),
        (4, "Dee", 1),
    ]


def test_the_kinds_that_seat_three_can_be_scored():
    assert announcing.verdict(plan_for(scored=True, structure=TablesOfThree()), BOOK).faults == []
