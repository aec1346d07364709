"""Holdings among the promotional cards."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Geneva Conclave", "PR/002", world=AD)
def geneva_conclave(you: Script) -> None:
    you.always(
        JoinsAnyRealm(), MayUse(REALM_HERE, WIZARD_SPELL, CLERIC_SPELL), Immune(REALM_HERE, events, all_sides=True)
    )
