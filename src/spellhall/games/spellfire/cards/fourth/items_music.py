"""The musical instruments of the 4th edition: each keeps its own kind of champion from sudden death."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Pan's Pipes", "4th/190", level=4, side=DEFENSIVE)
def pans_pipes(you: Script) -> None:
    you.always(BearerMustBe(monsters), Immune(BEARER, cards.slaying("monster", "flyer", "swimmer")))


@item("The Bagpipes of Drawmij", "4th/191", level=2, side=DEFENSIVE)
def bagpipes_of_drawmij(you: Script) -> None:
    you.always(BearerMustBe(wizards), Immune(BEARER, cards.slaying("wizard")))


@item("Ailarond Horn", "4th/192", level=2, side=DEFENSIVE)
def ailarond_horn(you: Script) -> None:
    you.always(BearerMustBe(heroes), Immune(BEARER, cards.slaying("hero")))


@item("Lyre of Arvanaith", "4th/193", level=3, side=DEFENSIVE)
def lyre_of_arvanaith(you: Script) -> None:
    you.always(BearerMustBe(champions.being("elf", "drow")), Immune(BEARER, cards.slaying("elf", "drow")))


@item("The Harp of Kings", "4th/194", level=5, side=DEFENSIVE)
def harp_of_kings(you: Script) -> None:
    you.always(BearerMustBe(regents), Immune(BEARER, cards.slaying("regent")))


@item("The Leviathan Horn", "4th/195", level=4, side=DEFENSIVE)
def leviathan_horn(you: Script) -> None:
    you.always(BearerMustBe(champions.being("giant")), Immune(BEARER, cards.slaying("giant")))


@item("Chimes of Chelerie", "4th/196", level=4, side=DEFENSIVE)
def chimes_of_chelerie(you: Script) -> None:
    you.always(BearerMustBe(clerics), Immune(BEARER, cards.slaying("cleric")))


@item("Xeno-Xylophone", "4th/197", level=2, side=DEFENSIVE)
def xeno_xylophone(you: Script) -> None:
    you.always(BearerMustBe(psionicists), Immune(BEARER, cards.slaying("psionicist")))


@item("Dragon Drums", "4th/198", level=6, side=DEFENSIVE)
def dragon_drums(you: Script) -> None:
    you.always(BearerMustBe(champions.being("dragon")), Immune(BEARER, cards.slaying("dragon")))
