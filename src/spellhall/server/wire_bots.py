"""Messages between the hall and bots, in addition to those of every seat: see ``wire`` and ``docs/bots.md``."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.server.wire_base import Said, Told

# --- bot messages


class StandBy(Said, tag="stand_by"):
    """Tell me where I am called, and where I sit."""


class SitDown(Said, tag="sit"):
    """I take the seat that I am called to, and am ready, with this deck list or (empty) a random one."""

    table: str
    deck_text: str = ""


class Decline(Said, tag="decline"):
    """I decline the call to this table."""

    table: str


class AskPosition(Said, tag="position"):
    """Give me the position at a table where I decide, for a program that thinks with the game's own rules."""

    table: str


# --- hall messages


class Call(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A table that calls a bot, or where it sits.

    Attributes:
        options: the rule options of the game by name.
        token: the secret of the seat, once the bot sits there.
        ready: whether it sits there and has said that it is ready.
    """

    table: str
    game: str
    seat: int
    options: dict[str, str]
    token: str = ""
    ready: bool = False


class CallsTold(Told, tag="calls"):
    """All calls and seats, sent again at each change; answers ``stand_by``, ``sit`` and ``decline``."""

    calls: list[Call] = msgspec.field(default_factory=list)


class Position(Told, tag="position"):
    """Answers ``position``.

    Attributes:
        table: its code.
        decision: the number of the waiting decision.
        actions: the actions of its options, in their order.
        position: the table as ``Game.load`` reads it. Everything that the seat cannot see is random: its own cards are
            reshuffled, those of others come from decks that have nothing to do with theirs.
    """

    table: str
    decision: int
    actions: list[int]
    position: dict[str, Any]
