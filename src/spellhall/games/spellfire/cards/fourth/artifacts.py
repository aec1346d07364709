"""Artifacts of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Ren's Crystal Ball", "4th/451", world=GH)
def rens_crystal_ball(you: Script) -> None:
    with you.whenever(EVERY_TURN_BEGINS), you.may():
        player = you.choose_player(anyone=True)
        you.look_at_top(3, player)
        seen = you.choose(cards.among_top(3, player), up_to=True)
        you.discard(seen)


@artifact("Codex of the Infinite Planes", "4th/452", world=GH)
def codex_of_the_infinite_planes(you: Script) -> None:
    you.always(Immune(champions.yours, items.offensive | spells.offensive))


@artifact("Eye and Hand of Vecna", "4th/453", world=GH)
def eye_and_hand_of_vecna(you: Script) -> None:
    you.always(Level(BEARER, 5, when=THIS_ATTACKS), Level(BEARER, 2, when=THIS_DEFENDS))


@artifact("Cup of Al'Akbar", "4th/454", world=GH)
def cup_of_al_akbar(you: Script) -> None:
    with you.power(phases=(5,)):
        you.discard_from_hand(3, cost=True)
        returned = you.choose(cards.yours.in_discard, reach=False)
        you.send(returned, HAND)


@artifact("The Ring of Winter", "4th/455", world=FR)
def ring_of_winter(you: Script) -> None:
    you.always(DrawsMore(-1, "opponents", least=1))


@artifact("Wand of Orcus", "4th/456", world=AD, level=9)
def wand_of_orcus(you: Script) -> None:
    you.always(BearerMustBe(monsters.being("undead")), ForAnyWorld())
    you.instantly_defeats(champions.level_at_most(8), discards=True)


@artifact("Axe of the Dwarvish Lords", "4th/457", world=AD, level=3)
def axe_of_the_dwarvish_lords(you: Script) -> None:
    you.always(ForAnyWorld(), SideBonus(BEARER, 8))


@artifact("Guenhwyvar", "4th/458", world=FR, level=5)
def guenhwyvar(you: Script) -> None:
    with you.whenever(IsDefeated(BEARER)):
        heir = you.choose(champions.of(FR).yours.in_pool.able_to_bear_this, up_to=True)
        you.attach(heir)


@artifact("Obsidian Man of Urik", "4th/459", world=DS, level=6)
def obsidian_man_of_urik(you: Script) -> None:
    you.always(StandsAs(MONSTER, chosen=True), Outlives(THIS))


@artifact("Nature's Throne", "4th/461", world=AD, level=6)
def natures_throne(you: Script) -> None:
    you.always(ForAnyWorld(), NeedsNoMovement(champions.yours))


@artifact("Throne of Bone", "4th/462", world=AD, level=4)
def throne_of_bone(you: Script) -> None:
    you.always(
        BearerMustBe(champions.being("undead")),
        ForAnyWorld(),
        Immune(
            champions_and_allies.being("undead").yours,
            psionic_powers.offensive | unarmed_combat_cards.offensive | blood_abilities.offensive,
        ),
    )


@artifact("Throne of Ice", "4th/464", world=AD, level=4)
def throne_of_ice(you: Script) -> None:
    you.always(ForAnyWorld())
    with you.power(phases=(4,), when=YOU_DID_NOT_ATTACK):
        law = you.choose(rule_cards.of_no_friend.on_table)
        you.attack_rule(BEARER, law)


@artifact("Throne of the Seas", "4th/465", world=AD, level=5)
def throne_of_the_seas(you: Script) -> None:
    you.always(
        BearerMustBe(champions.being("swimmer")),
        ForAnyWorld(),
        Immune(champions.being("swimmer").yours, events.harmful | items.offensive),
        Level(champions_and_allies.being("swimmer").yours, 2),
    )


@artifact("Throne of the Pharaohs", "4th/466", world=AD, level=3)
def throne_of_the_pharaohs(you: Script) -> None:
    you.always(ForAnyWorld(), CannotPlay("all", events))
    with you.when_played():
        you.cancel(events.on_table)


@artifact("The Emerald Throne", "4th/467", world=AD, level=5)
def emerald_throne(you: Script) -> None:
    you.always(
        BearerMustBe(champions.being("elf")),
        ForAnyWorld(),
        MayUse(champions.being("elf").yours, UNARMED, PSIONIC_POWER, BLOOD_ABILITY),
    )


@artifact("The Medusa Throne", "4th/463", world=AD, level=5)
def medusa_throne(you: Script) -> None:
    avengers = champions_and_allies.avenging.against_this
    you.always(ForAnyWorld(), NotAvenged(champions_and_allies.against_this), Goes(avengers, ABYSS, why="fallen"))


@artifact("Throne of the Mountain God", "4th/510", world=AD, level=5)
def throne_of_the_mountain_god(you: Script) -> None:
    you.always(Inverts())


@artifact("The Winner's Cape", "4th/520", world=AD, level=10)
def winners_cape(you: Script) -> None:
    you.always(
        ForAnyWorld(),
        Immune(champions.yours, spells.offensive, whatever=True),
        Immune(BEARER, events.harmful),
    )


@artifact("The Throne of the Gods", "4th/460", world=AD, level=10)
def throne_of_the_gods(you: Script) -> None:
    claimants = champions.others.in_pool.bearing_its_like
    you.always(ForAnyWorld(), FreeOfCosmos())
    with you.when_played():
        rival = you.choose(claimants, if_any=True, reach=False)
        you.challenge(BEARER, rival, SPOILS)
    with you.whenever(BATTLE_ENDS):
        rival = you.choose(claimants, if_any=True, reach=False)
        you.challenge(BEARER, rival, SPOILS)


@artifact("Throne of the Drow", "4th/468", world=AD, level=4)
def throne_of_the_drow(you: Script) -> None:
    you.always(BearerMustBe(champions.being("drow")), ForAnyWorld())
    with you.power(phases=(4,), when=All(YOU_DID_NOT_ATTACK, BEARER_IS_FRESH)):
        rival = you.choose(champions.others.in_pool)
        you.challenge(BEARER, rival, A_CARD, attack=True)
