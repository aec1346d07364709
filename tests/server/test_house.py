"""A whole server over the network: killed in the middle of things, told to stop, on both databases."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys

import httpx
import pytest
from server.databases import database_url as database_url
from server.houses import House, Visitor
from waiting import PATIENCE
from websockets.exceptions import ConnectionClosed

from spellhall.kernel.chance import Dice, read
from spellhall.kernel.documents.saves import play_on
from spellhall.registry import game as make_game

BATTLE = 400


def apart_from_presence(frame: dict) -> dict:
    """A frame but for who is connected and what empty parts it names."""
    seats = [{name: value for name, value in seat.items() if name != "here"} for seat in frame["seats"]]
    told = {name: value for name, value in frame.items() if value not in (None, "", [], {}) and name != "thinking"}
    return told | {"seats": seats}


def play(lines, code: str, dice: Dice, most: int, until=lambda: False) -> int:
    """Let those who decide choose at random; how many actions were taken."""
    for taken in range(most):
        for line in lines:
            line.request({"t": "ping"})
        if until() or "decision" not in lines[0].frames[code] or lines[0].frames[code]["decision"] is None:
            return taken
        deciding = next(line for line in lines if line.mine(code))
        count = len(deciding.frames[code]["decision"]["options"])
        assert deciding.act(code, dice.below(count))["t"] == "done"
    return most


def in_battle(line, code: str) -> bool:
    """Whether champions fight at a table of Spellfire."""
    return line.frames[code]["table"].get("battle", {}).get("stage") == "playing cards"


def comes_to_a_battle(ana: Visitor, bo: Visitor, lines, dice: Dice) -> str:
    """Play Spellfire, once more if all ends without a battle; the code of the table."""
    for _ in range(10):
        code = ana.table("spellfire", "me", "open", clocks={"bank_s": 3600, "increment_s": 5})["code"]
        bo.ask("POST", f"/api/tables/{code}/seats", {})
        for visitor, seat in ((ana, 0), (bo, 1)):
            visitor.ask("PATCH", f"/api/tables/{code}/seats/{seat}", {"ready": True})
        ana.ask("POST", f"/api/tables/{code}/start")
        for seat, line in enumerate(lines):
            line.watch(code, seat)
        play(lines, code, dice, BATTLE, lambda: in_battle(lines[0], code))  # noqa: B023
        if in_battle(lines[0], code):
            return code
    raise AssertionError("no battle began")


def test_a_server_that_is_killed_in_mid_battle_comes_back_with_everything(tmp_path, database_url):
    with House(database_url, tmp_path) as house:
        ana, bo = Visitor(house, "Ana"), Visitor(house, "Bo")
        dice = Dice(11)
        with ana.socket() as first, bo.socket() as second:
            lines = (first, second)
            code = comes_to_a_battle(ana, bo, lines, dice)
            before = [apart_from_presence(line.frames[code]) for line in lines]
            house.kill()
            with pytest.raises(ConnectionClosed):
                first.ends()
        house.start()
        with ana.socket() as first, bo.socket() as second:
            lines = (first, second)
            after = [apart_from_presence(line.watch(code, seat)) for seat, line in enumerate(lines)]
            for old, new in zip(before, after, strict=True):
                clocks, again = old.pop("clocks"), new.pop("clocks")
                assert new == old
                assert clocks["running"] == again["running"]
                assert all(
                    abs(one - other) < 60_000 for one, other in zip(clocks["banks"], again["banks"], strict=True)
                )
            play(lines, code, dice, 5_000)
            assert sum(first.frames[code]["returns"]) == 0
            final = first.frames[code]
        replayed = ana.ask("GET", f"/api/replays/{code}/frames?seat=0&at={final['actions']}")
        assert replayed["cards"] == final["cards"]
        assert replayed["log"] == final["log"]
        assert replayed["returns"] == final["returns"]


def test_a_closed_tab_and_a_second_one_lose_nothing(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana = Visitor(house, "Ana")
        table = ana.table("spellchain", "me", "greedy")
        code = table["code"]
        with ana.socket() as tab:
            tab.watch(code, 0)
            tab.until(lambda: tab.mine(code))
            tab.act(code)
            tab.until(lambda: tab.mine(code))
            shown = apart_from_presence(tab.frames[code])
        with ana.socket() as tab, ana.socket() as second:
            assert apart_from_presence(tab.watch(code, 0)) == shown
            assert apart_from_presence(second.watch(code, 0)) == shown
            number = tab.frames[code]["decision"]["number"]
            assert second.act(code)["t"] == "done"
            late = tab.request({"t": "act", "table": code, "decision": number, "option": 0})
            assert (late["t"], late["code"]) == ("refused", "stale")
            tab.until(lambda: tab.mine(code))
            assert tab.act(code)["t"] == "done"


def test_a_server_that_is_told_to_stop_says_so_to_every_page(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana = Visitor(house, "Ana")
        code = ana.table("spellchain", "me", "hot")["code"]
        with ana.socket() as line:
            line.watch(code, 0)
            assert house.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                line.ends()
            assert line.said[-1]["t"] == "restarting"
            assert closed.value.rcvd.code == 1012
        house.start()
        assert ana.ask("GET", f"/api/tables/{code}")["stage"] == "playing"
        lines = (tmp_path / "server.log").read_text().splitlines()
        events = [json.loads(text) for text in lines if text.startswith("{")]
        assert any(event.get("event") == "tables rebuilt" for event in events)


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_the_actions_in_the_journal_are_the_game(game, tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana = Visitor(house, "Ana")
        table = ana.table(game, "me", "hot", pace="none")
        code = table["code"]
        with ana.socket() as one, ana.socket() as other:
            for seat, line in enumerate((one, other)):
                line.watch(code, seat, table["mine"][seat]["token"])
            play((one, other), code, Dice(3), 5_000)
            final = one.frames[code]
        house.stop()
    connection = sqlite3.connect(tmp_path / "hall.db")
    seed, options = connection.execute("select seed, options from tables where code = ?", [code]).fetchone()
    decks = [json.loads(row[0]) for row in connection.execute("select deck from seats order by seat")]
    actions = [row[0] for row in connection.execute("select action from journal order by number")]
    played = make_game(game, **json.loads(options))
    state = played.new_state(decks, read(seed))
    play_on(state, actions, played.digest())
    assert state.returns() == final["returns"]


def test_a_message_that_is_too_long_ends_the_socket_and_nothing_else(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana = Visitor(house, "Ana")
        with ana.socket() as line, pytest.raises(ConnectionClosed):
            line.connection.send("x" * 100_000)
            line.ends()
        assert httpx.get(f"{house.address}/api/health").json()["status"] == "ok"


def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path):
    command = [sys.executable, "-c", "from spellhall.cli.main import main; main()", "serve", "--port", "0"]
    command += ["--database", "postgresql://nobody@127.0.0.1:1/none"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path, check=False)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.strip().splitlines()) <= 2
