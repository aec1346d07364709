"""The one writer: what waits shares a transaction, a fault stays alone, and what was answered is stored."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest
from sqlalchemy import event, insert, select, text
from sqlalchemy.exc import IntegrityError
from waiting import PATIENCE, killed_if_late

from spellhall.server.storage import StorageError, Store, schema, times, writer
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.queries import people, sessions
from spellhall.server.storage.queries.people import create_person
from spellhall.server.storage.writer import BATCH, LINGER

CHILD = """
import asyncio, sys
from spellhall.server.storage import Store
from spellhall.server.storage.queries.people import create_person

async def main():
    async with Store(sys.argv[1]) as store:
        for lot in range(1_000_000):
            made = await asyncio.gather(*(store.write(create_person, f"{lot}-{n}") for n in range(5)))
            print(*(person.name for person in made), sep="\\n", flush=True)

asyncio.run(main())
"""


def names(connection):
    return list(connection.execute(select(schema.people.c.name).order_by(schema.people.c.id)).scalars())


class Plug:
    """An operation that keeps the writer busy until the test lets it go, so that others have to wait together."""

    def __init__(self):
        self.reached, self.pulled = threading.Event(), threading.Event()

    def __call__(self, connection):
        self.reached.set()
        assert self.pulled.wait(PATIENCE)


async def while_busy(store, *calls):
    """Make calls while the writer is busy; what each returned or raised."""
    plug = Plug()
    first = asyncio.create_task(store.write(plug))
    assert await asyncio.to_thread(plug.reached.wait, PATIENCE)
    waiting = [asyncio.create_task(call) for call in calls]
    await asyncio.sleep(0)  # each task hands in what it has before it waits
    plug.pulled.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


async def together(store, *operations):
    """Hand all of them in while the writer is busy; what each returned or raised."""
    return await while_busy(store, *(store.write(operation) for operation in operations))


def naming(name):
    return lambda connection: create_person(connection, name).name


def test_what_is_written_can_be_read(database_url):
    async def main():
        async with Store(database_url) as store:
            ana = await store.write(create_person, "Ana")
            await store.write(people.rename, ana.id, name="Bo")
            assert await store.read(names) == ["Bo"]

    asyncio.run(main())


def test_opening_throws_void_sessions_away(database_url, monkeypatch):
    async def count():
        async with Store(database_url) as store:
            return await store.read(lambda connection: len(connection.execute(schema.sessions.select()).all()))

    async def main():
        async with Store(database_url) as store:
            ana = await store.write(create_person, "Ana")
            await store.write(sessions.create_session, ana.id, "token", "")
        assert await count() == 1
        later = times.now() + sessions.LIFE
        monkeypatch.setattr(times, "now", lambda: later)
        assert await count() == 0

    asyncio.run(main())


def test_what_waits_shares_one_transaction(database_url):
    commits = []

    async def main():
        async with Store(database_url) as store:
            event.listen(store.engine, "commit", commits.append)
            assert await together(store, *(naming(f"P{n}") for n in range(50))) == [f"P{n}" for n in range(50)]
            assert await store.read(names) == [f"P{n}" for n in range(50)]

    asyncio.run(main())
    assert len(commits) == 2  # the plug, and all that waited behind it


def test_the_writer_waits_for_more_only_while_writes_come_together(database_url, monkeypatch):
    waits = []
    monkeypatch.setattr(writer, "time", SimpleNamespace(sleep=waits.append))

    async def main():
        async with Store(database_url) as store:
            before = store.batches
            for n in range(5):
                await store.write(naming(f"alone {n}"))
            assert not waits and store.batches == before + 5
            await together(store, *(naming(f"together {n}") for n in range(5)))
            assert not waits and store.batches == before + 7, "the plug, and all that waited behind it"
            for n in range(5):
                await store.write(naming(f"alone again {n}"))
            assert waits == [LINGER]

    asyncio.run(main())


def test_items_that_wait_are_stored_by_one_call(database_url):
    calls = []

    def named(connection, items):
        calls.append(list(items))
        for item in items:
            create_person(connection, item)

    async def main():
        async with Store(database_url) as store:
            await while_busy(store, *(store.append(named, name) for name in ("Ana", "Bo", "Cy")))
            assert calls == [["Ana", "Bo", "Cy"]]
            assert await store.read(names) == ["Ana", "Bo", "Cy"]

    asyncio.run(main())


def test_an_item_that_cannot_be_stored_fails_alone(database_url):
    def named(connection, items):
        for item in items:
            create_person(connection, item)
            if item == "nobody":
                raise ValueError("nobody has no name")

    async def main():
        async with Store(database_url) as store:
            done = await while_busy(store, *(store.append(named, name) for name in ("Ana", "nobody", "Cy")))
            assert [type(each) for each in done] == [type(None), ValueError, type(None)]
            assert await store.read(names) == ["Ana", "Cy"]
            with pytest.raises(ValueError, match="no name"):
                await store.append(named, "nobody")
            assert await store.read(names) == ["Ana", "Cy"]

    asyncio.run(main())


def test_one_transaction_is_not_endless(database_url):
    commits = []

    async def main():
        async with Store(database_url) as store:
            event.listen(store.engine, "commit", commits.append)
            await together(store, *(naming(str(n)) for n in range(BATCH + 1)))

    asyncio.run(main())
    assert len(commits) == 3


def test_an_operation_that_raises_fails_alone(database_url):
    def unlucky(connection):
        create_person(connection, "Nobody")
        raise ValueError("no")

    def twice(connection):
        create_person(connection, "Nobody either")
        connection.execute(insert(schema.people).values(id=1, name="x", created=0))
        connection.execute(insert(schema.people).values(id=1, name="y", created=0))

    async def main():
        async with Store(database_url) as store:
            answers = await together(store, naming("Ana"), unlucky, naming("Bo"), twice, naming("Cy"))
            assert answers[::2] == ["Ana", "Bo", "Cy"]
            assert isinstance(answers[1], ValueError)
            assert isinstance(answers[3], IntegrityError)
            assert await store.read(names) == ["Ana", "Bo", "Cy"]

    asyncio.run(main())


def test_an_operation_that_raises_without_company_stores_nothing(database_url):
    def unlucky(connection):
        create_person(connection, "Nobody")
        raise ValueError("no")

    async def main():
        async with Store(database_url) as store:
            with pytest.raises(ValueError, match="no"):
                await store.write(unlucky)
            await store.write(create_person, "Ana")
            assert await store.read(names) == ["Ana"]

    asyncio.run(main())


def test_nobody_is_told_of_success_when_the_commit_fails(database_url):
    commits = []

    def refuse_the_second(connection):
        commits.append(connection)
        if len(commits) == 2:
            raise RuntimeError("the disk is full")

    async def main():
        async with Store(database_url) as store:
            event.listen(store.engine, "commit", refuse_the_second)
            answers = await together(store, naming("Ana"), naming("Bo"))
            assert [str(answer) for answer in answers] == ["the disk is full"] * 2
            await store.write(create_person, "Cy")
            assert await store.read(names) == ["Cy"]

    asyncio.run(main())


def test_who_waits_no_longer_still_has_it_stored(database_url):
    async def main():
        async with Store(database_url) as store:
            plug = Plug()
            first = asyncio.create_task(store.write(plug))
            assert await asyncio.to_thread(plug.reached.wait, PATIENCE)
            gone = asyncio.create_task(store.write(create_person, "Ana"))
            await asyncio.sleep(0)
            gone.cancel()
            plug.pulled.set()
            await first
            await store.write(create_person, "Bo")
            assert await store.read(names) == ["Ana", "Bo"]
            assert gone.cancelled()

    asyncio.run(main())


def test_closing_stores_what_waits_and_takes_nothing_more(database_url):
    async def main():
        store = Store(database_url)
        await store.open()
        waiting = [asyncio.create_task(store.write(naming(str(n)))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [str(n) for n in range(20)]
        with pytest.raises(StorageError, match="the store is closed"):
            await store.write(naming("late"))
        with pytest.raises(StorageError, match="the store is closed"):
            await store.read(names)
        await store.close()

    asyncio.run(main())


def test_a_killed_process_loses_nothing_that_was_answered(database_url):
    child = subprocess.Popen([sys.executable, "-c", CHILD, database_url], stdout=subprocess.PIPE, text=True)
    try:
        with killed_if_late(child):
            answered = [child.stdout.readline().strip() for _ in range(200)]
    finally:
        child.send_signal(signal.SIGKILL)
    answered += child.stdout.read().split("\n")[:-1]  # what was said before the end came
    child.stdout.close()
    assert child.wait(PATIENCE) == -signal.SIGKILL
    engine = make_engine(database_url)
    with engine.connect() as connection:
        stored = names(connection)
    engine.dispose()
    assert set(answered) <= set(stored)
    assert len(stored) - len(answered) <= 5  # the lot that was being written
    assert len(answered) >= 200


def test_a_locked_file_is_refused_and_later_taken(tmp_path):
    file = tmp_path / "hall.db"

    async def main():
        async with Store(f"sqlite:///{file}", patience=0.05) as store:
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match=r"another program has locked the database .*hall\.db"):
                await store.write(create_person, "Ana")
            assert await store.read(names) == []
            other.close()
            await store.write(create_person, "Bo")
            assert await store.read(names) == ["Bo"]

    asyncio.run(main())


def test_a_full_disk_is_told_as_such_to_all_who_share_the_transaction(tmp_path):
    """SQLite takes the whole transaction back then, so there is no savepoint any more to go back to."""

    def long(connection):
        connection.exec_driver_sql("INSERT INTO heap VALUES (?)", ("x" * 100_000,))

    async def main():
        async with Store(f"sqlite:///{tmp_path / 'hall.db'}") as store:
            await store.write(create_person, "Ana")
            await store.write(lambda connection: connection.exec_driver_sql("CREATE TABLE heap (text TEXT)") and None)
            room = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())

            def bound(connection, *_):
                connection.execute(f"PRAGMA max_page_count = {room + 2}")

            event.listen(store.engine, "checkout", bound)
            answers = await together(store, naming("Bo"), long, naming("Cy"))
            assert any("full" in str(answer) for answer in answers)
            assert not any("savepoint" in str(answer) for answer in answers)
            told = [answer for answer in answers if isinstance(answer, str)]
            assert await store.read(names) == ["Ana", *told]

    asyncio.run(main())


def test_reading_does_not_wait_for_writing(database_url):
    async def main():
        async with Store(database_url) as store:
            await store.write(create_person, "Ana")
            plug = Plug()

            def half_done(connection):
                create_person(connection, "Bo")
                plug(connection)

            writing = asyncio.create_task(store.write(half_done))
            assert await asyncio.to_thread(plug.reached.wait, PATIENCE)
            assert await store.read(names) == ["Ana"]
            plug.pulled.set()
            await writing
            assert await store.read(names) == ["Ana", "Bo"]

    asyncio.run(main())


def test_a_reading_is_of_one_moment(database_url):
    async def main():
        async with Store(database_url) as store:
            await store.write(create_person, "Ana")
            began, written = threading.Event(), threading.Event()

            def twice(connection):
                before = names(connection)
                began.set()
                assert written.wait(PATIENCE)
                return before, names(connection)

            reading = asyncio.create_task(store.read(twice))
            assert await asyncio.to_thread(began.wait, PATIENCE)
            await store.write(create_person, "Bo")
            written.set()
            assert await reading == (["Ana"], ["Ana"])

    asyncio.run(main())


def test_a_lost_connection_is_made_again(postgres_url):
    def end_connections(connection):
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )

    async def main():
        async with Store(postgres_url) as store:
            await store.write(create_person, "Ana")
            assert await store.read(names) == ["Ana"]
            other = make_engine(postgres_url)
            with other.begin() as connection:
                end_connections(connection)
            other.dispose()
            await store.write(create_person, "Bo")
            assert await store.read(names) == ["Ana", "Bo"]

    asyncio.run(main())


def test_a_connection_lost_in_mid_batch_fails_the_batch_and_not_the_next(postgres_url):
    def cut(connection):
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def main():
        async with Store(postgres_url) as store:
            answers = await together(store, naming("Ana"), cut, naming("Bo"))
            assert [type(answer) for answer in answers] == [StorageError] * 3
            assert "can't reach the database" in str(answers[0])
            await store.write(create_person, "Cy")
            assert await store.read(names) == ["Cy"]

    asyncio.run(main())
