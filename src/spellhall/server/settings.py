"""A server's settings: fields of ``Settings``, each read from the environment variable of its name.

``SPELLHALL_PORT=9000`` sets ``port``, and so on. An empty variable counts as not set. A secret may be read from a file
instead, named by a variable that ends in ``_FILE``: ``SPELLHALL_DATABASE_FILE=/run/secrets/db``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from spellhall.kernel.errors import UsageError

PREFIX = "SPELLHALL_"
FROM_FILE = "_FILE"
YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")
DATABASES = ("sqlite:///", "postgresql://", "postgresql+psycopg://", "postgres://")


@dataclass(frozen=True)
class Kind:
    """How a value is read from text, and how an error message describes valid values. ``secret``: the value is never
    repeated.
    """

    read: Callable[[str], Any]
    wanted: str
    secret: bool = False


def whole(least: int, most: int) -> Kind:
    """Whole numbers within a range."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal():
            raise ValueError
        if not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return Kind(read, f"a whole number from {least} to {most}")


def number(least: float, most: float) -> Kind:
    """Numbers within a range."""

    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:  # nan isn't within any range either
            raise ValueError
        return value

    return Kind(read, f"a number from {least:g} to {most:g}")


def one_of(*values: str) -> Kind:
    """A choice of words."""

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


def _proxies(text: str) -> tuple[str, ...]:
    if text.lower() in YES + NO:
        return LOOPBACK if text.lower() in YES else ()
    return tuple(str(ip_network(part, strict=False)) for part in text.replace(",", " ").split())


def _token(text: str) -> str:
    if len(text) < SHORTEST_TOKEN or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError
    return text


def _files(text: str) -> tuple[str, ...]:
    return tuple(str(Path(part.strip()).resolve()) for part in text.split(os.pathsep) if part.strip())


LOOPBACK = ("127.0.0.0/8", "::1/128")
SHORTEST_TOKEN = 16
SWITCH = Kind(_switch, "yes or no")
HOST = Kind(_host, "the name or the address of this machine, such as 127.0.0.1, or 0.0.0.0 for all its networks")
PROXIES = Kind(_proxies, "yes (a proxy on this machine), no, or addresses and networks such as 10.0.0.5 172.18.0.0/16")
TOKEN = Kind(_token, f"a word of {SHORTEST_TOKEN} or more plain characters", secret=True)
FILES = Kind(_files, f"the names of files, separated by {os.pathsep!r}")
DATABASE = Kind(_database, "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME", secret=True)


def _setting(default: Any, kind: Kind) -> Any:
    return field(default=default, metadata={"kind": kind})


def _spare_cores() -> int:
    """All cores but one, which is left for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """A server's settings.

    Attributes:
        host: where to listen.
        port: where to listen; 0 takes a free one.
        database: the address of the database; the folder of an SQLite file is created if it is missing.
        cards: files with cards of the hall's own, separated as in PATH; every table knows them.
        tables_per_person: how many unfinished tables one person may have.
        tables: how many tables may be open in all.
        tables_per_hour: how many tables, pods and events may be made from one address in an hour.
        pods_per_person: how many unfinished pods one person may have set up.
        pods: how many unfinished pods there may be in all.
        pod_seats: how many seats a pod may have.
        events_per_person: how many events (tournaments) one person may have announced that are not closed.
        events: how many unfinished events there may be in all.
        event_bytes: how long a request may be that uploads an event (tournament) as a file.
        guests_per_hour: how many guests, and how many accounts, may be made from one address in an hour.
        friends_per_person: how many friends one person may have, including pending requests.
        bots_per_person: how many bots one account may have; 0: none at all.
        asks_per_hour: how often one person may send friend requests, challenge friends, call bots, or look for
            opponents.
        sockets: how many sockets may be connected.
        sockets_per_address: how many of them may come from one address.
        sockets_per_person: how many of them may belong to one person.
        connections_per_address: how many connections, not counting sockets, one address may have; those of a trusted
            proxy are not counted.
        arrival_seconds: how long a request may take to arrive, from its first byte to the end of its body.
        message_bytes: how long one message of a socket, or the body of a request, may be.
        messages_per_second: how many messages one socket may send in the long run, ...
        messages_burst: ... and how many at once after a rest.
        faults_per_second: the same for a socket's messages that are invalid or come too fast, ...
        faults_burst: ... after which it is closed.
        requests_per_second: the same for an address's requests that change something.
        requests_burst: the same for an address's requests that change something.
        reads_per_second: the same for an address's requests that only read, except for the page's files.
        reads_burst: the same for an address's requests that only read, except for the page's files.
        codes_per_minute: how many invalid codes of tables, replays and decks one address may try.
        chat_per_second: the same for one person's chat lines.
        chat_burst: the same for one person's chat lines.
        chat_length: how many characters a chat line may have.
        agent_processes: in how many processes agents think.
        hint_seconds: how many seconds the hall thinks about a hint.
        hints_per_minute: how many hints one person may have in a minute.
        work_processes: in how many processes long work is done: checks of tournaments, reviews, deck tests, recordings.
            One more is for short requests, such as searches.
        work_seconds_per_minute: how many CPU seconds of work one address may cause in a minute, before it waits behind
            everyone else's; far over that, the hall refuses more.
        work_waiting: how many jobs may wait for a thread, and how many for a process.
        work_waiting_per_address: how many of them may come from one address.
        checks_per_minute: how many event logs one address may have checked in a minute.
        review_simulations: how many simulations the review of a finished game runs for each choice.
        reviews_per_day: how many reviews of games one person may have in a day; 0: none at all.
        deck_test_games: how many games a deck test may have.
        deck_tests_per_day: how many deck tests one person may have in a day; 0: none at all.
        spectator_delay: how many seconds later spectators of a delayed table see what happened.
        abandoned_seconds: how many seconds a player who has to decide may be absent before others may claim the game.
        pace: how many seconds an agent's play is shown before it goes on (see ``tables.pace``).
        cluster: whether this server shares its database, a PostgreSQL, with others: together they are one hall.
        workers: how many processes this machine runs; more than one are always such a hall.
        peer_host: the name or address of this machine at which the hall's other processes reach this one.
        peer_port: the port at which they do; 0 takes a free one.
        proxy_headers: the addresses of proxies that are trusted to say who calls and which host was asked for
            (X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host); yes: on this machine.
        metrics_token: anyone who sends it (Authorization: Bearer TOKEN) may read /api/metrics from anywhere; without
            one, only this machine may.
        secure_cookies: whether cookies are for https only.
        log_format: how the log is written: for programs or for people.
        drain_seconds: how long a stopping server waits for work in progress.
        lease_wait: how many seconds a starting server waits for another one to release the database.
        waiting_hours: after how many hours a table that waits for players is deleted, unless someone is looking at it.
        left_days: after how many days without an action a game is called off, unless someone is looking at it; 0:
            never.
        finished_days: after how many days a finished game is deleted; 0: never.
        event_days: after how many days a closed event (tournament) is deleted, with its log; 0: never.
        guest_days: after how many days an inactive guest is deleted; 0: never.
        entry: who may come in: everybody, people with an invitation code, or everybody with an account.
        ready_seconds: how old the last heartbeat in the database may be for ``/api/ready`` to say yes.
        reports_per_hour: how many names and chat lines one person may report in an hour.
        audit_days: how many days ``spellhall admin prune`` keeps the audit log and settled reports.
    """

    host: str = _setting("127.0.0.1", HOST)
    port: int = _setting(8000, whole(0, 65535))
    database: str = _setting("sqlite:///spellhall-data/spellhall.sqlite", DATABASE)
    cards: tuple[str, ...] = _setting((), FILES)
    tables_per_person: int = _setting(20, whole(1, 10_000))
    tables: int = _setting(5000, whole(1, 1_000_000))
    tables_per_hour: int = _setting(200, whole(1, 1_000_000))
    pods_per_person: int = _setting(5, whole(1, 10_000))
    pods: int = _setting(500, whole(1, 1_000_000))
    pod_seats: int = _setting(8, whole(2, 12))
    events_per_person: int = _setting(5, whole(1, 10_000))
    events: int = _setting(200, whole(1, 1_000_000))
    event_bytes: int = _setting(2 << 20, whole(65_536, 64 << 20))
    guests_per_hour: int = _setting(100, whole(1, 1_000_000))
    friends_per_person: int = _setting(200, whole(1, 10_000))
    bots_per_person: int = _setting(5, whole(0, 1000))
    asks_per_hour: int = _setting(120, whole(1, 1_000_000))
    sockets: int = _setting(4000, whole(1, 1_000_000))
    sockets_per_address: int = _setting(200, whole(1, 1_000_000))
    sockets_per_person: int = _setting(20, whole(1, 1_000_000))
    connections_per_address: int = _setting(400, whole(1, 1_000_000))
    arrival_seconds: float = _setting(15.0, number(0.1, 3600))
    message_bytes: int = _setting(16 * 1024, whole(1024, 1024 * 1024))
    messages_per_second: int = _setting(20, whole(1, 10_000))
    messages_burst: int = _setting(60, whole(1, 100_000))
    faults_per_second: int = _setting(1, whole(1, 10_000))
    faults_burst: int = _setting(30, whole(1, 100_000))
    requests_per_second: int = _setting(20, whole(1, 10_000))
    requests_burst: int = _setting(60, whole(1, 100_000))
    reads_per_second: int = _setting(60, whole(1, 10_000))
    reads_burst: int = _setting(600, whole(1, 100_000))
    codes_per_minute: int = _setting(30, whole(1, 100_000))
    chat_per_second: int = _setting(1, whole(1, 1000))
    chat_burst: int = _setting(5, whole(1, 1000))
    chat_length: int = _setting(300, whole(1, 10_000))
    agent_processes: int = field(default_factory=_spare_cores, metadata={"kind": whole(1, 1024)})
    hint_seconds: float = _setting(1.0, number(0.01, 60))
    hints_per_minute: int = _setting(20, whole(1, 10_000))
    work_processes: int = _setting(1, whole(1, 1024))
    work_seconds_per_minute: float = _setting(30.0, number(1, 1_000_000))
    work_waiting: int = _setting(1000, whole(10, 1_000_000))
    work_waiting_per_address: int = _setting(100, whole(5, 1_000_000))
    checks_per_minute: int = _setting(10, whole(1, 10_000))
    review_simulations: int = _setting(80, whole(1, 100_000))
    reviews_per_day: int = _setting(40, whole(0, 10_000))
    deck_test_games: int = _setting(500, whole(2, 100_000))
    deck_tests_per_day: int = _setting(10, whole(0, 10_000))
    spectator_delay: float = _setting(120.0, number(0, 3600))
    abandoned_seconds: float = _setting(300.0, number(0, 86_400))
    pace: float = _setting(0.9, number(0, 60))
    cluster: bool = _setting(False, SWITCH)
    workers: int = _setting(1, whole(1, 64))
    peer_host: str = _setting("127.0.0.1", HOST)
    peer_port: int = _setting(0, whole(0, 65535))
    proxy_headers: tuple[str, ...] = _setting((), PROXIES)
    metrics_token: str = _setting("", TOKEN)
    secure_cookies: bool = _setting(False, SWITCH)
    log_format: str = _setting("console", one_of("console", "json"))
    drain_seconds: float = _setting(10.0, number(0, 3600))
    lease_wait: float = _setting(15.0, number(0, 3600))
    waiting_hours: int = _setting(24, whole(1, 8760))
    left_days: int = _setting(30, whole(0, 36_500))
    finished_days: int = _setting(0, whole(0, 36_500))
    event_days: int = _setting(0, whole(0, 36_500))
    guest_days: int = _setting(365, whole(0, 36_500))
    entry: str = _setting("open", one_of("open", "invite", "accounts"))
    ready_seconds: float = _setting(15.0, number(2, 3600))
    reports_per_hour: int = _setting(20, whole(1, 10_000))
    audit_days: int = _setting(180, whole(1, 10_000))

    @property
    def shared(self) -> bool:
        """Whether the hall has several processes, or may have."""
        return self.cluster or self.workers > 1

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: str | None) -> Settings:
        """The settings from an environment; options given as text (on the command line) take precedence.

        Raises:
            UsageError: for an invalid value; it names the variable or the option.
        """
        values = {}
        for one in fields(cls):
            kind: Kind = one.metadata["kind"]
            text = given.get(one.name)
            source = f"--{one.name}"
            if text is None:
                source, text = _said(environment, PREFIX + one.name.upper(), kind.secret)
                if not text:
                    continue
            try:
                values[one.name] = kind.read(text)
            except ValueError:
                said = "what it says" if kind.secret else repr(text)
                raise UsageError(f"{source}: {said} is not {kind.wanted}") from None
        found = cls(**values)
        if found.shared and found.database.startswith("sqlite"):
            raise UsageError(
                "several processes need a PostgreSQL, because an SQLite file has one writer; set SPELLHALL_DATABASE to "
                "postgresql://USER:PASSWORD@HOST/NAME, or leave out --workers and SPELLHALL_CLUSTER"
            )
        return found


def _said(environment: Mapping[str, str], variable: str, secret: bool) -> tuple[str, str]:
    """What an environment says about a variable, and where: in the variable, or in the file that another one names.

    Raises:
        UsageError: when both are set, or the file cannot be read.
    """
    text = environment.get(variable, "").strip()
    file = environment.get(variable + FROM_FILE, "").strip() if secret else ""
    if not file:
        return variable, text
    source = variable + FROM_FILE
    if text:
        raise UsageError(f"{variable} and {source} are both set; use only one")
    try:
        return source, Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it isn't text"
        raise UsageError(f"{source}: {file} can't be read: {why}") from None
