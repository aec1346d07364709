"""The computer players as players choose them: the random one, then the levels, the weakest first.

The page has these words in its own languages (``tools/wire_types.py``). A table may also use other agents.
"""

from __future__ import annotations

from collections.abc import Mapping

OFFERED: Mapping[str, tuple[str, str]] = {
    "random": ("Random", "plays any legal move at random"),
    "novice": ("Novice", "thinks one play ahead and often slips, but won't miss a win"),
    "club": ("Club player", "solid: thinks one play ahead"),
    "master": ("Master", "spends a second a move, trying hundreds of ways the game could go"),
}
USUAL = "club"
"""The default player; a random one where the game judges no positions."""
