"""Events of Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Investiture Ceremony", "BR/020", nature=HELPFUL)
def investiture_ceremony(you: Script) -> None:
    with you.when_played():
        invested = you.choose(champions)
        you.give(invested, MayUse(IT, BLOOD_ABILITY), WHILE_IN_PLAY)


@event("Revolution!", "BR/024", nature=HARMFUL)
def revolution(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(fighting_realms, attack=False), END_OF_OWN_NEXT_TURN)


@event("The Shadow World", "BRc/02", nature=HELPFUL)
def the_shadow_world(you: Script) -> None:
    dead = champions_and_allies.being("undead")
    aimed = Either(events.harmful.speaking_of("undead"), events.harmful.speaking_of("monster"))
    with you.when_played():
        you.declare(Immune(dead, spells.offensive | items.offensive), END_OF_OWN_NEXT_TURN)
        you.declare(Immune(dead, aimed), END_OF_OWN_NEXT_TURN)


@event("Festival", "BRc/21", nature=HARMFUL)
def festival(you: Script) -> None:
    with you.when_played():
        you.break_off()
        you.declare(Peace(), OWN_NEXT_TURN)
        you.draw(1, EVERYONE)
