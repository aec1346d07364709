"""Rule cards of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Tower of High Sorcery", "DLc/19")
def tower_of_high_sorcery(you: Script) -> None:
    you.always(Level(wizards, 4))


@rule_card("Blessing of the Gods", "DLc/20")
def blessing_of_the_gods(you: Script) -> None:
    with you.whenever(ROUND_BEGINS):
        you.discard(champions_and_allies.being("undead").facing(clerics))
    with you.whenever(IsPlayed(allies.being("undead").facing(clerics))):
        you.discard(THAT)


@rule_card("Age of Dreams", "DLc/21")
def age_of_dreams(you: Script) -> None:
    you.always(Immune(monsters, spells.defensive | spells.with_word("wall"), all_sides=True))


@rule_card("Night of the Eye", "DL/042")
def night_of_the_eye(you: Script) -> None:
    you.always(EventsTurn(3, only=events.printed_in("DL", "DLc"), chosen=True))


@rule_card("The Golden Age", "DLc/22")
def golden_age(you: Script) -> None:
    with you.whenever(RazesRealm(heroes)):
        you.double_spoils(PlayerOf(OTHER, "its player"), held=True)
    with you.whenever(Prevails(heroes.defending)):
        you.double_spoils(PlayerOf(THAT, "its player"), held=True)
