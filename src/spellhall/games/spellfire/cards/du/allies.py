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
