"""The bot of the package, as the page about bots shows it: it comes by its token, is called, and plays a whole game."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from random import Random

import pytest
from consoles import carry_out, commands_in
from server.houses import House, Visitor
from typer.testing import CliRunner
from waiting import PATIENCE, Deadline, wait_until

from spellhall.arena import bots
from spellhall.cli.main import app

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
ADDRESS = "https://hall.example.org"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder) as house:
        yield house


@pytest.fixture
def quick(monkeypatch):
    """The hall of a test hears as many messages as there are."""
    monkeypatch.setattr(bots, "PAUSE", 0.0)


def shown():
    """The commands of the page that print something."""
    text = PAGE.read_text(encoding="utf-8")
    return [each for block in BLOCK.findall(text) for each in commands_in(block) if each[1]]


def play_to_the_end(ana, line, code, table):
    """Play at random against the one who was called."""
    seat = table["mine"][0]
    line.watch(code, 0, seat["token"])
    line.until(lambda: line.frames[code]["seats"][1]["ready"])
    ana.ask("PATCH", f"/api/tables/{code}/seats/0", {"ready": True})
    ana.ask("POST", f"/api/tables/{code}/start")
    dice, deadline = Random(1), Deadline("the end of the game")
    while line.frames[code]["stage"] != "over":
        deadline.check(line.frames[code])
        decision = line.frames[code].get("decision")
        if decision and decision["seat"] == 0 and decision.get("options"):
            line.act(code, dice.randrange(len(decision["options"])))
            line.until(lambda known=decision: line.frames[code].get("decision") != known)
        else:
            line.hear(deadline)


def test_the_command_of_the_page_plays_a_whole_game(house, quick, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ana = Visitor(house, "Ana")
    ana.ask("POST", "/api/accounts", {"login": "ana", "password": "three words or four"})
    made = ana.ask("POST", "/api/bots", {"name": "Rusty", "games": ["spellchain"]})
    Path("rusty.token").write_text(made["token"] + "\n")
    ((command, expected),) = shown()
    assert "--games 1" in command
    faults, path = [], "/api/bots?game=spellchain"

    def come():
        try:
            carry_out(command.replace(ADDRESS, house.address), expected.replace(ADDRESS, house.address))
        except BaseException as fault:
            faults.append(fault)

    bot = threading.Thread(target=come)
    with ana.socket() as line:
        bot.start()
        wait_until("the bot, or why it does not come", lambda: ana.ask("GET", path)["bots"] or faults)
        assert not faults
        table = ana.table("spellchain", "me", "open")
        code = table["code"]
        answer = ana.http.post(f"/api/tables/{code}/bots", json={"bot": made["code"], "seat": 1})
        assert answer.status_code == 204, answer.text
        play_to_the_end(ana, line, code, table)
    bot.join(PATIENCE)
    assert not faults and not bot.is_alive()
    assert made["token"] not in (house.folder / "server.log").read_text()


def refused(*arguments):
    """The one sentence with which the command ends."""
    result = CliRunner().invoke(app, ["bot", *arguments])
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.strip().splitlines()
    return line


def test_a_wrong_token_ends_the_command_in_a_sentence(house, tmp_path):
    (tmp_path / "t").write_text("wrong")
    told = CliRunner().invoke(app, ["bot", house.address, "--token-file", str(tmp_path / "t"), "--agent", "random"])
    assert told.exit_code == 2
    assert "no bot here has this token; its owner can renew it on their page" in told.stderr


def test_what_is_typed_wrong_is_told_before_anybody_is_asked(tmp_path):
    token = tmp_path / "t"
    token.write_text("some token")
    assert "https://hall.example.org" in refused("hall.example.org", "--token-file", str(token))
    assert "holds no token" in refused(ADDRESS, "--token-file", str(token))
    assert "can't be read" in refused(ADDRESS, "--token-file", str(tmp_path / "none"))
    assert "there is no agent called 'nobody'" in refused(
        ADDRESS, "--token-file", str(tmp_path / "none"), "--agent", "nobody"
    )
