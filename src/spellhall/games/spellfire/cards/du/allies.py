"""Allies of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Psion Sucker", "DU/052")
def psion_sucker(you: Script) -> None:
    with you.in_combat():
        you.give(THIS, Level(IT, AtOnce(Times(2, Count(psionicists)))), ROUND_END)
        you.give(psionicists, Level(IT, -2), OWN_NEXT_TURN)


@ally("Troglodyte", "DU/046", level=5, traits={"underdark"})
def troglodyte(you: Script) -> None:
    weak = cards.attached.against_this.marked(1, 2, 3, 4)
    you.instantly_defeats(champions.printed_at_most(4), discards=True)
    with you.in_combat():
        you.discard(weak)
    with you.whenever(IsPlayed(weak, "others")):
        you.discard(THAT)


@ally("Hero Slayer", "DU/050", level=6, traits={"giant"})
def hero_slayer(you: Script) -> None:
    you.instantly_defeats(heroes.base_at_most(4), discards=True, when=Not(There(Made("a spent slayer"))))
    with you.answer(to=unarmed_combat_cards):
        you.give(THIS, Bears(IT, "a spent slayer"), ROUND_END)
        you.cancel()


@ally("Bottomless Horror", "DU/054", traits={"earthwalker", "underdark"})
def bottomless_horror(you: Script) -> None:
    with you.in_combat(), you.may():
        emptied = you.choose_player(anyone=True)
        buried = cards.of_player(emptied).in_abyss
        you.give(THIS, LevelBecomes(IT, AtOnce(BaseLevelOf(buried))), ROUND_END)
        you.send(buried, VOID)


@ally("Giant Troll", "DUc/23", level=10, traits={"giant"})
def giant_troll(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.whenever(SIDE_BEATEN):
        you.stand_by()
    with you.whenever(ROUND_BEGINS):
        you.attach(YOUR_FIGHTER)
    with you.whenever(BATTLE_ENDS):
        you.discard(THIS)


@ally("Master Illithid", "DU/053", level=7, traits={"underdark"})
def master_illithid(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        first = you.choose(cards.attached.against_this, called="the first card")
        second = you.choose(cards.attached.against_this.of_the_type_of(first), up_to=True, called="the second")
        you.switch_sides(Either(first, second))


@ally("Lurker in the Earth", "DU/048", level=9, traits={"earthwalker", "underdark"})
def lurker_in_the_earth(you: Script) -> None:
    you.always(PlaysAsEvent(HARMFUL, instead="ally"))
    with you.when_played():
        prey = you.choose(champions.being("earthwalker").level_at_most(6).in_pool)
        you.discard(prey)
    with you.in_combat():
        prey = you.choose(allies.against_this)
        you.discard(prey)


@ally("The White Weird", "DU/051", level=7, traits={"flyer", "underdark"})
def white_weird(you: Script) -> None:
    you.always(PlaysAsEvent(HARMFUL, instead="ally"))
    with you.when_played():
        poisoned = you.choose(holdings)
        you.discard(poisoned)
    with you.in_combat():
        you.give(OPPONENT, WholeHalved(IT), ROUND_END)


@ally("Hook Horror", "DU/047", level=6, traits={"underdark"})
def hook_horror(you: Script) -> None:
    with you.answer(to=cards.opposing, in_battle=True, once_a_battle=True):
        you.cancel()
        you.send(ANSWERED, HAND, events_too=True)
        you.give(THIS, StaysOn(IT), TURN_END)
        you.withdraw(BEARER)
