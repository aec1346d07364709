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
    you.always(NoPowers(holdings.attached_to(ATTACKED_REALM), when=THIS_ATTACKS))


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


@item("Vacuous Grimoire", "BRc/05", side=OFFENSIVE)
def vacuous_grimoire(you: Script) -> None:
    cursed = Fits(BEARER, champions.others)
    scholar = Fits(VICTOR, champions.able_to_use(*SPELLS))
    you.always(LosesBase(BEARER, 5, when=cursed))
    with you.whenever(SIDE_BEATEN, when=All(Fits(BEARER, champions.yours), scholar)):
        you.attach(VICTOR)
        with you.when(Fits(VICTOR, champions.base_at_most(0))):
            you.discard(VICTOR)


@item("Book of Infinite Spells", "BRc/07", level=4, side=DEFENSIVE)
def book_of_infinite_spells(you: Script) -> None:
    you.always(MayUse(BEARER, *SPELLS), CannotBeDispelled(BEARER, what=spells.for_phase(4)))


@item("Cloak of Displacement", "BR/034", level=3, side=DEFENSIVE)
def cloak_of_displacement(you: Script) -> None:
    unrazed = Fits(ATTACKED_REALM, realms.unrazed)
    with you.whenever(Wins(BEARER), when=All(THIS_ATTACKS, unrazed)):
        you.attack_again(BEARER)


@item("Manual of Puissant Skill at Arms", "BRc/06", level=5, side=DEFENSIVE)
def manual_of_puissant_skill_at_arms(you: Script) -> None:
    unrazed = Fits(ATTACKED_REALM, realms.unrazed)
    with you.whenever(Wins(BEARER), when=All(Fits(BEARER, heroes), THIS_ATTACKS, unrazed)):
        you.attack_again(BEARER)


@item("Crown of Regency", "BR/026", side=DEFENSIVE)
def crown_of_regency(you: Script) -> None:
    with you.in_combat(when=THIS_DEFENDS):
        model = you.choose(holdings, up_to=True)
        with you.when(There(model)):
            you.imitate(model, by=ATTACKED_REALM)


@item("Ring of Spell Storing", "BR/031", side=DEFENSIVE)
def ring_of_spell_storing(you: Script) -> None:
    stored = cards.under_this
    with you.power(phases=(3,), when=Not(There(stored, 3))):
        kept = you.choose(spells.for_phase(4).yours.in_hand, reach=False, called="that spell")
        you.keep(kept)
    with you.power(battle=True, from_pool=True, when=IN_YOUR_BATTLE):
        used = you.choose(stored.playable_at_once, reach=False)
        you.play_at_once(used)
