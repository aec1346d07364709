"""The tables of the database, typed. Migrations make them; a test keeps both alike.

Times are whole seconds since 1970, but for columns that end in ``_ms``. JSON is kept as text, so that both databases
keep and give back the same bytes and nothing ever asks the database what stands in it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Dialect,
    ForeignKey,
    Index,
    MetaData,
    Named,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypedColumns,
    TypeDecorator,
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
    """A seed or a key of a generator, as text: too wide for a number of the database (see ``chance.written``)."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(chance.written(value))

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value, 0)


class PeopleColumns(TypedColumns):
    """Guests and accounts; a guest has no login."""

    id: Named[int] = Column(primary_key=True)
    name: Named[str]
    created: Named[int] = Column(BigInteger)
    login: Named[str | None] = Column(unique=True)
    password: Named[str | None]


class SessionColumns(TypedColumns):
    """The browsers in which somebody is known. Of the token only the fingerprint is kept."""

    token_hash: Named[str] = Column(primary_key=True)
    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    device: Named[str]
    created: Named[int] = Column(BigInteger)
    seen: Named[int] = Column(BigInteger)


class DeckColumns(TypedColumns):
    """Deck lists as their people wrote them."""

    id: Named[int] = Column(primary_key=True)
    person: Named[int] = Column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    game: Named[str]
    name: Named[str]
    text: Named[str] = Column(Text)
    created: Named[int] = Column(BigInteger)
    updated: Named[int] = Column(BigInteger)
    share: Named[str | None] = Column(unique=True)


class TableColumns(TypedColumns):
    """Tables at which games are set up, played and over.

    A listed table stands in the lobby while it waits, a watchable one while it is played and among the replays.
    ``snapshot`` is its position after the journal row with the number ``snapshot_at``.
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
    snapshot: Named[str | None] = Column(Text)
    snapshot_at: Named[int | None]


class SeatColumns(TypedColumns):
    """The seats of tables. The token is kept as it is, since its person must be given it again on another device."""

    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Named[int]
    kind: Named[str]
    person: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    token: Named[str]
    name: Named[str]
    agent: Named[str | None]
    deck_name: Named[str]
    deck: Named[list[str] | None] = Column(Json)
    ready: Named[bool]


class JournalColumns(TypedColumns):
    """All that happened at tables, append-only. ``at_ms`` counts from the start of the table."""

    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"))
    number: Named[int]
    kind: Named[str]
    seat: Named[int]
    action: Named[int | None] = Column(BigInteger)
    keeps: Named[int | None]
    at_ms: Named[int] = Column(BigInteger)
    clocks: Named[Any | None] = Column(Json)


class ChatColumns(TypedColumns):
    """What was said at tables; the person is kept so that a deleted account leaves no name behind."""

    id: Named[int] = Column(primary_key=True)
    table_id: Named[int] = Column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Named[int]
    person: Named[int | None] = Column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Named[str]
    text: Named[str] = Column(Text)
    at: Named[int] = Column(BigInteger)


class AliveColumns(TypedColumns):
    """One row: when the server last said that it is alive."""

    id: Named[int] = Column(primary_key=True, autoincrement=False)
    at_ms: Named[int] = Column(BigInteger)


# SQLite gives the number of a deleted row to the next one unless it is told not to, and nobody must ever get the number
# of a deleted person.
people = Table("people", metadata, PeopleColumns, sqlite_autoincrement=True)
sessions = Table("sessions", metadata, SessionColumns)
decks = Table("decks", metadata, DeckColumns, sqlite_autoincrement=True)
tables = Table("tables", metadata, TableColumns, Index(None, "stage", "id"), sqlite_autoincrement=True)
seats = Table("seats", metadata, SeatColumns, PrimaryKeyConstraint("table_id", "seat"))
journal = Table("journal", metadata, JournalColumns, PrimaryKeyConstraint("table_id", "number"))
chat = Table("chat", metadata, ChatColumns, sqlite_autoincrement=True)
alive = Table("alive", metadata, AliveColumns)
