"""Tests get copies of a database that was migrated once: what they hold, and that nothing stays on the server."""

import os

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fastapi.testclient import TestClient
from server.databases import Postgres, postgres_of
from server.databases import database_url as database_url
from server.databases import empty_database_url as empty_database_url
from server.databases import engine as engine
from sqlalchemy import func, inspect, select, text

from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.storage import migrate, schema, upgrade
from spellhall.server.storage.engine import make_engine, writing


@pytest.fixture
def no_migrations(monkeypatch):
    """A migration from here on fails the test."""
    monkeypatch.setattr(upgrade, "upgrade", lambda _: pytest.fail("the hall migrates"))


def opens(address):
    """A hall opens on a database, and brings or leaves it up to date."""
    with TestClient(create_app(Settings(database=address, agent_processes=1))) as client:
        assert client.post("/api/me", json={"name": "Ana"}).is_success
    engine = make_engine(address)
    migrate.check_version(engine)
    engine.dispose()


def test_a_copy_is_up_to_date_and_holds_nothing(engine):
    migrate.check_version(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        rows = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in schema.metadata.sorted_tables
        }
    assert {name: number for name, number in rows.items() if number} == {}


@pytest.mark.parametrize("again", [False, True])
def test_what_a_test_stores_is_gone_for_the_next_one(engine, again):
    with writing(engine).begin() as connection:
        connection.execute(text("INSERT INTO people (name, created) VALUES ('Ana', 1)"))
        assert connection.execute(text("SELECT id, name FROM people")).all() == [(1, "Ana")]


def test_an_empty_database_has_no_tables_and_a_hall_makes_them(empty_database_url):
    engine = make_engine(empty_database_url)
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    opens(empty_database_url)


def test_a_hall_leaves_a_database_that_is_up_to_date_as_it_is(database_url, no_migrations):
    opens(database_url)


def test_a_hall_finds_a_new_file_up_to_date(tmp_path, no_migrations):
    opens(f"sqlite:///{tmp_path}/deep/down/hall.db")


def test_nothing_that_was_made_stays_on_the_server(pytestconfig):
    server = postgres_of(pytestconfig)
    mine = Postgres(os.environ["SPELLHALL_TEST_POSTGRES"])
    names = {make_engine(address).url.database for address in (mine.current(), mine.empty(), mine.current())}
    names.add(mine.template)
    mine.close()
    with server.engine.connect() as connection:
        left = set(connection.execute(text("SELECT datname FROM pg_database")).scalars())
    assert len(names) == 4
    assert names & left == set()
