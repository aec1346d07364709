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


@holding("Mithral Hall", "4th/076", world=FR)
def mithral_hall(you: Script) -> None:
    with you.whenever(REALM_HERE_HELD):
        found = you.dig_up(items_and_artifacts)
        bearer = you.choose(champions.yours.in_pool.able_to_bear(found), up_to=True)
        you.attach(bearer, found)


@holding("Moonwell", "4th/077", world=FR)
def moonwell(you: Script) -> None:
    you.always(MayUse(REALM_HERE, CLERIC_SPELL))
    you.always(Immune(REALM_HERE, Either(cleric_spells.offensive, events.harmful)))


@holding("Nagawater", "4th/078", world=FR, level=4)
def nagawater(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 4))
    with you.whenever(IsPlayed(allies.being("swimmer").fighting_here)):
        you.discard(THAT)


@holding("Tilverton", "4th/079", world=FR)
def tilverton(you: Script) -> None:
    with you.power(phases=(5,), when=HOLDS_TOO_MANY):
        stored = you.choose(items.yours.in_hand, reach=False)
        you.keep(stored)
    with you.whenever(DefendsHere(champions)):
        you.attach(THAT, items.under_this)


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


@holding("South Ledopolus", "4th/092", world=DS)
def south_ledopolus(you: Script) -> None:
    you.always(ServesAs(allies.yours.in_hand, attack=False, here=True))
    with you.whenever(DefendsHere(ally_champions)):
        you.give(THAT, Fleeting(IT), BATTLE_END)


@holding("Ogo", "4th/093", world=DS)
def ogo(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -3), Frail(champions_and_allies.attacking_here))


@holding("Arkhold", "4th/094", world=DS)
def arkhold(you: Script) -> None:
    you.always(DrawsMore(1))


@holding("Lost Oasis", "4th/095", world=DS)
def lost_oasis(you: Script) -> None:
    with you.whenever(NAMED_FOR_ATTACK), you.may():
        you.draw_and_play()


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
    you.always(NotAttackedBy(Either(monsters, champions.being("werebeast", "lycanthrope")), all_yours=True))


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


@holding("Sarimie's Temple of Fortune", "4th/104", world=BR)
def temple_of_fortune(you: Script) -> None:
    blessed = realms_and_champions.yours
    with you.answer(to=spells, in_play=True, must=True, when=All(AimedAt(blessed), PhaseIs(3))):
        unlucky = you.draw_lots()
        you.aim_elsewhere(whose=unlucky, only=blessed, by_user=True)


@holding("Boeruine Trading Guild", "4th/105", world=BR)
def boeruine_trading_guild(you: Script) -> None:
    with you.whenever(DefendsHere(champions)):
        you.ask_for_backing()


@holding("Taeghan Outfitters", "4th/106", world=BR)
def taeghan_outfitters(you: Script) -> None:
    with you.power(phases=(3,)):
        you.redistribute(items_and_artifacts.yours.in_pool, champions.yours.in_pool, "other champions there")


@holding("Straits of Aerele Shipping", "4th/107", world=BR)
def straits_of_aerele(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=OTHERS_FIGHT):
        you.declare(Gains(champions_and_allies.of_the_attacker, "swimmer"), BATTLE_END)
        you.pass_spoils(YOU, plain=True)


@holding("Grovnekevic Forest", "4th/108", world=BR)
def grovnekevic_forest(you: Script) -> None:
    you.always(Level(champions_and_allies.being("elf").defending_here, 3))
    you.always(NotAttackedBy(Either(*(kind.not_being("elf") for kind in (heroes, wizards, clerics)))))


# ---------------------------------------------------------------------- Dragonlance, Ravenloft, AD&D


@holding("Madding Springs", "4th/109", world=DL)
def madding_springs(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        healed = you.choose(allies.yours.in_discard.playable_at_once, reach=False)
        you.play_at_once(healed)


@holding("Shark Reef", "4th/110", world=DL)
def shark_reef(you: Script) -> None:
    you.always(JoinsOnly(realms.being("coastal")))
    with you.whenever(IsPlayed(allies.being("swimmer").in_battle)), you.may():
        you.discard(THAT)


@holding("Barter", "4th/111", world=DL)
def barter(you: Script) -> None:
    with you.whenever(DefendsHere(champions)):
        you.exchange_hands()


@holding("Dance of the Red Death", "4th/112", world=RL)
def dance_of_the_red_death(you: Script) -> None:
    victor = PlayerOf(ATTACKER)
    with (
        you.whenever(RazedInCombat(REALM_HERE)),
        you.for_each_card(champions.of_player(victor), "that champion") as dancer,
    ):
        you.discard_for_digit(victor)
        with you.when(Fits(dancer, champions.above_the_digit)):
            you.discard(dancer)


@holding("Red Jack", "4th/113", world=RL, level=2)
def red_jack(you: Script) -> None:
    you.always(SideBonus(champions.of(RL).yours.in_battle, 2, "werebeast ally"))


@holding("Red Tide", "4th/114", world=RL, level=6)
def red_tide(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 6, "undead vampire ally"))
    with you.power(anytime=True, when=IN_COMBAT):
        drowned = you.choose(realm_champions.base_at_most(6), called="that realm")
        you.discard(THIS)
        you.discard(drowned)


@holding("Kestrel's Keep", "4th/116", world=AD)
def kestrels_keep(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_your_realms, 1))
    you.always(HoldingSurvives(THIS))


@holding("Keep of the Dead", "4th/117", world=AD)
def keep_of_the_dead(you: Script) -> None:
    you.always(RealmGuard(THIS))


@holding("Towers of Menzoberranzan", "4th/516", world=FR)
def towers_of_menzoberranzan(you: Script) -> None:
    at_home = OnRealm("Menzoberranzan")
    you.always(
        NotRazed(REALM_HERE, when=at_home),
        Firm(REALM_HERE, when=at_home),
        NotAttackedBy(champions.being("earthwalker"), when=Not(at_home)),
        Immune(REALM_HERE, realms.being("underdark"), when=Not(at_home)),
    )


@holding("Caves of Mystery", "4th/505", world=AD)
def caves_of_mystery(you: Script) -> None:
    you.always(JoinsAnyRealm())
    with you.whenever(ATTACKS_HERE, when=Fits(ATTACKER, champions.base_at_least(9))):
        you.discard_for_digit(PlayerOf(ATTACKER))
        with you.when(DigitAtMost(3)):
            you.discard(ATTACKER)
            you.earn_spoils()


@holding("Agis's Cairn", "4th/509", world=DS, level=4)
def agiss_cairn(you: Script) -> None:
    warded = (spells | items).defensive.fighting_here
    you.always(SideBonus(champions.defending_here, 4))
    with you.whenever(DefendsHere(champions)), you.may():
        you.declare(NoPowers(warded), BATTLE_END)
        you.declare(LevelBecomes(warded, 0), BATTLE_END)


@holding("The Sylvan Pool", "4th/513", world=AD)
def sylvan_pool(you: Script) -> None:
    you.always(JoinsAnyRealm())
    with you.whenever(LeavesPlay(realms | holdings.other)):
        you.draw(1)


@holding("Treasure Vault", "4th/115", world=AD)
def treasure_vault(you: Script) -> None:
    you.always(HoldsAnArtifact())
    with you.whenever(DefendsHere(champions)):
        you.borrow(artifacts.attached_to(THIS), THAT)


@holding("Poor Man's Fort", "4th/514", world=AD, level=3)
def poor_mans_fort(you: Script) -> None:
    you.always(SideBonus(champions.defending_here, 3, "ally"), LiesAlone(), KeepsPool())
