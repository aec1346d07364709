"""Regents of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import regent
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@regent("Lord Cronal", "BR/083", world=BR, level=9)
def lord_cronal(you: Script) -> None:
    you.always(MayUseOf(THIS, "hero"), Level(allies.with_this, 2))


@regent("Grimm Graybeard", "BR/084", world=BR, level=6, traits={"dwarf", "earthwalker"})
def grimm_graybeard(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL), Immune(THIS, items.offensive.bonus_at_most(1)))


@regent("Teodor Profiev", "BR/085", world=BR, level=7)
def teodor_profiev(you: Script) -> None:
    you.always(Level(THIS, 5, when=Fighting(monsters)))


@regent("Caliedhe Dosiere", "BR/087", world=BR, level=8)
def caliedhe_dosiere(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL, when=THIS_ATTACKS), MayUse(THIS, WIZARD_SPELL, when=THIS_DEFENDS))


@regent("Tomkin Dross", "BR/088", world=BR, level=6, traits={"halfling"})
def tomkin_dross(you: Script) -> None:
    you.always(Reaches(THIS, ignores_bans=True, with_allies=True))


@regent("The Elf Prince Fhileraene", "BR/089", world=BR, level=7, traits={"elf"})
def fhileraene(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.power(anytime=True, once_a_battle=True, when=THIS_ATTACKS):
        shot = you.choose(monsters.in_pool)
        you.discard(shot)


@regent("High Mage Aelies", "BR/092", world=BR, level=6, traits={"elf"})
def high_mage_aelies(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), BaseLevel(THIS, Times(2, Count(realms.of(BR).unrazed))))


@regent("Nadia Vasily", "BR/095", world=BR, level=9)
def nadia_vasily(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL), BaseHalved(OPPONENT, when=Fits(OPPONENT, clerics)))


@regent("The Count of Müden", "BRc/09", world=BR, level=8, traits={"swimmer"})
def count_of_muden(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER), LevelTimes(allies.being("swimmer").with_this, 2))


@regent("The Wizardess Carrie", "BRc/10", world=BR, level=4)
def wizardess_carrie(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), SideBonus(THIS, 8, "flying ally"))


@regent("Targoth the Unclean", "BRc/13", world=BR, level=4)
def targoth(you: Script) -> None:
    you.always(
        MayUse(THIS, WIZARD_SPELL),
        BaseHalved(OPPONENT, when=Fits(OPPONENT, champions.not_of_types(CLERIC))),
    )


@regent("Kaeriaen Whiteheart", "BRc/15", world=BR, level=6)
def kaeriaen_whiteheart(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL), Level(THIS, 5, when=Fighting(champions.being("awnshegh"))))


@regent("The Sword Mage", "BR/093", world=BR, level=7)
def sword_mage(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Level(THIS, 4, when=There(spells.against_this)))


@regent("Moergan", "BR/096", world=BR, level=6)
def moergan(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    with you.power(anytime=True, once_a_battle=True, when=IN_COMBAT):
        you.discard(allies.being("flyer").in_battle)


@regent("Barak the Dark", "BR/097", world=BR, level=7)
def barak_the_dark(you: Script) -> None:
    you.always(
        MayUse(THIS, CLERIC_SPELL),
        Level(THIS, 3, when=There(items.being("weapon").on_this)),
        Level(THIS, 2, when=There(allies.against_this)),
    )


@regent("Tie'skar Graecher the Goblin King", "BR/090", world=BR, level=3)
def goblin_king(you: Script) -> None:
    borrowed = allies.noted("borrowed by it").fighting_with_this
    with you.power(battle=True, once_a_battle=True):
        helper = you.choose(monsters.in_pool)
        you.note(helper)
        you.fight_as_ally(helper, home="always")
    with you.whenever(SIDE_BEATEN):
        you.discard(cards.attached_to(borrowed))


@regent("The Wizard", "BR/094", world=BR, level=5)
def the_wizard(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.power(anytime=True, when=THIS_FIGHTS):
        offered = you.choose(realms.yours, reach=False)
        you.discard(offered)
        you.defeat(OPPONENT)


@regent("Rhuobhe Manslayer", "BRc/14", world=BR, level=8, traits={"awnshegh", "elf"})
def rhuobhe_manslayer(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Level(THIS, 4, when=Fighting(champions.not_of_types(MONSTER))))
    with you.in_combat(when=THIS_ATTACKS):
        model = you.choose(champions.in_pool, up_to=True)
        with you.when(There(model)):
            you.imitate(model)


@regent("Olaf the Sly", "BRc/12", world=BR, level=3)
def olaf_the_sly(you: Script) -> None:
    borrowed = items.noted("borrowed by it")
    you.always(MayUseOf(THIS, "hero"))
    with you.in_combat():
        wanted = you.choose(items.attached.elsewhere, up_to=True)
        you.note(wanted)
        you.borrow(wanted, THIS)
    with you.whenever(SIDE_FOUGHT, when=There(borrowed)):
        with you.either():
            you.discard(borrowed)
        with you.or_else():
            you.draw(1)


@regent("Darien Avan", "BR/086", world=BR, level=8)
def darien_avan(you: Script) -> None:
    you.always(MayUseOf(THIS, "hero"))
    with you.whenever(Prevails(THIS), when=All(THIS_ATTACKS, THIS_IS_RESTED)):
        kept = you.choose(allies.on_this, up_to=True, reach=False)
        you.note(kept)
        you.give(kept, StaysOn(IT), ROUND_END)
    with you.whenever(Wins(THIS), when=All(THIS_ATTACKS, THIS_IS_RESTED)):
        you.attack_again(THIS)
        you.declare(Rests(), TURN_END)
    with you.whenever(BATTLE_ENDS):
        you.discard(allies.noted("kept by it").on_this)


@regent("Jana Orel", "BR/098", world=BR, level=2)
def jana_orel(you: Script) -> None:
    # She has spoils to come when she razes a realm, and when she beats an attacker.
    you.always(MayUse(THIS, CLERIC_SPELL), Immune(THIS, cleric_spells.offensive))
    with you.whenever(RazesRealm(THIS)):
        you.arrange_top(2)
    with you.whenever(Wins(THIS), when=YOU_DEFEND):
        you.arrange_top(2)


@regent("Adara Addlepate", "BRc/16", world=BR, level=4)
def adara_addlepate(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    you.instantly_defeats(champions.one_of_25)
    with you.whenever(Wins(THIS), when=Fits(LOSER, champions.one_of_25)):
        you.discard(THIS)


@regent("The Noble Outlaw", "BR/091", world=BR, level=10)
def noble_outlaw(you: Script) -> None:
    you.always(MayUseOf(THIS, "hero"))
    # There is but one battle a turn, so it is once a turn at most.
    with you.whenever(BATTLE_ENDS), you.when(SPOILS_DUE), you.may():
        you.divert_spoils()


@regent("The Pontifex of the Southern Coast", "BRc/11", world=BR, level=7)
def pontifex(you: Script) -> None:
    called = clerics.in_pool
    you.always(MayUse(THIS, CLERIC_SPELL))
    with you.power(phases=(5,)):
        player = you.choose_player()
        you.discard(THIS)
        you.declare(MustAttack(called, realms.of_player(ITS_PLAYER), each=True), END_OF_OWN_NEXT_TURN, about=player)
