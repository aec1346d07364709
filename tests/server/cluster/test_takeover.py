"""A process that dies, stops or is cut off: another one goes on with its tables, and nothing is lost."""

from __future__ import annotations

import signal
import time

import httpx
import pytest
from server.cluster.several import Guest, Seat, a_game, a_process, play_on, two_processes
from server.databases import postgres_url as postgres_url
from server.houses import House
from server.pods.drafters import Drafter, set_up
from server.postgres import a_postgres
from waiting import PATIENCE, wait_until
from websockets.exceptions import ConnectionClosed

from spellhall.server.storage.members import LIFE_MS

WITHIN = 10.0
"""Seconds after which another process must have taken over."""


def test_a_game_goes_on_where_it_was_when_its_process_is_killed(postgres_url, tmp_path):
    with two_processes(postgres_url, tmp_path) as (first, second):
        ana, bo = Guest(first, "Ana"), Guest(first, "Bo").at(second)
        code, tokens = a_game(ana, bo)
        with ana.socket() as one, bo.socket() as other:
            seats = Seat(one, code, 0, tokens[0]), Seat(other, code, 1, tokens[1])
            done = play_on(seats, 10)
            seen = [seat.look() for seat in seats]
            first.kill()
            since = time.monotonic()
            with pytest.raises(ConnectionClosed):
                other.ends()
        with ana.at(second).socket() as one, bo.socket() as other:
            seats = Seat(one, code, 0, tokens[0]), Seat(other, code, 1, tokens[1])
            assert time.monotonic() - since < WITHIN
            for before, seat in zip(seen, seats, strict=True):
                assert seat.frame.get("decision") == before.get("decision")
                assert seat.frame.get("cards") == before.get("cards")
                assert seat.frame["log"] == before["log"]
            assert play_on(seats, 10) == done + 10


def test_everything_that_is_going_on_is_taken_over_without_anyone_looking(postgres_url, tmp_path):
    with two_processes(postgres_url, tmp_path) as (first, second):
        ana = Guest(second, "Ana")
        told = ana.ask("POST", "/api/events", {"name": "Spell Chain: Duel", "structure": "robin"})
        path = f"/api/events/{told['frame']['code']}"
        ana.ask("POST", f"{path}/entrants", {"n": told["frame"]["n"], "agent": "random", "count": 4})
        ana.at(first)
        rounds = 0
        while (told := ana.ask("GET", path))["desk"]["what"] != "close":
            if told["desk"]["what"] == "draw":
                for where in ("rounds", "rounds/publish"):
                    ana.ask("POST", f"{path}/{where}", {"n": ana.ask("GET", path)["frame"]["n"]})
                rounds += 1
                if rounds == 1:
                    second.kill()
        assert rounds == 3
        ana.ask("POST", f"{path}/close", {"n": ana.ask("GET", path)["frame"]["n"]})
        assert ana.ask("GET", f"{path}/verify")["fits"]


def test_a_draft_goes_on_when_its_process_is_killed(postgres_url, tmp_path):
    with two_processes(postgres_url, tmp_path) as (first, second):
        ana, bo = Drafter(Guest(first, "Ana")), Drafter(Guest(first, "Bo").at(second))
        code = set_up(ana, bo)
        with ana.visitor.socket() as one:
            ana.look(one, code)
            wanted = ana.frame["pile"][1]
            assert ana.pick(one, 1)["t"] == "done"
            first.kill()
        ana.visitor.at(second)
        with ana.visitor.socket() as one, bo.visitor.socket() as other:
            assert ana.look(one, code)["chosen"] == wanted
            bo.look(other, code)
            assert bo.pick(other)["t"] == "done"
            assert wanted in ana.look(one, code)["pool"]


def test_a_process_that_stands_still_is_passed_over_and_stores_nothing_more(postgres_url, tmp_path):
    with two_processes(postgres_url, tmp_path) as (first, second):
        ana = Guest(first, "Ana")
        made = ana.table("spellchain", "me", "hot")
        code, tokens = made["code"], [mine["token"] for mine in made["mine"]]
        with ana.socket() as line:
            seats = [Seat(line, code, seat, tokens[seat]) for seat in (0,)]
            actions = seats[0].look().get("actions", 0)
        first.process.send_signal(signal.SIGSTOP)
        with ana.at(second).socket() as line:
            seat = Seat(line, code, 0, tokens[0])
            assert seat.frame.get("actions", 0) == actions
        first.process.send_signal(signal.SIGCONT)
        assert first.process.wait(PATIENCE) == 2
        first.process.stdout.close()
        assert "Traceback" not in first.log.read_text()


def test_a_process_that_stops_hands_over(postgres_url, tmp_path):
    with two_processes(postgres_url, tmp_path) as (first, second):
        ana = Guest(first, "Ana")
        code = ana.table("spellchain", "me", "hot", clocks={"bank_s": 300, "increment_s": 0, "allowance_s": 0})["code"]
        with ana.at(second).socket() as line:
            line.watch(code)
            assert first.stop() == 0
            with pytest.raises(ConnectionClosed):
                line.ends()
        since = time.monotonic()
        with ana.socket() as line:
            line.watch(code)
            assert time.monotonic() - since < WITHIN


@pytest.mark.slow
def test_a_database_that_was_away_costs_no_process(tmp_path):
    """When it is back, all leases have run out, and each process gets time to renew its own."""
    with a_postgres() as postgres, two_processes(postgres.address, tmp_path) as (first, second):
        ana = Guest(first, "Ana")
        made = ana.table("spellchain", "me", "hot")
        postgres.stop()
        time.sleep(LIFE_MS / 1000 + 1)
        postgres.start()
        wait_until("a hall that is ready again", lambda: ready(first) and ready(second))
        time.sleep(LIFE_MS / 1000 + 1)
        assert first.process.poll() is second.process.poll() is None
        assert ana.at(second).ask("GET", f"/api/tables/{made['code']}")["stage"] == "playing"


def ready(house):
    return httpx.get(f"{house.address}/api/ready", timeout=PATIENCE).is_success


def test_a_server_of_its_own_and_a_hall_of_several_exclude_each_other(postgres_url, tmp_path):
    with a_process(postgres_url, tmp_path, "first"):
        alone = House(postgres_url, tmp_path, lease_wait=0.2)
        with pytest.raises(AssertionError, match="a hall of several processes"):
            alone.start()
        assert alone.process.wait(PATIENCE) == 2
    with House(postgres_url, tmp_path):
        late = a_process(postgres_url, tmp_path, "late", lease_wait=0.2)
        with pytest.raises(AssertionError, match="another server"):
            late.start()
        assert late.process.wait(PATIENCE) == 2
