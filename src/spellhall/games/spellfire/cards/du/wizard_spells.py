"""Wizard spells of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("City Shield", "DU/092", side=DEFENSIVE, phases=(3,))
def city_shield(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(BR)))
    with you.when_played():
        you.declare(Immune(realms.yours, spells.offensive), WHILE_IN_PLAY)


@wizard_spell("Spectral Dragon", "DU/093", side=OFFENSIVE, phases=(3,))
def spectral_dragon(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(DL)))
    with you.when_played():
        you.discard(champions.base_at_most(4).of_opponents.in_pool)


@wizard_spell("Conjure Greater Fire Elemental", "DU/098", side=OFFENSIVE, phases=(4,))
def conjure_greater_fire_elemental(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(DS)), SideBonus(BEARER, BaseLevelOf(BEARER)))
    with you.when_played():
        you.send(items.attached_to(OPPONENT), ABYSS)


@wizard_spell("Dissolution", "DUc/04", side=OFFENSIVE, phases=(3, 5))
def dissolution(you: Script) -> None:
    with you.when_played():
        dissolved = you.choose(realms.razed)
        you.discard(dissolved)


@wizard_spell("Minions of Darkness", "DU/097", traits={"drow", "underdark"}, side=DEFENSIVE, anytime=True)
def minions_of_darkness(you: Script) -> None:
    you.always(CastOnlyBy(champions.being("drow", "underdark")))
    with you.when_played(only=All(YOU_DEFEND, Fits(ATTACKED_REALM, realms.being("underdark")))):
        you.give(USER, SideBonus(IT, HelpFrom(realms.with_word("triumvirate").yours)), ROUND_END)


@wizard_spell("Ball Lightning", "DU/094", side=OFFENSIVE, phases=(4,))
def ball_lightning(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(FR)))
    with you.when_played(), you.repeat(Half(BaseLevelOf(USER)), most=4):
        with you.either():
            you.give(THIS, Level(IT, 3), ROUND_END)
        with you.or_else():
            struck = you.choose(allies.against_this, if_any=True)
            you.discard(struck)


@wizard_spell("Animate Gargoyle", "DU/096", side=DEFENSIVE, phases=(3, 4), traits={"flyer"})
def animate_gargoyle(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(RL)))
    with you.when_played():
        you.summon(MONSTER, Times(2, LevelOf(USER)), FOR_GOOD)


@wizard_spell("Extension I", "DU/091", side=DEFENSIVE, phases=(3, 4, 5))
def extension_i(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(AD)))
    with you.when_played():
        extended = you.choose((spells | events).lasting_into_a_turn, reach=False)
        you.discard_for_digit()
        you.last_longer(extended, LAST_DIGIT)


@wizard_spell("Drawmij's Beneficent Polymorph", "DU/095", side=DEFENSIVE, phases=(3, 4))
def drawmijs_beneficent_polymorph(you: Script) -> None:
    you.always(CastOnlyBy(champions.of(GH)))
    you.always(Gains(BEARER, "flyer"), Gains(BEARER, "swimmer"), Gains(BEARER, "earthwalker"))
    with you.when_played():
        you.attach_for(USER, OWN_NEXT_TURN)
    with you.in_combat(), you.may():
        model = you.choose(champions.yours.in_pool, called="it")
        you.imitate(model, by=BEARER)
