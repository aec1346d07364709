"""Events of Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Moonlight Madness", "NS/020", nature=HELPFUL)
def moonlight_madness(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies.being("undead", "werebeast"), 5), END_OF_OWN_NEXT_TURN)
        maddened = champions.being("undead", "werebeast")
        you.declare(Reaches(maddened, ignores_bans=True), END_OF_OWN_NEXT_TURN)


@event("Wail of the Banshee", "NS/024", nature=HARMFUL)
def wail_of_the_banshee(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        with you.when(There(champions.of_player(player).in_pool)):
            lost = you.choose(champions.not_being("undead").of_player(player).in_pool, by=player, if_any=True)
            you.discard(lost)
        with you.otherwise():
            you.discard_from_hand(2, player)


@event("Celestial Lights", "NSc/07", nature=HARMFUL)
def celestial_lights(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.discard(champions.being("undead").of_player(player).in_pool)
        you.declare(CannotFight(champions.being("undead")), END_OF_OWN_NEXT_TURN)
