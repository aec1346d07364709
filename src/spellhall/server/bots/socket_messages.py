"""Bots' socket messages, how they are answered, and which messages bots may not send.

A bot plays: at its seat it may do what a player does there. Hosts decide where it sits, so it doesn't watch tables as a
spectator, ask for hints or rematches, or take part in pods, events, and the social side.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from spellhall.kernel.chance import Dice
from spellhall.server import wire, wire_bots
from spellhall.server.bots.positions import position_for, strangers_of
from spellhall.server.bots.registry import Bots, Visitor
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.records import Person
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.table import LiveTable

OF_BOTS = (wire_bots.StandBy, wire_bots.SitDown, wire_bots.Decline, wire_bots.AskPosition)
FOR_BOTS = (
    *OF_BOTS,
    wire.Hello,
    wire.Watch,
    wire.Unwatch,
    wire.Act,
    wire.TakeShortcut,
    wire.Why,
    wire.Undo,
    wire.Consent,
    wire.Resign,
    wire.Say,
    wire.AddTime,
    wire.Claim,
    wire.CallOff,
    wire.Ping,
)
PEOPLE_ONLY = "only people can do that; a bot just plays where it's invited"
BOTS_ONLY = "only bots, signed in with their token, can do that"


class House(Protocol):
    """What all sockets share."""

    bots: Bots


class Client(Visitor, Protocol):
    """A socket, as this module sees it."""

    @property
    def sockets(self) -> House: ...

    def seat_at(self, code: str) -> tuple[LiveTable, int]:
        """The table that it looks at from a seat."""


def check(person: Person | None, message: Any) -> None:
    """Check that a socket's owner may send this message.

    Raises:
        Refusal: when it is for people, and they are a bot; or the other way round.
    """
    if person is None or person.owner is None:
        if isinstance(message, OF_BOTS):
            raise Refusal("seat", BOTS_ONLY)
    elif not isinstance(message, FOR_BOTS) or (isinstance(message, wire.Watch) and message.seat == wire.SPECTATOR):
        raise Refusal("seat", PEOPLE_ONLY)


async def stand_by(client: Client, message: wire_bots.StandBy) -> wire.ServerMessage:
    """Start receiving one's tables."""
    return await client.sockets.bots.join(client, _bot(client), message.n)


async def sit(client: Client, message: wire_bots.SitDown) -> wire.ServerMessage:
    """Take the seat that one is called to."""
    return await client.sockets.bots.sit(client, _bot(client), message)


async def decline(client: Client, message: wire_bots.Decline) -> wire.ServerMessage:
    """Decline a call."""
    return await client.sockets.bots.decline(client, _bot(client), message)


async def position(client: Client, message: wire_bots.AskPosition) -> wire.ServerMessage:
    """The position at a table, as one's seat may know it."""
    table, seat = client.seat_at(message.table)
    live_game, dice = table.playing(), Dice(draw_seed())
    decks = len(live_game.beginning.decks) or table.game.decks
    work, seats = table.floor.work, live_game.state.seats
    strangers = await work.in_thread(Urgency.MOVE, strangers_of, table.game, seats, decks, dice)
    state = table.playing().state  # others may have played in the meantime
    question = state.decision()
    if question.seat != seat:
        raise Refusal("seat", "it's not your decision, so there's nothing to think about")
    dealt = position_for(state, seat, strangers, dice)
    return wire_bots.Position(
        n=message.n, table=table.code, decision=table.decision_number, actions=[*question.options], position=dealt
    )


def _bot(client: Client) -> Person:
    assert client.person is not None  # see ``check``
    return client.person


ANSWERS: dict[type, Callable[[Any, Any], Awaitable[wire.ServerMessage | None]]] = {
    wire_bots.StandBy: stand_by,
    wire_bots.SitDown: sit,
    wire_bots.Decline: decline,
    wire_bots.AskPosition: position,
}
