"""Clerics of the set Forgotten Realms."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric("Erixitl", "FR/085", world=FR, level=6)
def erixitl(you: Script) -> None:
    you.always(Level(THIS, 4, when=Defending(realms.named("Maztica"))))


@cleric("Fzoul Chembryl", "FR/086", world=FR, level=6)
def fzoul_chembryl(you: Script) -> None:
    you.always(Level(THIS, 4, when=NamedInPlay("Cyric")))


@cleric("Young Robyn", "FR/087", world=FR, level=6)
def young_robyn(you: Script) -> None:
    you.always(Level(THIS, 5, when=Defending(realms.bearing(holdings.named("Moonwell")))))
