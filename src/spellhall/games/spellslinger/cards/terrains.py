"""Twelve terrains: four common ones, six of two colours, two rare ones."""

from __future__ import annotations

from spellhall.games.spellslinger.card import terrain
from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.facts import RARE, UNCOMMON
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import *


@terrain("Plains")
def plains(you: Script) -> None:
    you.always(Gives("Y"))


@terrain("Coast")
def coast(you: Script) -> None:
    you.always(Gives("B"))


@terrain("Mountain")
def mountain(you: Script) -> None:
    you.always(Gives("R"))


@terrain("Woods")
def woods(you: Script) -> None:
    you.always(Gives("G"))


@terrain("Lighthouse Shore", UNCOMMON)
def lighthouse_shore(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("YB"))


@terrain("Pilgrim Pass", UNCOMMON)
def pilgrim_pass(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("YR"))


@terrain("Orchard Downs", UNCOMMON)
def orchard_downs(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("YG"))


@terrain("Smugglers' Cliffs", UNCOMMON)
def smugglers_cliffs(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("BR"))


@terrain("Reedwater Fen", UNCOMMON)
def reedwater_fen(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("BG"))


@terrain("Charcoal-Burners' Forest", UNCOMMON)
def charcoal_burners_forest(you: Script) -> None:
    you.always(ComeIntoPlaySideways(THIS))
    you.always(Gives("RG"))


@terrain("Crossroads at Midnight", RARE)
def crossroads_at_midnight(you: Script) -> None:
    you.always(Gives(COLOURS, life=1))


@terrain("Great Exhibition Hall", RARE)
def great_exhibition_hall(you: Script) -> None:
    you.always(Gives("", amount=2))
