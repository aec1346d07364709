"""What the bot of the package says, by what a hall tells it: without a hall, message by message."""

from __future__ import annotations

import json

import pytest

from spellhall.arena import bots
from spellhall.arena.bots import VERSION, Bot
from spellhall.registry import game


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(bots, "PAUSE", 0.0)
    monkeypatch.setattr(bots.time, "sleep", lambda _: None)


class Closed(Exception):
    """The hall has no more to say."""


class Hall:
    """A socket that says what the test wrote down, and keeps what it hears."""

    def __init__(self, *messages):
        self.messages = [json.dumps(message) for message in messages]
        self.heard = []

    def send(self, message):
        self.heard.append(json.loads(message))

    def recv(self):
        if not self.messages:
            raise Closed
        return self.messages.pop(0)


def told(*messages, agent="random", games=0):
    """What a bot says to these messages after its greeting, without numbers, and what it tells."""
    hall, lines = Hall(*messages), []
    bot = Bot(hall, agent, 1, lines.append, games)
    if games:
        bot.run()
    else:
        with pytest.raises(Closed):
            bot.run()
    assert [message.pop("n") for message in hall.heard] == [*range(1, len(hall.heard) + 1)]
    assert hall.heard[:2] == [{"t": "hello", "version": VERSION}, {"t": "stand_by"}]
    return hall.heard[2:], lines


CALL = {"table": "CODE", "game": "spellchain", "seat": 1, "options": {}}
SEATED = {"t": "calls", "calls": [{**CALL, "token": "secret", "ready": True}]}
WATCH = {"t": "watch", "table": "CODE", "seat": 1, "token": "secret"}


def frame(**more):
    return {"t": "table", "revision": 1, "frame": {"code": "CODE", "stage": "playing", "you": 1, **more}}


def asks(number, seat=1):
    return {"number": number, "seat": seat, "options": [{"text": "a", "verb": "pick"}]}


def position():
    made = game("spellchain")
    state = made.new_state([*made.starter_decks().values()][:2], 1)
    return {"t": "position", "table": "CODE", "decision": 4, "actions": state.legal_actions(), "position": state.save()}


def test_it_sits_down_once_and_watches_when_it_sits():
    called = {"t": "calls", "calls": [CALL]}
    said, lines = told(called, called, SEATED, SEATED)
    assert said == [{"t": "sit", "table": "CODE"}, WATCH]
    assert lines == ["called to a table of spellchain: CODE"]


def test_it_asks_for_the_position_once_a_decision_and_acts():
    change = {"t": "change", "table": "CODE", "parts": {"decision": asks(4)}}
    said, lines = told(SEATED, frame(decision=asks(3, seat=0)), change, change, position())
    assert [message["t"] for message in said] == ["watch", "position", "act"]
    assert said[-1]["decision"] == 4 and 0 <= said[-1]["option"] < len(position()["actions"])
    assert not lines


def test_an_agent_that_fails_is_told_and_a_lot_is_drawn():
    broken = position() | {"position": {"game": "spellchain", "options": {}}}
    said, lines = told(SEATED, frame(decision=asks(4)), broken)
    assert said[-1]["t"] == "act"
    assert lines[0].startswith("the agent failed at CODE, so it made a random choice: ")


def test_after_a_stale_answer_it_asks_again_and_after_a_busy_one():
    stale = {"t": "refused", "code": "stale", "text": "others were faster"}
    busy = {"t": "refused", "code": "busy", "text": "wait a moment"}
    said, lines = told(SEATED, frame(decision=asks(4)), stale, frame(decision=asks(4)), busy)
    assert [message["t"] for message in said] == ["watch", "position", "position", "position"]
    assert lines == ["refused: wait a moment"]


def test_it_agrees_when_somebody_would_take_back_or_call_off():
    said, _ = told(SEATED, frame(wish={"seat": 0, "open": [1]}, offer={"seat": 0, "open": [1]}))
    assert said[1:] == [{"t": "consent", "table": "CODE", "yes": True}, {"t": "off", "table": "CODE", "yes": True}]


@pytest.mark.parametrize(("returns", "word"), [([-1, 1], "won"), ([1, -1], "lost"), ([0, 0], "no one won")])
def test_it_ends_after_so_many_games(returns, word):
    said, lines = told(SEATED, frame(stage="over", returns=returns), games=1)
    assert said == [WATCH, {"t": "unwatch", "table": "CODE"}]
    assert lines == [f"CODE is over: {word}"]
