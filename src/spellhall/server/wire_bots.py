"""What is said between the hall and bots, beside what every seat says and hears: see ``wire`` and ``docs/bots.md``."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.server.wire_base import Said, Told

# --- what a bot says


class StandBy(Said, tag="stand_by"):
    """Tell me where I am wanted, and where I sit."""


class SitDown(Said, tag="sit"):
    """I sit down where I am wanted, and am ready, with this deck list or (empty) one at random."""

    table: str
    deck_text: str = ""


class Decline(Said, tag="decline"):
    """I do not come to this table."""

    table: str


class AskPosition(Said, tag="position"):
    """Give me the position at a table where I decide, for a program that thinks by the rules of the game itself."""

    table: str


# --- what the hall says to it


class Call(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A table that waits for a bot, or at which it sits.

    Attributes:
        options: the rule options of the game by name.
        token: the secret of the seat, from the moment when it sits there.
        ready: whether it sits there and has said that it is ready.
    """

    table: str
    game: str
    seat: int
    options: dict[str, str]
    token: str = ""
    ready: bool = False


class CallsTold(Told, tag="calls"):
    """All of them, anew at each change; answers ``stand_by``, ``sit`` and ``decline``."""

    calls: list[Call] = msgspec.field(default_factory=list)


class Position(Told, tag="position"):
    """Answers ``position``.

    Attributes:
        table: its code.
        decision: the number of the decision that waits.
        actions: the actions of its options, in their order.
        position: the table as ``Game.load`` reads it. All that the seat cannot see is at random: its own cards dealt
            again, those of others out of decks that have nothing to do with theirs.
    """

    table: str
    decision: int
    actions: list[int]
    position: dict[str, Any]
