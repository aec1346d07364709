"""Dungeon cards of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import dungeon_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@dungeon_card("Powers from the Savage Land", "DU/020")
def powers_from_the_savage_land(you: Script) -> None:
    you.always(LevelTimes(psionic_powers.attached_to(champions.of(DS).yours), 2))


@dungeon_card("Song of the Dragonlance", "DU/022", traits={"swimmer"})
def song_of_the_dragonlance(you: Script) -> None:
    you.always(
        OnlyAttackedBy(champions.being("flyer", "swimmer", "earthwalker"), all_yours=True),
        Gains(champions_and_allies.yours, "swimmer"),
    )


@dungeon_card("Return of the Dwarven King", "DU/026")
def return_of_the_dwarven_king(you: Script) -> None:
    you.always(
        Immune(champions.being("dwarf").yours, events, all_sides=True),
        Level(champions_and_allies.being("dwarf").yours, 3),
    )


@dungeon_card("Dungeon of the King", "DU/002")
def dungeon_of_the_king(you: Script) -> None:
    freely = spells | psionic_powers | unarmed_combat_cards | blood_abilities | thief_skills
    you.always(NeedsNoLeave(champions.yours, freely))


@dungeon_card("Domain of Takhisis, Queen of Darkness", "DU/004")
def domain_of_takhisis(you: Script) -> None:
    slayers = (events | spells | artifacts | items).killing
    you.always(Immune(monsters.being("dragon").yours, slayers, all_sides=True))


@dungeon_card("Under Castle Strahd", "DU/007")
def under_castle_strahd(you: Script) -> None:
    strahd = champions.named("Young Strahd")
    you.always(Gains(champions.of(RL).yours, "undead"))
    you.always(Immune(champions.yours, strahd, all_sides=True, powers_only=True))


@dungeon_card("Palace of the Celestial Light", "DU/008")
def palace_of_the_celestial_light(you: Script) -> None:
    you.always(NeedsNoLeave(clerics.yours, spells))
    you.always(NotAttackedBy(champions.avatars, all_yours=True), NeverMeet(clerics.yours, champions.avatars))


@dungeon_card("Might of the Blood Right", "DU/021")
def might_of_the_blood_right(you: Script) -> None:
    you.always(CountsAs(champions.yours, REGENT), MayUse(champions.yours, BLOOD_ABILITY))


@dungeon_card("Lair of Dregoth, the Undead Dragon-King", "DU/003")
def lair_of_dregoth(you: Script) -> None:
    with you.answer(to=spells, in_play=True):
        given = you.choose(champions.of(DS).yours.in_hand_or_pool, reach=False)
        you.discard(given)
        you.turn_back()


@dungeon_card("Labyrinth of Castle Greyhawk", "DU/006")
def labyrinth_of_castle_greyhawk(you: Script) -> None:
    you.always(NotRazed(realms.of(GH).yours), Firm(realms.of(GH).yours))


@dungeon_card("The Belly of the Beast", "DU/010")
def the_belly_of_the_beast(you: Script) -> None:
    you.always(Immune(monsters.yours, unarmed_combat_cards.made_for("hero"), all_sides=True))
    you.always(MayUseOf(monsters.yours, "any"))


@dungeon_card("Pit of the Mind Lord", "DU/011")
def pit_of_the_mind_lord(you: Script) -> None:
    you.always(Immune(Either(realms.yours, psionicists.yours), spells, all_sides=True, when=PhaseIs(3)))


@dungeon_card("The Torture Room", "DU/012")
def the_torture_room(you: Script) -> None:
    with you.power(anytime=True, when=There(blood_abilities.yours.in_discard, 3)):
        you.reshuffle()
    you.always(CannotBeImmune(champions, to=blood_abilities.yours))


@dungeon_card("Maze of the Guild", "DU/013")
def maze_of_the_guild(you: Script) -> None:
    you.always(Reaches(thieves.yours, ignores_bans=True))


@dungeon_card("Purveyor of Events", "DU/016")
def purveyor_of_events(you: Script) -> None:
    you.always(CannotBeCancelled(events.helpful.yours))


@dungeon_card("Spells from the Grave", "DU/019")
def spells_from_the_grave(you: Script) -> None:
    you.always(CannotBeDispelled(champions.being("undead").of(GH).yours, what=spells.defensive))


@dungeon_card("The Enchanted Land", "DU/015", traits={"drow", "dwarf", "halfling"})
def the_enchanted_land(you: Script) -> None:
    folk = champions_and_allies.yours
    with you.power(phases=(3,), once=True):
        with you.either():
            you.declare(Gains(folk, "elf"), OWN_NEXT_TURN)
        with you.or_else():
            you.declare(Gains(folk, "drow"), OWN_NEXT_TURN)
        with you.or_else():
            you.declare(Gains(folk, "dwarf"), OWN_NEXT_TURN)
        with you.or_else():
            you.declare(Gains(folk, "halfling"), OWN_NEXT_TURN)


@dungeon_card("Bats in the Belfry", "DU/023")
def bats_in_the_belfry(you: Script) -> None:
    left_behind = items.offensive.attached_to(ATTACKER)
    you.always(
        NoPowers(left_behind, when=YOU_DEFEND),
        LevelBecomes(left_behind, 0, when=YOU_DEFEND),
        CannotPlay("opponents", items.offensive, when=YOU_DEFEND),
    )


@dungeon_card("Beneath Castle Drawmij", "DU/025")
def beneath_castle_drawmij(you: Script) -> None:
    you.always(Firm(holdings.yours), FreesFromCosmos(holdings.yours))


@dungeon_card("The Azure Tower of Onad the Fallen", "DU/024")
def the_azure_tower_of_onad(you: Script) -> None:
    you.always(CannotBeCancelled(events.helpful.yours), CannotBeCopied(events.harmful.yours), KeepsEvents())


@dungeon_card("Mausoleum of the Zombie Master", "DU/001")
def mausoleum_of_the_zombie_master(you: Script) -> None:
    you.always(NeverInAbyss(champions.yours))


@dungeon_card("Undermountain", "DU/005")
def undermountain(you: Script) -> None:
    with you.whenever(SPOILS_ARE_DUE), you.may():
        you.raise_bottom(3, monsters)


@dungeon_card("Carrock of High Magicks", "DU/014")
def carrock_of_high_magicks(you: Script) -> None:
    # A spellbook gives back the battle spells of a winner, as the magical item of that name does.
    with you.whenever(Prevails(champions.yours)):
        kept = you.choose(spells.for_phase(4).attached_to(THAT), 2, up_to=True, reach=False)
        you.send(kept, HAND)
    with you.whenever(SPOILS_ARE_DUE), you.may():
        you.forgo_spoils()
        you.search(spells)


@dungeon_card("Spells of the Archmage", "DU/017")
def spells_of_the_archmage(you: Script) -> None:
    with you.whenever(Casts(champions.of(AD).yours, wizard_spells)):
        you.double_duration(THAT)


@dungeon_card("Spells of the Friar", "DU/018")
def spells_of_the_friar(you: Script) -> None:
    with you.whenever(Casts(champions.of(FR).yours, cleric_spells)):
        you.double_duration(THAT)


@dungeon_card("Field of the Battle Lord", "DU/009")
def field_of_the_battle_lord(you: Script) -> None:
    learned = unarmed_combat_cards.attached_to(heroes.yours)
    you.always(StaysOn(learned))
    with you.whenever(BATTLE_ENDS):
        you.give(learned, NoPowers(IT), FOR_GOOD)


@dungeon_card("The Guildhall", "DU/027")
def the_guildhall(you: Script) -> None:
    with you.in_combat(when=There(thieves.yours.in_battle)), you.may():
        player = you.choose_player()
        you.flip_and_play(player, cards, ON_BOTTOM, home=True)
