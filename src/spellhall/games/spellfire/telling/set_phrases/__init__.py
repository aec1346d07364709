"""Turns of phrase that cards of the later sets brought along, sorted by what they are about.

Read this next to ``idioms``, which applies these patterns before its own. Those of a whole sentence come first, before
it is taken apart; then those of each step; last those of the whole text. They are tried in the order they stand in.
"""

from __future__ import annotations

from spellhall.games.spellfire.telling.set_phrases.bands_and_bells import BANDS
from spellhall.games.spellfire.telling.set_phrases.choices import CHOICES
from spellhall.games.spellfire.telling.set_phrases.joined_sentences import JOINED
from spellhall.games.spellfire.telling.set_phrases.powers import POWERS
from spellhall.games.spellfire.telling.set_phrases.rule import Rule
from spellhall.games.spellfire.telling.set_phrases.turns import TURNS
from spellhall.games.spellfire.telling.set_phrases.whole_texts import STEPS, WHOLE_TEXTS

WHOLE: tuple[Rule, ...] = (*CHOICES, *POWERS, *TURNS)
"""Of a whole sentence, before it is taken apart."""
TEXT: tuple[Rule, ...] = (*WHOLE_TEXTS, *BANDS, *JOINED)
"""Of a whole text, before the card is called by its name."""

__all__ = ["STEPS", "TEXT", "WHOLE", "Rule"]
