"""Events of Runes and Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("The Forgotten King", "RR/057", nature=HELPFUL)
def the_forgotten_king(you: Script) -> None:
    with you.when_played():
        you.declare(Gains(heroes, "earthwalker"), END_OF_OWN_NEXT_TURN)
    with you.whenever(Wins(heroes.of_the_attacker)):
        you.attack_again(THAT)


@event("Giant Raid!", "RR/059", nature=HELPFUL)
def giant_raid(you: Script) -> None:
    lone = allies.being("giant").attached_to(champions.not_being("giant").attacking)
    with you.when_played():
        you.declare(WholeTimes(champions.being("giant").attacking, 2), OWN_NEXT_TURN)
        you.declare(LevelTimes(lone, 2), OWN_NEXT_TURN)


@event("The Vampire Attacks!", "RR/060", nature=HELPFUL)
def the_vampire_attacks(you: Script) -> None:
    dead = Either(champions.being("undead").attacking, allies.being("undead").attached_to(ATTACKER))
    with you.when_played():
        you.declare(Immune(dead, champions.defending, powers_only=True), OWN_NEXT_TURN)


@event("Psionic Shield", "RR/063", nature=HELPFUL)
def psionic_shield(you: Script) -> None:
    with you.when_played():
        you.declare(Immune((realms | champions_and_allies).yours, psionic_powers.offensive), OWN_NEXT_TURN)


@event("Undead Regeneration", "RRc/07", nature=HELPFUL)
def undead_regeneration(you: Script) -> None:
    with you.when_played():
        you.send(champions.being("undead").yours.in_discard, POOL)
        you.send(allies.being("undead").yours.in_discard, HAND)
