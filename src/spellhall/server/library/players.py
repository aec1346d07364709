"""The computer players in words, as they are offered: by lot, then the levels, the weakest first.

The page has these words in its own languages (``tools/wire_types.py``). Other agents may be named at a table, too.
"""

from __future__ import annotations

from collections.abc import Mapping

OFFERED: Mapping[str, tuple[str, str]] = {
    "random": ("By lot", "draws lots among what is allowed"),
    "novice": ("Novice", "looks one play ahead and slips often, but takes a win that is at hand"),
    "club": ("Club player", "looks one play ahead, without slips"),
    "master": ("Master", "tries hundreds of ways the game may go on, for a second a move"),
}
USUAL = "club"
"""Who plays where nobody was chosen; by lot where the game judges no positions."""
