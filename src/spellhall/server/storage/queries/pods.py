"""Queries for pods: who sits there, what was opened, and the steps that make them what they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from spellhall.server.storage import members, schema, times
from spellhall.server.storage.codes import as_code, new_code
from spellhall.server.storage.queries import name_links
from spellhall.server.storage.queries.people import still
from spellhall.server.storage.records import Pod, PodSeat

MINE = 100
"""The most pods that a person's list has."""

_pod = schema.pods.c
_seat = schema.pod_seats.c
_SEAT = tuple(schema.pod_seats.columns)
_step = schema.pod_steps.c


class NewPod(msgspec.Struct, frozen=True, kw_only=True):
    """The data of a new pod; its code is created with it."""

    game: str
    options: dict[str, Any]
    plan: dict[str, Any]
    seats: Sequence[PodSeat]
    host: int


class PodStep(NamedTuple):
    """One row of a pod's record."""

    number: int
    body: dict[str, Any]
    at_ms: int


def create_pod(connection: Connection, new: NewPod) -> Pod:
    """Set up a pod in the waiting stage."""
    code = new_code()
    while connection.execute(select(_pod.id).where(_pod.code == code)).first() is not None:
        code = new_code()
    number = connection.execute(
        insert(schema.pods)
        .values(
            code=code,
            game=new.game,
            options=new.options,
            plan=new.plan,
            stage="waiting",
            host=still(new.host),
            created=times.now(),
        )
        .returning(_pod.id)
    ).scalar_one()
    for seat in new.seats:
        connection.execute(insert(schema.pod_seats).values(pod_id=number, **_values(seat)))
    members.created(connection, "pod", code)
    return _pods(connection, select(schema.pods).where(_pod.id == number))[0]


def pod_by_code(connection: Connection, code: str) -> Pod | None:
    """The pod with a code, as someone typed it."""
    found = _pods(connection, select(schema.pods).where(_pod.code == as_code(code)))
    return found[0] if found else None


def save_pod_seats(connection: Connection, pod_id: int, seats: Iterable[PodSeat]) -> list[PodSeat]:
    """Store seats of a pod; returns them with the links behind their names."""
    saved: list[PodSeat] = []
    for seat in seats:
        connection.execute(
            update(schema.pod_seats).where(_seat.pod_id == pod_id, _seat.seat == seat.seat).values(**_values(seat))
        )
        saved.append(msgspec.structs.replace(seat, plate=name_links.plate_of(connection, seat.person)))
    return saved


def start_pod(
    connection: Connection,
    pod_id: int,
    seats: Iterable[PodSeat],
    steps: Sequence[PodStep],
    *,
    seed: int,
    seal: str,
    packs: list[list[list[str]]],
) -> int:
    """Record that the packs are opened, with the steps that follow automatically.

    Returns:
        When that is, in seconds since 1970.
    """
    started = times.now()
    save_pod_seats(connection, pod_id, seats)
    connection.execute(
        update(schema.pods)
        .where(_pod.id == pod_id)
        .values(stage="playing", started=started, seed=seed, seal=seal, packs=packs)
    )
    append_steps(connection, pod_id, steps)
    return started


def append_steps(connection: Connection, pod_id: int, steps: Sequence[PodStep], over: bool = False) -> None:
    """Add rows to a pod's record; a number that already exists is an error. ``over``: these were the last."""
    if steps:
        connection.execute(insert(schema.pod_steps), [{"pod_id": pod_id, **step._asdict()} for step in steps])
    if over:
        connection.execute(update(schema.pods).where(_pod.id == pod_id).values(stage="over", finished=times.now()))


def steps_of(connection: Connection, pod_id: int) -> list[PodStep]:
    """Everything that happened in a pod, in order."""
    rows = connection.execute(
        select(_step.number, _step.body, _step.at_ms).where(_step.pod_id == pod_id).order_by(_step.number)
    )
    return [PodStep(*row) for row in rows]


def pods_of(connection: Connection, person: int) -> list[Pod]:
    """The pods where a person sits, or that a person has set up, newest first."""
    sits = select(_seat.pod_id).where(_seat.person == person)
    wanted = select(schema.pods).where(or_(_pod.id.in_(sits), _pod.host == person))
    return _pods(connection, wanted.order_by(_pod.id.desc()).limit(MINE))


def all_pods(connection: Connection, last: int, stage: str | None = None) -> list[Pod]:
    """The latest pods, or only those at a stage, newest first."""
    wanted = select(schema.pods) if stage is None else select(schema.pods).where(_pod.stage == stage)
    return _pods(connection, wanted.order_by(_pod.id.desc()).limit(last))


def end_pod(connection: Connection, pod_id: int) -> None:
    """End a pod as it stands."""
    connection.execute(update(schema.pods).where(_pod.id == pod_id).values(stage="over", finished=times.now()))


def delete_pod(connection: Connection, pod_id: int) -> None:
    """Delete a pod with everything that happened in it. Its games stay."""
    connection.execute(delete(schema.pods).where(_pod.id == pod_id))


def running_pods(connection: Connection) -> list[str]:
    """The codes of unfinished pods, oldest first, for a server that starts."""
    return [*connection.execute(select(_pod.code).where(_pod.stage == "playing").order_by(_pod.id)).scalars()]


def pods_held_by(connection: Connection, person: int | None = None) -> int:
    """How many unfinished pods a person has set up, or everyone together."""
    wanted = select(func.count()).select_from(schema.pods).where(_pod.stage != "over")
    return connection.execute(wanted if person is None else wanted.where(_pod.host == person)).scalar_one()


def _values(seat: PodSeat) -> dict[str, Any]:
    values = {**msgspec.structs.asdict(seat), "person": still(seat.person)}
    del values["plate"]
    return values


def _pods(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[Pod]:
    rows = connection.execute(wanted).all()
    seats: dict[int, list[PodSeat]] = {row.id: [] for row in rows}
    found: Iterable[Row[*tuple[Any, ...]]] = connection.execute(
        select(*_SEAT, *name_links.COLUMNS)
        .outerjoin_from(schema.pod_seats, schema.people, schema.people.c.id == _seat.person)
        .where(_seat.pod_id.in_(seats))
        .order_by(_seat.pod_id, _seat.seat)
    )
    for row in found:
        values = {column.name: row._mapping[column] for column in _SEAT}
        seats[values.pop("pod_id")].append(PodSeat(**values, plate=name_links.plate(row)))
    return [Pod(**row._mapping, seats=seats[row.id]) for row in rows]
