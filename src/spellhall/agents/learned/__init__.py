"""A judgement that was learned from games, and the agent that plays by it: read ``inputs`` for what a network is shown,
``network`` for what it computes, ``player`` for how it plays.

``spellhall train`` (``spellhall.arena.learning``) makes the networks.
"""

from __future__ import annotations

from spellhall.agents.learned.network import Network, read_network
from spellhall.agents.learned.player import Learned

__all__ = ["Learned", "Network", "read_network"]
