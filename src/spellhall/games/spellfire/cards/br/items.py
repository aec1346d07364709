"""Magical items of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Armor of the High King", "BR/027", level=4, side=DEFENSIVE)
def armor_of_the_high_king(you: Script) -> None:
    with you.power(phases=(3,), once=True):
        recovered = you.choose(blood_abilities.yours.in_discard)
        you.send(recovered, HAND)


@item("Bracers of Brachiation", "BR/029", side=DEFENSIVE)
def bracers_of_brachiation(you: Script) -> None:
    you.always(Reaches(BEARER, realms.showing_trees, ignores_bans=True, with_allies=True))


@item("Ring of Human Influence", "BR/030", side=OFFENSIVE)
def ring_of_human_influence(you: Script) -> None:
    you.always(CannotFight(heroes, attack=False, when=THIS_ATTACKS))


@item("Rod of Lordly Might", "BR/032", level=4, side=OFFENSIVE)
def rod_of_lordly_might(you: Script) -> None:
    you.always(BearerMustBe(heroes), Gains(BEARER, "flyer"), Gains(allies.joining_this, "flyer"))
    you.always(CannotPlay("opponent", allies.bonus_at_most(5), when=THIS_FIGHTS))


@item("Amulet of Plane Walking", "BR/033", side=DEFENSIVE)
def amulet_of_plane_walking(you: Script) -> None:
    you.always(Reaches(BEARER, ignores_bans=True, with_allies=True))
    you.always(Immune(Either(BEARER, allies.with_this), holdings.attached_to(ATTACKED_REALM)))


@item("Sphere of Annihilation", "BRc/04", level=5, side=OFFENSIVE)
def sphere_of_annihilation(you: Script) -> None:
    you.always(Goes(OPPONENT, ABYSS))


@item("Libram of Ineffable Damnation", "BRc/08", level=10, side=DEFENSIVE)
def libram_of_ineffable_damnation(you: Script) -> None:
    you.always(BearerMustBe(wizards), Immune(BEARER, spells.offensive), Goes(BEARER, ABYSS))


@item("Dragon's Teeth", "BR/028", side=DEFENSIVE)
def dragons_teeth(you: Script) -> None:
    with you.in_combat():
        you.discard_for_digit()
        you.give(BEARER, SideBonus(IT, AtOnce(LAST_DIGIT), "undead ally"), ROUND_END)
