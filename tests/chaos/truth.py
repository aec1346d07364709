"""What the database holds when all is over, in the plain form that the checker compares with the history.

Each journal is played again here, with the rules, so the checker also learns which actions could be chosen at each
decision.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from spellhall.cli.verify import Unfair, findings
from spellhall.kernel.errors import SpellhallError
from spellhall.server.storage import schema
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.queries import events, journal, tables
from spellhall.server.storage.records import Step, Table
from spellhall.server.tables.games import beginning_of, stored_game
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.recordings.game_files import document_of
from spellhall.server.tables.restoring import kept_of
from spellhall.server.tables.transactions import DECIDING


@dataclass
class TableTruth:
    """A table.

    Attributes:
        rows: its journal.
        decisions: the rows after which a new decision waited; the index of a row is the number of its decision.
        options: for each decision that was answered, the actions that could be chosen.
        people: the seats of people.
        chat: what was said there, in order.
        actions: how many actions count in the end.
        faults: what is wrong with it by itself, in sentences.
        pod, event: the code of what it belongs to.
    """

    code: str
    stage: str = "over"
    rows: list[Step] = field(default_factory=list)
    options: dict[int, list[int]] = field(default_factory=dict)
    people: set[int] = field(default_factory=set)
    chat: list[str] = field(default_factory=list)
    actions: int = 0
    returns: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    pod: str = ""
    event: str = ""

    @property
    def decisions(self) -> list[Step]:
        return [row for row in self.rows if row.kind in DECIDING or row.kind == "cards"]


@dataclass
class PodTruth:
    """A pod: its steps as stored, in order."""

    code: str
    stage: str = "over"
    steps: list[dict[str, Any]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)


@dataclass
class EventTruth:
    """An event: its log as stored, in order, and the names of its people."""

    code: str
    stage: str = "closed"
    entries: list[dict[str, Any]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)


@dataclass
class Truth:
    """Everything, by code."""

    tables: dict[str, TableTruth] = field(default_factory=dict)
    pods: dict[str, PodTruth] = field(default_factory=dict)
    events: dict[str, EventTruth] = field(default_factory=dict)


def read(address: str) -> Truth:
    """What a database holds."""
    engine = make_engine(address)
    try:
        with engine.connect() as connection:
            return Truth(_tables(connection), _pods(connection), _events(connection))
    finally:
        engine.dispose()


def _tables(connection: Connection) -> dict[str, TableTruth]:
    found = {}
    for stored in tables.all_tables(connection, 1 << 30):
        truth = TableTruth(stored.code, stored.stage, journal.journal_of(connection, stored.id))
        truth.people = {seat.seat for seat in stored.seats if seat.kind == "person"}
        truth.returns = stored.returns or []
        truth.pod, truth.event = stored.setup.get("pod", ""), stored.setup.get("event", "")
        lines = select(schema.chat.c.text).where(schema.chat.c.table_id == stored.id).order_by(schema.chat.c.id)
        truth.chat = [*connection.execute(lines).scalars()]
        if stored.stage != "waiting":
            _play_again(truth, stored)
        if stored.stage == "over":
            _verify(connection, truth, stored)
        found[stored.code] = truth
    return found


def _play_again(truth: TableTruth, stored: Table) -> None:
    """Play a journal again, as far as it goes."""
    try:
        live = LiveGame.begun(stored_game(stored), beginning_of(stored))
        for number, row in enumerate(truth.decisions):
            match row.kind:
                case "act":
                    truth.options[number] = [*live.state.decision().options]
                    live.state.apply(-1 if row.action is None else row.action)
                case "undo":
                    live = live.at(row.keeps or 0)
                case "resign":
                    live.concede(row.seat)
                case "called":
                    live.state.call_time()
        truth.actions = len(live.record.actions)
        if stored.stage == "over" and stored.ending != "off" and live.state.returns() != stored.returns:
            truth.faults.append(f"the rules say {live.state.returns()} of a game that is stored as {stored.returns}")
    except (SpellhallError, IndexError, ValueError, AssertionError) as error:
        truth.faults.append(f"the journal can't be played again: {error}")


def _verify(connection: Connection, truth: TableTruth, stored: Table) -> None:
    """Verify a finished game as ``spellhall verify`` does."""
    try:
        for _ in findings(document_of(stored, kept_of(connection, stored.id)), stored.seal or ""):
            continue
    except (Unfair, SpellhallError) as error:
        truth.faults.append(f"spellhall verify: {error}")


def _pods(connection: Connection) -> dict[str, PodTruth]:
    found = {}
    pod, step = schema.pods.c, schema.pod_steps.c
    for row in connection.execute(select(pod.id, pod.code, pod.stage)).all():
        steps = select(step.number, step.body).where(step.pod_id == row.id).order_by(step.number)
        rows = connection.execute(steps).all()
        found[row.code] = PodTruth(row.code, row.stage, [one.body for one in rows], [one.number for one in rows])
    return found


def _events(connection: Connection) -> dict[str, EventTruth]:
    found = {}
    event, person = schema.events.c, schema.event_people.c
    for row in connection.execute(select(event.id, event.code, event.stage)).all():
        names = [*connection.execute(select(person.name).where(person.event_id == row.id)).scalars()]
        found[row.code] = EventTruth(row.code, row.stage, events.entries_of(connection, row.id), names)
    return found
