"""What pods and events do without being asked is done in the end, however long the database is away meanwhile."""

from __future__ import annotations

import pytest
from server.events.test_online import over, with_people
from server.faults import FaultyStore
from server.halls import a_hall
from server.outages import impatient as impatient
from server.pods.test_pods import a_pod
from waiting import wait_until

from spellhall.server.storage.queries import people, pods
from spellhall.server.tables.setup import Setup

OFTEN = 4
"""So many calls of the store have failed when it comes back."""


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


class Outage:
    """The database as pods or events see it: away until it comes back."""

    def __init__(self, keeper) -> None:
        self.keeper, self.away = keeper, True
        self.kept = keeper.store
        keeper.store = self.store = FaultyStore(keeper.store, lambda _: self.away)

    def ends(self) -> None:
        """Come back, when it has been asked for several times."""
        wait_until("several failures", lambda: self.store.calls >= OFTEN)
        self.away = False


def out_of_memory(hall, keeper, code: str) -> None:
    """A pod or an event leaves memory, as an idle one does."""

    async def leave():
        keeper.live.pop(code).close()

    hall.first.portal.call(leave)


def test_the_result_of_an_event_is_taken_though_the_database_was_away(hall):
    host, (bo, _) = with_people(hall, "Bo", "Cy", structure="knockout", settings={"best_of": "1"})
    host.does("rounds")
    host.does("rounds/publish")
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    events = hall.first.app.state.events
    opened = bo.get(host.path).json()["you"]["code"]
    out_of_memory(hall, events, host.code)
    outage = Outage(events)
    seat = bo.get(f"/api/tables/{opened}").json()["mine"][0]
    with bo.websocket_connect("/api/socket") as socket:
        for n, told in enumerate(({"t": "watch", **seat}, {"t": "resign"}), 1):
            socket.send_json({"n": n, "table": opened, **told})
        wait_until("the end of a game", lambda: bo.get(f"/api/tables/{opened}").json()["stage"] == "over")
    assert host.code not in events.live
    outage.ends()
    wait_until("the event in memory, though nobody looks", lambda: host.code in events.live)
    host.until(over())


@pytest.mark.parametrize("kind", ["pods", "events"])
def test_a_result_waits_for_the_database_and_is_taken_once(hall, kind, monkeypatch):
    keeper, taken = getattr(hall.first.app.state, kind), []
    if kind == "pods":
        code = a_pod(hall("Ana"), 4)
    else:
        code = with_people(hall, agents=2)[0].code

    async def take(live):
        taken.append(live.code)

    monkeypatch.setattr(keeper, "take_results", take)
    out_of_memory(hall, keeper, code)
    outage = Outage(keeper)

    async def finished():
        keeper.finished("TABLE", Setup(pod=code) if kind == "pods" else Setup(event=code))

    hall.first.portal.call(finished)
    outage.ends()
    wait_until("the result", lambda: not keeper.tasks)
    assert taken == [code]


@pytest.mark.parametrize("kind", ["pods", "events"])
def test_what_cannot_be_read_when_a_server_starts_goes_on_later(hall, kind, monkeypatch):
    keeper, woken = getattr(hall.first.app.state, kind), []
    code = a_pod(hall("Ana"), 4) if kind == "pods" else with_people(hall, agents=2)[0].code

    async def go_on_with(live):
        woken.append(live.code)

    monkeypatch.setattr(keeper, "go_on_with", go_on_with)
    out_of_memory(hall, keeper, code)
    outage = Outage(keeper)
    hall.first.portal.call(keeper.bring_back, [code])
    assert woken == [], "the server doesn't wait for it"
    outage.ends()
    wait_until("all that was left", lambda: not keeper.tasks)
    assert woken == [code]


def test_who_was_deleted_leaves_their_pod_though_the_database_was_away(hall):
    ana, bo = hall("Ana"), hall("Bo")
    code = a_pod(ana, 4)
    assert bo.post(f"/api/pods/{code}/seats").is_success
    keeper = hall.first.app.state.pods
    number = keeper.live[code].stored.seats[1].person
    hall.first.portal.call(keeper.store.write, people.delete_person, number)
    outage = Outage(keeper)

    async def gone():
        keeper.person_gone(number, None)

    hall.first.portal.call(gone)
    outage.ends()
    wait_until("a free seat", lambda: keeper.live[code].stored.seats[1].kind == "open")
    stored = hall.first.portal.call(keeper.store.read, pods.pod_by_code, code)
    assert stored.seats[1].kind == "open"


def test_who_was_deleted_leaves_their_event_though_the_database_was_away(hall):
    host, (bo, _) = with_people(hall, "Bo", "Cy")
    keeper = hall.first.app.state.events
    entrant = bo.get(host.path).json()["you"]["entrant"]
    number = next(one.person for one in keeper.live[host.code].stored.people if one.name == "Bo")
    hall.first.portal.call(keeper.store.write, people.delete_person, number)
    outage = Outage(keeper)

    async def gone():
        keeper.person_gone(number, None)

    hall.first.portal.call(gone)
    outage.ends()
    host.until(lambda frame: frame["entrants"][entrant - 1].get("gone"))
