"""What goes to Limbo along with a champion, and comes back with it, because a card says so (SF-LIMBO-16)."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import OfCards
from spellhall.kernel.state import State
from spellhall.language.words import Question


@trait
class Retinue(OfCards, Question):
    """Which cards go to Limbo with the champion that they are attached to?"""


def follows(state: State, card: int) -> bool:
    """SF-LIMBO-16. Whether an attached card goes to Limbo with its champion."""
    return any(word.applies(state, card, standing) for word, standing in held(state, Retinue))
