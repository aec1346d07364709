"""All verbs of the recorder in one place, so that ``script`` finds each by its name."""

from __future__ import annotations

from spellhall.games.spellfire.words import answering, combat, hands, lasting, removal, turns
from spellhall.language.script import verbs_of

VERBS = verbs_of(answering, combat, hands, lasting, removal, turns)
