"""The realm action of the turn, as cards speak of it (SF-PH2-01)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.tournament.grind import realms_must_wait
from spellhall.games.spellfire.table import REALM_DONE
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition


class RealmActionLeft(Condition):
    """The card's player has not played or rebuilt a realm this turn, and still may."""

    def phrase(self) -> str:
        return "you have not used your realm action yet"

    def denied(self) -> str:
        return "your realm action is used up"

    def holds(self, state: State, fx: Context) -> bool:
        return not state.seat_data[REALM_DONE][fx.seat] and not realms_must_wait(state)


REALM_ACTION_LEFT = RealmActionLeft()
