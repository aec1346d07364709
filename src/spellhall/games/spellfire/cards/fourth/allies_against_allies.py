"""Allies of the 4th edition that go after opposing allies and items, card by card."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("Mind Flayer", "4th/212", level=3)
def mind_flayer(you: Script) -> None:
    with you.when_played():
        charmed = you.choose(allies.against_this, up_to=True)
        you.switch_sides(charmed)
        you.give(charmed, Level(IT, -1), ROUND_END)


@ally("Rowan", "4th/224", level=1, traits={"elf"})
def rowan(you: Script) -> None:
    with you.when_played():
        gone = you.choose((allies | items).against_this, up_to=True)
        you.send(gone, ABYSS)


@ally("Ashathra", "4th/225", level=2)
def ashathra(you: Script) -> None:
    with you.power(anytime=True):
        victim = you.choose(allies.other)
        you.discard(THIS)
        you.discard(victim)


@ally("Wijon", "4th/231", level=2, traits={"dwarf"})
def wijon(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        doubled = you.choose(allies.in_battle.in_its_force_after_it)
        you.give(doubled, LevelTimes(IT, 2), ROUND_END)


@ally("Elven Archer", "4th/232", level=3, traits={"elf"})
def elven_archer(you: Script) -> None:
    with you.when_played():
        victim = you.choose(allies.against_this, up_to=True)
        you.discard(victim)


@ally("Marauder", "4th/233", level=3)
def marauder(you: Script) -> None:
    with you.answer(to=events.secondary, in_play=True):
        you.discard(THIS)
        you.cancel()


@ally("Flesh Golem", "4th/235", level=5, traits={"golem"})
def flesh_golem(you: Script) -> None:
    with you.when_played():
        you.discard(items.against_this)
    with you.whenever(IsPlayed(items.against_this, "others")):
        you.discard(THAT)


@ally("Brine Dragon", "4th/237", level=6, traits={"dragon", "swimmer"})
def brine_dragon(you: Script) -> None:
    you.always(MayUseOf(THIS, "dragon"))
    with you.when_played():
        victim = you.choose(allies.against_this, if_any=True)
        you.discard(victim)


@ally("Roc", "4th/241", level=8, traits={"flyer"})
def roc(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.being("flyer"), with_champion=OPPONENT))
    with you.when_played():
        you.discard(allies.being("flyer").against_this)


@ally("Thought Eater", "4th/243", level=-2)
def thought_eater(you: Script) -> None:
    you.always(CannotPlay("opponent", spells, with_champion=OPPONENT), NoPowers(allies.against_this))


@ally("Clay Golem", "4th/247", level=4, traits={"golem"})
def clay_golem(you: Script) -> None:
    with you.when_played():
        you.discard(allies.against_this)
    with you.whenever(IsPlayed(allies.against_this, "others")):
        you.discard(THAT)


@ally("Rust Monster", "4th/251", level=4, traits={"underdark"})
def rust_monster(you: Script) -> None:
    with you.when_played():
        you.discard(items.bonus_at_most(3).in_battle)
    with you.whenever(IsPlayed(items.bonus_at_most(3).in_battle)):
        you.discard(THAT)
