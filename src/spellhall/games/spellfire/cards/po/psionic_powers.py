"""Psionic powers of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionic_power
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionic_power("Control Wind", "PO/074", level=4, side=DEFENSIVE, phases=(3, 4, 5))
def control_wind(you: Script) -> None:
    barred = events | spells | champions | rule_cards
    with you.when_played():
        you.declare(PlayerImmune(barred), END_OF_OWN_NEXT_TURN)
        you.declare(Immune(cards.yours, barred, all_sides=True), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("you", events.helpful), END_OF_OWN_NEXT_TURN)
