"""One owner a database: who comes second waits, takes over or is refused; who was passed over stores nothing more."""

import asyncio
import os
import subprocess
import sys
import threading

import pytest
from server.databases import waits
from sqlalchemy import text
from waiting import PATIENCE, until

from spellhall.server.storage import StorageError, Store, heartbeat, lease
from spellhall.server.storage import store as store_module
from spellhall.server.storage.engine import make_engine, writing
from spellhall.server.storage.errors import LeaseLost
from spellhall.server.storage.queries.people import create_person
from spellhall.server.storage.schema import people


def names(connection):
    return list(connection.execute(people.select()).scalars())


def somebody_else(**changes):
    """A server elsewhere, of which nobody can see here whether it runs."""
    values = {"id": "other", "host": "elsewhere", "place": "", "pid": 4711} | changes
    return lease.Owner(**values)


def owned_by(engine, owner, run_out=False):
    with writing(engine).begin() as connection:
        assert lease.take(connection, owner) is None
        if run_out:
            connection.execute(text("UPDATE alive SET until_ms = until_ms - 20000"))


def test_a_second_server_is_refused_with_one_sentence(engine, database_url):
    owned_by(engine, somebody_else())

    async def main():
        with pytest.raises(StorageError) as refused:
            await Store(database_url, lease_wait=0.3).open()
        assert str(refused.value) == (
            "another server (process 4711 on elsewhere) uses this database; stop it first, or name another database"
        )

    asyncio.run(main())


def test_whoever_only_helps_is_not_asked(engine, database_url):
    owned_by(engine, somebody_else())

    async def main():
        async with Store(database_url) as store:
            await store.write(create_person, "Ana")

    asyncio.run(main())
    with engine.connect() as connection:
        assert names(connection)


@pytest.mark.parametrize(
    "state",
    ["given back", "run out", "its program has ended"],
)
def test_a_second_server_takes_over_at_once(state, engine, database_url):
    owner = somebody_else()
    if state == "its program has ended":
        ended = subprocess.Popen([sys.executable, "-c", ""])
        ended.wait(PATIENCE)
        owner = somebody_else(place=lease.myself().place, pid=ended.pid)
        if not owner.place:
            pytest.skip("this machine does not say where a program runs")
    owned_by(engine, owner, run_out=state == "run out")
    if state == "given back":
        with writing(engine).begin() as connection:
            lease.give_back(connection, owner)

    async def main():
        async with Store(database_url, lease_wait=0.0) as store:
            await store.write(create_person, "Ana")

    asyncio.run(main())


def test_a_program_that_runs_here_is_not_gone():
    assert not lease.myself().gone
    assert not lease.Owner("a", "here", "another place", 2**22 + 1).gone
    assert lease.Owner("a", "here", lease.myself().place, os.getpid()).gone is False


def test_a_second_server_waits_until_the_first_has_closed(database_url, monkeypatch):
    monkeypatch.setattr(store_module, "LOOK_AGAIN", 0.001)

    async def main():
        order, looks, take = [], [], Store._try_to_take
        async with Store(database_url, lease_wait=0.0) as first:
            second = Store(database_url, lease_wait=PATIENCE)
            monkeypatch.setattr(second, "_try_to_take", lambda: looks.append(take(second)) or looks[-1])
            opening = asyncio.create_task(second.open())
            await until("three looks of the second server", lambda: len(looks) >= 3)
            assert None not in looks and not opening.done()
            await first.write(create_person, "Ana")
            order.append("first")
        await opening
        await second.write(create_person, "Bo")
        await second.close()
        assert order == ["first"]

    asyncio.run(main())


def test_a_sign_of_life_renews_the_right(engine, database_url):
    async def main():
        async with Store(database_url, lease_wait=0.0) as store:
            with writing(engine).begin() as connection:
                connection.execute(text("UPDATE alive SET until_ms = until_ms - 20000"))
            await store.write(heartbeat.beat, 1)
            with pytest.raises(StorageError, match="another server "):
                await Store(database_url, lease_wait=0.0).open()

    asyncio.run(main())


def test_a_server_that_was_passed_over_stores_nothing_more(engine, database_url):
    async def main():
        async with Store(database_url, lease_wait=0.0) as late:
            await late.write(create_person, "Ana")
            with writing(engine).begin() as connection:
                connection.execute(text("UPDATE alive SET until_ms = 0"))
            owned_by(engine, somebody_else())
            for _ in range(2):
                with pytest.raises(LeaseLost):
                    await late.write(create_person, "Bo")
            with pytest.raises(LeaseLost):
                await late.append(lambda connection, items: create_person(connection, items[0]), "Cy")
            assert len(await late.read(names)) == 1

    asyncio.run(main())
    with engine.connect() as connection:
        owner = connection.execute(text("SELECT owner FROM alive")).scalar_one()
    assert owner == "other", "who was passed over must not give back what is another's"


def test_whoever_takes_over_finds_all_that_was_stored_before(postgres_url):
    """A transaction that has asked whether it may is through before another server owns the database."""
    reached, pulled = threading.Event(), threading.Event()

    def slowly(connection):
        create_person(connection, "Ana")
        reached.set()
        assert pulled.wait(PATIENCE)

    async def main():
        async with Store(postgres_url, lease_wait=0.0) as first:
            engine = make_engine(postgres_url)
            writes = asyncio.create_task(first.write(slowly))
            assert await asyncio.to_thread(reached.wait, PATIENCE)

            def take():
                with writing(engine).begin() as connection:
                    connection.execute(text("SET LOCAL lock_timeout = '120s'"))
                    lease.take(connection, somebody_else())  # a first try finds the owner well
                with writing(engine).begin() as connection:
                    connection.execute(text("UPDATE alive SET owner = 'other'"))
                    return len(names(connection))

            taking = asyncio.create_task(asyncio.to_thread(take))
            await until("another server that waits for the transaction", lambda: asyncio.to_thread(waits, engine))
            assert not taking.done()
            pulled.set()
            await writes
            assert await taking == 1
            engine.dispose()
            with pytest.raises(LeaseLost):
                await first.write(create_person, "Bo")

    asyncio.run(main())


def test_a_database_that_cannot_be_brought_up_to_date_is_given_back(engine, database_url):
    with writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def main():
        for _ in range(2):
            with pytest.raises(StorageError, match="newer version"):
                await Store(database_url, lease_wait=0.0).open()

    asyncio.run(main())
