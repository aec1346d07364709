"""A hall that has too much to do says so; nothing is broken by that, and it goes on afterwards."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from server.events.test_events import on_wood
from server.halls import a_hall, set_up
from waiting import wait_until

from spellhall.server.executors.lanes import CROWDED, Lane
from spellhall.server.tables.refusal import Refusal


@contextmanager
def crowded(monkeypatch):
    """Every lane is full."""

    def refuse(*_, **__):
        raise Refusal("busy", CROWDED)

    with monkeypatch.context() as patch:
        patch.setattr(Lane, "begin", refuse)
        yield


def forget(hall):
    """Let everything leave memory that nobody looks at."""
    state = hall.first.app.state

    async def sweep():
        await state.floor.sweep(keep=0)
        for live in [*state.events.live.values()]:
            live.close()
        state.events.live.clear()

    hall.first.portal.call(sweep)
    assert not state.floor.live


@pytest.mark.parametrize("what", ["a running game", "a tournament", "its check", "a ranking"])
def test_what_cannot_be_opened_for_lack_of_room_opens_later(tmp_path, monkeypatch, what):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        host = on_wood(hall, "Bo", "Cy", "Di")
        code = set_up(ana, "me", "hot")["code"]
        path = {
            "a running game": f"/api/tables/{code}",
            "a tournament": host.path,
            "its check": f"{host.path}/verify",
            "a ranking": "/api/rankings/spellchain",
        }[what]
        caller = ana if what == "a running game" else host.client
        if what != "its check":
            forget(hall)
        if what == "a ranking":
            kept = hall.first.app.state.events.rankings
            monkeypatch.setattr(kept, "made", {})
        with crowded(monkeypatch):
            refused = caller.get(path)
            assert (refused.status_code, refused.json()["error"]) == (429, CROWDED)
        found = wait_until("room again", lambda: (answer := caller.get(path)).is_success and answer)
        assert "broken" not in found.json() or not found.json()["broken"]
