"""Events of Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Fool's Paradise", "DUc/07", nature=HARMFUL)
def fools_paradise(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        fooled = champions.not_of_types(MONSTER).of_player(player)
        you.give(fooled, CannotFight(IT), OWN_NEXT_TURN)
        you.give(fooled, CannotUse(IT, cards), OWN_NEXT_TURN)
        you.give(fooled, NoPowers(IT), OWN_NEXT_TURN)


@event("Enter Darkness Together", "DUc/10", nature=HARMFUL, uncancellable=True)
def enter_darkness_together(you: Script) -> None:
    you.always(CannotBeCalmed())
    with you.answer(to=events | spells):
        with you.either(by=PlayerOf(ANSWERED, "its player")):
            you.cancel()
        with you.or_else():
            you.tear_up(ANSWERED)


@event("Elminster's Intuition", "DUc/06", nature=HARMFUL)
def elminsters_intuition(you: Script) -> None:
    with you.when_played():
        rival = you.choose_opponent()
        named, is_found = you.name_and_search(rival)
        with you.when(is_found):
            you.send(named, ABYSS)
        with you.otherwise():
            you.send(YOUR_FOREMOST_REALM, ABYSS)
        you.shuffle_searched(rival)


@event("Handmine", "DUc/16", nature=HARMFUL)
def handmine(you: Script) -> None:
    you.always(TrapsHand())
