"""Who may do what at an event: every cell of docs/event-roles.md is tried, and no route is missing there.

The same people are at events of all stages, and while a deed is tried, nothing is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.events.role_deeds import DEEDS, Deed
from server.events.test_events import CHAIN, Host
from server.events.test_online import resign, starters
from server.halls import Hall, a_hall, a_wire
from starlette.websockets import WebSocketDisconnect

from spellhall.server.events.event_store import KeptEvent
from spellhall.server.events.routes import routers
from spellhall.server.storage.queries import hosting
from spellhall.server.tables.refusal import Refusal

ROLES = (
    "anyone",
    "guest",
    "account",
    "entrant",
    "opponent",
    "judge",
    "judge who plays",
    "scorekeeper",
    "coordinator",
    "coordinator who plays",
    "bot",
    "slip",
    "banned",
)
PLAYING = ("entrant", "opponent", "judge who plays", "coordinator who plays", "banned")
RUNNING = ("coordinator", "coordinator who plays")
PLAN = {"structure": "robin", "settings": {"best_of": "3"}, "minutes": 600}
PASSWORD = "three words or four"
WRITTEN = "this would be written"


class Cast:
    """A hall with someone for each role.

    Attributes:
        people: the browser of each role; a bot has its token in a header.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.people = {role: hall(role.title()) for role in ROLES if role not in ("anyone", "bot", "slip")}
        self.people |= {role: hall() for role in ("anyone", "slip", "bot")}
        for number, role in enumerate(("account", "banned")):
            self.people[role].post("/api/accounts", json={"login": f"someone{number}", "password": PASSWORD})
        made = self.people["account"].post("/api/bots", json={"name": "Robo", "games": [CHAIN]}).json()
        self.people["bot"].headers["authorization"] = f"Bearer {made['token']}"

    def stages(self, stage: str, reporting: str) -> dict[str, Stage]:
        """Events that have come so far, by who runs them: an event has one coordinator, who plays or doesn't."""
        return {runs: Stage(self, stage, reporting, runs) for runs in RUNNING}

    def ban(self) -> None:
        """Ban who is to be banned; they are in the events by now."""
        store = self.hall.first.app.state.store
        found = self.hall.first.portal.call(store.read, hosting.person_named, "someone1")
        self.hall.first.portal.call(store.write, hosting.ban, found.id, "so")


class Stage:
    """An event at a stage.

    Attributes:
        own: the entrant of each role that plays; ``tables``: the table where it plays.
        slip: the code on the slip of the table where a mere name plays; ``name``: the entrant of that name.
    """

    def __init__(self, cast: Cast, stage: str, reporting: str, runs: str) -> None:
        self.cast, self.slip, self.name = cast, "", 6
        self.host = host = Host(
            cast.people[runs], structure="robin", reporting=reporting, settings={"best_of": "3"}, minutes=600
        )
        for role in PLAYING:
            entered = cast.people[role].post(f"{host.path}/entrants", json={"n": 0})
            assert entered.is_success, entered.text
        self.own = {role: cast.people[role].get(host.path).json()["you"]["entrant"] for role in PLAYING}
        if reporting == "refereed":
            host.does("entrants", agent="random", count=1)
            for role in PLAYING:
                self._register(role)
        else:
            host.does("entrants", names=["Nat"])
        for role in {"judge", "scorekeeper", "coordinator"} - {runs}:
            assert cast.people[role].post(f"{host.path}/helpers").is_success
        for role in ("judge", "judge who plays", "scorekeeper"):
            host.does("staff", name=role.title(), role=role.split()[0])
        self.judge = Host.at(cast.people["judge"], host.code)
        if stage != "open":
            host.does("rounds")
            self._seat()
        if stage not in ("open", "drawn"):
            host.does("rounds/publish")
        self.tables = self._tables()
        if stage not in ("open", "drawn"):
            self._play(reporting)
        if stage == "closed":
            self._close()

    def _register(self, role: str) -> None:
        body = {"n": 0, "deck": starters()[0]}
        path = f"{self.host.path}/entrants/{self.own[role]}/deck"
        assert self.cast.people[role].put(path, json=body).is_success

    def _drawn(self) -> list[list[int]]:
        self.host.look()
        shown = self.host.told["desk"].get("drawn") or self.host.frame["rounds"][-1]
        return [table["entrants"] for table in shown["tables"]]

    def _seat(self) -> None:
        """Seat those together who play together: entrant and opponent, both of the staff apart from each other."""
        for one, other in (("entrant", "opponent"), ("judge who plays", "banned")):
            tables = self._drawn()
            mine = next(table for table in tables if self.own[one] in table)
            beside = next(number for number in mine if number != self.own[one])
            if beside != self.own[other]:
                self.judge.does("rounds/move", one=beside, other=self.own[other], reason="so")

    def _tables(self) -> dict[str, int]:
        if not self.host.frame.get("rounds") and not self.host.told["desk"].get("drawn"):
            return {}
        tables = self._drawn()
        return {
            role: number for role, own in self.own.items() for number, table in enumerate(tables, 1) if own in table
        }

    def _play(self, reporting: str) -> None:
        """One game of each table is played; at wooden tables by its winner's report, which waits for another."""
        tables = self._drawn()
        if reporting == "refereed":
            for role in ("opponent", "banned", "coordinator who plays"):
                resign(self.cast.people[role], self.host)
            self.host.until(
                lambda frame: all(
                    [game.get("reported", False) for game in table.get("games", [])] == [True, False]
                    for table in frame["rounds"][-1]["tables"]
                )
            )
        else:
            for number, table in enumerate(tables, 1):
                self.judge.does(f"tables/{number}/report", winner=table[0])
        if reporting == "players":
            sheet = self.host.client.post(f"{self.host.path}/slips").json()
            codes = [part["link"].rsplit("/", 1)[1] for part in sheet["parts"]]
            self.slip = codes[next(at for at, table in enumerate(tables) if self.name in table)]
        self.judge.does("cases", entrant=self.own["entrant"], matter="late")
        self.judge.does("calls", entrant=self.own["entrant"], text="help")

    def _close(self) -> None:
        self.judge.does("cases/1", "PATCH", outcome="nothing")
        while self.host.look()["stage"] != "closed":
            what = self.host.told["desk"]["what"]
            if what == "close":
                self.host.does("close")
            elif what == "draw":
                self.host.does("rounds")
                self.host.does("rounds/publish")
            else:
                at = self.host.told["desk"]["tables"][0]
                table = self.host.frame["rounds"][-1]["tables"][at - 1]["entrants"]
                self.judge.does(f"tables/{at}/report", winner=table[0])

    def filled(self, role: str) -> dict[str, Any] | None:
        """What the path and the body of a deed may name, for someone; None if they don't play."""
        tables = self.tables
        elsewhere = "judge who plays" if role in ("entrant", "opponent", "coordinator who plays") else "entrant"
        told: dict[str, Any] = {
            "code": self.host.code,
            "n": len(self.cast.hall.first.app.state.events.live[self.host.code].event.log),
            "other": self.own[elsewhere],
            "entrant": self.own["entrant"],
            "table": tables.get(elsewhere, 0),
        }
        if role in self.own:
            mine = tables.get(role, 0)
            told |= {"own": self.own[role], "mine": mine}
            if mine:
                told["foe"] = next(number for number in self._drawn()[mine - 1] if number != self.own[role])
        if role == "slip" and self.slip:
            at = next(number for number, table in enumerate(self._drawn(), 1) if self.name in table)
            foe = next(number for number in self._drawn()[at - 1] if number != self.name)
            told |= {"own": self.name, "mine": at, "foe": foe}
        return told


@contextmanager
def unwritten() -> Iterator[None]:
    """Whatever would be written to an event's log is refused instead, in its last moment."""

    async def refuse(self: KeptEvent, writing: Any) -> None:
        writing.close()
        raise Refusal("busy", WRITTEN)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(KeptEvent, "surely", refuse)
        yield


PAGE = Path(__file__).parents[3] / "docs/event-roles.md"
YES, NO, NONE = "✓", "–", ""
STAGES = {"open": "refereed", "drawn": "refereed", "running": "refereed", "closed": "staff", "wood running": "players"}


def rows() -> dict[str, list[str]]:
    """The table of the page: the cells of each deed."""
    found = {}
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
        if line.startswith("| ") and len(cells) == len(ROLES) + 1 and cells[0] != "deed":
            found[cells[0]] = cells[1:]
    return found


@pytest.fixture(scope="module")
def stages(tmp_path_factory):
    """Events at all stages, with the same people."""
    with a_hall(tmp_path_factory.mktemp("roles"), events_per_person=50, codes_per_minute=100_000) as hall:
        cast = Cast(hall)
        made = {stage: cast.stages(stage.removeprefix("wood "), reporting) for stage, reporting in STAGES.items()}
        cast.ban()
        yield cast, made


class Missing(Exception):
    """Someone has no such thing as the deed needs: no table of their own."""


def runs_for(role: str) -> str:
    """Who runs the event where someone is tried."""
    return role if role in RUNNING else RUNNING[0]


def fill(value: Any, told: dict[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: fill(one, told) for key, one in value.items()}
    if isinstance(value, list):
        return [fill(one, told) for one in value]
    if isinstance(value, str) and (word := re.fullmatch(r"\{(\w+)\}", value)):
        if word[1] not in told:
            raise Missing(word[1])
        return told[word[1]]
    return value


def tried(cast: Cast, made: dict[str, dict[str, Stage]], deed: Deed, role: str) -> str:
    """Try a deed as someone: whether they may do it."""
    stage = made[deed.stage][runs_for(role)] if deed.stage else None
    told = stage.filled(role) if stage is not None else {}
    if stage is not None:
        told |= {"slip": stage.slip if role == "slip" else "", "deck": starters()[1]}
        if deed.route.endswith("/api/slips"):
            told["slip"] = stage.slip
    method, path = deed.route.split(" ")
    try:
        path = path.format(
            **{"code": told.get("code", "")} | {name: fill(one, told) for name, one in deed.fills.items()}
        )
        body = fill(deed.body, told)
    except Missing:
        return NONE
    with unwritten():
        answer = cast.people[role].request(method, path, json=body)
    if answer.status_code in (401, 403):
        return NO
    written = WRITTEN in answer.text
    assert written or answer.is_success or (deed.past and answer.status_code == 409), (role, deed, answer.text)
    return YES


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", DEEDS)
def test_a_role_may_do_what_the_page_says(stages, name, role):
    cast, made = stages
    deed = DEEDS[name]
    assert tried(cast, made, deed, role) == rows()[name][ROLES.index(role)]


@pytest.mark.parametrize("role", ROLES)
def test_a_role_may_watch_an_event(stages, role):
    cast, made = stages
    try:
        with a_wire(cast.people[role]) as wire:
            told = wire.request(t="watch_event", event=made["running"][runs_for(role)].host.code)
            may = YES if told["t"] == "event" else NO
    except WebSocketDisconnect:
        may = NO
    assert may == rows()["watch an event"][ROLES.index(role)]


def test_every_route_of_events_is_in_the_table_and_every_row_is_tried():
    routes = {f"{method} {route.path}" for router in routers for route in router.routes for method in route.methods}
    assert routes == {deed.route for deed in DEEDS.values()}
    assert list(rows()) == [*DEEDS, "watch an event"]
    heads = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| deed"))
    assert [cell.strip() for cell in heads.strip("|").split("|")][1:] == list(ROLES)
