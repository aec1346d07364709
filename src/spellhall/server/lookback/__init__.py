"""Looking back at a finished game: an account for everyone who may see the game, and for each player a review of their
own choices.

Both are computed from the journal in a low-priority process, and kept in memory for a while; nothing is stored.
``mistakes`` adds up the reviews of a player's last games.
"""

from spellhall.server.lookback.mistakes import router as mistakes_router
from spellhall.server.lookback.reviews import Reviews
from spellhall.server.lookback.routes import router

__all__ = ["Reviews", "mistakes_router", "router"]
