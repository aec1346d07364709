"""The next step of an event: what it says can be done, and what it waits for is said."""

from __future__ import annotations

import pytest
from tournaments.evenings import BOOK, Evening, plan_for
from tournaments.next_steps import follow, next_step_is_true
from tournaments.test_structures import KINDS

from spellhall.tournaments.commands import closing, decks, judging, reports
from spellhall.tournaments.plan import TablesOfThree, TimeLimit, seats_of
from spellhall.tournaments.steps import next_step


@pytest.mark.parametrize("count", [2, 4, 6, 9, 11])
@pytest.mark.parametrize("kind", [TablesOfThree(), *KINDS], ids=repr)
def test_an_event_that_follows_its_next_steps_comes_to_its_end(kind, count):
    scored = seats_of(kind) > 2
    evening = Evening(0, plan=plan_for(structure=kind, least=count, registration=True, scored=scored))
    done = follow(evening)
    assert done.count("enter") >= count and done.count("decks") == done.count("enter") and done[-1] == "close"


@pytest.mark.rule("SFT-SID-06")
def test_round_1_waits_for_those_without_a_deck_and_names_them():
    evening = Evening(3, plan=plan_for(registration=True))
    for name in ("Ana", "Cy"):
        number = evening.event.names.number_of(name) - 1
        evening.do(decks.register(evening.event, number, BOOK.random_deck(evening.event.plan.format, 1), (), BOOK))
    step = next_step(evening.event)
    assert (step.what, [evening.event.name(one) for one in step.entrants]) == ("decks", ["Bo"])
    assert "missing: Bo" in step.text
    next_step_is_true(evening.event)


def test_round_1_waits_for_as_many_as_the_event_takes():
    evening = Evening(9, plan=plan_for(least=12))
    assert next_step(evening.event).text == (
        "9 have entered: this tournament needs at least 12 people, and there are 9."
    )
    next_step_is_true(evening.event)


def tied(scored: bool) -> Evening:
    """The last round of an event of nine is over; two of its table are even, and nobody has said who razed more."""
    evening = Evening(9, plan=plan_for(scored=scored))
    evening.draw()
    evening.play_round()
    evening.draw()
    for _ in range(2):
        evening.report(1, 6, 3, 3)
    for table in evening.event.state.rounds[0].tables:
        ((fact, asked),) = evening.event.match(table).asks or [("", ())]
        if fact:
            evening.do(reports.count(evening.event, table, fact, {one: place for place, one in enumerate(asked)}))
    return evening


@pytest.mark.rule("SFT-SCO-15", "SFT-ELI-14")
def test_an_event_with_a_tie_is_not_called_ready_to_close():
    event = tied(scored=True).event
    step = next_step(event)
    assert step.what == "settle" and "has won. Before you finish the event: the forms have gaps: round 2" in step.text
    assert "razed of" in step.text and "which decide a tie" in step.text
    next_step_is_true(event)
    assert next_step(tied(scored=False).event).what == "close", "points that count nowhere may share a place"


@pytest.mark.rule("SFT-SID-05")
def test_a_case_is_decided_before_the_event_is_closed():
    evening = tied(scored=False)
    evening.do(judging.open_case(evening.event, 1, "a marked card"))
    assert next_step(evening.event).text.endswith("case 1 isn't decided yet (SFT-SID-05).")
    next_step_is_true(evening.event)
    evening.do(judging.decide(evening.event, evening.host, 1, "a slip"))
    evening.do(closing.close(evening.event))


@pytest.mark.rule("SFT-TIM-10")
def test_an_even_table_is_counted_before_the_next_step():
    evening = Evening(9, plan=plan_for(time=TimeLimit(50)))
    evening.draw()
    for table in (2, 3):
        evening.play(table)
    evening.report(1, 6, 4, 4)
    evening.do(reports.call_time(evening.event))
    first, second, _ = evening.event.table(1).entrants
    evening.report(1, 4, 6, 4, winner=second)
    step = next_step(evening.event)
    assert (step.what, step.tables) == ("count", (1,)) and step.text.startswith(
        "Table 1 of round 1 is tied; enter the "
    )
    next_step_is_true(evening.event)
    fact, asked = evening.event.match(evening.event.table(1)).asks[0]
    evening.do(reports.count(evening.event, evening.event.table(1), fact, dict(zip(asked, (3, 1, 2), strict=False))))
    assert first and next_step(evening.event).what == "draw"
