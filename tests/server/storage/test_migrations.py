"""The schema and the migrations agree, and a database that cannot be used says so in one sentence."""

import socket
import sqlite3

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from spellhall.server.storage import StorageError, schema
from spellhall.server.storage.engine import make_engine, writing
from spellhall.server.storage.migrate import migrate, newest, version_of, versions
from spellhall.server.storage.queries.tables import NewTable, create_table, start_table, table_by_code
from spellhall.server.storage.upgrade import SCRIPTS, configuration


@pytest.fixture
def engine(empty_database_url):
    """An engine on a database that was migrated here and now."""
    engine = make_engine(empty_database_url)
    migrate(engine)
    yield engine
    engine.dispose()


def test_the_migrations_make_the_schema(engine):
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []


def test_a_changed_column_would_be_noticed(engine):
    with writing(engine).begin() as connection:
        connection.execute(text("ALTER TABLE people ADD COLUMN hat TEXT"))
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert [(what, table, column.name) for what, _, table, column in found] == [("remove_column", "people", "hat")]


def test_migrating_again_keeps_what_is_there(engine):
    with writing(engine).begin() as connection:
        connection.execute(text("INSERT INTO people (name, created) VALUES ('Ana', 1)"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM people")).scalar_one() == "Ana"


def test_migrations_can_be_taken_back(engine):
    with writing(engine).begin() as connection:
        command.downgrade(configuration(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]


def test_the_versions_are_those_of_alembic():
    scripts = ScriptDirectory(str(SCRIPTS))
    assert [*versions()] == [script.revision for script in scripts.walk_revisions()][::-1]
    assert newest() == scripts.get_current_head()


def test_a_database_has_the_version_that_alembic_reads(engine):
    with writing(engine).begin() as connection:
        alembic = MigrationContext.configure(connection)
        for version in [*versions()[::-1], None]:
            command.downgrade(configuration(connection), version or "base")
            assert version_of(connection) == alembic.get_current_revision() == version
        connection.execute(text("DROP TABLE alembic_version"))
        assert version_of(connection) is alembic.get_current_revision() is None


def test_seeds_that_were_numbers_stay_and_wide_ones_are_given_up_on_the_way_back(engine):
    with writing(engine).begin() as connection:
        command.downgrade(configuration(connection), "0001")
        names = "code, game, options, setup, listed, watchable, version, digest, seed, secret, stage, created"
        values = ":code, 'toy', '{}', '{}', false, false, '1', '', :seed, '', 'over', 1"
        for code, seed in zip(("BCDFGH", "BCDFGJ", "BCDFGK"), (2**62 - 1, 0, None), strict=True):
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), {"code": code, "seed": seed})
    migrate(engine)
    with writing(engine).begin() as connection:
        made = create_table(connection, NewTable(game="toy", options={}, setup={}, seats=[]))
        start_table(connection, made.id, seed=2**255, seal="s", version="1", digest="")
        found = [table_by_code(connection, code) for code in ("BCDFGH", "BCDFGJ", "BCDFGK", made.code)]
        assert [table.seed for table in found] == [2**62 - 1, 0, None, 2**255]
        assert [table.seal for table in found] == [None, None, None, "s"]
        command.downgrade(configuration(connection), "0001")
        left = connection.execute(text("SELECT seed FROM tables ORDER BY id")).scalars()
        assert [*left] == [2**62 - 1, 0, None, None]


def test_events_that_are_older_than_their_code_were_imported(engine):
    with writing(engine).begin() as connection:
        command.downgrade(configuration(connection), "0013")
        names = "code, game, title, listed, seed, stage, entrants, round, created"
        for code, at_ms in (("ANNOUNCED", 100_000), ("IMPORTED", 99_999)):
            values = ":code, 'toy', 'An evening', true, '1', 'closed', 0, 0, 100"
            connection.execute(text(f"INSERT INTO events ({names}) VALUES ({values})"), {"code": code})
            entry = "number, at_ms, by_person, reason, body, print, event_id"
            found = f"1, {at_ms}, 0, '', '{{}}', '', id FROM events WHERE code = :code"
            connection.execute(text(f"INSERT INTO event_entries ({entry}) SELECT {found}"), {"code": code})
    migrate(engine)
    with writing(engine).begin() as connection:
        rows = connection.execute(text("SELECT code, imported FROM events ORDER BY id"))
        assert [(row.code, bool(row.imported)) for row in rows] == [("ANNOUNCED", False), ("IMPORTED", True)]


def test_a_migration_that_fails_leaves_nothing_behind(empty_database_url):
    engine = make_engine(empty_database_url)
    with writing(engine).begin() as connection:
        connection.execute(text("CREATE TABLE tables (id INTEGER)"))
    with pytest.raises(Exception, match="tables"):
        migrate(engine)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["tables"]
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused(engine):
    with writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="was made by a newer version of Spellhall"):
        migrate(engine)


def test_the_folder_of_a_database_is_made(tmp_path):
    migrate(make_engine(f"sqlite:///{tmp_path}/deep/down/hall.db"))
    assert (tmp_path / "deep/down/hall.db").exists()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nonsense", "that isn't a database address; use sqlite:///FILE or postgresql://"),
        ("mysql://localhost/hall", "doesn't support databases of the kind 'mysql'"),
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
    ],
)
def test_an_address_that_cannot_be_used(address, sentence):
    with pytest.raises(StorageError, match=sentence):
        make_engine(address)


def test_a_server_that_is_not_there_is_named_without_its_password():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        with pytest.raises(StorageError) as refusal:
            migrate(make_engine(f"postgresql://ana:hunter2@127.0.0.1:{port}/hall"))
    sentence = str(refusal.value)
    assert f"127.0.0.1:{port}/hall: " in sentence
    assert "Start it, or name another one" in sentence
    assert "hunter2" not in sentence and "\n" not in sentence


def test_a_file_that_is_no_database(tmp_path):
    file = tmp_path / "hall.db"
    file.write_text("A shopping list is not a database. " * 100)
    with pytest.raises(StorageError, match=r"can't use the database .*hall\.db: file is not a database"):
        migrate(make_engine(f"sqlite:///{file}"))


def test_a_locked_file(tmp_path):
    file = tmp_path / "hall.db"
    migrate(make_engine(f"sqlite:///{file}"))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match=r"another program has locked the database .*hall\.db; stop it, or"):
        migrate(make_engine(f"sqlite:///{file}", patience=0.05))
    other.close()
