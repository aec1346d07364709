"""Copies a whole database while a server writes to it, and restores copies.

An SQLite file cannot simply be copied: the latest changes may only be in its write-ahead log. ``VACUUM INTO`` writes a
complete new file from one state of the database, without waiting for anyone or holding anyone up. PostgreSQL has its
own program for that.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Engine, make_url

from spellhall.kernel.errors import UsageError
from spellhall.server.storage import times
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.migrate import is_known

OWNER_ONLY = 0o600
"""A copy contains everything in the database, so only its owner may read it."""
BESIDE = ("-wal", "-shm")
"""The extra files that SQLite keeps while a database is in use."""
KEPT_TABLES = ("people", "tables")


def back_up(engine: Engine, file: Path) -> int:
    """Copy a database into a new file; returns its size in bytes.

    Raises:
        UsageError: when the file already exists, or PostgreSQL's backup program is missing.
        StorageError: when it cannot be copied.
    """
    if file.exists():
        raise UsageError(f"{file} already exists; name a new file, or move that one away")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        if engine.dialect.name == "sqlite":
            _copy_sqlite(Path(str(engine.url.database)), part)
        else:
            _copy_postgres(engine.url, part, file)
        part.rename(file)
    except OSError as error:
        raise UsageError(f"{file} can't be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def restore(address: URL | str, file: Path, replace: bool = False) -> Path | None:
    """Put a copy in place of an SQLite database; returns where the former database is now, if there was one.

    Raises:
        UsageError: when the file is not a valid copy, a server is running, or there is a database already and
            ``replace`` is not set.
        StorageError: when the existing database cannot be read.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        raise UsageError(f"restore a PostgreSQL backup with PostgreSQL's own program: {restoring(url, file)}")
    target = Path(str(url.database))
    _check_copy(file)
    former = None
    if target.exists():
        if not replace and _holds_something(target):
            raise UsageError(f"{target} isn't empty; --replace restores the backup and keeps the old database, too")
        _leave(target)
        former = _free_name(target)
    part = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, part)
        part.chmod(OWNER_ONLY)
        if former is not None:
            target.rename(former)
        part.rename(target)
    except OSError as error:
        raise UsageError(f"{target} can't be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)
    return former


def restoring(url: URL, file: Path) -> str:
    """The command that restores a copy into PostgreSQL."""
    place = _without_password(url)
    return f"pg_restore --clean --if-exists --no-owner --single-transaction --dbname={place} {file}"


# --- SQLite


def _copy_sqlite(source: Path, part: Path) -> None:
    try:
        with closing(_opened(source)) as connection:
            connection.execute("VACUUM INTO ?", [str(part)])
        with closing(_opened(part)) as copy:
            (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        raise StorageError(f"can't copy the database {source}: {error}") from None
    if verdict != "ok":
        raise StorageError(f"the database {source} is damaged: {verdict}")


def _check_copy(file: Path) -> None:
    try:
        with closing(_opened(file)) as copy:
            (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            (version,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise UsageError(f"{file} isn't a backup of a Spellhall database: {error}") from None
    if verdict != "ok":
        raise UsageError(f"{file} is damaged: {verdict}")
    if not is_known(version):
        raise UsageError(f"{file} was made by a newer version of Spellhall; install that version first")


def _holds_something(file: Path) -> bool:
    try:
        with closing(_opened(file)) as connection:
            known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            return any(
                connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None
                for table in KEPT_TABLES
                if table in known
            )
    except sqlite3.Error:
        return True  # not a database, but it may be someone's data


def _leave(file: Path) -> None:
    """Move everything into the database file itself, which works only while nobody else has it open.

    Raises:
        UsageError: when someone has.
    """
    try:
        with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError:
        mode = "wal"
    except sqlite3.DatabaseError:
        return  # not a database; it is kept under another name as it is
    if mode != "delete":
        raise UsageError(f"a program has {file} open; stop the server first")
    for end in BESIDE:
        file.with_name(file.name + end).unlink(missing_ok=True)


def _free_name(file: Path) -> Path:
    """The path for a database that is being replaced."""
    stem = f"{file.name}.before-{times.now()}"
    names = [file.with_name(stem), *(file.with_name(f"{stem}-{count}") for count in range(2, 100))]
    return next(name for name in names if not name.exists())


def _opened(file: Path) -> sqlite3.Connection:
    """A connection to an existing file; it writes nothing into it."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


# --- PostgreSQL


def _copy_postgres(url: URL, part: Path, file: Path) -> None:
    place = _without_password(url)
    command = ["pg_dump", "--format=custom", f"--file={part}", f"--dbname={place}"]
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise UsageError(
            "the program pg_dump is not on this machine: install PostgreSQL's client, or run where it is: "
            f"pg_dump --format=custom --file={file} --dbname={place}"
        ) from None
    if done.returncode:
        story = done.stderr.strip().splitlines() or ["no reason given"]
        raise StorageError(f"pg_dump couldn't copy the database {place}: {story[0]}")


def _without_password(url: URL) -> str:
    """The address in the form PostgreSQL's programs accept."""
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    return bare.render_as_string(hide_password=False)
