"""Wizards of the set Dungeons."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Dearlyn Ambersong", "DU/044", world=FR, level=6, traits={"adventurer"})
def dearlyn_ambersong(you: Script) -> None:
    fellows = There(champions.being("adventurer").yours.in_battle)
    with you.answer(to=thief_skills.others, in_play=True, once=True, when=fellows):
        you.cancel()


@wizard("Rary's Apprentice", "DUc/19", world=GH, level=4)
def rarys_apprentice(you: Script) -> None:
    rary = champions.named("Rary the Traitor")
    tools = items.attached_to(THIS)
    you.always(Immune(THIS, events.harmful), Firm(rary, whatever=True), Goes(rary, POOL))
    with you.whenever(Attacks(rary.yours)), you.may():
        you.give(THAT, Level(IT, AtOnce(Times(2, Count(tools)))), ROUND_END)
        you.borrow(tools, THAT)
    with you.whenever(Defends(rary.yours)), you.may():
        you.give(THAT, Level(IT, AtOnce(Times(2, Count(tools)))), ROUND_END)
        you.borrow(tools, THAT)
