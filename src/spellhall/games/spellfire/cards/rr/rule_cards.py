"""Rule cards of Runes and Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("The Monty Haul Campaign", "RR/100")
def the_monty_haul_campaign(you: Script) -> None:
    you.always(MayUse(champions, WIZARD_SPELL, CLERIC_SPELL, PSIONIC_POWER), AnyWorld(champions, counted=True))
    with you.whenever(LeavesPlay(THIS)):
        you.discard(artifacts.of_a_strange_world)
