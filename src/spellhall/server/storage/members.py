"""Several processes on one PostgreSQL: which of them live, and which owns what. Read this when a hall of several
processes doesn't start, or doesn't take over.

Each process, a *member*, has a row in ``members`` with a lease that its heartbeat renews. Every transaction of its
writer begins by checking that the row still stands (``hold``), so a member that was declared dead stores nothing more,
whatever it believes. All members together hold the lease of the database (see ``lease``), so a server that wants the
database to itself can't start meanwhile, nor can they while one is running.

What they share among themselves are *rooms*: a table, a pod, an event, or the seat of the leader, who does what only
one process can do. A room has one owner, whose row fences everything that is stored of it. The tables of a pod or an
event belong to the same room as the pod or the event itself, because its owner counts their results.
When a member ends, the others get its rooms in turns (``hand_over``), and load them with ``left_ms``, the time since
which nobody has held them: no clock has run since.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    Row,
    String,
    and_,
    any_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)

from spellhall.server.storage import lease, schema
from spellhall.server.storage.lease import LOCK, DatabaseClock, Owner

LIFE_MS = 6_000
"""How long a member's lease lasts after its last heartbeat."""
OPENING_MS = 60_000
"""How long the lease of a member lasts that is still opening, and owns nothing yet."""
KEPT_MS = 24 * 3_600_000
"""How long the row of a member that has ended is kept: until then it fences what the member may still try to store."""
STUCK_MS = 4_000
"""After so long a transaction that does nothing is ended by the database, because others wait for its locks."""
MEMBER = "spellhall_member"
"""Execution option of a member's writing connections: its ID. What is created there is its own from the beginning."""
LEADER = "leader"
"""The room of the member that does what only one can do."""

_member = schema.members.c
_room = schema.rooms.c
_alive = schema.alive.c
_OF = {"table": schema.tables, "pod": schema.pods, "event": schema.events}


class Member(msgspec.Struct, frozen=True):
    """One process of a hall.

    Attributes:
        owner: the process.
        address: the host and port where the other members reach it.
        secret: what they send with it, so that it knows them.
    """

    owner: Owner
    address: str
    secret: str

    @property
    def id(self) -> str:
        """The ID of its process."""
        return self.owner.id


def new_member(host: str, port: int) -> Member:
    """This process, as a member that the others reach at this host and port."""
    place = f"[{host}]" if ":" in host else host
    return Member(lease.myself(), f"{place}:{port}", secrets.token_urlsafe(24))


class Claim(NamedTuple):
    """Who owns a room, and, if its owner has yet to load it, since when nobody has held it."""

    owner: str
    left_ms: int | None


class Entry(NamedTuple):
    """What a member tells all others."""

    id: int
    sender: str
    kind: str
    body: dict[str, Any]


class Glance(NamedTuple):
    """What a member looks at with each heartbeat.

    Attributes:
        living: the members that have not ended.
        silent: those of them whose lease has run out; ``gone``: those whose process is seen to be gone.
        serving: those of the living that are open, and not about to end.
        leader: the owner of the leader's room; None if it has ended.
        waiting: the rooms that have been handed to it and not loaded yet, and those that belong to no living member.
    """

    living: list[Member]
    silent: list[str]
    gone: list[str]
    serving: list[str]
    leader: str | None
    waiting: list[str]


def glance(connection: Connection, me: str) -> Glance:
    """Look around."""
    now = _now(connection)
    rows = connection.execute(select(schema.members).where(~_member.ended).order_by(_member.id)).all()
    silent = [row.id for row in rows if row.id != me and row.until_ms <= now]
    gone = [row.id for row in rows if _as_member(row).owner.gone]
    handed = or_(_nobodys(), and_(_room.owner == me, _room.left_ms.is_not(None)))
    waiting = connection.execute(select(_room.name).where(handed).order_by(_room.name)).scalars()
    led = connection.execute(select(_room.owner).where(_room.name == LEADER, ~_nobodys())).scalar_one_or_none()
    serving = [row.id for row in rows if row.serves]
    return Glance([_as_member(row) for row in rows], silent, gone, serving, led, [*waiting])


def _nobodys() -> ColumnElement[bool]:
    """The condition for a room that belongs to no living member."""
    return _room.owner.is_(None) | _room.owner.not_in(select(_member.id).where(~_member.ended))


def _alone_at_it(connection: Connection) -> None:
    """Let no other member come or go until this transaction ends."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})


# ------------------------------------------------------------------ living and dying


def join(connection: Connection, member: Member) -> Owner | None:
    """Become a member; returns the server that has the database to itself, if there is one."""
    _alone_at_it(connection)
    other = lease.present(connection)
    if other is not None and other.id != lease.SHARED:
        return other
    if connection.execute(select(_alive.id)).first() is None:
        connection.execute(insert(schema.alive).values(id=1, at_ms=0))
    connection.execute(
        update(schema.alive).values(
            owner=lease.SHARED, host=member.owner.host, place="", pid=0, until_ms=DatabaseClock() + lease.LIFE_MS
        )
    )
    values = msgspec.structs.asdict(member.owner) | {"address": member.address, "secret": member.secret}
    values |= {"until_ms": DatabaseClock() + OPENING_MS, "serves": False, "ended": False}
    if connection.execute(update(schema.members).where(_member.id == member.id).values(**values)).rowcount == 0:
        connection.execute(insert(schema.members).values(**values))
    return None


def hold(connection: Connection, member: str) -> None:
    """Continue only while a member lives.

    Raises:
        LeaseLost: when others have taken over.
    """
    found = connection.exec_driver_sql(
        "SELECT set_config('idle_in_transaction_session_timeout', %s, true) FROM members WHERE id = %s AND NOT ended "
        "FOR SHARE",
        (str(STUCK_MS), member),
    )
    if found.first() is None:
        raise lease.lost()


def beat(connection: Connection, member: str, at_ms: int | None, serves: bool) -> None:
    """Renew a member's lease, and everyone's lease of the database; for ``at_ms`` see ``heartbeat.beat``. ``serves``:
    whether it is open, and not about to end.
    """
    told = {} if at_ms is None else {"at_ms": at_ms}
    renewed = {"serves": serves, "until_ms": DatabaseClock() + LIFE_MS}
    connection.execute(update(schema.members).where(_member.id == member).values(**told, **renewed))
    connection.execute(update(schema.alive).values(**told, until_ms=DatabaseClock() + lease.LIFE_MS))


def living(connection: Connection) -> list[Member]:
    """The members that have not ended, in a fixed order."""
    rows = connection.execute(select(schema.members).where(~_member.ended).order_by(_member.id))
    return [_as_member(row) for row in rows]


def end_silent(connection: Connection, member: str) -> bool:
    """End a member whose lease has run out or whose process is gone, and hand over its rooms; returns whether it was
    so. One that has renewed its lease meanwhile, or is storing something right now, goes on.
    """
    _alone_at_it(connection)
    still = select(schema.members).where(_member.id == member, ~_member.ended).with_for_update(skip_locked=True)
    row = connection.execute(still).one_or_none()
    if row is None or (row.until_ms > _now(connection) and not _as_member(row).owner.gone):
        return False
    connection.execute(update(schema.members).where(_member.id == member).values(ended=True))
    hand_over(connection, member, row.at_ms or 0)
    return True


def _as_member(row: Row[Any]) -> Member:
    return Member(Owner(row.id, row.host, row.place, row.pid), row.address, row.secret)


def leave(connection: Connection, member: str) -> None:
    """A member ends by itself. The last one gives back the database."""
    _alone_at_it(connection)
    ended = update(schema.members).where(_member.id == member).values(ended=True).returning(_member.at_ms)
    hand_over(connection, member, connection.execute(ended).scalar_one_or_none() or 0)
    if not living(connection):
        mine = _alive.owner == lease.SHARED
        connection.execute(update(schema.alive).where(mine).values(owner=None, until_ms=0))


def withdraw(connection: Connection, member: str) -> None:
    """A member is about to end: it gets no more rooms, and another one leads from now on."""
    _alone_at_it(connection)
    connection.execute(update(schema.members).where(_member.id == member).values(serves=False))
    if heirs := _heirs(connection):
        led = update(schema.rooms).where(_room.name == LEADER, _room.owner == member)
        connection.execute(led.values(owner=heirs[0], left_ms=0))


def _heirs(connection: Connection) -> list[str]:
    """The members that can take over rooms: those that serve, or all that live if none does."""
    rows = connection.execute(select(_member.id, _member.serves).where(~_member.ended).order_by(_member.id)).all()
    return [row.id for row in rows if row.serves] or [row.id for row in rows]


def hand_over(connection: Connection, member: str, left_ms: int) -> None:
    """Give a member's rooms to others in turns; to nobody if there are none."""
    heirs = _heirs(connection)
    number = func.row_number().over(order_by=_room.name) % max(1, len(heirs))
    each = select(_room.name, number.label("turn")).where(_room.owner == member).subquery()
    heir = case(dict(enumerate(heirs)), value=each.c.turn) if heirs else None
    connection.execute(
        update(schema.rooms)
        .where(_room.name == each.c.name)
        .values(owner=heir, left_ms=func.coalesce(_room.left_ms, left_ms))
    )


# ------------------------------------------------------------------ rooms


def room_of(kind: str, code: str, setup: dict[str, Any] | None = None) -> str:
    """The name of the room of a table, a pod or an event; a table's ``setup`` says whether it belongs to another."""
    for other in ("pod", "event"):
        if setup and setup.get(other):
            return f"{other}:{setup[other]}"
    return f"{kind}:{code}"


def created(connection: Connection, kind: str, code: str, setup: dict[str, Any] | None = None) -> None:
    """Something was created in this transaction: it belongs to the member that did it, if the hall has members."""
    me = connection.get_execution_options().get(MEMBER)
    if me is not None and (name := room_of(kind, code, setup)) == f"{kind}:{code}":
        connection.execute(insert(schema.rooms).values(name=name, owner=me))


def find_room(connection: Connection, kind: str, code: str) -> str | None:
    """The name of the room of a stored table, pod or event; None if there is no such thing."""
    kept = _OF[kind]
    if kind != "table":
        return f"{kind}:{code}" if connection.execute(select(exists().where(kept.c.code == code))).scalar() else None
    setup = connection.execute(select(schema.tables.c.setup).where(schema.tables.c.code == code)).one_or_none()
    return None if setup is None else room_of(kind, code, setup[0])


def claim(connection: Connection, name: str, me: str) -> Claim:
    """Take a room if no living member has it; returns who owns it now. ``left_ms`` stays until everything in it has
    been loaded (``claim_all``).
    """
    row = connection.execute(select(_room.owner, _room.left_ms).where(_room.name == name).with_for_update()).first()
    if row is None:
        taken = connection.exec_driver_sql(
            "INSERT INTO rooms (name, owner) VALUES (%s, %s) ON CONFLICT (name) DO NOTHING", (name, me)
        )
        if taken.rowcount:
            return Claim(me, None)
        row = connection.execute(select(_room.owner, _room.left_ms).where(_room.name == name)).one()
    if row.owner == me:
        return Claim(me, row.left_ms)
    taken = connection.execute(update(schema.rooms).where(_room.name == name, _nobodys()).values(owner=me))
    return Claim(me if taken.rowcount else row.owner, row.left_ms)


def claim_by_code(connection: Connection, kind: str, code: str, me: str) -> tuple[str, Claim] | None:
    """The same for the room of a table, a pod or an event, with its name; None if there is no such thing."""
    name = find_room(connection, kind, code)
    return None if name is None else (name, claim(connection, name, me))


def claim_all(connection: Connection, names: Sequence[str], me: str) -> list[str]:
    """Take those of some rooms that no other living member has; everything in them has been loaded. Returns them."""
    free = or_(_nobodys(), _room.owner == me)
    taken = update(schema.rooms).where(_is_one_of(names), free).values(owner=me, left_ms=None)
    return [*connection.execute(taken.returning(_room.name)).scalars()]


def _is_one_of(names: Sequence[str]) -> ColumnElement[bool]:
    """The condition for rooms by name; however many, they are one parameter."""
    return _room.name == any_(literal([*names], ARRAY(String)))


def owned_by_others(connection: Connection, me: str) -> set[str]:
    """The rooms that other living members own, and the tables that are not over in the rooms of pods and events."""
    theirs = {*connection.execute(select(_room.name).where(~_nobodys(), _room.owner != me)).scalars()}
    table = schema.tables.c
    rows = connection.execute(select(table.code, table.setup).where(table.stage != "over"))
    return theirs | {f"table:{row.code}" for row in rows if room_of("table", row.code, row.setup) in theirs}


def owned_by(connection: Connection, me: str) -> set[str]:
    """The rooms that a member owns."""
    return {*connection.execute(select(_room.name).where(_room.owner == me)).scalars()}


def owner_of(connection: Connection, name: str) -> str | None:
    """Who owns a room."""
    return connection.execute(select(_room.owner).where(_room.name == name)).scalar_one_or_none()


def release(connection: Connection, names: Sequence[str], me: str) -> None:
    """Rooms are no longer needed in memory: anyone may have them."""
    connection.execute(delete(schema.rooms).where(_room.owner == me, _is_one_of(names)))


# ------------------------------------------------------------------ what one tells all


def tell(connection: Connection, sender: str, kind: str, body: dict[str, Any]) -> None:
    """Tell all members something: at once those that listen, the others with their next heartbeat."""
    now = _now(connection)
    connection.execute(delete(schema.bulletin).where(schema.bulletin.c.at < now - KEPT_MS))
    connection.execute(insert(schema.bulletin).values(at=now, sender=sender, kind=kind, body=body))
    connection.exec_driver_sql("NOTIFY spellhall")


def last_told(connection: Connection) -> int:
    """The number of the last thing that was told."""
    return connection.execute(select(func.coalesce(func.max(schema.bulletin.c.id), 0))).scalar_one()


def told_since(connection: Connection, number: int) -> list[Entry]:
    """What has been told after a number. A lower number may still appear when its transaction ends later."""
    entry = schema.bulletin.c
    rows = connection.execute(
        select(entry.id, entry.sender, entry.kind, entry.body).where(entry.id > number).order_by(entry.id)
    )
    return [Entry(*row) for row in rows]


def forget_ended(connection: Connection) -> None:
    """Delete the rows of members that ended long ago."""
    connection.execute(delete(schema.members).where(_member.ended, _member.until_ms < _now(connection) - KEPT_MS))


def _now(connection: Connection) -> int:
    return connection.execute(select(DatabaseClock())).scalar_one()
