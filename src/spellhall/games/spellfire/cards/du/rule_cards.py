"""Rule cards of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("What Goes Around Comes Around", "DU/100")
def what_goes_around(you: Script) -> None:
    you.always(AllDraw(), Firm(THIS))
    you.always(Immune(THIS, champions, powers_only=True), Immune(THIS, events, all_sides=True))
    you.always(Immune(THIS, spells.named("Wish"), all_sides=True, whatever=True))
