"""Realms of Dragonlance, Ravenloft and AD&D, 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

# ---------------------------------------------------------------------- Dragonlance


@realm("Reorxcrown Mountains", "4th/053", world=DL)
def reorxcrown_mountains(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "dwarf")))
    you.always(Immune(THIS, wizard_spells.offensive))


@realm("Shining Lands", "4th/054", world=DL)
def shining_lands(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "earthwalker")))
    you.always(Immune(THIS, spells.offensive), Immune(champions_and_allies.defending_here, spells.offensive))


@realm("The Delving", "4th/055", world=DL, level=5)
def delving(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 5, "dwarf ally"), Immune(THIS, realms.being("underdark")))


@realm("Estwilde", "4th/056", world=DL)
def estwilde(you: Script) -> None:
    movers = champions_and_allies.being("flyer", "swimmer", "earthwalker")
    you.always(Immune(movers.defending_here, spells.offensive))


@realm("Blood Sea of Istar", "4th/057", world=DL, traits={"coastal"})
def blood_sea_of_istar(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("swimmer")))
    with you.whenever(IsPlayed(allies.being("swimmer").fighting_here)):
        you.discard(THAT)
    with you.whenever(ATTACKS_HERE, when=Fits(ATTACKER, champions.by_way_of(realms.being("underdark")))):
        you.give(ATTACKER, BaseHalved(IT), ROUND_END)


@realm("Enstar", "4th/058", world=DL, traits={"coastal"})
def enstar(you: Script) -> None:
    you.always(Goes(champions.fighting_here, ABYSS))
    with you.whenever(Razed(THIS)):
        you.draw(1)


# ---------------------------------------------------------------------- Ravenloft


@realm("Bluet Spur", "4th/059", world=RL, level=6, traits={"coastal"})
def bluet_spur(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer")))
    you.always(DefendsItself(MONSTER), MayUse(THIS, WIZARD_SPELL, PSIONIC_POWER, when=THIS_DEFENDS))


@realm("Arak", "4th/060", world=RL, level=4)
def arak(you: Script) -> None:
    attacks = Either(spells.offensive, psionic_powers.offensive, blood_abilities.offensive)
    you.always(Immune(champions_and_allies.being("drow").defending_here, attacks))
    you.always(SideBonus(champions.defending_here, 4, "drow ally"))


@realm("Borca", "4th/061", world=RL)
def borca(you: Script) -> None:
    with you.power(battle=True, when=There(champions.of(RL).defending_here)):
        friend = you.choose(champions.of(RL).yours.in_pool)
        you.fight_as_ally(friend, home="won")


@realm("Gundarak", "4th/062", world=RL, level=5)
def gundarak(you: Script) -> None:
    you.always(DefendsItself(HERO), Gains(THIS, "undead", when=THIS_DEFENDS))
    you.always(Gains(allies.on_this, "undead"))


@realm("Sithicus", "4th/063", world=RL)
def sithicus(you: Script) -> None:
    with you.power(anytime=True, when=All(IN_COMBAT, REALM_HERE_SAFE)):
        you.discard(THIS)
        you.send(champions_and_allies.in_battle, ABYSS)
        you.draw(1)


# ---------------------------------------------------------------------- AD&D


@realm("Nightmare Lands", "4th/064", world=RL)
def nightmare_lands(you: Script) -> None:
    you.always(FoughtInAbyss(), NothingFromHand())
    with you.whenever(ROUND_HERE_DECIDED):
        you.tithe_spoils(PlayerOf(VICTOR))


@realm("Council Aerie", "4th/065", world=AD, level=9, traits={"coastal"})
def council_aerie(you: Script) -> None:
    you.always(DefendsAgain(champions.being("dragon").yours, when=REALM_HERE_ATTACKED))
    you.always(NotAttackedBy(champions.being("dragon")))
    you.always(DefendsItself(MONSTER), Gains(THIS, "dragon", when=THIS_DEFENDS))


@realm("Milborne", "4th/066", world=AD, traits={"coastal"})
def milborne(you: Script) -> None:
    you.always(Immune(champions_and_allies.defending_here, spells.offensive))
    you.always(BaseTimes(champions_and_allies.being("swimmer").defending_here, 2))


@realm("The Isle of Beacon Point", "4th/067", world=AD, traits={"coastal"})
def isle_of_beacon_point(you: Script) -> None:
    defenders = champions.defending_here
    you.always(
        MayUse(defenders, WIZARD_SPELL, CLERIC_SPELL, PSIONIC_POWER, BLOOD_ABILITY, THIEF_SKILL),
        MayUseOf(defenders, "any"),
    )


@realm("Lair of the Eye Tyrant", "4th/068", world=AD, level=15, traits={"beholder", "underdark"})
def lair_of_the_eye_tyrant(you: Script) -> None:
    you.always(DefendsItself(MONSTER, alone=True))
    you.always(MayUse(THIS, WIZARD_SPELL, when=THIS_DEFENDS), Immune(THIS, items.offensive, when=THIS_DEFENDS))


@realm("Dancing Hut of Baba Yaga", "4th/069", world=AD)
def dancing_hut(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        place = you.choose(realms.other.yours)
        you.swap_realms(THIS, place)


@realm("Anytown, Anywhere", "4th/070", world=AD)
def anytown(you: Script) -> None:
    you.always(Toll(spells.in_hand_or_discard, ABYSS))


@realm("Haven of the Undead", "4th/071", world=AD)
def haven_of_the_undead(you: Script) -> None:
    you.always(
        Immune(
            champions_and_allies.being("undead").yours,
            Either(spells.offensive, items.offensive, events.harmful),
        )
    )


@realm("Monastery of Perdien the Damned", "4th/072", world=AD)
def monastery_of_perdien(you: Script) -> None:
    you.always(NotAttackedBy(clerics))
    you.always(BaseHalved(champions.avatars.attacking_here))
