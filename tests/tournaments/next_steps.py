"""What holds of the next step of every event, and an event that does nothing but its next steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pytest
from tournaments.evenings import BOOK, Evening

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands import closing, decks, draw, entrants, judging, reports
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.event import Event
from spellhall.tournaments.steps import next_step

Deed = Callable[[Event], list[Entry]]

DEEDS: Mapping[str, Sequence[Deed]] = {
    "draw": [draw.draw],
    "publish": [draw.publish],
    "ask": [draw.ask_back],
    "answer": [partial(draw.answer, said=said) for said in ("yes", "no", "absent")],
    "alone": [partial(draw.go_on_alone, decision=said) for said in ("play", "rank")],
    "close": [closing.close],
}
"""What one can do at the steps that ask for a deed."""
WAITS: Mapping[str, Deed] = {
    "enter": draw.draw,
    "decks": draw.draw,
    "report": draw.draw,
    "count": draw.draw,
    "settle": closing.close,
}
"""What is refused at the steps that wait for something."""


def next_step_is_true(event: Event) -> None:
    """What the next step says can be done; and where it waits for something, what it waits for is missing."""
    step = next_step(event)
    assert step.text and (step.what in DEEDS or step.what in WAITS or step.what == "none")
    for deed in DEEDS.get(step.what, ()):
        assert deed(event), f"{step.what} does nothing"
    if step.what in WAITS:
        with pytest.raises(UsageError):
            WAITS[step.what](event)


def follow(evening: Evening, most: int = 400) -> list[str]:
    """Do what the next step says until the event is closed; which steps these were."""
    event, done = evening.event, list[str]()
    while not event.state.closed:
        assert len(done) < most, f"the event does not end: {done[-9:]}"
        next_step_is_true(event)
        step = next_step(event)
        done.append(step.what)
        match step.what:
            case "enter":
                evening.do(entrants.enter(event, [evening.person(f"Player {len(event.names.people) + 1}")]))
            case "decks":
                who = step.entrants[0]
                evening.do(decks.register(event, who, BOOK.random_deck(event.plan.format, who), (), BOOK))
            case "report":
                table = event.table(step.tables[0])
                playing = [entrant for entrant in table.entrants if entrant not in table.left]
                evening.play(table.number, playing[0])
            case "count":
                table = event.table(step.tables[0])
                fact, asked = event.match(table).asks[0]
                evening.do(reports.count(event, table, fact, {one: place for place, one in enumerate(asked)}))
            case "settle":
                case = next(case.number for case in event.state.cases.values() if not case.outcome)
                evening.do(judging.decide(event, evening.host, case, "a slip"))
            case what:
                evening.do(DEEDS[what][0](event))
    return done
