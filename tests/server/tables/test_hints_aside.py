"""Anyone who waits for a hint is heard all the same, and has so many of them."""

from __future__ import annotations

import asyncio

import pytest
from server.halls import a_hall, a_wire, answer_to, set_up
from waiting import PATIENCE

from spellhall.agents.advice import Advice, Advised
from spellhall.server.tables.agent_processes import AgentProcesses


def test_a_move_need_not_wait_for_a_hint(tmp_path, monkeypatch):
    thought = asyncio.Event()

    async def think(self, state, seat, seed, seconds):
        assert await asyncio.wait_for(thought.wait(), PATIENCE)
        return Advice("search", [Advised(state.legal_actions()[0], 0.5, [])])

    monkeypatch.setattr(AgentProcesses, "hint", think)
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = set_up(ana, "me", "hot")
        with a_wire(ana) as wire:
            frames = [wire.watch(table["code"], one["seat"], one["token"])["frame"] for one in table["mine"]]
            decision = frames[0]["decision"]
            one = next(one for one in table["mine"] if one["seat"] == decision["seat"])
            wire.watch(table["code"], one["seat"], one["token"])
            wire.session.send_json({"t": "hint", "n": 900, "table": table["code"]})
            act = {"t": "act", "table": table["code"], "decision": decision["number"], "option": 0}
            assert wire.request(**act)["t"] == "done"
            hall.first.portal.call(thought.set)
            told = answer_to(wire.session, 900)
            assert (told["t"], told["code"]) == ("refused", "stale"), "it was about a decision that waits no more"


def test_hints_are_so_many_in_a_minute(tmp_path, monkeypatch):
    async def think(self, state, seat, seed, seconds):
        line, reason = ["Ana lays seat 1 a card"], "Lay it: seat 0 has none, and seat 1's pile is empty."
        return Advice("greedy", [Advised(state.legal_actions()[0], 0.25, line, reason)])

    monkeypatch.setattr(AgentProcesses, "hint", think)
    with a_hall(tmp_path, hints_per_minute=2) as hall:
        ana = hall("Ana")
        table = set_up(ana, "me", "hot")
        with a_wire(ana) as wire:
            frame = wire.watch(table["code"], 0, table["mine"][0]["token"])["frame"]
            mine = table["mine"][frame["decision"]["seat"]]
            wire.watch(table["code"], mine["seat"], mine["token"])
            told = [wire.request(t="hint", table=table["code"]) for _ in range(3)]
        assert [each["t"] for each in told] == ["hint", "hint", "refused"]
        assert told[0]["advice"][0]["share"] == 0.25
        assert told[0]["advice"][0]["expects"] == ["Ana lays you a card"]
        assert told[0]["advice"][0]["reason"] == "Lay it: Ana has none, and your pile is empty."
        assert (told[0]["agent"], told[2]["code"]) == ("greedy", "busy")


@pytest.mark.parametrize(("setup", "measure"), [({}, "wins"), ({"options": {"solitaire": "one-deck"}}, "score")])
def test_a_hint_says_what_its_shares_are_of(tmp_path, monkeypatch, setup, measure):
    async def think(self, state, seat, seed, seconds):
        return Advice("greedy", [Advised(state.legal_actions()[0], 0.25, [])])

    monkeypatch.setattr(AgentProcesses, "hint", think)
    seats = [{"kind": "me"}] if setup else [{"kind": "me"}, {"kind": "hot"}]
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = ana.post("/api/tables", json={"game": "spellfire", "seats": seats, **setup}).json()
        with a_wire(ana) as wire:
            frame = wire.watch(table["code"], 0, table["mine"][0]["token"])["frame"]
            mine = table["mine"][frame["decision"]["seat"]]
            wire.watch(table["code"], mine["seat"], mine["token"])
            told = wire.request(t="hint", table=table["code"])
    assert told.get("measure", "wins") == measure
