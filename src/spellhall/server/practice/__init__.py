"""The practice room: a position played on from, with nothing stored about the player, who sends every answer so far
along with the new choice. Puzzles and moments of finished games begin here.
"""

from __future__ import annotations

from spellhall.server.practice.routes import routers

__all__ = ["routers"]
