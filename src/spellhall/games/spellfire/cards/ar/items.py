"""Magical items of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import item
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@item("Rod of 7 Parts, Part 7", "AR/027", level=7, side=OFFENSIVE)
def rod_part_7(you: Script) -> None:
    others = cards.with_word("rod of 7 parts").with_this
    you.always(CountsAs(THIS, ARTIFACT, when=There(others)), Level(THIS, Count(others)))
    with you.answer(to=cards.others, in_battle=True, once_a_battle=True, when=PLAYED_INTO_COMBAT):
        you.cancel()
