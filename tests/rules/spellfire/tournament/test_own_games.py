"""Which entries someone of the staff who plays must not make: each kind is looked at, and at a table only their own."""

from __future__ import annotations

from typing import get_args

import pytest
from tournaments.evenings import Evening, plan_for

from spellhall.tournaments import entries as e
from spellhall.tournaments.own_games import judges_himself

REPORT = e.Report(1, 1, ({}, {}, {}))
HARMLESS = {
    *(e.Created, e.Planned, e.Doors, e.Staffed, e.Entered, e.CheckedIn, e.Looked, e.Issued),
    *(e.Inspected, e.WithoutSideboard, e.AskedBack, e.Answered, e.Alone, e.Published, e.LateEntered),
    *(e.Started, e.Ruled, e.CaseOpened, e.Ticked, e.JudgeCalled, e.CallTaken, e.CallSettled, e.Closed, e.Reopened),
}
"""They decide nothing of a game: what comes before the draw, what is only said, and what the structure asks for."""
AT_OWN = {
    e.Reported: {"report": REPORT},
    e.Confirmed: {"game": 1},
    e.Counted: {"fact": "realms", "sums": ()},
    e.Corrected: {"before": REPORT, "after": REPORT},
    e.Voided: {"game": 1},
    e.Stopped: {},
    e.TimeCalled: {},
    e.Extended: {"minutes": 5},
    e.Replaced: {"out": 1, "into": 2},
}
OF_ANOTHER = {
    e.Dropped: {"how": "ejected"},
    e.Penalised: {"penalty": "warning"},
    e.Swapped: {"round": 1, "table": 1, "game": 1, "out": (), "into": ()},
}
ANYWHERE = {
    e.Moved: {"round": 1, "one": 4, "other": 5},
    e.ListChanged: {"entrant": 4, "deck": ()},
}
BY_CASE = (e.Drawn, e.Undone, e.Reinstated, e.CaseDecided, e.Listed, e.Changed, e.Brought)


@pytest.fixture
def evening() -> Evening:
    """Nine at three tables, of whom one is a judge."""
    evening = Evening(9)
    evening.draw()
    return evening


def judge_at(evening: Evening) -> tuple[int, int, tuple[int, ...]]:
    """Make one of the first table a judge: their number as a person and as an entrant, and who sits with them."""
    mine, *others = evening.event.state.rounds[0].tables[0].entrants
    (person,) = evening.event.entrant(mine).members
    evening.do([e.Staffed(person=person, role="judge")])
    return person, mine, tuple(others)


def decides(evening: Evening, body: e.Entry, by: int) -> bool:
    return judges_himself(evening.event.state, evening.event.log, body, by)


def test_every_kind_of_entry_has_been_looked_at():
    assert {*get_args(e.Entry)} == {*HARMLESS, *AT_OWN, *OF_ANOTHER, *ANYWHERE, *BY_CASE}


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
@pytest.mark.parametrize("kind", AT_OWN, ids=lambda kind: kind.__name__)
def test_at_a_table_it_is_his_own_that_counts(evening, kind):
    person, _, _ = judge_at(evening)
    for table, wanted in ((1, True), (2, False)):
        body = kind(round=1, table=table, **AT_OWN[kind])
        assert decides(evening, body, person) is wanted
        assert not decides(evening, body, 999), "somebody who does not play"


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
@pytest.mark.parametrize("kind", OF_ANOTHER, ids=lambda kind: kind.__name__)
def test_of_others_it_is_those_at_his_table_that_count(evening, kind):
    person, mine, others = judge_at(evening)
    away = evening.event.state.rounds[0].tables[1].entrants[0]
    told = {one: decides(evening, kind(entrant=one, **OF_ANOTHER[kind]), person) for one in (mine, *others, away)}
    assert told == {mine: False, **dict.fromkeys(others, True), away: False}


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
@pytest.mark.parametrize("kind", ANYWHERE, ids=lambda kind: kind.__name__)
def test_some_things_he_does_for_nobody_as_long_as_he_plays(evening, kind):
    person, mine, _ = judge_at(evening)
    body = kind(**ANYWHERE[kind])
    assert decides(evening, body, person)
    evening.do([e.Dropped(entrant=mine)])
    assert not decides(evening, body, person)


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
def test_he_draws_once_and_takes_no_draw_back(evening):
    person, _, _ = judge_at(evening)
    drawn = next(entry for entry in evening.event.log if isinstance(entry.body, e.Drawn))
    assert not decides(evening, drawn.body, person)
    assert decides(evening, e.Drawn(round=1, seed=1, tables=(), attempt=2), person)
    assert decides(evening, e.Undone(entry=drawn.n), person)
    evening.do([e.Reported(round=1, table=2, report=REPORT)])
    assert not decides(evening, e.Undone(entry=len(evening.event.log)), person)
    evening.do([e.Reported(round=1, table=1, report=REPORT)])
    assert decides(evening, e.Undone(entry=len(evening.event.log)), person)


def test_a_log_that_takes_back_what_takes_back_is_read_to_its_end(evening):
    person, mine, _ = judge_at(evening)
    log = evening.event.log
    evening.do([e.Reported(round=1, table=2, report=REPORT)])
    for _ in range(2000):
        evening.event.append(e.Undone(entry=len(log)), at=0, by=0)
    assert decides(evening, e.Undone(entry=len(log)), person), "no command writes this; a file may hold it"
    evening.do([e.Dropped(entrant=mine)])
    assert not decides(evening, e.Undone(entry=len(log) - 1), person)


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
def test_he_decides_no_case_of_his_table_and_does_not_bring_himself_back(evening):
    person, mine, others = judge_at(evening)
    away = evening.event.state.rounds[0].tables[1].entrants[0]
    for number, (entrant, wanted) in enumerate(((mine, True), (others[0], True), (away, False)), 1):
        evening.do([e.CaseOpened(case=number, entrant=entrant, matter="late")])
        assert decides(evening, e.CaseDecided(case=number, outcome="nothing"), person) is wanted
    assert decides(evening, e.Reinstated(entrant=mine), person)
    assert not decides(evening, e.Reinstated(entrant=away), person)


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
def test_he_does_not_shape_the_draw_for_himself_nor_judge_what_he_brought(evening):
    person, mine, others = judge_at(evening)
    away = evening.event.state.rounds[0].tables[1].entrants[0]
    assert decides(evening, e.Changed(entrant=mine, fixed_table=2), person)
    assert decides(evening, e.Changed(entrant=others[0], apart=(mine,)), person)
    assert not decides(evening, e.Changed(entrant=away, fixed_table=2), person)
    assert decides(evening, e.Brought(entrant=mine), person)
    assert not decides(evening, e.Brought(entrant=away), person)


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
@pytest.mark.parametrize("reporting", ["staff", "refereed"])
def test_he_hands_in_nobody_elses_deck_where_the_hall_is_the_referee(reporting):
    evening = Evening(9, plan=plan_for(reporting=reporting))
    (person,) = evening.event.entrant(1).members
    evening.do([e.Staffed(person=person, role="judge")])
    assert decides(evening, e.Listed(entrant=2, deck=()), person) is (reporting == "refereed")
    assert not decides(evening, e.Listed(entrant=1, deck=()), person)


@pytest.mark.rule("SFT-COO-08", "AMB-T42")
def test_who_left_and_entered_again_plays():
    evening = Evening(9)
    (person,) = evening.event.entrant(1).members
    evening.do([e.Staffed(person=person, role="judge"), e.Dropped(entrant=1)])
    again = e.Drawn(round=1, seed=1, tables=(), attempt=2)
    assert not decides(evening, again, person)
    evening.do([e.Entered(entrant=10, members=(person,))])
    assert decides(evening, again, person)
