"""A table's setup: everything agreed before the game except seats and rule options. Add new table settings here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from spellhall.server.tables.clock import Rates

Spectators = Literal["on", "delayed", "off"]
Pace = Literal["slow", "normal", "fast", "none"]
Manner = Literal["casual", "strict"]
PACES: dict[Pace, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.35, "none": 0.0}
"""The factor for how long an agent's play is shown."""


class Series(msgspec.Struct, frozen=True):
    """Games that the same people have played one after another: who sits where (an account, or None for an agent), and
    how many each seat has won.
    """

    people: list[int | None]
    wins: list[int]


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Stored with a table as JSON.

    Attributes:
        preset: of the rule options.
        clocks: None for games without clocks.
        spectators: whether others may watch, and whether they see everything later.
        pace: how fast agents act.
        manner: casual, or strict: no hints, and only actions that reveal nothing can be taken back.
        rated: whether the game counts for its players' ratings: then it is strict, and nothing can be taken back.
        hand: the day whose hand is played; empty for any other game.
        pod: the code of the pod that the game belongs to; empty for any other.
        event: the code of the event (tournament) that the game belongs to; empty for any other.
        series: the games before this one, if it is a rematch.
    """

    preset: str = "rulebook"
    clocks: Rates | None = None
    spectators: Spectators = "on"
    pace: Pace = "normal"
    manner: Manner = "casual"
    rated: bool = False
    hand: str = ""
    pod: str = ""
    event: str = ""
    series: Series | None = None


def again(setup: dict[str, Any]) -> dict[str, Any]:
    """The setup for another game of the same kind. A hand of the day, or a game of a pod or an event, is played only
    once.
    """
    return {name: value for name, value in setup.items() if name not in ("hand", "pod", "event")}
