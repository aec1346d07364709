"""How a round of battle can end (section END): ``round`` finds the outcome, ``battle`` acts on it."""

from __future__ import annotations

from typing import Final

ATTACKER_WON: Final = 0
DEFENDER_WON: Final = 1
ATTACKER_STOPPED: Final = 2
DEFENDER_STOPPED: Final = 3
REALM_GONE: Final = 4
BOTH_GONE: Final = 5
MOVED_ON: Final = 6
"""The attack goes on against another realm, whose player sends a defender (SF-SWAP-07)."""
