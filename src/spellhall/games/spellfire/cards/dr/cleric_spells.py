"""Cleric spells of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Enchanted Flight", "DR/056", side=DEFENSIVE, phases=(3, 4))
def enchanted_flight(you: Script) -> None:
    with you.when_played():
        with you.either():
            lifted = you.choose(champions, called="that champion")
            you.give(lifted, Gains(IT, "flyer"), TURN_END)
            you.give(lifted, Gains(allies.in_force_of(IT), "flyer"), TURN_END)
        with you.or_else():
            warded = you.choose(champions_and_allies.being("flyer"))
            you.give(warded, Immune(IT, cards.speaking_of("flyer"), powers_only=True), TURN_END)


@cleric_spell("Symbol of Pain", "DR/059", side=OFFENSIVE, phases=(3, 4))
def symbol_of_pain(you: Script) -> None:
    you.always(CannotUse(BEARER, spells | psionic_powers), StaysOn(THIS))
    with you.when_played():
        pained = you.choose(champions.met)
        you.attach(pained)


@cleric_spell("Symbol of Persuasion", "DR/060", side=OFFENSIVE, phases=(4,))
def symbol_of_persuasion(you: Script) -> None:
    with you.when_played():
        swayed = you.choose(allies.opposing.in_battle, 2)
        you.switch_sides(swayed)


@cleric_spell("Symbol of Death", "DR/061", side=OFFENSIVE, phases=(4,))
def symbol_of_death(you: Script) -> None:
    with you.when_played():
        with you.either():
            you.devour(allies.opposing.in_battle, 10)
        with you.or_else():
            you.declare(CannotPlay("opponent", items), ROUND_END)


@cleric_spell("Find the Path", "DR/063", side=DEFENSIVE, phases=(3,))
def find_the_path(you: Script) -> None:
    with you.when_played():
        you.declare(Reaches(champions.yours, realms.of_opponents, ignores_bans=True, with_allies=True), TURN_END)


@cleric_spell("True Seeing", "DR/064", side=OFFENSIVE, anytime=True)
def true_seeing(you: Script) -> None:
    with you.when_played():
        with you.either():
            rival = you.choose_opponent()
            you.look_at_hand(rival)
        with you.or_else():
            player = you.choose_player(anyone=True)
            you.look_at_top(3, player)


@cleric_spell("Plague", "DR/065", side=OFFENSIVE, phases=(4,))
def plague(you: Script) -> None:
    with you.when_played():
        stricken = you.choose(champions.of_opponents.met, called="that champion")
        you.discard_for_digit(PlayerOf(stricken))
        with you.when(Fits(stricken, champions.under_the_digit)):
            you.discard(stricken)


@cleric_spell("Blessing of Tiamat", "DR/057", side=DEFENSIVE, phases=(3, 4))
def blessing_of_tiamat(you: Script) -> None:
    you.always(AlsoCastBy(champions.being("dragon")))
    with you.when_played():
        blessed = you.choose(champions.being("dragon"))
        you.give(blessed, Immune(IT, allies.opposing, powers_only=True), END_OF_OWN_NEXT_TURN)
        you.give(blessed, LevelBecomes(allies.against(IT), 0), END_OF_OWN_NEXT_TURN)


@cleric_spell("Blessing of Bahamut", "DR/058", side=DEFENSIVE, phases=(3, 4))
def blessing_of_bahamut(you: Script) -> None:
    you.always(AlsoCastBy(champions.being("dragon")))
    with you.when_played():
        blessed = you.choose(champions.being("dragon"))
        you.give(blessed, Immune(IT, champions.opposing, powers_only=True), END_OF_OWN_NEXT_TURN)
        you.give(blessed, LevelBecomes(champions.against(IT), 0), END_OF_OWN_NEXT_TURN)


@cleric_spell("Confusion", "DR/062", side=OFFENSIVE, phases=(4,))
def confusion(you: Script) -> None:
    with you.when_played(only=YOU_DEFEND):
        other = you.choose(realms.of_third_players.open_to(ATTACKER), by=OPPOSING_PLAYER, reach=False, if_any=True)
        with you.when(There(other)):
            you.divert(other)
        with you.otherwise():
            you.defeat(ATTACKER, spared=True)
