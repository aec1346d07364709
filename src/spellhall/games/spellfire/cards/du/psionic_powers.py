"""Psionic powers of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionic_power
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionic_power("Magic Draining Field", "DU/074", side=DEFENSIVE, anytime=True)
def magic_draining_field(you: Script) -> None:
    with you.answer(to=spells):
        you.cancel()
        you.cancel(spells.dispellable)
        you.declare(CannotPlay("all", spells), END_OF_OWN_NEXT_TURN)
    with you.when_played():
        you.cancel(spells.dispellable)
        you.declare(CannotPlay("all", spells), END_OF_OWN_NEXT_TURN)


@psionic_power("Drain Will", "DU/075", side=OFFENSIVE, phases=(3,))
def drain_will(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        drained = you.choose(champions.level_at_most(9).of_player(player).in_pool)
        you.give(champions.of_player(player).in_pool, CannotFight(IT, defend=False), END_OF_ITS_PLAYERS_NEXT_TURN)
        you.discard(drained)


@psionic_power("Psionic Disintegration", "DU/073", side=OFFENSIVE, phases=(3,))
def psionic_disintegration(you: Script) -> None:
    you.always(NotInDeckWith("Disintegrate"))
    with you.when_played():
        struck = you.choose(realms)
        you.discard(struck)
        you.declare(Peace("you"), TURN_END)
