"""Looking back at a finished game: its account for everybody who may see it, and for each player a review of their own
choices. Both are worked out from the journal by a process that stands back behind all others, and kept in memory for a
while; nothing of them is stored.
"""

from spellhall.server.lookback.reviews import Reviews
from spellhall.server.lookback.routes import router

__all__ = ["Reviews", "router"]
