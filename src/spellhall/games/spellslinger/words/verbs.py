"""All verbs of the recorder in one place, so that ``script`` finds each by its name."""

from __future__ import annotations

from spellhall.games.spellslinger.words import changes, effects, hands, pending
from spellhall.language.script import verbs_of

VERBS = verbs_of(effects, changes, hands, pending)
