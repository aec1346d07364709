"""The tables of the database, typed. Migrations create them; a test keeps the two in step.

Times are whole seconds since 1970, except in columns that end in ``_ms``. JSON is stored as text, so that both
databases return exactly the same bytes and no query ever looks inside. Read this before you write a query or a
migration.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Named,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypedColumns,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from spellhall.kernel import chance

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """A value as JSON text; None is NULL."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


class Seed(TypeDecorator[int]):
    """A random generator's seed or key, as text: too big for an integer column (see ``chance.written``)."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(chance.written(value))

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value, 0)


class PeopleColumns(TypedColumns):
    """Guests and accounts; a guest has no login. ``banned`` is the reason for a ban, which may be empty.

    ``page`` is who may see someone's page and ``presence`` who may see that they are here (see ``profiles.Openness``);
    NULL if they have never chosen.
    """

    id: Named[int] = Column(primary_key=True)
    name: Named[str]
    created: Named[int] = Column(BigInteger)
    login: Named[str | None] = Column(unique=True)
    password: Named[str | None]
    banned: Named[str | None] = Column(Text)
    page: Named[str | None]
    presence: Named[str | None]


class SessionColumns(TypedColumns):
    """The browsers where someone is signed in. Of the token only the fingerprint is stored."""

    token_hash: Named[str] = Column(primary_key=True)
    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    device: Named[str]
    created: Named[int] = Column(BigInteger)
    seen: Named[int] = Column(BigInteger)


class BotColumns(TypedColumns):
    """Programs that play at tables (see ``bots``): each with its own person and its owner. Of the token only the
    fingerprint is stored; ``made`` is when it was created, ``seen`` when the bot last connected.
    """

    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False)
    owner: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    code: Named[str] = Column(unique=True)
    games: Named[list[str]] = Column(Json)
    token_hash: Named[str] = Column(unique=True)
    made: Named[int] = Column(BigInteger)
    seen: Named[int | None] = Column(BigInteger)


class RecoveryColumns(TypedColumns):
    """Unused recovery codes for accounts whose password is lost; of each only the hash is stored."""

    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"))
    number: Named[int]
    hash: Named[str]
    made: Named[int] = Column(BigInteger)


class FriendColumns(TypedColumns):
    """Who has sent whom a friend request, and what came of it (see ``friends``)."""

    asker: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"))
    asked: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    stage: Named[str]
    at: Named[int] = Column(BigInteger)


class DeckColumns(TypedColumns):
    """Deck lists as their owners wrote them. ``removed`` is when the host withdrew one from everyone but its owner."""

    id: Named[int] = Column(primary_key=True)
    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    game: Named[str]
    name: Named[str]
    text: Named[str] = Column(Text)
    created: Named[int] = Column(BigInteger)
    updated: Named[int] = Column(BigInteger)
    share: Named[str | None] = Column(unique=True)
    removed: Named[int | None] = Column(BigInteger)


class TableColumns(TypedColumns):
    """Tables: waiting, in play and over.

    A listed table appears in the lobby while it waits, a watchable one while it is played and among the replays.
    ``snapshot`` is its position after the journal row with the number ``snapshot_at``, where ``asked`` decides (-1:
    nobody). ``footing`` is the position from which a game whose cards had changed went on. ``film_from`` is the first
    moment in a finished game's recording (see ``tables.recordings``), and ``broken`` says why a game cannot go on, or
    why there is no recording of it. ``hand`` is the day whose hand is played there. ``tally`` is what counts of an
    event's finished game, seat by seat.
    """

    id: Named[int] = Column(primary_key=True)
    code: Named[str] = Column(unique=True)
    game: Named[str]
    options: Named[dict[str, Any]] = Column(Json)
    setup: Named[dict[str, Any]] = Column(Json)
    listed: Named[bool]
    watchable: Named[bool]
    version: Named[str]
    digest: Named[str]
    seed: Named[int | None] = Column(Seed)
    seal: Named[str | None] = Column(Text)
    secret: Named[str]
    stage: Named[str]
    host: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    origin: Named[dict[str, Any] | None] = Column(Json)
    created: Named[int] = Column(BigInteger)
    started: Named[int | None] = Column(BigInteger)
    finished: Named[int | None] = Column(BigInteger)
    returns: Named[list[float] | None] = Column(Json)
    length: Named[int | None]
    rematch: Named[str | None]
    ending: Named[str | None]
    score: Named[int | None]
    band: Named[str | None]
    sent_away: Named[list[int] | None] = Column(Json)
    snapshot: Named[str | None] = Column(Text)
    snapshot_at: Named[int | None]
    asked: Named[int | None]
    footing: Named[str | None] = Column(Text)
    film_from: Named[int | None]
    broken: Named[str | None] = Column(Text)
    hand: Named[str | None] = Column(index=True)
    tally: Named[list[dict[str, int]] | None] = Column(Json)


class HandColumns(TypedColumns):
    """Hands of the day: what everyone who plays on that day is dealt."""

    game: Named[str]
    day: Named[str]
    options: Named[dict[str, Any]] = Column(Json)
    deck_name: Named[str]
    deck: Named[list[str]] = Column(Json)
    seed: Named[int] = Column(Seed)


class SeatColumns(TypedColumns):
    """The seats of tables. The token is stored in plain text, because its person must get it again on another device.

    ``result`` is how its person did in a finished game: 1 for a win, -1 for a loss, 0 for neither; NULL if the game was
    called off or played for points, or one person sat at several seats.
    """

    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Named[int]
    kind: Named[str]
    person: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"))
    token: Named[str]
    name: Named[str]
    agent: Named[str | None]
    deck_name: Named[str]
    deck: Named[list[str] | None] = Column(Json)
    ready: Named[bool]
    result: Named[int | None]


class JournalColumns(TypedColumns):
    """Everything that happened at tables, append-only. ``at_ms`` counts from the table's start."""

    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"))
    number: Named[int]
    kind: Named[str]
    seat: Named[int]
    action: Named[int | None] = Column(BigInteger)
    keeps: Named[int | None]
    at_ms: Named[int] = Column(BigInteger)
    clocks: Named[Any | None] = Column(Json)


class RatingColumns(TypedColumns):
    """The rating of each person at a game after each of their rated games (see ``queries.ratings``).

    ``number`` counts someone's rated games at that game. The table's number is not a foreign key, because ratings
    outlive the tables.
    """

    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"))
    game: Named[str]
    number: Named[int]
    table_id: Named[int]
    at: Named[int] = Column(BigInteger)
    mean: Named[float] = Column(Double)
    spread: Named[float] = Column(Double)


class PodColumns(TypedColumns):
    """People and agents who open packs together. ``seed`` and ``packs`` are secret until the pod is over."""

    id: Named[int] = Column(primary_key=True)
    code: Named[str] = Column(unique=True)
    game: Named[str]
    options: Named[dict[str, Any]] = Column(Json)
    plan: Named[dict[str, Any]] = Column(Json)
    stage: Named[str]
    host: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    seed: Named[int | None] = Column(Seed)
    seal: Named[str | None] = Column(Text)
    packs: Named[list[list[list[str]]] | None] = Column(Json)
    created: Named[int] = Column(BigInteger)
    started: Named[int | None] = Column(BigInteger)
    finished: Named[int | None] = Column(BigInteger)


class PodSeatColumns(TypedColumns):
    """Who sits where in a pod."""

    pod_id: Named[int] = Column(ForeignKey("pods.id", ondelete="CASCADE"))
    seat: Named[int]
    kind: Named[str]
    person: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Named[str]


class PodStepColumns(TypedColumns):
    """Everything that happened in pods, append-only. ``at_ms`` counts from the pod's start."""

    pod_id: Named[int] = Column(ForeignKey("pods.id", ondelete="CASCADE"))
    number: Named[int]
    body: Named[dict[str, Any]] = Column(Json)
    at_ms: Named[int] = Column(BigInteger)


class EventColumns(TypedColumns):
    """Events (tournaments). ``seed`` is secret until the event is closed; stage, entrants and round are there for
    lists. An ``imported`` one came from a file, at least in part.
    """

    id: Named[int] = Column(primary_key=True)
    code: Named[str] = Column(unique=True)
    game: Named[str]
    title: Named[str] = Column(Text)
    listed: Named[bool]
    host: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    seed: Named[int] = Column(Seed)
    stage: Named[str]
    entrants: Named[int]
    round: Named[int]
    created: Named[int] = Column(BigInteger)
    closed: Named[int | None] = Column(BigInteger)
    imported: Named[bool] = Column(server_default=false())


class EventEntryColumns(TypedColumns):
    """The logs of events, append-only: each entry as it was written, with the fingerprint of everything before it.

    ``by_person`` is someone's number at the event. There are no names here, so that deleting someone doesn't change
    what fingerprints are made of.
    """

    event_id: Named[int] = Column(ForeignKey("events.id", ondelete="CASCADE"))
    number: Named[int]
    at_ms: Named[int] = Column(BigInteger)
    by_person: Named[int]
    reason: Named[str] = Column(Text)
    body: Named[dict[str, Any]] = Column(Json)
    print: Named[str]


class EventPersonColumns(TypedColumns):
    """The people behind the numbers in an event's log; ``agent`` is the level if it is a program."""

    event_id: Named[int] = Column(ForeignKey("events.id", ondelete="CASCADE"))
    number: Named[int]
    person: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Named[str]
    agent: Named[str | None]


class EventTeamColumns(TypedColumns):
    """Teams at events that have their own name."""

    event_id: Named[int] = Column(ForeignKey("events.id", ondelete="CASCADE"))
    entrant: Named[int]
    name: Named[str]


class EventSlipColumns(TypedColumns):
    """Slips with whose codes the players at a table report their games (see ``slips``); of a code only the fingerprint
    is stored.
    """

    print: Named[str] = Column(primary_key=True)
    event_id: Named[int] = Column(ForeignKey("events.id", ondelete="CASCADE"), index=True)
    round: Named[int]
    attempt: Named[int]
    at_table: Named[int]
    made: Named[int] = Column(BigInteger)


class FilmColumns(TypedColumns):
    """What each seat saw of finished games, compressed: stretches that begin at a moment, and the log at -1."""

    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Named[int]
    at: Named[int]
    told: Named[bytes] = Column(LargeBinary)


class ChatColumns(TypedColumns):
    """Chat lines at tables; the person is stored so that a deleted account leaves no name behind.

    A line that the operator has ``removed`` is shown to nobody; its text stays in the report on it.
    """

    id: Named[int] = Column(primary_key=True)
    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Named[int]
    person: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Named[str]
    text: Named[str] = Column(Text)
    at: Named[int] = Column(BigInteger)
    removed: Named[int | None] = Column(BigInteger)


class AliveColumns(TypedColumns):
    """One row: the server's last heartbeat, which server that was, and until when it owns the database."""

    id: Named[int] = Column(primary_key=True, autoincrement=False)
    at_ms: Named[int] = Column(BigInteger)
    owner: Named[str | None]
    host: Named[str | None]
    place: Named[str | None]
    pid: Named[int | None]
    until_ms: Named[int | None] = Column(BigInteger)


class MemberColumns(TypedColumns):
    """The processes of a hall that has several: where each can be reached, and how long its lease lasts."""

    id: Named[str] = Column(primary_key=True)
    host: Named[str]
    place: Named[str]
    pid: Named[int]
    address: Named[str]
    secret: Named[str]
    at_ms: Named[int | None] = Column(BigInteger)
    until_ms: Named[int] = Column(BigInteger)
    serves: Named[bool]
    ended: Named[bool]


class RoomColumns(TypedColumns):
    """Which process owns a table, a pod or an event; ``left_ms`` while it still has to be loaded there: since when
    nobody has held it.
    """

    name: Named[str] = Column(primary_key=True)
    owner: Named[str | None]
    left_ms: Named[int | None] = Column(BigInteger)


class BulletinColumns(TypedColumns):
    """What one process of a hall tells all others."""

    id: Named[int] = Column(primary_key=True)
    at: Named[int] = Column(BigInteger)
    sender: Named[str]
    kind: Named[str]
    body: Named[dict[str, Any]] = Column(Json)


class OrderColumns(TypedColumns):
    """Commands from the command line to a running server; ``done`` when it has carried one out."""

    id: Named[int] = Column(primary_key=True)
    at: Named[int] = Column(BigInteger)
    kind: Named[str]
    body: Named[dict[str, Any]] = Column(Json)
    done: Named[int | None] = Column(BigInteger)
    answer: Named[str | None] = Column(Text)


class InvitationColumns(TypedColumns):
    """Invitation codes for a hall that is not open to everyone: how many people may still use each, and until when."""

    code: Named[str] = Column(primary_key=True)
    created: Named[int] = Column(BigInteger)
    expires: Named[int] = Column(BigInteger)
    left: Named[int]
    note: Named[str]


class ReportColumns(TypedColumns):
    """Reported names and texts. What was shown is stored here, because the original may be removed.

    ``line`` is the number of what was reported: of a chat line, a seat, an event's entry, person or entrant.
    """

    id: Named[int] = Column(primary_key=True)
    at: Named[int] = Column(BigInteger)
    kind: Named[str]
    code: Named[str]
    reporter: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    accused: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    line: Named[int | None]
    name: Named[str]
    text: Named[str] = Column(Text)
    settled: Named[int | None] = Column(BigInteger)
    verdict: Named[str | None]


class AuditColumns(TypedColumns):
    """What may have to be looked into later: sign-ins, bans, closed tables, commands.

    A person's number is not a foreign key, so that it outlives the person; nobody else ever gets it.
    """

    id: Named[int] = Column(primary_key=True)
    at: Named[int] = Column(BigInteger, index=True)
    deed: Named[str]
    person: Named[int | None]
    about: Named[str] = Column(Text)


# By default SQLite reuses the number of a deleted row, and nobody must ever get the number of a deleted person.
people = Table("people", metadata, PeopleColumns, sqlite_autoincrement=True)
sessions = Table("sessions", metadata, SessionColumns)
bots = Table("bots", metadata, BotColumns)
recovery = Table("recovery", metadata, RecoveryColumns, PrimaryKeyConstraint("person", "number"))
friends = Table("friends", metadata, FriendColumns, PrimaryKeyConstraint("asker", "asked"))
decks = Table("decks", metadata, DeckColumns, sqlite_autoincrement=True)
tables = Table("tables", metadata, TableColumns, Index(None, "stage", "id"), sqlite_autoincrement=True)
hands = Table("hands", metadata, HandColumns, PrimaryKeyConstraint("game", "day"))
seats = Table(
    "seats", metadata, SeatColumns, PrimaryKeyConstraint("table_id", "seat"), Index(None, "person", "table_id")
)
journal = Table("journal", metadata, JournalColumns, PrimaryKeyConstraint("table_id", "number"))
ratings = Table(
    "ratings",
    metadata,
    RatingColumns,
    PrimaryKeyConstraint("person", "game", "number"),
    UniqueConstraint("table_id", "person"),
)
pods = Table("pods", metadata, PodColumns, Index(None, "stage", "id"), sqlite_autoincrement=True)
pod_seats = Table("pod_seats", metadata, PodSeatColumns, PrimaryKeyConstraint("pod_id", "seat"))
pod_steps = Table("pod_steps", metadata, PodStepColumns, PrimaryKeyConstraint("pod_id", "number"))
events = Table("events", metadata, EventColumns, Index(None, "stage", "id"), sqlite_autoincrement=True)
event_entries = Table("event_entries", metadata, EventEntryColumns, PrimaryKeyConstraint("event_id", "number"))
event_people = Table("event_people", metadata, EventPersonColumns, PrimaryKeyConstraint("event_id", "number"))
event_slips = Table("event_slips", metadata, EventSlipColumns)
event_teams = Table("event_teams", metadata, EventTeamColumns, PrimaryKeyConstraint("event_id", "entrant"))
films = Table("films", metadata, FilmColumns, PrimaryKeyConstraint("table_id", "seat", "at"))
chat = Table("chat", metadata, ChatColumns, sqlite_autoincrement=True)
alive = Table("alive", metadata, AliveColumns)
members = Table("members", metadata, MemberColumns)
rooms = Table("rooms", metadata, RoomColumns, Index(None, "owner"))
bulletin = Table("bulletin", metadata, BulletinColumns, sqlite_autoincrement=True)
orders = Table("orders", metadata, OrderColumns, sqlite_autoincrement=True)
invitations = Table("invitations", metadata, InvitationColumns)
reports = Table("reports", metadata, ReportColumns, sqlite_autoincrement=True)
audit = Table("audit", metadata, AuditColumns, sqlite_autoincrement=True)
