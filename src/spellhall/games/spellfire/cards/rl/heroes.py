"""Heroes of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Ireena Kolyana", "RL/085", world=RL, level=3)
def ireena_kolyana(you: Script) -> None:
    you.always(BaseBecomes(THIS, 5, when=Fighting(champions.being("undead"))))
    with you.in_combat(when=Fits(OPPONENT, champions.with_word("strahd"))):
        you.withdraw(OPPONENT)
        you.relieve()


@hero("Dr. Rudolph Van Richten", "RL/086", world=RL, level=3)
def dr_rudolph_van_richten(you: Script) -> None:
    you.always(BaseBecomes(THIS, 6, when=Fighting(champions.of(RL))))
    with you.in_combat():
        you.lay_open(cards, OPPOSING_PLAYER)


@hero("Sir Hiregaard", "RL/092", world=RL, level=2)
def sir_hiregaard(you: Script) -> None:
    you.always(CountsAs(THIS, MONSTER, when=THIS_DEFENDS), BaseBecomes(THIS, 6, when=THIS_DEFENDS))


@hero("Dr. Mordenheim", "RL/097", world=RL, level=1)
def dr_mordenheim(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        raised = you.choose(allies.yours.in_discard.playable_at_once)
        you.play_at_once(raised)


@hero("Sergei Von Zarovich", "RL/098", world=RL, level=6, traits={"undead"})
def sergei_von_zarovich(you: Script) -> None:
    you.always(Immune(THIS, events, all_sides=True))


@hero("Mysterious Stranger", "RL/081", world=RL, level=3)
def mysterious_stranger(you: Script) -> None:
    with you.when_played():
        hidden = you.choose(cards.yours.in_hand, reach=False, if_any=True)
        you.keep(hidden, hidden=True)
    with you.power(battle=True, once_a_battle=True):
        drawn = you.choose(cards.under_this.playable_at_once, reach=False)
        you.play_at_once(drawn)
    with you.whenever(BATTLE_ENDS, when=All(THIS_IN_POOL, Not(There(cards.under_this)))):
        hidden = you.choose(cards.yours.in_hand, reach=False, if_any=True)
        you.keep(hidden, hidden=True)
