"""What is old is thrown away, and nothing else."""

from __future__ import annotations

import pytest
from server.storage.samples import new_table, seat
from sqlalchemy import select

from spellhall.server.storage import pruning, schema
from spellhall.server.storage.queries import chat, journal, people, recordings, sessions, tables
from spellhall.server.storage.records import Step

DAY = 24 * 3600


def played(connection, clock, *, started=0, steps=0, over=False, person=None):
    """A table whose game began so many days ago; each of its steps happened a day after the one before."""
    now, clock.now = clock.now, clock.now - started * DAY
    table = tables.create_table(connection, new_table(host=person, seats=[seat(0, person), seat(1)]))
    tables.start_table(connection, table.id, seed=1, version="1", digest="d")
    for number in range(steps):
        step = Step(number=number, kind="act", seat=0, at_ms=(number + 1) * DAY * 1000, action=7)
        journal.append_journal(connection, [(table.id, step)])
    if over:
        tables.finish_table(connection, table.id, [1.0, -1.0], steps)
    clock.now = now
    return table


def stages(connection):
    return {code: stage for code, stage in connection.execute(select(schema.tables.c.code, schema.tables.c.stage))}


def test_games_at_which_nothing_has_happened_for_long_are_called_off(connection, clock):
    new = played(connection, clock, started=5)
    slow = played(connection, clock, started=60, steps=58)
    left = played(connection, clock, started=60, steps=3)
    never = played(connection, clock, started=60)
    watched = played(connection, clock, started=60)
    over = played(connection, clock, started=60, over=True)
    before = clock.now - 30 * DAY
    assert pruning.call_off_left(connection, before, [watched.code]) == [left.code, never.code]
    assert pruning.call_off_left(connection, before, [watched.code]) == []
    assert stages(connection) == {
        new.code: "playing",
        slow.code: "playing",
        left.code: "over",
        never.code: "over",
        watched.code: "playing",
        over.code: "over",
    }
    found = tables.table_by_code(connection, left.code)
    assert (found.returns, found.length, found.finished) == ([0.0, 0.0], 3, clock.now)
    assert [step.kind for step in journal.journal_of(connection, left.id)] == ["act", "act", "act", "off"]
    assert [line.text for line in chat.chat_of(connection, left.id, 5)] == [pruning.CALLED_OFF]


def test_old_finished_games_go_with_all_that_belongs_to_them(connection, clock):
    old, new = played(connection, clock, started=50, steps=2, over=True), played(connection, clock, over=True)
    for table in (old, new):
        recordings.save_film(connection, table.id, 0, [recordings.Reel(-1, 0, b"told")])
        chat.add_chat(connection, table.id, 0, None, "Ana", "hello")
    assert pruning.forget_finished(connection, clock.now - DAY) == [old.code]
    assert list(stages(connection)) == [new.code]
    for table in (schema.films, schema.chat, schema.seats):
        assert set(connection.execute(select(table.c.table_id)).scalars()) == {new.id}


@pytest.mark.parametrize("what", ["an account", "seen", "at a table", "new"])
def test_nobody_is_forgotten_who_may_come_back(what, connection, clock):
    ana = people.create_person(connection, "Ana")
    sessions.create_session(connection, ana.id, "token", "")
    if what == "an account":
        assert people.make_account(connection, ana.id, "ana", "hash")
    clock.now += 400 * DAY
    if what == "seen":
        sessions.touch_session(connection, "token")
    if what == "at a table":
        played(connection, clock, person=ana.id)
    before = clock.now - (500 if what == "new" else 365) * DAY
    assert pruning.forget_guests(connection, before) == []


def test_guests_whom_nobody_has_seen_leave_their_games_behind(connection, clock):
    ana = people.create_person(connection, "Ana")
    table = played(connection, clock, over=True, person=ana.id)
    clock.now += 400 * DAY
    bo = people.create_person(connection, "Bo")
    assert pruning.forget_guests(connection, clock.now - 365 * DAY) == [ana.id]
    assert list(connection.execute(select(schema.people.c.id)).scalars()) == [bo.id]
    found = tables.table_by_code(connection, table.code).seats[0]
    assert (found.person, found.name) == (None, people.FORGOTTEN)


def test_only_a_part_is_thrown_away_at_once(connection, clock, monkeypatch):
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    made = [played(connection, clock, started=60, over=True) for _ in range(5)]
    parts = [pruning.forget_finished(connection, clock.now - DAY) for _ in range(4)]
    assert [len(part) for part in parts] == [2, 2, 1, 0]
    assert sorted(code for part in parts for code in part) == sorted(table.code for table in made)
