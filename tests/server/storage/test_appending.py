"""Rows of journals, which come in great numbers: one statement stores them where it can, by all the same rules."""

import asyncio

import msgspec
import pytest
from server.storage.samples import new_table
from server.storage.test_writer import while_busy
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

from spellhall.server.storage import Store
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.errors import LeaseLost
from spellhall.server.storage.queries import journal, tables
from spellhall.server.storage.queries.people import create_person
from spellhall.server.storage.records import Step

STEPS = [
    Step(number=0, kind="act", seat=0, at_ms=5, action=2**40, clocks={"banks": [1, 2]}),
    Step(number=1, kind="undo", seat=0, at_ms=2**40, keeps=0),
    Step(number=2, kind="time", seat=1, at_ms=7, clocks=[]),
]


def appended(store, table, steps):
    return [store.append(journal.append_journal, (table, step)) for step in steps]


def test_rows_are_read_back_as_they_were_written(database_url):
    async def main():
        async with Store(database_url, lease_wait=0.0) as store:
            table = (await store.write(tables.create_table, new_table())).id
            await while_busy(store, *appended(store, table, STEPS[:2]))
            await asyncio.gather(*appended(store, table, STEPS[2:]))
            assert await store.read(journal.journal_of, table) == STEPS

    asyncio.run(main())


def test_rows_that_wait_together_take_one_statement_of_sqlite(tmp_path):
    told = []

    async def main():
        async with Store(f"sqlite:///{tmp_path}/hall.sqlite", lease_wait=0.0) as store:
            table = (await store.write(tables.create_table, new_table())).id

            def traced(driven, *_):
                driven.set_trace_callback(told.append)

            event.listen(store.engine, "checkout", traced)
            await while_busy(store, *appended(store, table, STEPS))
            said = [statement.split("(")[0] for statement in told if not statement.startswith("--")]
            assert said == ["BEGIN IMMEDIATE", "SELECT owner FROM alive", "COMMIT", "INSERT INTO journal "]

    asyncio.run(main())


def test_a_row_that_cannot_be_stored_fails_alone(database_url):
    async def main():
        async with Store(database_url, lease_wait=0.0) as store:
            table = (await store.write(tables.create_table, new_table())).id
            await asyncio.gather(*appended(store, table, STEPS[:1]))
            again = msgspec.structs.replace(STEPS[0], action=7)
            done = await while_busy(store, *appended(store, table, [again, *STEPS[1:]]))
            assert [type(each) for each in done] == [IntegrityError, type(None), type(None)]
            assert await store.read(journal.journal_of, table) == STEPS

    asyncio.run(main())


def test_rows_share_their_moment_with_other_operations(database_url):
    async def main():
        async with Store(database_url, lease_wait=0.0) as store:
            table = (await store.write(tables.create_table, new_table())).id
            ana, *rest = await while_busy(store, store.write(create_person, "Ana"), *appended(store, table, STEPS))
            assert (ana.name, rest) == ("Ana", [None] * len(STEPS))
            assert await store.read(journal.journal_of, table) == STEPS

    asyncio.run(main())


@pytest.mark.parametrize("owner", ["'other'", "NULL"])
def test_a_server_that_was_passed_over_appends_nothing(owner, database_url):
    async def main():
        async with Store(database_url, lease_wait=0.0) as store:
            table = (await store.write(tables.create_table, new_table())).id
            engine = make_engine(database_url)
            with engine.begin() as connection:
                connection.execute(text(f"UPDATE alive SET owner = {owner}"))
            engine.dispose()
            done = await asyncio.gather(*appended(store, table, STEPS), return_exceptions=True)
            assert {type(each) for each in done} == {LeaseLost}
            assert await store.read(journal.journal_of, table) == []

    asyncio.run(main())
