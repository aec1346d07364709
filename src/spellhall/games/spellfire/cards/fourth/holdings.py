"""Holdings of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

# ---------------------------------------------------------------------- Forgotten Realms


@holding("Mulmaster", "4th/073", world=FR)
def mulmaster(you: Script) -> None:
    with you.whenever(IsPlayed(spells)):
        you.draw(1)


@holding("Blackstaff Tower", "4th/074", world=FR, level=3)
def blackstaff_tower(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 3))
    you.always(Immune(champions.defending_here, wizard_spells.offensive))
    you.always(Level(wizards.defending_here, 3))


@holding("Candlekeep", "4th/075", world=FR)
def candlekeep(you: Script) -> None:
    with you.whenever(IsPlayed(events, by="opponents")), you.may():
        you.look_at_hand(PlayerOf(THAT))


@holding("Moonwell", "4th/077", world=FR)
def moonwell(you: Script) -> None:
    you.always(MayUse(REALM_HERE, CLERIC_SPELL))
    you.always(Immune(REALM_HERE, Either(cleric_spells.offensive, events.harmful)))


@holding("Nagawater", "4th/078", world=FR, level=4)
def nagawater(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 4))
    with you.whenever(IsPlayed(allies.being("swimmer").fighting_here)):
        you.discard(THAT)


@holding("Lhespenbog", "4th/080", world=FR)
def lhespenbog(you: Script) -> None:
    you.always(BaseHalved(champions_and_allies.attacking_here, up=True))


@holding("Adderswamp", "4th/081", world=FR)
def adderswamp(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -2), Frail(champions_and_allies.attacking_here))


# ---------------------------------------------------------------------- Greyhawk


@holding("Fortification: Rampart", "4th/082", world=GH)
def rampart(you: Script) -> None:
    you.always(Loyal(allies.yours))


@holding("Fortification: Bastion", "4th/083", world=GH)
def bastion(you: Script) -> None:
    you.always(Immune(champions.of(GH).yours, spells, when=PhaseIs(3)))


@holding("Fortification: Parapet", "4th/084", world=GH)
def parapet(you: Script) -> None:
    you.always(Immune(realms.of(GH).yours, spells.offensive))


@holding("Fortification: Bailey", "4th/085", world=GH)
def bailey(you: Script) -> None:
    with you.answer(to=spells.named("Wish", "Limited Wish"), in_play=True, from_hand=True):
        you.discard(THIS)
        you.cancel()


@holding("Fortification: Curtain Wall", "4th/086", world=GH)
def curtain_wall(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer")))


@holding("Fortification: Inner Wall", "4th/087", world=GH)
def inner_wall(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("earthwalker")))


@holding("Fortification: Bulwark", "4th/088", world=GH)
def bulwark(you: Script) -> None:
    you.always(Level(allies.defending_any(realms.of(GH).yours), 3))


@holding("Fortification: Barricade", "4th/089", world=GH)
def barricade(you: Script) -> None:
    you.always(BaseHalved(champions_and_allies.attacking_here))


@holding("Fortification: Breastwork", "4th/090", world=GH)
def breastwork(you: Script) -> None:
    with you.whenever(IsPlayed(events, by="you")):
        you.draw(1)


# ---------------------------------------------------------------------- Dark Sun


@holding("The Mud Palace", "4th/091", world=DS)
def mud_palace(you: Script) -> None:
    you.always(HandLimit(2))


@holding("Ogo", "4th/093", world=DS)
def ogo(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -3), Frail(champions_and_allies.attacking_here))


@holding("Arkhold", "4th/094", world=DS)
def arkhold(you: Script) -> None:
    you.always(DrawsMore(1))


@holding("Grak's Pool", "4th/096", world=DS, level=5)
def graks_pool(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 5))


@holding("Silver Spring", "4th/097", world=DS)
def silver_spring(you: Script) -> None:
    with you.whenever(REALM_HERE_RAZED):
        also = you.choose(realms.unrazed.of_opponents)
        you.raze(also)


@holding("Black Waters", "4th/098", world=DS)
def black_waters(you: Script) -> None:
    you.always(NotAttackedBy(monsters, all_yours=True))
    you.always(NotAttackedBy(champions.being("werebeast", "lycanthrope"), all_yours=True))


@holding("Dungeon of Gulg", "4th/099", world=DS)
def dungeon_of_gulg(you: Script) -> None:
    you.always(Goes(champions.attacking_here, ABYSS))
    you.always(Goes(allies.attacking_here, ABYSS, why="discarded"))


# ---------------------------------------------------------------------- Birthright


@holding("The Celestial Jewel of Sarimie", "4th/100", world=BR)
def celestial_jewel(you: Script) -> None:
    with you.whenever(IsPlayed(cleric_spells)):
        you.draw(1)
    you.always(NoPowers(holdings.named("Mulmaster")))


@holding("Points East Trading Guild", "4th/101", world=BR)
def points_east(you: Script) -> None:
    you.always(DrawsMore(1))
    you.always(NoPowers(holdings.named("Arkhold")))


@holding("The Thorn Throne", "4th/102", world=BR)
def thorn_throne(you: Script) -> None:
    you.always(MayUse(champions.being("elf").defending_here, WIZARD_SPELL, BLOOD_ABILITY))


@holding("Peaceful Seas of Nesirie", "4th/103", world=BR)
def peaceful_seas(you: Script) -> None:
    you.always(Immune(champions.being("swimmer").yours.in_pool, events.harmful))


@holding("Grovnekevic Forest", "4th/108", world=BR)
def grovnekevic_forest(you: Script) -> None:
    you.always(Level(champions_and_allies.being("elf").defending_here, 3))
    you.always(NotAttackedBy(Either(*(kind.not_being("elf") for kind in (heroes, wizards, clerics)))))


# ---------------------------------------------------------------------- Dragonlance, Ravenloft, AD&D


@holding("Shark Reef", "4th/110", world=DL)
def shark_reef(you: Script) -> None:
    you.always(JoinsOnly(realms.being("coastal")))
    with you.whenever(IsPlayed(allies.being("swimmer").in_battle)), you.may():
        you.discard(THAT)


@holding("Red Jack", "4th/113", world=RL, level=2)
def red_jack(you: Script) -> None:
    you.always(SideBonus(champions.of(RL).yours.in_battle, 2, "werebeast ally"))


@holding("Kestrel's Keep", "4th/116", world=AD)
def kestrels_keep(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_your_realms, 1))
    you.always(HoldingSurvives(THIS))


@holding("Keep of the Dead", "4th/117", world=AD)
def keep_of_the_dead(you: Script) -> None:
    you.always(RealmGuard(THIS))


@holding("The Sylvan Pool", "4th/513", world=AD)
def sylvan_pool(you: Script) -> None:
    you.always(JoinsAnyRealm())
    with you.whenever(LeavesPlay(realms | holdings.other)):
        you.draw(1)
