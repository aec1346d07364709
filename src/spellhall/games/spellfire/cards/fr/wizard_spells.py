"""Wizard spells of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Find Familiar", "FR/040", level=3, side=DEFENSIVE, phases=(3, 4))
def find_familiar(you: Script) -> None:
    you.always(BaseBecomes(THIS, 0), SideBonus(BEARER, 3), StaysOn(THIS))
    you.always(Firm(THIS, by=events | items | spells | allies))
    with you.when_played():
        you.attach(USER)


@wizard_spell("Great Shout", "FR/041", side=DEFENSIVE, phases=(4,))
def great_shout(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit(OPPOSING_PLAYER)
        you.give(USER, Level(IT, AtOnce(LAST_DIGIT)), ROUND_END)


@wizard_spell("Water Breathing", "FR/045", side=DEFENSIVE, phases=(3, 4))
def water_breathing(you: Script) -> None:
    with you.when_played():
        you.declare(Gains(champions_and_allies.yours, "swimmer"), TURN_END)
        you.declare(Reaches(champions.yours, realms.being("coastal"), with_allies=True), TURN_END)


@wizard_spell("The Golden Touch", "FRc/13", side=DEFENSIVE, phases=(3, 4))
def golden_touch(you: Script) -> None:
    with you.when_played():
        you.declare(Level(items.yours, 2, when=YOUR_TURN), END_OF_OWN_TURN)


@wizard_spell("Golden Barter", "FRc/15", side=DEFENSIVE, phases=(3, 4))
def golden_barter(you: Script) -> None:
    with you.when_played():
        bartered = you.choose(items.yours.in_pool, 9, up_to=True)
        you.draw(Count(bartered))
        you.discard(bartered)


@wizard_spell("Phase Door", "FRc/20", level=7, side=DEFENSIVE, phases=(4,))
def phase_door(you: Script) -> None:
    walls = spells.with_word("wall")
    with you.answer(to=walls):
        you.cancel()
    with you.when_played():
        target = you.choose(walls.other.dispellable, if_any=True)
        you.cancel(target)


@wizard_spell("Mug of the Earthbound", "FRc/04", side=OFFENSIVE, phases=(3, 4))
def mug_of_the_earthbound(you: Script) -> None:
    with you.when_played():
        you.declare(Loses(champions, "flyer"), BATTLE_END)
        you.declare(Level(champions.truly("flyer").opposing.in_battle, -2), BATTLE_END)


@wizard_spell("Feather Flight", "FRc/14", side=DEFENSIVE, phases=(4,))
def feather_flight(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.keep_allies(allies.with_this)
        you.send(BEARER, POOL)


@wizard_spell("Hallucinatory Terrain", "FR/042", side=DEFENSIVE, phases=(3,))
def hallucinatory_terrain(you: Script) -> None:
    with you.when_played():
        fooled = you.choose(realms.yours.unrazed.without_holding, called="that realm")
        model = you.choose(holdings, called="that holding")
        you.attach(fooled)
        you.give(THIS, CountsAs(IT, HOLDING), WHILE_IN_PLAY)
        you.copy_power(model)
