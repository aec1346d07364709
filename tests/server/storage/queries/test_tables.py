"""Tables, seats, journals and what is said, in both databases."""

import msgspec
import pytest
from server.storage.samples import new_table, seat
from sqlalchemy.exc import IntegrityError

from spellhall.server.storage import codes, heartbeat
from spellhall.server.storage.queries import chat, journal, people, tables
from spellhall.server.storage.records import Line, Seat, Snapshot, Step


def finished(connection, **named):
    table = tables.create_table(connection, new_table(**named))
    tables.start_table(connection, table.id, seed=1, version="1", digest="d")
    tables.finish_table(connection, table.id, [1.0, -1.0], 10)
    return table.code


def codes_of(found):
    return [table.code for table in found]


# --- codes


def test_codes_are_letters_that_nobody_mistakes():
    made = {codes.new_code() for _ in range(200)}
    assert len(made) > 190
    assert {len(code) for code in made} == {10}
    assert not set("".join(made)) & set("AEIOULY0123456789")


@pytest.mark.parametrize(
    ("typed", "code"),
    [("bcd-fgh", "BCDFGH"), (" B C\tDFGH\n", "BCDFGH"), ("", ""), ("BCDFG1", ""), ("bcdfg\0", ""), ("ΩΩΩΩΩΩ", "")],
)
def test_what_people_type_for_a_code(typed, code):
    assert codes.as_code(typed) == code


# --- tables


def test_a_table_from_set_up_to_end(connection, clock):
    ana = people.create_person(connection, "Ana")
    new = new_table(host=ana.id, seats=[seat(0, ana.id, "Ana"), seat(1)])
    table = tables.create_table(connection, new)
    assert (table.stage, table.game, table.host, table.created) == ("waiting", "spellfire", ana.id, clock.now)
    assert (table.options, table.setup, table.seats) == (new.options, new.setup, list(new.seats))
    assert len(table.secret) > 30
    assert tables.table_by_code(connection, table.code.lower()) == table

    agent = Seat(seat=1, kind="agent", token="t", agent="greedy", name="Greedy", deck_name="Fire", deck=["a", "b"])
    tables.save_seat(connection, table.id, agent)
    first = msgspec.structs.replace(table.seats[0], ready=True, deck=[])
    tables.save_seat(connection, table.id, first)
    assert tables.table_by_code(connection, table.code).seats == [first, agent]

    clock.now += 10
    tables.start_table(connection, table.id, seed=2**62, version="0.1", digest="abc")
    assert tables.running_tables(connection) == [(table.code, True, f"table:{table.code}")]
    running = tables.table_by_code(connection, table.code)
    assert (running.stage, running.seed, running.version, running.digest) == ("playing", 2**62, "0.1", "abc")
    assert (running.started, running.finished, running.returns) == (clock.now, None, None)

    clock.now += 10
    tables.finish_table(connection, table.id, [1.0, -0.5], 77)
    again = tables.create_rematch(connection, table.id, new_table())
    assert tables.running_tables(connection) == []
    over = tables.table_by_code(connection, table.code)
    assert (over.stage, over.finished, over.returns, over.length) == ("over", clock.now, [1.0, -0.5], 77)
    assert over.rematch == again.code
    assert again.stage == "waiting"


def test_a_table_continued_from_a_replay_says_where(connection):
    origin = {"code": "BCDFGH", "at": 12, "seat": 0, "position": {"face": [1, 2]}}
    table = tables.create_table(connection, msgspec.structs.replace(new_table(), origin=origin))
    tables.start_table(connection, table.id, seed=None, version="1", digest="d")
    found = tables.table_by_code(connection, table.code)
    assert (found.origin, found.seed) == (origin, None)


def test_a_seat_that_is_new_is_added(connection):
    table = tables.create_table(connection, new_table(seats=[]))
    tables.save_seat(connection, table.id, seat(0))
    assert tables.table_by_code(connection, table.code).seats == [seat(0)]


def test_two_tables_never_share_a_code(connection, monkeypatch):
    lots = iter(["BCDFGH", "BCDFGH", "BCDFGH", "BCDFGJ"])
    monkeypatch.setattr(tables, "new_code", lambda: next(lots))
    assert [tables.create_table(connection, new_table()).code for _ in range(2)] == ["BCDFGH", "BCDFGJ"]


def test_an_unknown_code(connection):
    assert tables.table_by_code(connection, "BCDFGH") is None
    assert tables.table_by_code(connection, "%") is None


def test_the_lobby_shows_those_that_wait_first(connection):
    ana = people.create_person(connection, "Ana")

    def waiting(**named):
        return tables.create_table(connection, new_table(**({"host": ana.id} | named)))

    def playing(**named):
        table = waiting(**named)
        tables.start_table(connection, table.id, seed=1, version="1", digest="d")
        return table

    one, two = waiting(), waiting(watchable=False)
    three, four = playing(), playing(listed=False)
    waiting(listed=False)
    waiting(host=None)
    playing(watchable=False)
    finished(connection)
    shown = [two.code, one.code, four.code, three.code]
    assert codes_of(tables.lobby(connection, 10)) == shown
    assert codes_of(tables.lobby(connection, 3)) == shown[:3]


def test_the_tables_of_a_person(connection):
    ana, bo = (people.create_person(connection, name) for name in ("Ana", "Bo"))
    hosted = tables.create_table(connection, new_table(host=ana.id))
    sits = tables.create_table(connection, new_table(host=bo.id, seats=[seat(0, bo.id), seat(1, ana.id)]))
    both = tables.create_table(connection, new_table(host=ana.id, seats=[seat(0, ana.id), seat(1, ana.id)]))
    assert codes_of(tables.tables_of(connection, ana.id)) == [both.code, sits.code, hosted.code]
    assert codes_of(tables.tables_of(connection, bo.id)) == [sits.code]


# --- journals


def test_a_journal_is_read_back_as_it_was_written(connection):
    one, two = (tables.create_table(connection, new_table()) for _ in range(2))
    steps = [
        Step(number=0, kind="act", seat=0, at_ms=5, action=2**40, clocks={"banks": [1, 2]}),
        Step(number=1, kind="undo", seat=0, at_ms=2**40, keeps=0),
        Step(number=2, kind="time", seat=1, at_ms=7, clocks=[]),
        Step(number=3, kind="resign", seat=1, at_ms=8),
    ]
    journal.append_journal(connection, [(one.id, step) for step in steps[:2]])
    journal.append_journal(connection, [])
    journal.append_journal(connection, [(one.id, step) for step in steps[2:]] + [(two.id, step) for step in steps[3:]])
    assert journal.journal_of(connection, one.id) == steps
    assert journal.journal_of(connection, one.id, 1) == steps[2:]
    assert journal.journal_of(connection, two.id) == steps[3:]


def test_nothing_in_a_journal_is_written_over(connection):
    table = tables.create_table(connection, new_table())
    step = Step(number=0, kind="act", seat=0, at_ms=5, action=1)
    journal.append_journal(connection, [(table.id, step)])
    with pytest.raises(IntegrityError), connection.begin_nested():
        journal.append_journal(connection, [(table.id, msgspec.structs.replace(step, action=2))])
    assert journal.journal_of(connection, table.id) == [step]


def test_a_journal_needs_its_table(connection):
    with pytest.raises(IntegrityError), connection.begin_nested():
        journal.append_journal(connection, [(4711, Step(number=0, kind="act", seat=0, at_ms=5))])


def test_the_last_snapshot_counts(connection):
    table = tables.create_table(connection, new_table())
    assert journal.snapshot_of(connection, table.id) is None
    journal.save_snapshot(connection, table.id, '{"a":1}', 10)
    journal.save_snapshot(connection, table.id, '{"a":2}', 20)
    assert journal.snapshot_of(connection, table.id) == Snapshot(at=20, position='{"a":2}')


# --- chat, heartbeat


def test_the_last_lines_that_were_said(connection, clock):
    one, two = (tables.create_table(connection, new_table()) for _ in range(2))
    for n in range(5):
        clock.now += 1
        line = chat.add_chat(connection, one.id, n % 2, None, "Ana", f"line {n}")
    chat.add_chat(connection, two.id, -1, None, "Bo", "elsewhere")
    assert line == Line(seat=0, name="Ana", text="line 4", at=clock.now, id=line.id)
    assert [said.text for said in chat.chat_of(connection, one.id, 3)] == ["line 2", "line 3", "line 4"]


def test_when_the_server_was_last_alive(connection):
    assert heartbeat.last_beat(connection) is None
    heartbeat.beat(connection, 2**41)
    heartbeat.beat(connection, 2**41 + 1)
    assert heartbeat.last_beat(connection) == 2**41 + 1
