"""Red events, interrupts and enchantments: fire for characters and players alike, and strength bought dearly."""

from __future__ import annotations

from spellhall.games.spellslinger.card import enchantment, event, interrupt
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@event("Lightning", "1R")
def lightning(you: Script) -> None:
    with you.resolves():
        you.damage(3, you.target_or_player(characters))


@event("Drag Below", "3R")
def drag_below(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters))


@event("Rain of Cinders", "2R")
def rain_of_cinders(you: Script) -> None:
    with you.resolves():
        you.damage(1, characters)


@event("Fevered Bargain", "1R")
def fevered_bargain(you: Script) -> None:
    with you.resolves():
        you.draw(2)
        you.lose_life(2)


@event("Mortar Flame", "4R")
def mortar_flame(you: Script) -> None:
    with you.resolves():
        you.damage(5, you.target_or_player(characters))


@event("Threefold Fire", "2R", UNCOMMON)
def threefold_fire(you: Script) -> None:
    with you.resolves():
        you.damage_divided(3, you.targets(characters, 3, or_players=True))


@event("Sentence of the Pit", "1R", UNCOMMON)
def sentence_of_the_pit(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(characters.strength_at_most(3)))
        you.lose_life(1)


@event("Glare of the Red Moon", "XR", UNCOMMON)
def glare_of_the_red_moon(you: Script) -> None:
    with you.resolves():
        you.damage(X, you.target_or_player(characters))


@event("Night of Ruin", "3RR", RARE)
def night_of_ruin(you: Script) -> None:
    with you.resolves():
        you.destroy(characters)


@event("Auction of Souls", "2R", RARE)
def auction_of_souls(you: Script) -> None:
    with you.resolves():
        you.discard_hand(EACH_PLAYER)
        you.draw(4, EACH_PLAYER)


@interrupt("Spark Volley", "R")
def spark_volley(you: Script) -> None:
    with you.resolves():
        you.damage(2, you.target(characters))


@interrupt("Scarlet Fury", "1R")
def scarlet_fury(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +3, 0)


@interrupt("Quickened Blood", "R")
def quickened_blood(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +1, +3)


@interrupt("Whispered Curse", "1R")
def whispered_curse(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), -2, 0)


@interrupt("Answering Fire", "2R", UNCOMMON)
def answering_fire(you: Script) -> None:
    with you.resolves():
        you.damage(4, you.target(characters.fighting))


@interrupt("Feed the Furnace", "1R", RARE)
def feed_the_furnace(you: Script) -> None:
    with you.resolves(DestroyOne(characters.yours)):
        you.damage(5, you.target_or_player(characters))


@enchantment("Infernal Vigour", "1R")
def infernal_vigour(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, +3, 0), CannotBlock(ENCHANTED))


@enchantment("Brand of Thorns", "2R", UNCOMMON)
def brand_of_thorns(you: Script) -> None:
    you.enchants(characters)
    you.always(Get(ENCHANTED, -2, -1))


@enchantment("Burning Ground", "2RR", UNCOMMON)
def burning_ground(you: Script) -> None:
    with you.whenever(EachUpkeep()):
        you.damage(1, THAT_PLAYER)


@enchantment("Reign of the Red Moon", "3RR", RARE)
def reign_of_the_red_moon(you: Script) -> None:
    you.always(Get(characters.yours, +2, 0), CannotBlock(characters.yours))
