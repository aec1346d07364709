"""All verbs of the recorder in one place, so that ``script`` finds each by its name."""

from __future__ import annotations

from spellhall.games.spellchain.words import copies, effects, later, slots, zones
from spellhall.language.script import verbs_of

VERBS = verbs_of(effects, later, zones, slots, copies)
