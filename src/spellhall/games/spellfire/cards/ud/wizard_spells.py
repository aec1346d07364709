"""Wizard spells of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Hornung's Guess", "UD/037", side=OFFENSIVE, anytime=True)
def hornungs_guess(you: Script) -> None:
    with you.when_played():
        player = you.choose_player()
        you.look_at_hand(player)
        lost = you.choose(realms.in_hand.of_player(player))
        you.discard(lost)


@wizard_spell("Hornung's Baneful Deflector", "UD/038", side=DEFENSIVE, phases=(3, 4))
def hornungs_baneful_deflector(you: Script) -> None:
    you.always(Immune(Either(BEARER, allies.with_this), allies, powers_only=True))
    with you.when_played():
        you.attach(USER)


@wizard_spell("Maximillian's Earthen Grasp", "UD/039", side=OFFENSIVE, phases=(3,))
def maximillians_earthen_grasp(you: Script) -> None:
    with you.when_played():
        held = you.choose(heroes)
        you.give(held, CannotFight(IT), END_OF_ITS_PLAYERS_NEXT_TURN)


@wizard_spell("Mind Fog", "UD/044", side=OFFENSIVE, phases=(3,))
def mind_fog(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.give(
            champions.of_player(player).in_pool, CannotUse(IT, spells | psionic_powers), END_OF_ITS_PLAYERS_NEXT_TURN
        )


@wizard_spell("Bloodstone's Spectral Steed", "UD/045", side=OFFENSIVE, phases=(3,))
def bloodstones_spectral_steed(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Gains(allies.joining_this, "flyer"))
    you.always(CannotFight(champions.not_of_types(MONSTER), attack=False, when=THIS_ATTACKS))
    with you.when_played():
        you.attach(USER)


@wizard_spell("Shattered Glass", "UD/040", side=OFFENSIVE, phases=(4,))
def shattered_glass(you: Script) -> None:
    with you.when_played():
        you.shut_out()


@wizard_spell("Locate Creature", "UD/042", side=OFFENSIVE, phases=(3,))
def locate_creature(you: Script) -> None:
    with you.when_played():
        you.locate_allies()


@wizard_spell("Lorloveim's Creeping Shadow", "UD/041", side=OFFENSIVE, phases=(3,))
def creeping_shadow(you: Script) -> None:
    with you.when_played():
        you.look_under()


@wizard_spell("Summon Lycanthrope", "UD/043", side=OFFENSIVE, phases=(4,))
def summon_lycanthrope(you: Script) -> None:
    with you.when_played():
        you.fight_as_ally(champions_and_allies.being("lycanthrope", "werebeast").in_hand)
