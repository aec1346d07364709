"""How a round of battle can end (section END): what ``round`` finds, and what ``battle`` makes of it."""

from __future__ import annotations

ATTACKER_WON, DEFENDER_WON, ATTACKER_STOPPED, DEFENDER_STOPPED, REALM_GONE, BOTH_GONE = range(6)
