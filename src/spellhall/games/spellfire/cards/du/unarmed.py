"""Unarmed combat cards of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import unarmed_combat
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@unarmed_combat("Vital Blow", "DU/077", level=5, side=OFFENSIVE, phases=(4,), users={"hero"})
def vital_blow(you: Script) -> None:
    with you.whenever(SIDE_WINS):
        you.send(LOSER, ABYSS)


@unarmed_combat("Supernatural Strength", "DU/078", side=OFFENSIVE, phases=(4,), users={"undead", "dragon"})
def supernatural_strength(you: Script) -> None:
    with you.when_played():
        you.give(USER, BaseTimes(IT, 2), ROUND_END)


@unarmed_combat("Fighting Dirty!", "DUc/03", side=OFFENSIVE, phases=(4,), users={"any"})
def fighting_dirty(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit(OPPOSING_PLAYER)
        lost = you.choose_many(cards.opposing.in_hand, LAST_DIGIT, by=OPPOSING_PLAYER)
        you.discard(lost)


@unarmed_combat("Eat Dirt!", "DU/076", side=OFFENSIVE, phases=(4,), users={"hero"})
def eat_dirt(you: Script) -> None:
    with you.when_played():
        you.withdraw(OPPONENT)
        you.relieve()
