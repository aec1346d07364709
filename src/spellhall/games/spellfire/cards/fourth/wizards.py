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


@wizard("Mika the Wolf Nomad", "4th/274", world=GH, level=7)
def mika(you: Script) -> None:
    you.always(Level(THIS, 3, when=There(allies.against_this)))
    you.always(MayUseOf(THIS, "hero"))


@wizard("Mordenkainen", "4th/275", world=GH, level=7)
def mordenkainen(you: Script) -> None:
    you.always(Firm(items.on_this))


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
