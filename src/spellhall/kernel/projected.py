"""The part of a game's projection that the kernel itself reads.

A projection is the game's own: modifiers by question, powers, answers. But most events concern no card, and
every change asks who listens. So if a valid projection is at hand, an atom looks into it, and asks the game
(``Game.listeners``) only if there is none.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.events import Event


class Projected:
    """Base of the projections of all games.

    Attributes:
        listeners: what waits for events, by their class, as ``Game.notice`` understands it.
        passing: it may expire without a card coming or going: it is valid only at version ``State.valid_at``.
    """

    __slots__ = ("listeners", "passing")
    listeners: dict[type[Event], list[Any]]
    passing: bool
