"""What can be set about a server: fields of ``Settings``, each from the environment variable of its name.

``SPELLHALL_PORT=9000`` sets ``port``, and so on. An empty variable counts as one that is not set.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from spellhall.kernel.errors import UsageError

PREFIX = "SPELLHALL_"
YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")
DATABASES = ("sqlite:///", "postgresql://", "postgresql+psycopg://", "postgres://")


@dataclass(frozen=True)
class Kind:
    """How a value is read from text, and how it is said what would be right. ``secret``: it is never repeated."""

    read: Callable[[str], Any]
    wanted: str
    secret: bool = False


def whole(least: int, most: int) -> Kind:
    """Whole numbers of a range."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal():
            raise ValueError
        if not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return Kind(read, f"a whole number from {least} to {most}")


def number(least: float, most: float) -> Kind:
    """Numbers of a range."""

    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:  # nor is nan within any range
            raise ValueError
        return value

    return Kind(read, f"a number from {least:g} to {most:g}")


def one_of(*values: str) -> Kind:
    """Some words."""

    def read(text: str) -> str:
        if text.lower() not in values:
            raise ValueError
        return text.lower()

    return Kind(read, f"one of {', '.join(values)}")


def _switch(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError
    return text.lower() in YES


def _host(text: str) -> str:
    if any(letter.isspace() or letter in "/@?#" for letter in text):
        raise ValueError
    return text


def _database(text: str) -> str:
    if not text.startswith(DATABASES):
        raise ValueError
    return text


SWITCH = Kind(_switch, "yes or no")
HOST = Kind(_host, "the name or the address of this machine, such as 127.0.0.1, or 0.0.0.0 for all its networks")
DATABASE = Kind(_database, "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME", secret=True)


def _setting(default: Any, kind: Kind) -> Any:
    return field(default=default, metadata={"kind": kind})


def _spare_cores() -> int:
    """One core is for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """What can be set about a server.

    Attributes:
        host: where to listen.
        port: where to listen; 0 takes a free one.
        database: the address of the database; the folder of an SQLite file is made when it is missing.
        tables_per_person: how many tables that are not over one person may hold.
        tables: how many tables may be open in all.
        sockets: how many sockets may be connected.
        message_bytes: how long one message of a socket, or the body of a request, may be.
        messages_per_second: how many messages one socket may send in the long run, ...
        messages_burst: ... and how many at once after a rest.
        requests_per_second: the same for requests of one address that change something.
        requests_burst: the same for requests of one address that change something.
        chat_per_second: the same for what is said to a table.
        chat_burst: the same for what is said to a table.
        chat_length: how many characters one may say at once.
        agent_processes: in how many processes agents think.
        spectator_delay: after how many seconds spectators of a delayed table see what happened.
        pace: the least seconds from one action of an agent to its next, so that people can follow.
        proxy_headers: whether a proxy in front tells who calls (X-Forwarded-For, X-Forwarded-Proto).
        secure_cookies: whether cookies are for https only.
        log_format: how the log is written: for programs or for people.
        drain_seconds: how long a server that was told to stop waits for what is under way.
        entry: who may come in: everybody, those whom a code of the host's invites, or everybody who has an account.
        ready_seconds: how old the last sign of life in the database may be while ``/api/ready`` says yes.
        reports_per_hour: how many names and lines one person may report.
        finished_days: after how many days a finished game is thrown away; 0: never.
        audit_days: for how long ``spellhall admin prune`` keeps the audit and the reports that are settled.
    """

    host: str = _setting("127.0.0.1", HOST)
    port: int = _setting(8000, whole(0, 65535))
    database: str = _setting("sqlite:///spellhall-data/spellhall.sqlite", DATABASE)
    tables_per_person: int = _setting(20, whole(1, 10_000))
    tables: int = _setting(5000, whole(1, 1_000_000))
    sockets: int = _setting(4000, whole(1, 1_000_000))
    message_bytes: int = _setting(16 * 1024, whole(1024, 1024 * 1024))
    messages_per_second: int = _setting(20, whole(1, 10_000))
    messages_burst: int = _setting(60, whole(1, 100_000))
    requests_per_second: int = _setting(20, whole(1, 10_000))
    requests_burst: int = _setting(60, whole(1, 100_000))
    chat_per_second: int = _setting(1, whole(1, 1000))
    chat_burst: int = _setting(5, whole(1, 1000))
    chat_length: int = _setting(300, whole(1, 10_000))
    agent_processes: int = field(default_factory=_spare_cores, metadata={"kind": whole(1, 1024)})
    spectator_delay: float = _setting(120.0, number(0, 3600))
    pace: float = _setting(0.9, number(0, 60))
    proxy_headers: bool = _setting(False, SWITCH)
    secure_cookies: bool = _setting(False, SWITCH)
    log_format: str = _setting("console", one_of("console", "json"))
    drain_seconds: float = _setting(10.0, number(0, 3600))
    entry: str = _setting("open", one_of("open", "invite", "accounts"))
    ready_seconds: float = _setting(15.0, number(2, 3600))
    reports_per_hour: int = _setting(20, whole(1, 10_000))
    finished_days: int = _setting(0, whole(0, 36_500))
    audit_days: int = _setting(180, whole(1, 10_000))

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: str | None) -> Settings:
        """The settings of an environment; what is ``given`` as text (options of a command) goes before it.

        Raises:
            UsageError: for a value that cannot be; it names the variable or the option.
        """
        values = {}
        for one in fields(cls):
            kind: Kind = one.metadata["kind"]
            text = given.get(one.name)
            source = f"--{one.name}"
            if text is None:
                source = PREFIX + one.name.upper()
                text = environment.get(source, "").strip()
                if not text:
                    continue
            try:
                values[one.name] = kind.read(text)
            except ValueError:
                said = "what it says" if kind.secret else repr(text)
                raise UsageError(f"{source}: {said} is not {kind.wanted}") from None
        return cls(**values)
