"""Artifacts among the promotional cards."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("The Legendary Artifact", "PR/001", world=AD)
def legendary_artifact(you: Script) -> None:
    you.always(ForAnyWorld(), BaseBecomes(BEARER, 10, when=Fits(BEARER, champions.printed_at_most(9))))
