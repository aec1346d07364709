"""A bot for a hall: any agent of the arena, at the tables that people call it to. Read this to write a bot of your own.

You talk to a hall over one WebSocket, ``/api/socket``, opened with the header ``Authorization: Bearer TOKEN``. Each
message is a JSON object with its kind in ``t``; fields with their default values are left out. A bot's messages carry
a number ``n`` of its own, and the answer carries the same ``n``. If the hall closes with code 1008, the token is wrong,
and the reason says so. If it closes otherwise, connect again, waiting longer each time.

1. ``{"t": "hello", "version": 2}``, then ``{"t": "stand_by"}``.
2. ``calls`` lists all tables where the bot sits or is wanted, now and whenever that changes: ``{"table", "game",
   "seat", "options", "token", "ready"}``. If one isn't ``ready``, the bot says ``{"t": "sit", "table": CODE}`` (with
   ``deck_text`` for a deck of its own) or ``decline``; ``calls`` comes again, with the ``token`` of the seat.
3. If it is ready, the bot says ``{"t": "watch", "table": CODE, "seat": SEAT, "token": TOKEN}``, once.
4. ``table`` has a ``frame``: everything that the seat may know. ``change`` has ``parts``, the fields of the frame that
   have changed, each complete; ``cards`` by token (null: gone); and ``within``, what has changed in the fields
   ``sides`` (by seat), ``registers`` and ``table`` (null: gone). If you have lost track, watch again.
5. ``frame.decision`` is the question that waits. If its ``seat`` is the bot's, it has ``options``, each with its
   ``text``. Answer with ``{"t": "act", "table": CODE, "decision": NUMBER, "option": PLACE}``.
   ``refused`` says in ``text`` what was wrong; with the ``code`` "stale" others were faster, and a ``table`` follows.
6. ``frame.wish`` and ``frame.offer`` list seats in ``open`` that are asked whether to allow an undo, or to call off the
   game: ``{"t": "consent", "table": CODE, "yes": true}``, ``{"t": "off", "table": CODE, "yes": true}``.
   ``frame.stage`` becomes "over"; ``frame.returns`` says who has won, by seat.

Agents of the arena think with the rules of the game itself. So this bot asks for the ``position`` when it decides,
which ``Game.load`` reads; hidden cards are random there. A program that decides from the frame alone doesn't need that.
A hall accepts twenty messages a second from one socket.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

from spellhall.agents import Agent
from spellhall.arena.players import player
from spellhall.kernel.chance import Dice
from spellhall.registry import game

VERSION = 2
"""The version of the socket protocol."""
PAUSE = 0.1
"""Seconds between two messages, so that the hall accepts a fast agent's."""


class Connection(Protocol):
    """An open socket."""

    def send(self, message: str, /) -> None:
        """Send a message."""

    def recv(self) -> str | bytes:
        """The next message; raises whatever the socket raises when it is closed."""


class Bot:
    """An agent at the tables of one hall.

    Args:
        connection: the socket, opened with the token.
        name: the agent, as ``players.player`` takes it; each table gets its own.
        seed: of the agents' random numbers.
        tell: receives what happens, in sentences.
        games: ``run`` ends after this many finished games; 0: never.
    """

    def __init__(
        self, connection: Connection, name: str, seed: int = 0, tell: Callable[[str], None] = print, games: int = 0
    ) -> None:
        self.connection, self.name, self.tell, self.games = connection, name, tell, games
        self.dice = Dice(seed)
        self.agents: dict[str, Agent] = {}
        self.frames: dict[str, dict[str, Any]] = {}
        self.sat: dict[str, Any] = {}
        self.asked: dict[str, int] = {}
        self.sent = 0
        self.over = 0

    def run(self) -> None:
        """Play until the socket is closed, or enough games are over."""
        self.say("hello", version=VERSION)
        self.say("stand_by")
        while not self.games or self.over < self.games:
            message = json.loads(self.connection.recv())
            heard = getattr(self, f"hear_{message['t']}", None)
            if heard is not None:
                heard(message)

    def say(self, kind: str, **more: Any) -> None:
        """Send a message."""
        time.sleep(PAUSE)
        self.sent += 1
        self.connection.send(json.dumps({"t": kind, "n": self.sent, **more}))

    def hear_calls(self, message: dict[str, Any]) -> None:
        """Sit down where the bot is wanted, and watch from there."""
        for call in message.get("calls", []):
            code = call["table"]
            if not call.get("ready"):
                if self.sat.get(code) != call:
                    self.sat[code] = call
                    self.tell(f"called to a table of {call['game']}: {code}")
                    self.say("sit", table=code)
            elif code not in self.agents:
                self.agents[code] = player(self.name, self.dice.below(1 << 62))
                self.say("watch", table=code, seat=call["seat"], token=call["token"])

    def hear_table(self, message: dict[str, Any]) -> None:
        """Take in a whole table."""
        code = message["frame"]["code"]
        self.frames[code] = message["frame"]
        self.asked.pop(code, None)
        self.look(code)

    def hear_change(self, message: dict[str, Any]) -> None:
        """Take in what has changed at a table."""
        code = message["table"]
        if code in self.frames:
            self.frames[code] |= message.get("parts", {})
            self.look(code)

    def look(self, code: str) -> None:
        """Answer what waits for this seat."""
        frame = self.frames[code]
        you, decision = frame["you"], frame.get("decision")
        for part, kind in (("wish", "consent"), ("offer", "off")):
            if you in (frame.get(part) or {}).get("open", []):
                self.say(kind, table=code, yes=True)
        if frame["stage"] == "over":
            won = frame.get("returns", [0] * (you + 1))[you]
            self.tell(f"{code} is over: {'won' if won > 0 else 'lost' if won < 0 else 'no one won'}")
            self.over += 1
            self.say("unwatch", table=code)
            del self.frames[code], self.agents[code]
        elif (
            decision
            and decision["seat"] == you
            and decision.get("options")
            and self.asked.get(code) != decision["number"]
        ):
            self.asked[code] = decision["number"]
            self.say("position", table=code)

    def hear_position(self, message: dict[str, Any]) -> None:
        """Think, and act; at random if the agent fails, so that no one waits for it."""
        code, document, actions = message["table"], message["position"], message["actions"]
        option = self.dice.below(len(actions))
        try:
            state = game(document["game"], document["options"]).load(document)
            option = actions.index(self.agents[code].act(state))
        except Exception as error:
            self.tell(f"the agent failed at {code}, so it made a random choice: {error}")
        self.say("act", table=code, decision=message["decision"], option=option)

    def hear_refused(self, message: dict[str, Any]) -> None:
        """Ask again if the hall is busy; ignore it if others were faster."""
        if message["code"] != "stale":
            self.tell(f"refused: {message['text']}")
        if message["code"] == "busy":
            time.sleep(1)
            self.asked.clear()
            for code in [*self.frames]:
                self.look(code)
