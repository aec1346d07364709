"""Events of Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Dragon Slayer", "AR/051", nature=HARMFUL)
def dragon_slayer(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.being("dragon"))


@event("Deflection", "AR/054", nature=HELPFUL)
def deflection(you: Script) -> None:
    with you.answer(to=events, when=STRIKES_ONLY_YOU):
        other = you.choose_player()
        you.aim_elsewhere(whose=other)


@event("Year of Plenty", "AR/098", nature=HARMFUL)
def year_of_plenty(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", events), END_OF_OWN_NEXT_TURN)
