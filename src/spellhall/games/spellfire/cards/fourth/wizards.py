"""Wizards of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

ADVENTURERS = champions.being("adventurer").yours


def _blessed(kind: Filter) -> Immune:
    return Immune(kind.yours, events.harmful | psionic_powers.offensive)


@wizard("Elminster the Mage", "4th/271", world=FR, level=9)
def elminster(you: Script) -> None:
    you.always(Immune(THIS, (spells | psionic_powers).offensive))


@wizard("Vangerdahast", "4th/272", world=FR, level=6)
def vangerdahast(you: Script) -> None:
    with you.whenever(Defends(THIS)), you.may():
        you.look_at_hand(OPPOSING_PLAYER)


@wizard("Ambassador Carrague", "4th/273", world=FR, level=7)
def ambassador_carrague(you: Script) -> None:
    you.always(CannotFight(THIS, attack=True, defend=False))
    with you.power(battle=True, when=Not(HasMissed(3))):
        you.draw_and_play(or_discard=True)


@wizard("Mika the Wolf Nomad", "4th/274", world=GH, level=7)
def mika(you: Script) -> None:
    you.always(Level(THIS, 3, when=There(allies.against_this)))
    you.always(MayUseOf(THIS, "hero"))


@wizard("Mordenkainen", "4th/275", world=GH, level=7)
def mordenkainen(you: Script) -> None:
    you.always(Firm(items.on_this))


@wizard("Drawmij", "4th/276", world=GH, level=7, traits={"swimmer"})
def drawmij(you: Script) -> None:
    with you.in_combat():
        wanted = you.choose(items.attached.elsewhere, up_to=True)
        you.borrow(wanted, THIS)
        model = you.choose(wizards.other, up_to=True)
        with you.when(There(model)):
            you.imitate(model)


@wizard("Sadira", "4th/277", world=DS, level=4)
def sadira(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER), MustAsk(psionicists, psionic_powers))


@wizard("Rogue Defiler of Tyr", "4th/278", world=DS, level=6)
def rogue_defiler(you: Script) -> None:
    with you.whenever(Casts(THIS, spells), when=All(THIS_FIGHTS, There(cards.yours.in_hand))):
        you.discard_from_hand(1)
        you.draw(1)


@wizard("Kalid-na", "4th/279", world=DS, level=9)
def kalid_na(you: Script) -> None:
    you.always(MayUse(THIS, PSIONIC_POWER))
    you.always(Immune(THIS, psionics.offensive))
    you.always(CannotPlay("all", realms.named("Ancient Kalidnay")))


@wizard("Sharla", "4th/290", world=AD, level=5, traits={"adventurer", "elf"})
def sharla(you: Script) -> None:
    you.always(Immune(ADVENTURERS, wizard_spells.offensive, when=WithAdventurers(3)))


@wizard("Larn", "4th/293", world=AD, level=4, traits={"adventurer", "elf"})
def larn(you: Script) -> None:
    you.always(LevelTimes(spells.in_battle.attached_to(ADVENTURERS), 2, when=WithAdventurers(2)))


@wizard("Rumples", "4th/297", world=AD, level=8, traits={"adventurer", "gnome"})
def rumples(you: Script) -> None:
    with you.answer(to=events.harmful, in_play=True, when=All(WithAdventurers(5), AIMED_AT_YOU)):
        other = you.choose_player()
        you.aim_elsewhere(whose=other)


@wizard("Diamond", "4th/298", world=GH, level=3)
def diamond(you: Script) -> None:
    with you.power(from_pool=True, when=There(wizards.named("Emerald", "Topaz").yours.in_battle)):
        you.fight_as_ally(THIS)


@wizard("Emerald", "4th/299", world=GH, level=6)
def emerald(you: Script) -> None:
    with you.power(from_pool=True, when=There(wizards.named("Diamond", "Topaz").yours.in_battle)):
        you.fight_as_ally(THIS, home="always")
    with you.whenever(ComesBack(THIS)):
        you.discard(cards.on_this)


@wizard("Topaz", "4th/300", world=GH, level=9)
def topaz(you: Script) -> None:
    with you.power(from_pool=True, when=There(wizards.named("Diamond", "Emerald").yours.in_battle)):
        you.fight_as_ally(THIS, home="always")


@wizard("Yumac the Cold", "4th/311", world=AD, level=7, traits={"giant"})
def yumac_the_cold(you: Script) -> None:
    you.always(ReachesHigher(THIS, 2, when=PhaseIs(3)))


@wizard("Pellgrade the Inexorable", "4th/312", world=AD, level=9, traits={"flyer", "giant", "swimmer"})
def pellgrade(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        struck = you.choose(items_and_artifacts.against_this, if_any=True)
        you.give(THIS, SideBonus(IT, 7, "offensive wizard spell"), ROUND_END)
        you.discard(struck)


@wizard("Bride of Malice", "4th/357", world=RL, level=9, traits={"vampire"})
def bride_of_malice(you: Script) -> None:
    you.always(Immune(THIS, (psionics | unarmed_combat_cards).offensive))
    you.always(MayUse(THIS, BLOOD_ABILITY), MayUseOf(THIS, "dragon"))


@wizard("Corellon Larethian", "4th/477", world=AD, level=18, avatar=True, traits={"elf"})
def corellon(you: Script) -> None:
    with you.price():
        victim = you.choose(champions.being("elf").yours.in_pool.level_at_least(16), reach=False)
        you.discard(victim)
    you.always(Immune(THIS, wizard_spells.offensive))
    you.always(Immune(champions.being("elf").yours, rule_cards, all_sides=True))


@wizard("Kanchelsis", "4th/483", world=AD, level=16, avatar=True, traits={"elf", "flyer", "undead"})
def kanchelsis(you: Script) -> None:
    with you.price():
        victim = you.choose(champions.being("undead").yours.in_pool.bearing(items_and_artifacts), reach=False)
        you.discard(victim)
    with you.whenever(Wins(THIS)), you.may():
        torn = you.choose(cards.attached)
        you.discard(torn)


@wizard("Ferrix", "4th/484", world=AD, level=17, avatar=True, traits={"werebeast"})
def ferrix(you: Script) -> None:
    with you.price():
        victim = you.choose(monsters.yours.in_pool.level_at_least(12), reach=False)
        you.discard(victim)
    with you.in_combat():
        payable = (artifacts | holdings).opposing.in_hand_or_play
        tribute = you.choose(payable, up_to=True, by=OPPOSING_PLAYER, reach=False)
        with you.when(There(tribute)):
            you.discard(tribute)
        with you.otherwise():
            you.defeat(OPPONENT)


@wizard("Titania", "4th/485", world=AD, level=20, avatar=True, bluelines={"flyer"})
def titania(you: Script) -> None:
    with you.price():
        victims = you.choose(champions.yours.in_pool, 3, reach=False)
        you.discard(victims)
    with you.whenever(YOUR_TURN_BEGINS):
        you.declare_for_kind(_blessed, OWN_NEXT_TURN)


@wizard("Midnight, Goddess of Magic", "4th/487", world=FR, level=15, avatar=True)
def midnight(you: Script) -> None:
    with you.price():
        victims = you.choose(wizards.yours.in_pool.level_at_least(9), 2, reach=False)
        you.discard(victims)
    you.always(MustAsk(champions, wizard_spells))
    with you.in_combat():
        you.discard(items.attached_to(OPPONENT))
