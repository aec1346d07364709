"""What a game projects from its cards in play, as far as the kernel reads it by itself.

A projection is the game's own: modifiers by question, powers, answers. But most of what happens concerns nobody, and
every change asks who listens. So where a projection is at hand that still holds, an atom looks into it; only where
there is none does it ask the game (``Game.listeners``).
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.events import Event


class Projected:
    """Base of the projections of all games.

    Attributes:
        listeners: what waits for events, by their class, as ``Game.notice`` understands it.
        passing: it may end without anything coming or going: it holds at the version ``State.valid_at`` alone.
    """

    __slots__ = ("listeners", "passing")
    listeners: dict[type[Event], list[Any]]
    passing: bool
