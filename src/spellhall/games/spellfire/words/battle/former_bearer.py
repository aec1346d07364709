"""Words for what an item or artifact does because it has lost its bearer, or its bearer has lost it (SF-ATT-21).

A card that is discarded hangs on nothing any more. So these words look at it the moment before, when it is still known
who bore it.
"""

from __future__ import annotations

from spellhall.games.spellfire import events as told
from spellhall.games.spellfire.table import DISCARD, HAND
from spellhall.games.spellfire.words.describing.nouns import Role
from spellhall.games.spellfire.words.levels.acting_champions import Outlives
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Trigger


class BearerDiscarded(Trigger):
    """The champion that bears this card is discarded, and this card with it."""

    event = told.Parted

    def phrase(self) -> str:
        return "whenever its bearer is discarded"

    def matches(self, state: State, fx: Context, event: told.Parted) -> bool:
        return event.card == fx.source and state.zone[event.bearer] == DISCARD


class DiscardedAlone(Trigger):
    """This card is discarded from a champion that stays in play; OTHER is that champion."""

    event = told.Parted

    def phrase(self) -> str:
        return "whenever this card is discarded"

    def matches(self, state: State, fx: Context, event: told.Parted) -> bool:
        return event.card == fx.source and bool(state.game.layout.in_play[state.zone[event.bearer]])


class ReturnsAlone(Outlives):
    """An item or artifact that goes back to its owner's hand when its bearer is discarded."""

    zone: int = HAND

    def phrase(self) -> str:
        return f"{self.subject()} returns to its owner's hand when its bearer is discarded"


BEARER_DISCARDED, DISCARDED_ALONE = BearerDiscarded(), DiscardedAlone()
FORMER_BEARER = Role("other", "the champion that bore it")
