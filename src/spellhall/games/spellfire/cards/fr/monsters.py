"""Monsters of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Darkenbeast", "FR/078", world=FR, level=4, traits={"flyer"})
def darkenbeast(you: Script) -> None:
    with you.when_played():
        you.discard(Either(cards.being("familiar"), spells.named("Find Familiar")))


@monster("Firbolg", "FR/079", world=FR, level=6, traits={"giant"})
def firbolg(you: Script) -> None:
    with you.whenever(IsPlayed(allies.level_at_most(4).against_this, "others"), once_a_battle=True):
        you.discard(THAT)


@monster("Iron Golem", "FR/080", world=FR, level=7, traits={"golem"})
def iron_golem(you: Script) -> None:
    walls = spells.with_word("wall")
    you.always(Immune(THIS, walls, all_sides=True))
    with you.answer(to=walls, from_pool=True):
        you.discard(THIS)
        you.cancel()
    with you.power(anytime=True, when=THIS_IN_POOL):
        wall = you.choose(walls)
        you.discard(THIS)
        you.discard(wall)


@monster("Werewolf", "FR/083", world=FR, level=4, traits={"werebeast"})
def werewolf(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)):
        you.discard_for_digit(PlayerOf(WINNER))
        with you.when(DigitAtMost(4)):
            you.discard(WINNER)


@monster("Storm Giant", "FR/081", world=FR, level=7, traits={"giant"})
def storm_giant(you: Script) -> None:
    you.always(Loses(champions_and_allies.against_this, "flyer"))
