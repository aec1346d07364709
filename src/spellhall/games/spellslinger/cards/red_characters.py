"""Red characters: demons, sorcerers and dragons that hit harder than they should, and make their player pay for it."""

from __future__ import annotations

from spellhall.games.spellslinger.card import character, plain
from spellhall.games.spellslinger.facts import EVENT, RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@character("Ember Imp", "R", "2/1", kind="Demon")
def ember_imp(you: Script) -> None:
    you.always(CannotBlock(THIS))


@character("Chained Fiend", "1R", "3/2", kind="Demon")
def chained_fiend(you: Script) -> None:
    you.always(CannotAttack(THIS, unless=YouControl(characters.other)))


@character("Flue Imp", "1R", "2/1", kind="Demon", keywords="Flying")
def flue_imp(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.lose_life(1)


@character("Hedge Sorcerer", "1R", "1/2", kind="Sorcerer")
def hedge_sorcerer(you: Script) -> None:
    with you.use():
        you.damage(1, you.target_player())


@character("Pit Brute", "2R", "4/2", kind="Demon")
def pit_brute(you: Script) -> None:
    you.always(MustAttack(THIS))


@character("Pact Sorcerer", "2R", "4/2", kind="Sorcerer")
def pact_sorcerer(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.lose_life(2)


plain("Alley Fiend", "2R", "3/1", kind="Demon", keywords="Ambush")


@character("Brimstone Whelp", "3R", "4/2", kind="Dragon", keywords="Flying")
def brimstone_whelp(you: Script) -> None:
    you.always(CannotBlock(THIS))


@character("Bonfire Sorcerer", "3R", "2/2", kind="Sorcerer")
def bonfire_sorcerer(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.damage(2, you.target_or_player(characters), by_this=True)


@character("Furnace Demon", "3R", "5/2", kind="Demon")
def furnace_demon(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.damage(1, YOU, by_this=True)


@character("Quarry Dragon", "4R", "5/2", kind="Dragon", keywords="Flying")
def quarry_dragon(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))


@character("Horned Overseer", "4R", "5/3", kind="Demon")
def horned_overseer(you: Script) -> None:
    you.always(CannotBlock(THIS))


plain("Ravening Imp", "1R", "1/2", UNCOMMON, kind="Demon", keywords="Deadly")


@character("Sorcerer of the Red Moon", "2R", "2/2", UNCOMMON, kind="Sorcerer")
def sorcerer_of_the_red_moon(you: Script) -> None:
    with you.use():
        you.damage(1, you.target_or_player(characters))


@character("Winged Demon", "2RR", "4/2", UNCOMMON, kind="Demon", keywords="Flying")
def winged_demon(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.lose_life(1)


@character("Firebrand Sorceress", "2RR", "3/3", UNCOMMON, kind="Sorcerer")
def firebrand_sorceress(you: Script) -> None:
    with you.whenever(YouPlay(EVENT)):
        you.damage(1, you.target_player(), by_this=True)


@character("Demon of the Toll Road", "3R", "5/3", UNCOMMON, kind="Demon")
def demon_of_the_toll_road(you: Script) -> None:
    with you.whenever(Attacks()):
        you.lose_life(1)


@character("Bailiff of the Pit", "4R", "3/3", UNCOMMON, kind="Demon")
def bailiff_of_the_pit(you: Script) -> None:
    with you.whenever(ComesIntoPlay()), you.may():
        you.destroy(you.target(characters.strength_at_most(2)))


@character("Two-Headed Dragonling", "3RR", "4/2", UNCOMMON, kind="Dragon", keywords="Flying")
def two_headed_dragonling(you: Script) -> None:
    with you.use("R", sideways=False):
        you.boost(THIS, +1, 0)


@character("Demon of Fine Print", "2RR", "6/3", RARE, kind="Demon")
def demon_of_fine_print(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.draw(2, EACH_OPPONENT)


@character("High Sorcerer of Ruin", "4RR", "3/3", RARE, kind="Sorcerer")
def high_sorcerer_of_ruin(you: Script) -> None:
    with you.use():
        you.damage(3, you.target_or_player(characters))


@character("Dragon of the Ninth Furnace", "4RR", "5/4", RARE, kind="Dragon", keywords="Flying")
def dragon_of_the_ninth_furnace(you: Script) -> None:
    with you.whenever(YourUpkeep()), you.unless_paid("R"):
        you.turn_sideways(THIS)


@character("Prince of Pitch", "3RRR", "8/3", RARE, kind="Demon")
def prince_of_pitch(you: Script) -> None:
    with you.whenever(YourUpkeep()), you.destroy_one_or(characters.other.yours):
        you.lose_life(4)


@character("Eclipse Wyrm", "5RR", "6/4", RARE, kind="Dragon", keywords="Flying")
def eclipse_wyrm(you: Script) -> None:
    with you.whenever(ComesIntoPlay()):
        you.discard(2)
