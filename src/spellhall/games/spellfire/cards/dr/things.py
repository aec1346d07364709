"""Magical items and artifacts of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact, item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Gauntlets of Combat", "DR/074", level=4, side=DEFENSIVE)
def gauntlets_of_combat(you: Script) -> None:
    you.always(MayUseOf(BEARER, "any"))


@item("Talisman of the Beast", "DR/075", level=3, side=DEFENSIVE)
def talisman_of_the_beast(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Gains(BEARER, "dragon"))


@item("Wand of Magic Detection", "DR/076", side=OFFENSIVE)
def wand_of_magic_detection(you: Script) -> None:
    with you.power(phases=(3,)):
        you.look_at(items_and_artifacts.of_opponents.in_hand)


@item("Well of Many Worlds", "DR/077", side=OFFENSIVE)
def well_of_many_worlds(you: Script) -> None:
    with you.power(anytime=True, when=THIS_FIGHTS):
        drawn_in = you.choose(cards.attached_to(OPPONENT), 2)
        you.discard(THIS)
        you.send(drawn_in, ABYSS)


@item("Maul of the Titans", "DR/079", level=9, side=DEFENSIVE)
def maul_of_the_titans(you: Script) -> None:
    obstacles = (realms | holdings | allies).of_opponents
    you.always(BearerMustBe(champions.being("giant")), Immune(BEARER, obstacles, powers_only=True))


@artifact("Amulet of the Wyrm", "DR/086", world=AD, level=4)
def amulet_of_the_wyrm(you: Script) -> None:
    you.always(BearerMustBe(champions.being("dragon")), ForAnyWorld())
    you.always(MayUse(BEARER, WIZARD_SPELL, CLERIC_SPELL), Immune(BEARER, unarmed_combat_cards.offensive))


@artifact("Fang of the Dragon", "DR/087", world=AD, level=4)
def fang_of_the_dragon(you: Script) -> None:
    you.always(BearerMustBe(champions.being("dragon")), ForAnyWorld(), MayUse(BEARER, PSIONIC_POWER, BLOOD_ABILITY))


@artifact("Orb of the Eternal Dragon", "DR/088", world=AD)
def orb_of_the_eternal_dragon(you: Script) -> None:
    dragons = champions.being("dragon")
    you.always(BearerMustBe(dragons), ForAnyWorld(), LevelTimes(cards.attached_to(BEARER), 2))
    you.always(NeverMeet(BEARER, dragons), CannotPlay("opponent", allies.being("dragon"), when=THIS_FIGHTS))


@artifact("Mighty Servant of Leuk-o", "DR/089", world=AD, level=8)
def mighty_servant_of_leuk_o(you: Script) -> None:
    you.always(Immune(BEARER, champions_and_allies.level_at_most(5), powers_only=True))


@item("Red Dragon Figurine", "DRc/14", level=5, side=DEFENSIVE)
def red_dragon_figurine(you: Script) -> None:
    you.always(StandsAs(MONSTER, chosen=True), Gains(THIS, "dragon", when=Fits(THIS, champions)))


@item("Dragon's Bones", "DRc/18", level=4, side=OFFENSIVE)
def dragons_bones(you: Script) -> None:
    with you.power(anytime=True, when=There(champions.being("dragon").in_battle)):
        you.discard(THIS)
        you.break_off()


@item("Wyrmblight", "DRc/20", level=5, side=DEFENSIVE, traits={"sword"})
def wyrmblight(you: Script) -> None:
    dragons = cards.being("dragon")
    you.always(BearerMustBe(heroes.not_being("dragon")))
    you.always(Immune(BEARER, Either(dragons, cards.attached_to(dragons)), powers_only=True))


@item("Wand of Negation", "DR/078", side=OFFENSIVE)
def wand_of_negation(you: Script) -> None:
    you.always(CannotBeImmune(OPPONENT))


@item("Dragon's Scale", "DRc/25", side=DEFENSIVE)
def dragons_scale(you: Script) -> None:
    dragons = champions.being("dragon")
    you.always(Immune(BEARER, (wizard_spells.offensive | unarmed_combat_cards.offensive).cast_by(dragons)))
