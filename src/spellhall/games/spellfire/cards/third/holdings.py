"""Holdings of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Berdusk", "3rd/031", world=FR)
def berdusk(you: Script) -> None:
    you.always(Level((wizards | clerics).defending_here, 3))


@holding("Tantras", "3rd/032", world=FR)
def tantras(you: Script) -> None:
    you.always(CannotPlay("all", spells, when=REALM_HERE_ATTACKED))


@holding("Hillsfar", "3rd/034", world=FR)
def hillsfar(you: Script) -> None:
    you.always(Level(champions.defending_here, 3))


@holding("Suzail", "3rd/035", world=FR)
def suzail(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    you.always(Level(champions_and_allies.defending_here, 4, when=OnRealm("Cormyr")))


@holding("Arabel", "3rd/036", world=FR, level=4)
def arabel(you: Script) -> None:
    you.lend_defence(MONSTER, 4)


@holding("Castle Draw", "3rd/037", world=FR)
def castle_draw(you: Script) -> None:
    you.always(Fleeting(champions.attacking_here))
    with you.whenever(REALM_HERE_RAZED, when=Fits(REALM_HERE, realms.attacked)):
        you.discard(ATTACKER)


@holding("Fortifications", "3rd/038", world=FR)
def fortifications(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 3))


@holding("Selune", "3rd/039", world=FR)
def selune(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("undead")))


@holding("Peasant Militia", "3rd/040", world=FR)
def peasant_militia(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -1))


@holding("Castle Hart", "3rd/141", world=GH)
def castle_hart(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 2))


@holding("Ancient Arms of the Horned Society", "3rd/142", world=GH, level=5)
def ancient_arms_of_the_horned_society(you: Script) -> None:
    earthbound = monsters.of(GH).yours
    you.always(Gains(earthbound, "earthwalker"), Gains(allies.attached_to(earthbound), "earthwalker"))
    you.always(AlliesFollow(earthbound))


@holding("Ancient Arms of Greyhawk", "3rd/144", world=GH)
def ancient_arms_of_greyhawk(you: Script) -> None:
    you.always(BaseTimes(champions_and_allies.being("undead").yours, 2, when=NamedInPlay("Iuz the Evil")))


@holding("Ancient Arms of the Great Kingdom", "3rd/145", world=GH)
def ancient_arms_of_the_great_kingdom(you: Script) -> None:
    you.always(LevelTimes(allies.being("undead").yours, 3))


@holding("Ancient Arms of Furyondy", "3rd/146", world=GH)
def ancient_arms_of_furyondy(you: Script) -> None:
    with you.answer(to=spells.offensive | events.harmful, in_play=True, must=True, when=AimedAt(REALM_HERE)):
        you.aim_elsewhere(among=realms, only=REALM_HERE)


@holding("Skull Keep", "3rd/148", world=GH, level=4)
def skull_keep(you: Script) -> None:
    you.always(Level(champions.defending_here, 4))


@holding("Fortification", "3rd/149", world=GH)
def fortification(you: Script) -> None:
    you.always(Immune(REALM_HERE, spells.offensive), Immune(champions_and_allies.defending_here, spells.offensive))


@holding("Border Forts", "3rd/198", world=FR)
def border_forts(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer")))


@holding("Ancient Arms of Veluna", "3rd/209", world=GH)
def ancient_arms_of_veluna(you: Script) -> None:
    with you.whenever(Prevails(champions.defending_any(realms.of(GH).yours))):
        you.send(allies.attached_to(DEFENDER), HAND)


@holding("Ancient Arms of the Shield Lands", "3rd/216", world=GH)
def ancient_arms_of_the_shield_lands(you: Script) -> None:
    you.always(JoinsRazed())
    with you.when_played():
        fallen = you.choose(realms.of(GH).unrazed, if_any=True)
        you.rebuild(REALM_HERE)
        you.raze(fallen)


@holding("Altaruk", "3rd/231", world=DS)
def altaruk(you: Script) -> None:
    you.always(MayUse(champions.defending_here, CLERIC_SPELL))


@holding("Mekillot", "3rd/232", world=DS)
def mekillot(you: Script) -> None:
    you.always(NotAttackedBy(champions.avatars, all_yours=True))


@holding("Makla", "3rd/234", world=DS)
def makla(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 1))


@holding("Kalidnay", "3rd/235", world=DS)
def kalidnay(you: Script) -> None:
    you.always(Level(monsters.defending_here, 4))


@holding("Salt View", "3rd/237", world=DS)
def salt_view(you: Script) -> None:
    you.always(Level(champions.defending_here, 2))


@holding("Giustenal", "3rd/240", world=DS)
def giustenal(you: Script) -> None:
    with you.whenever(IsPlayed(allies.attacking_here)):
        you.count_in()
        with you.when(Assembled(3)):
            you.give(ATTACKER, CannotUse(IT, allies), ROUND_END)


@holding("Yaramuke", "3rd/241", world=DS)
def yaramuke(you: Script) -> None:
    with you.answer(to=allies.attacking_here, in_play=True, once_a_battle=True):
        you.discard(ANSWERED)


@holding("Bitter Well", "3rd/245", world=DS)
def bitter_well(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.discard(champions.being("flyer").attacking_here)
    with you.whenever(IsPlayed(allies.being("flyer").attacking_here)):
        you.discard(THAT)


@holding("Fort Melidor", "3rd/247", world=DS)
def fort_melidor(you: Script) -> None:
    you.always(LevelTimes(allies.defending_any(realms.of(DS).yours), 2))


@holding("Ziggurat", "3rd/249", world=DS)
def ziggurat(you: Script) -> None:
    you.always(LevelTimes(wizard_spells.yours.fighting_here, 2))


@holding("Temple", "3rd/250", world=DS)
def temple(you: Script) -> None:
    you.always(MayUse(REALM_HERE, CLERIC_SPELL))


@holding("Ancient Arms of Nyrond", "3rd/147", world=GH)
def ancient_arms_of_nyrond(you: Script) -> None:
    yours = monsters.yours
    you.always(Gains(yours, "flyer"), Gains(yours, "swimmer"), Gains(yours, "earthwalker"))
