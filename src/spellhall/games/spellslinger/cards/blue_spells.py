"""Blue events, interrupts and enchantments: cards drawn, cards negated, and characters put to sleep or sent home."""

from __future__ import annotations

from spellhall.games.spellslinger.card import enchantment, event, interrupt
from spellhall.games.spellslinger.facts import ENCHANTMENT, EVENT, RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@event("Study by Candle", "2B")
def study_by_candle(you: Script) -> None:
    with you.resolves():
        you.draw(2)


@event("Consult the Almanac", "B")
def consult_the_almanac(you: Script) -> None:
    with you.resolves():
        you.look_at_top(3)
        you.take_one(3, cards)


@event("Ebb of the Spring Tide", "3B")
def ebb_of_the_spring_tide(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(you.targets(characters, 2))


@event("Lost among the Shelves", "1B")
def lost_among_the_shelves(you: Script) -> None:
    with you.resolves():
        you.put_on_top(you.target(characters.strength_at_most(2)))


@event("Long Night of Study", "4B", UNCOMMON)
def long_night_of_study(you: Script) -> None:
    with you.resolves():
        you.draw(3)


@event("Read over the Shoulder", "1B", RARE)
def read_over_the_shoulder(you: Script) -> None:
    with you.resolves():
        you.look_at_hand(you.target_player().player)
        you.draw(1)


@event("Mass Mesmerism", "3BB", UNCOMMON)
def mass_mesmerism(you: Script) -> None:
    with you.resolves():
        theirs = characters.controlled_by(you.target_player().player)
        you.turn_sideways(theirs)
        you.keep_sideways(theirs)


@event("The Great Forgetting", "4BB", RARE)
def the_great_forgetting(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(characters)


@event("Stolen Hour", "5BB", RARE)
def stolen_hour(you: Script) -> None:
    with you.resolves():
        you.another_turn()


@interrupt("Flat Refusal", "1BB")
def flat_refusal(you: Script) -> None:
    with you.resolves():
        you.negate()


@interrupt("Damp Fuse", "1B")
def damp_fuse(you: Script) -> None:
    with you.resolves():
        you.negate(EVENT, ENCHANTMENT)


@interrupt("Snuffed Candle", "1B")
def snuffed_candle(you: Script) -> None:
    with you.resolves():
        you.turn_sideways(you.target(characters))
        you.draw(1)


@interrupt("Slip through the Curtain", "1B")
def slip_through_the_curtain(you: Script) -> None:
    with you.resolves():
        you.return_to_hand(you.target(characters))


@interrupt("Shrinking Draught", "1B")
def shrinking_draught(you: Script) -> None:
    with you.resolves():
        you.set_strength(you.target(characters), 1)
        you.draw(1)


@interrupt("Rewritten Clause", "2BB", UNCOMMON)
def rewritten_clause(you: Script) -> None:
    with you.resolves():
        you.negate()
        you.draw(1)


@interrupt("Spring Tide", "2B", UNCOMMON)
def spring_tide(you: Script) -> None:
    with you.resolves():
        you.turn_sideways(you.targets(characters, 2))


@interrupt("Price of Passage", "B", UNCOMMON)
def price_of_passage(you: Script) -> None:
    with you.resolves(), you.unless_paid("2", ITS_PLAYER):
        you.negate()


@interrupt("Mirror of Intent", "1B", RARE)
def mirror_of_intent(you: Script) -> None:
    with you.resolves():
        you.choose_new_targets()


@enchantment("Sleep", "1B")
def sleep(you: Script) -> None:
    you.enchants(characters)
    with you.whenever(ComesIntoPlay()):
        you.turn_sideways(ENCHANTED)
    you.always(StaySideways(ENCHANTED))


@enchantment("Feather-Light", "B")
def feather_light(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, 0, +1), Have(ENCHANTED, "Flying"))


@enchantment("Fog of Forgetting", "2B", UNCOMMON)
def fog_of_forgetting(you: Script) -> None:
    you.enchants(characters)
    you.always(LoseAbilities(ENCHANTED), Get(ENCHANTED, -1, 0))


@enchantment("Brass Observatory", "2B", UNCOMMON)
def brass_observatory(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.look_at_top()
        you.may_put_under()


@enchantment("Commanding Gaze", "3BB", UNCOMMON)
def commanding_gaze(you: Script) -> None:
    you.enchants(characters)
    you.always(Obey(ENCHANTED))


@enchantment("Sluggish Tide", "2BB", RARE)
def sluggish_tide(you: Script) -> None:
    you.always(ComeIntoPlaySideways(characters.opposing))
