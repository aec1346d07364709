"""Yellow events, interrupts and enchantments: life and shelter for the own side, and an ill welcome for attackers."""

from __future__ import annotations

from spellhall.games.spellslinger.card import enchantment, event, interrupt
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@event("Blessed Harvest", "1Y")
def blessed_harvest(you: Script) -> None:
    with you.resolves():
        you.gain_life(5)


@event("Untie the Spell-Knot", "1Y")
def untie_the_spell_knot(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(enchantments))


@event("Call the Herd Home", "2Y")
def call_the_herd_home(you: Script) -> None:
    with you.resolves():
        you.turn_upright(characters.yours)
        you.gain_life(CountOf(characters.yours))


@event("Day of Rest", "3Y", UNCOMMON)
def day_of_rest(you: Script) -> None:
    with you.resolves():
        you.hold_back(EACH_OPPONENT)


@event("Alms for All", "2Y", UNCOMMON)
def alms_for_all(you: Script) -> None:
    with you.resolves():
        you.gain_life(3)
        you.draw(1)


@event("Weighed at Daybreak", "3YY", RARE)
def weighed_at_daybreak(you: Script) -> None:
    with you.resolves():
        you.destroy(characters.strength_at_least(4))


@event("Empty the Reliquary", "2YY", RARE)
def empty_the_reliquary(you: Script) -> None:
    with you.resolves():
        emptied = you.destroy(enchantments)
        you.gain_life(emptied)


@interrupt("Shaft of Noon", "1Y")
def shaft_of_noon(you: Script) -> None:
    with you.resolves():
        you.damage(3, you.target(characters.attacking))


@interrupt("Steady Hand", "Y")
def steady_hand(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +1, +2)


@interrupt("Aegis Hymn", "Y")
def aegis_hymn(you: Script) -> None:
    with you.resolves():
        you.prevent(4, you.target_or_player(characters))


@interrupt("Blessing on the Flock", "2Y", UNCOMMON)
def blessing_on_the_flock(you: Script) -> None:
    with you.resolves():
        you.boost(characters.yours, +1, +1)


@interrupt("Sudden Sanctuary", "2Y", UNCOMMON)
def sudden_sanctuary(you: Script) -> None:
    with you.resolves():
        you.prevent_combat_damage()


@interrupt("Turned at the Gate", "2Y", UNCOMMON)
def turned_at_the_gate(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters.attacking))


@enchantment("Gilded Harness", "1Y")
def gilded_harness(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +1, +2))


@enchantment("Borrowed Halo", "2Y")
def borrowed_halo(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +1, +1), Have(ENCHANTED, "Flying"))


@enchantment("Hedge of Light", "2Y", UNCOMMON)
def hedge_of_light(you: Script) -> None:
    with you.whenever(AttacksYou()):
        you.damage(1, THAT)


@enchantment("Chapel Bells", "1Y", UNCOMMON)
def chapel_bells(you: Script) -> None:
    with you.whenever(YourUpkeep()):
        you.gain_life(1)


@enchantment("Covenant of the Meadow", "2YY", RARE)
def covenant_of_the_meadow(you: Script) -> None:
    you.always(Get(characters.yours, +1, +1))
