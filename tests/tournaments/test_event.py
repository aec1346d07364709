"""Events from announcement to closing: what their logs come to, and that a log says everything."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournaments.evenings import Evening, plan_for

from spellhall.tournaments.event import Event
from spellhall.tournaments.log_chain import broken_at, read_entry
from spellhall.tournaments.points import ledger, lines, totals
from spellhall.tournaments.standings import standing
from spellhall.tournaments.structures.structure import Over, ToBringBack


def played(count: int, scored: bool = True, seed: int = 7) -> Evening:
    """An event in which the first seat of every table wins."""
    evening = Evening(count, seed, plan_for(seed, scored=scored))
    while True:
        if evening.event.state.rounds and isinstance(evening.event.ahead, Over):
            evening.close()
            return evening
        if evening.event.state.rounds and isinstance(evening.event.ahead, ToBringBack):
            evening.bring_back()
        evening.draw()
        evening.play_round()


def documents(event: Event):
    return [msgspec.to_builtins(entry) for entry in event.log]


@pytest.mark.parametrize(("count", "points"), [(9, 47), (16, 62), (17, 113), (37, 214)])
def test_an_event_comes_to_its_forecast(count, points):
    evening = played(count)
    event = evening.event
    assert event.stage == "closed"
    forecast = event.structure.forecast(count, event.plan)
    drawn = [tuple(len(table.entrants) for table in round.tables) for round in event.state.rounds]
    assert drawn == [ahead.sizes for ahead in forecast.rounds]
    assert sum(totals(lines(event)).values()) == forecast.points == points
    credits = {(credit.kind, credit.points) for credit in ledger(event) if credit.kind != "player"}
    assert credits == {("coordinator", count)}


def test_the_log_is_all_there_is():
    event = played(17).event
    again = Event(event.seed, event.names, [read_entry(document) for document in documents(event)])
    assert again.state == event.state and standing(again) == standing(event)
    assert broken_at(documents(event)) == 0


@given(st.data())
@settings(max_examples=20, deadline=None)
def test_every_digit_of_a_log_counts(data):
    found = documents(played(9).event)
    n = data.draw(st.integers(0, len(found) - 1))
    body = found[n]["body"]
    found[n] = (
        {**found[n], "at": found[n]["at"] + 1} if data.draw(st.booleans()) else {**found[n], "body": {**body, "x": 1}}
    )
    assert broken_at(found) == n + 1
    del found[n]
    assert broken_at(found) in (0 if n == len(found) else n + 1,)
