"""A copy of a database is whole while someone writes to it, and comes back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import threading
from contextlib import closing

import pytest
from sqlalchemy import text
from waiting import PATIENCE

from spellhall.kernel.errors import UsageError
from spellhall.server.storage import StorageError, backup
from spellhall.server.storage.backup import back_up, restore
from spellhall.server.storage.engine import make_engine, writing
from spellhall.server.storage.migrate import check_version, migrate
from spellhall.server.storage.queries import hosting, people


def names(engine) -> list[str]:
    with engine.connect() as connection:
        return sorted(row.name for row in hosting.people_listed(connection, 1000))


def add(engine, name: str) -> None:
    with writing(engine).begin() as connection:
        people.create_person(connection, name)


@pytest.fixture
def sqlite(tmp_path):
    """An SQLite database that holds Ana."""
    engine = make_engine(f"sqlite:///{tmp_path}/hall.db")
    migrate(engine)
    add(engine, "Ana")
    yield engine
    engine.dispose()


def test_a_copy_is_made_while_somebody_writes_and_holds_one_moment(sqlite, tmp_path):
    going = threading.Event()
    ended = threading.Event()

    def write() -> None:
        for number in range(10_000):
            add(sqlite, f"guest {number}")
            going.set()
            if ended.is_set():
                return

    writer = threading.Thread(target=write)
    writer.start()
    assert going.wait(PATIENCE)
    size = back_up(sqlite, tmp_path / "copy.db")
    ended.set()
    writer.join(PATIENCE)
    assert not writer.is_alive()
    copy = make_engine(f"sqlite:///{tmp_path}/copy.db")
    found = names(copy)
    copy.dispose()
    assert size == (tmp_path / "copy.db").stat().st_size
    assert "Ana" in found
    assert sorted(found[1:]) == sorted(f"guest {number}" for number in range(len(found) - 1)), (
        "no hole in what it holds"
    )


def test_a_copy_is_for_the_eyes_of_its_owner_and_overwrites_nothing(sqlite, tmp_path):
    file = tmp_path / "copy.db"
    back_up(sqlite, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(UsageError, match="already exists"):
        back_up(sqlite, file)
    with pytest.raises(UsageError, match="can't be written: No such file or directory"):
        back_up(sqlite, tmp_path / "nowhere/copy.db")
    assert sorted(one.name for one in tmp_path.iterdir() if "copy" in one.name) == ["copy.db"]


def test_a_database_without_a_server_is_copied_as_well(tmp_path):
    engine = make_engine(f"sqlite:///{tmp_path}/hall.db")
    migrate(engine)
    engine.dispose()
    assert not (tmp_path / "hall.db-wal").exists()
    assert back_up(engine, tmp_path / "copy.db") > 0


def test_a_damaged_database_is_not_passed_off_as_a_copy(sqlite, tmp_path):
    for number in range(2000):
        add(sqlite, f"guest number {number}")
        if number % 500 == 0:
            sqlite.dispose()
    sqlite.dispose()
    with (tmp_path / "hall.db").open("r+b") as file:
        file.seek(0, os.SEEK_END)
        middle = file.tell() // 2 // 4096 * 4096
        file.seek(middle)
        file.write(b"\xff" * (middle // 2))  # much of it, since pages between may be free
    with pytest.raises(StorageError, match=r"(can't copy the database .*hall\.db|hall\.db is damaged)"):
        back_up(sqlite, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_what_was_copied_comes_back(sqlite, tmp_path):
    back_up(sqlite, tmp_path / "copy.db")
    address = f"sqlite:///{tmp_path}/new/hall.db"
    assert restore(address, tmp_path / "copy.db") is None
    again = make_engine(address)
    check_version(again)
    assert names(again) == ["Ana"]
    again.dispose()


def test_a_copy_takes_the_place_of_something_only_when_told_and_keeps_it_beside(sqlite, tmp_path):
    back_up(sqlite, tmp_path / "copy.db")
    add(sqlite, "Bo")
    sqlite.dispose()
    with pytest.raises(UsageError, match=r"isn't empty; --replace"):
        restore(sqlite.url, tmp_path / "copy.db")
    assert names(sqlite) == ["Ana", "Bo"]
    sqlite.dispose()
    former = restore(sqlite.url, tmp_path / "copy.db", replace=True)
    assert names(sqlite) == ["Ana"]
    beside = make_engine(f"sqlite:///{former}")
    assert names(beside) == ["Ana", "Bo"]
    beside.dispose()


def test_a_database_that_is_open_is_never_overwritten(sqlite, tmp_path):
    back_up(sqlite, tmp_path / "copy.db")
    with sqlite.connect() as connection:
        connection.execute(text("SELECT 1"))
        with pytest.raises(UsageError, match="stop the server first"):
            restore(sqlite.url, tmp_path / "copy.db", replace=True)
    assert names(sqlite) == ["Ana"]


def test_what_is_no_copy_is_not_put_back(sqlite, tmp_path):
    (tmp_path / "list.txt").write_text("A shopping list is not a database. " * 100)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE hats (size INTEGER)")
    for name in ("list.txt", "other.db", "nothing.db"):
        with pytest.raises(UsageError, match="isn't a backup of a Spellhall database"):
            restore(f"sqlite:///{tmp_path}/new.db", tmp_path / name)
    back_up(sqlite, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    with pytest.raises(UsageError, match="was made by a newer version"):
        restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "copy.db")
    assert not (tmp_path / "new.db").exists()
    assert not (tmp_path / "nothing.db").exists()


# --- PostgreSQL


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="no pg_dump")
def test_postgresql_is_copied_and_put_back_by_its_own_programs(postgres_url, tmp_path):
    engine = make_engine(postgres_url)
    migrate(engine)
    add(engine, "Ana")
    file = tmp_path / "hall.dump"
    assert back_up(engine, file) > 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    add(engine, "Bo")
    engine.dispose()
    command = backup.restoring(engine.url, file).split()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert names(engine) == ["Ana"]
    engine.dispose()


def test_restoring_postgresql_says_what_to_run(tmp_path):
    with pytest.raises(UsageError) as refusal:
        restore("postgresql+psycopg://hall:hunter2@db/hall", tmp_path / "hall.dump")
    assert "pg_restore --clean" in str(refusal.value)
    assert "--dbname=postgresql://hall@db/hall" in str(refusal.value)
    assert "hunter2" not in str(refusal.value)


def test_without_pg_dump_it_is_said_what_to_run(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    engine = make_engine("postgresql://hall:hunter2@127.0.0.1:1/hall")
    with pytest.raises(UsageError) as refusal:
        back_up(engine, tmp_path / "hall.dump")
    assert "the program pg_dump is not on this machine" in str(refusal.value)
    assert "hunter2" not in str(refusal.value)
    assert not (tmp_path / "hall.dump").exists()


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="no pg_dump")
def test_a_postgresql_that_is_away_is_one_sentence(tmp_path):
    engine = make_engine("postgresql://hall:hunter2@127.0.0.1:1/hall")
    with pytest.raises(StorageError) as refusal:
        back_up(engine, tmp_path / "hall.dump")
    assert "pg_dump couldn't copy the database postgresql://hall@127.0.0.1:1/hall" in str(refusal.value)
    assert "\n" not in str(refusal.value) and "hunter2" not in str(refusal.value)
    assert [*tmp_path.iterdir()] == []
