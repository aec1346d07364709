"""Several processes on one PostgreSQL: rooms are never lost, and never anyone's who has ended."""

from __future__ import annotations

import threading

import pytest
from server.databases import postgres_url as postgres_url
from sqlalchemy import text

from spellhall.server.storage import lease, members
from spellhall.server.storage.engine import make_engine, writing
from spellhall.server.storage.errors import LeaseLost
from spellhall.server.storage.members import LEADER, Member


@pytest.fixture
def engine(postgres_url):
    engine = writing(make_engine(postgres_url))
    yield engine
    engine.dispose()


def member(number):
    """A process elsewhere, of which nobody can see here whether it runs."""
    return Member(lease.Owner(number, "elsewhere", "", 4711), f"10.0.0.1:{ord(number)}", "secret")


def joined(engine, *numbers, serving=True):
    with engine.begin() as connection:
        for number in numbers:
            assert members.join(connection, member(number)) is None
            members.beat(connection, number, 1000, serving)


def do(engine, what, *given):
    with engine.begin() as connection:
        return what(connection, *given)


def owners(engine):
    with engine.connect() as connection:
        return dict(connection.execute(text("SELECT name, owner FROM rooms ORDER BY name")).all())


def run_out(engine, number):
    with engine.begin() as connection:
        connection.execute(text("UPDATE members SET until_ms = 0 WHERE id = :id"), {"id": number})


def test_a_room_has_one_owner(engine):
    joined(engine, "a", "b")
    assert do(engine, members.claim, "table:X", "a") == ("a", None)
    assert do(engine, members.claim, "table:X", "b") == ("a", None)
    assert do(engine, members.owned_by_others, "b") == {"table:X"}
    assert do(engine, members.owned_by_others, "a") == set()


def test_the_rooms_of_one_that_ends_go_to_those_that_serve_in_turns(engine):
    joined(engine, "a", "b", "c")
    joined(engine, "d", serving=False)
    for number in range(6):
        do(engine, members.claim, f"table:{number}", "a")
    run_out(engine, "a")
    assert do(engine, members.end_silent, "a")
    assert sorted(owners(engine).values()) == ["b", "b", "b", "c", "c", "c"]
    assert do(engine, members.glance, "b").waiting == [name for name, owner in owners(engine).items() if owner == "b"]


def test_since_when_nobody_held_a_room_is_known_until_all_of_it_is_loaded(engine):
    joined(engine, "a", "b")
    do(engine, members.claim, "event:E", "a")
    do(engine, members.leave, "a")
    assert do(engine, members.claim, "event:E", "b") == ("b", 1000)
    assert do(engine, members.claim, "event:E", "b") == ("b", 1000), "a request that comes first doesn't forget it"
    assert do(engine, members.glance, "b").waiting == ["event:E"]
    assert do(engine, members.claim_all, ["event:E"], "b") == ["event:E"]
    assert do(engine, members.glance, "b").waiting == []
    assert do(engine, members.claim, "event:E", "b") == ("b", None)


def test_one_that_has_renewed_its_lease_is_not_ended(engine):
    joined(engine, "a", "b")
    run_out(engine, "a")
    do(engine, members.beat, "a", 2000, True)
    assert not do(engine, members.end_silent, "a")
    do(engine, members.hold, "a")


def test_one_that_has_ended_stores_nothing_more(engine):
    joined(engine, "a", "b")
    run_out(engine, "a")
    assert do(engine, members.end_silent, "a")
    with pytest.raises(LeaseLost):
        do(engine, members.hold, "a")


def test_one_that_stores_something_is_not_waited_for(engine):
    joined(engine, "a", "b")
    run_out(engine, "a")
    with engine.begin() as storing:
        members.hold(storing, "a")
        assert not do(engine, members.end_silent, "a")
    assert do(engine, members.end_silent, "a")


@pytest.mark.parametrize("others", [0, 1])
def test_when_several_end_at_once_no_room_is_left_to_one_of_them(engine, others):
    numbers = ["a", "b", "c", "d"]
    joined(engine, *numbers, *["z"] * others)
    for number in numbers:
        for count in range(5):
            do(engine, members.claim, f"table:{number}{count}", number)
    together = threading.Barrier(len(numbers))

    def end(number):
        together.wait()
        do(engine, members.leave, number)

    threads = [threading.Thread(target=end, args=(number,)) for number in numbers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {*owners(engine).values()} == ({"z"} if others else {None})
    assert (do(engine, lease.present) is None) == (not others)


def test_a_room_whose_owner_has_ended_is_anyones(engine):
    joined(engine, "a", "b")
    do(engine, members.claim, LEADER, "a")
    do(engine, members.claim, "table:X", "a")
    with engine.begin() as connection:
        connection.execute(text("UPDATE members SET ended = true WHERE id = 'a'"))
    seen = do(engine, members.glance, "b")
    assert (seen.leader, seen.waiting) == (None, [LEADER, "table:X"])
    assert do(engine, members.owned_by_others, "b") == set()
    assert do(engine, members.claim, "table:X", "b").owner == "b"
    assert do(engine, members.claim_all, [LEADER], "b") == [LEADER]


def test_one_that_is_about_to_end_leads_no_more_and_inherits_nothing(engine):
    joined(engine, "a", "b", "c")
    do(engine, members.claim, LEADER, "a")
    do(engine, members.claim, "table:X", "c")
    do(engine, members.withdraw, "a")
    assert owners(engine)[LEADER] == "b"
    do(engine, members.leave, "c")
    assert owners(engine)["table:X"] == "b"


def test_a_server_that_takes_the_database_ends_silent_members(engine):
    joined(engine, "a")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alive SET until_ms = 0"))
    assert do(engine, lease.take, lease.Owner("alone", "elsewhere", "", 1)) is None
    with pytest.raises(LeaseLost):
        do(engine, members.hold, "a")
    assert str(do(engine, members.join, member("b"))) == "process 1 on elsewhere"


def test_rooms_are_released_by_their_owner_only(engine):
    joined(engine, "a", "b")
    do(engine, members.claim, "table:X", "a")
    do(engine, members.release, ["table:X"], "b")
    assert owners(engine) == {"table:X": "a"}
    do(engine, members.release, ["table:X"], "a")
    assert owners(engine) == {}
