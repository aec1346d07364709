"""Storing events: their logs, who the numbers in them are, and what is forgotten and taken home."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from spellhall.server.storage import export, pruning, schema
from spellhall.server.storage.queries import events, people
from spellhall.server.storage.queries.events import NewEvent, Stale, Standing
from spellhall.server.storage.records import EventPerson

SO_FAR = Standing("open", "An evening", 1, 0)


def an_event(connection, name="Ana"):
    """An event that someone has announced, where they have the number 1."""
    host = people.create_person(connection, name)
    new = NewEvent(game="toy", title="An evening", seed=2**200, host=host.id, listed=True)
    event = events.create_event(connection, new)
    events.save_people(connection, event.id, [EventPerson(number=1, person=host.id, name=name)])
    return event, host


def entry(n, **body):
    return {"n": n, "at": 1000 * n, "by": 1, "reason": "", "body": {"type": "doors", **body}, "print": f"p{n}"}


def test_an_event_is_kept_with_its_log_and_its_names(connection):
    event, ana = an_event(connection)
    events.append_entries(connection, event.id, [entry(1, open=True), entry(2, open=False)], SO_FAR)
    events.save_people(connection, event.id, [EventPerson(number=2, name="Bo")], {7: "The team"})
    found = events.event_by_code(connection, event.code.lower())
    assert (found.seed, found.stage, found.entrants, found.host) == (2**200, "open", 1, ana.id)
    assert [(one.number, one.person, one.name) for one in found.people] == [(1, ana.id, "Ana"), (2, None, "Bo")]
    assert found.teams == {7: "The team"}
    assert events.entries_of(connection, event.id) == [entry(1, open=True), entry(2, open=False)]
    assert [one.code for one in events.events_of(connection, ana.id)] == [event.code]


@pytest.mark.parametrize("n", [1, 2, 4])
def test_an_entry_that_does_not_follow_the_last_is_refused(connection, n):
    event, _ = an_event(connection)
    events.append_entries(connection, event.id, [entry(1), entry(2)], SO_FAR)
    with pytest.raises(Stale):
        events.append_entries(connection, event.id, [entry(n)], SO_FAR)
    assert len(events.entries_of(connection, event.id)) == 2


def test_a_name_that_was_removed_stays_removed_until_there_is_another(connection):
    event, _ = an_event(connection)
    events.append_entries(connection, event.id, [entry(1)], SO_FAR)
    connection.execute(update(schema.events).values(title="(removed)"))
    events.append_entries(connection, event.id, [entry(2)], SO_FAR)
    assert events.event_by_code(connection, event.code).title == "(removed)"
    planned = entry(3) | {"body": {"type": "planned"}}
    events.append_entries(connection, event.id, [planned], SO_FAR._replace(title="A morning"))
    assert events.event_by_code(connection, event.code).title == "A morning"


def test_lists_hold_what_goes_on_and_what_has_ended_of_late(connection, clock):
    first, ana = an_event(connection)
    second, _ = an_event(connection, "Bo")
    events.append_entries(connection, first.id, [entry(1)], Standing("closed", "An evening", 3, 2))
    events.append_entries(connection, second.id, [entry(1)], Standing("running", "An evening", 3, 1))
    codes = [one.code for one in events.listed_events(connection, clock.now - 10, 5)]
    assert codes == [second.code, first.code]
    assert [one.code for one in events.listed_events(connection, clock.now + 10, 5)] == [second.code]
    assert events.running_events(connection) == [second.code]
    assert events.events_held_by(connection) == 1 and events.events_held_by(connection, ana.id) == 0


def test_who_is_forgotten_leaves_no_name_and_the_log_as_it_was(connection):
    event, ana = an_event(connection)
    events.append_entries(connection, event.id, [entry(1)], SO_FAR)
    people.delete_person(connection, ana.id)
    found = events.event_by_code(connection, event.code)
    assert [(one.number, one.person, one.name) for one in found.people] == [(1, None, "")] and found.host is None
    assert events.entries_of(connection, event.id) == [entry(1)]


def test_a_guest_who_has_an_account_keeps_his_part(connection):
    event, ana = an_event(connection)
    account = people.create_person(connection, "Ana at home")
    people.claim(connection, ana.id, account.id)
    found = events.event_by_code(connection, event.code)
    assert found.host == account.id and found.people[0].person == account.id


def test_guests_of_an_event_that_goes_on_are_not_forgotten(connection, clock):
    event, ana = an_event(connection)
    events.append_entries(connection, event.id, [entry(1)], SO_FAR)
    assert ana.id not in pruning.forget_guests(connection, clock.now + 1)
    events.append_entries(connection, event.id, [entry(2)], Standing("closed", "An evening", 1, 1))
    assert ana.id in pruning.forget_guests(connection, clock.now + 1)


def test_one_takes_home_ones_own_decks_and_no_others(connection):
    event, ana = an_event(connection)
    log = [
        entry(1) | {"body": {"type": "entered", "entrant": 1, "members": [1]}},
        entry(2) | {"body": {"type": "entered", "entrant": 2, "members": [2]}},
        entry(3) | {"body": {"type": "listed", "entrant": 1, "deck": ["mine"]}},
        entry(4) | {"body": {"type": "listed", "entrant": 2, "deck": ["theirs"]}},
    ]
    events.append_entries(connection, event.id, log, SO_FAR)
    taken = export.export_of(connection, ana.id)["events"]
    assert [(one["code"], one["number"]) for one in taken] == [(event.code, 1)]
    assert taken[0]["decks"] == [log[2]["body"]] and "seed" not in taken[0]


def test_an_event_is_closed_when_it_was_closed_and_not_when_it_is_opened_again(connection, clock):
    event, _ = an_event(connection)
    closed = Standing("closed", "An evening", 3, 2)
    events.append_entries(connection, event.id, [entry(1)], closed)
    then = clock.now
    clock.now += 1000
    events.append_entries(connection, event.id, [entry(2)], closed)
    assert events.event_by_code(connection, event.code).closed == then, "something was ticked after it"
    events.append_entries(connection, event.id, [entry(3)], Standing("running", "An evening", 3, 2))
    assert events.event_by_code(connection, event.code).closed is None
    assert [one.code for one in events.listed_events(connection, clock.now, 5)] == [event.code]


def test_events_that_were_closed_long_ago_are_thrown_away_and_others_stay(connection, clock):
    made = [an_event(connection, name)[0] for name in ("Ana", "Bo", "Cy")]
    closed = Standing("closed", "An evening", 1, 1)
    events.append_entries(connection, made[0].id, [entry(1)], closed)
    clock.now += 1000
    events.append_entries(connection, made[1].id, [entry(1)], closed)
    clock.now += 1000
    assert [one.code for one in pruning.closed_before(connection, clock.now - 500)] == [one.code for one in made[:2]]
    assert pruning.forget_closed_events(connection, clock.now - 1500) == [made[0].code]
    assert pruning.forget_closed_events(connection, clock.now - 1500) == []
    assert events.entries_of(connection, made[0].id) == [] and events.event_by_code(connection, made[0].code) is None
    assert events.entries_of(connection, made[1].id) == [entry(1)]
    assert events.event_by_code(connection, made[2].code) is not None, "it goes on, however old it is"
