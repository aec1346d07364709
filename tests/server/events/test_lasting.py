"""A server that is killed in an event loses nothing, and counts nothing twice."""

from __future__ import annotations

import json
import random
import sqlite3
import time

import pytest
from server.houses import House, Visitor
from waiting import Deadline

NAME, NEWS = "Spell Chain: Duel", "another round, or the end of the event"


@pytest.mark.parametrize(("kills", "agents"), [(2, 4), pytest.param(20, 20, marks=pytest.mark.slow)])
def test_an_event_whose_server_is_killed_ends_as_any_other(tmp_path, kills, agents):
    """As many agents as kills: however fast they play, there are a round or the end for each kill."""
    chance = random.Random(kills)
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana = Visitor(house, "Ana")
        told = ana.ask("POST", "/api/events", {"name": NAME, "structure": "robin"})
        path = f"/api/events/{told['frame']['code']}"

        def does(where: str, **body) -> None:
            nonlocal told
            told = ana.ask("POST", f"{path}/{where}", {"n": ana.ask("GET", path)["frame"]["n"], **body})

        does("entrants", agent="random", count=agents)
        left, log, deadline = kills, [], Deadline(NEWS)
        while (told := ana.ask("GET", path))["frame"]["stage"] != "closed":
            what = told["desk"]["what"]
            if what == "draw":
                does("rounds")
                does("rounds/publish")
                deadline = Deadline(NEWS)
            elif what == "close":
                does("close")
            elif not left:
                deadline.check(told["desk"])
                time.sleep(deadline.pause())
            assert "stuck" not in told["desk"], told["desk"]
            if left:
                time.sleep(chance.random() * 0.4)
                house.kill()
                left -= 1
                house.start()
                deadline = Deadline(NEWS)
                again = [line["text"] for line in ana.ask("GET", f"{path}/log")["lines"]]
                assert again[: len(log)] == log, "what was written stays"
                log = again
        games = [one for drawn in told["frame"]["rounds"] for table in drawn["tables"] for one in table["games"]]
        codes = sorted(one["code"] for one in games)
        assert len(told["frame"]["rounds"]) == agents - 1 and all(one["reported"] for one in games)
        assert ana.ask("GET", f"{path}/verify")["fits"]
        with sqlite3.connect(tmp_path / "hall.db") as database:
            rows = database.execute("SELECT code, stage, setup FROM tables").fetchall()
        of_event = [row for row in rows if json.loads(row[2])["event"] == told["frame"]["code"]]
        assert sorted(code for code, _, _ in of_event) == codes, "no game was opened twice, and none is missing"
        assert {stage for _, stage, _ in of_event} == {"over"}
    assert left == 0
