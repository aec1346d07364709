"""Clerics, heroes and psionicists of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric, hero, psionicist
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Flashburn", "DR/032", world=AD, level=9, traits={"dragon", "flyer"})
def flashburn(you: Script) -> None:
    you.always(SideBonus(THIS, 9, "non-flying orc ally"))


@cleric("Verminaard the Dragonmaster", "DR/042", world=DL, level=7)
def verminaard(you: Script) -> None:
    you.always(Level(THIS, 4, when=AnyOf(NamedInPlay("Tiamat"), NamedInPlay("Takhisis"))))
    with you.power(battle=True, once_a_battle=True):
        mount = you.choose(champions.being("dragon").in_pool)
        you.give(mount, NoPowers(IT), ROUND_END)
        you.fight_as_ally(mount, home="always")


@cleric("The Celestial Emperor", "DR/043", world=AD, level=23, avatar=True, traits={"dragon"})
def celestial_emperor(you: Script) -> None:
    with you.price():
        you.give_up_levels(champions.being("dragon").yours.in_pool, 15)
    you.always(Immune(THIS, spells.offensive), Immune(THIS, champions_and_allies, powers_only=True), SoleAvatar())
    with you.whenever(Attacks(champions.being("dragon").yours)):
        called = you.choose(champions.opposing.in_pool, if_any=True)
        you.give(called, MustMeet(IT), ROUND_END)


@hero("Bahamut, God of Good Dragons", "DR/045", world=AD, level=21, avatar=True, traits={"flyer"}, bluelines={"dragon"})
def bahamut(you: Script) -> None:
    mages = champions.being("dragon").able_to_use(WIZARD_SPELL, CLERIC_SPELL)
    with you.price():
        victims = you.choose(mages.yours.in_pool, 2, reach=False)
        you.discard(victims)
    you.always(Immune(THIS, champions_and_allies, powers_only=True), SoleAvatar())
    guards = Either(champions.defending_your_realms, allies.being("dragon").defending_your_realms)
    you.always(BaseTimes(guards, 2))


@cleric("Dragon Cultist", "DRc/09", world=FR, level=8, bluelines={"dragon"})
def dragon_cultist(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS, when=THIS_DID_NOT_ATTACK), you.may():
        raised = you.choose(champions.being("dragon").yours.in_discard)
        you.send(raised, HAND)


@cleric("Charm, the Crystal Dragon", "DRc/12", world=AD, level=9, traits={"dragon", "flyer"})
def charm_the_crystal_dragon(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, PSIONIC_POWER))
    with you.in_combat(when=THIS_ATTACKS):
        you.discard(holdings.opposing)


@psionicist("Sapphire the Blue Dragon", "DRc/15", world=AD, level=6, traits={"dragon", "flyer"})
def sapphire(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.in_combat(), you.may():
        ransom = you.choose(realms.opposing.in_hand, up_to=True, by=OPPOSING_PLAYER, reach=False)
        with you.when(There(ransom)):
            you.discard(ransom)
        with you.otherwise():
            you.discard(items.attached_to(OPPONENT))


@hero("Glimmer the Brass Dragon", "DRc/16", world=AD, level=7, traits={"dragon", "earthwalker", "flyer"})
def glimmer(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    with you.whenever(Wins(THIS)), you.may():
        found = you.choose(items_and_artifacts.yours.in_discard)
        you.attach(THIS, found)


@hero("Morcanth Dragontamer", "DRc/04", world=FR, level=6, traits={"flyer"})
def morcanth_dragontamer(you: Script) -> None:
    you.always(NeverMeet(THIS, champions.being("dragon")))
    you.always(CannotPlay("opponent", allies.being("dragon"), when=THIS_FIGHTS))
    with you.power(battle=True, once_a_battle=True):
        tamed = you.choose(champions.being("dragon").in_pool)
        you.fight_as_ally(tamed, home="won")


@psionicist("Sparkle, Crystal Dragon", "DR/035", world=AD, level=6, traits={"dragon"}, side=OFFENSIVE, psionic=True)
def sparkle(you: Script) -> None:
    you.always(DictatesAlly())


@cleric("Tamarand, Great Gold Wyrm", "DR/030", world=FR, level=8, traits={"dragon", "flyer"})
def tamarand(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.bonus_at_most(3), when=THIS_FIGHTS))
    with you.whenever(Attacks(monsters.being("flyer").others)), you.may():
        you.give(THAT, Loses(IT, "flyer"), TURN_END)
        with you.when(CannotReach(THAT)):
            you.turn_away(THAT)
