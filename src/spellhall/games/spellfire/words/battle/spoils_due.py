"""What a player may do instead of drawing spoils of victory, or before it (SF-SPOIL-14)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Trigger


class SpoilsAreDue(Trigger):
    """The player is about to draw spoils of victory."""

    event = events.SpoilsDue

    def phrase(self) -> str:
        return "whenever you are due to draw spoils of victory"

    def matches(self, state: State, fx: Context, event: events.SpoilsDue) -> bool:
        return bool(event.seat == fx.seat)


class ForgoSpoils(Effectful):
    """The player does not draw the spoils that are due now."""

    def phrase(self) -> str:
        return "forgo those spoils"

    def run(self, state: State, fx: Running) -> None:
        for depth in range(len(state.stack) - 1, -1, -1):
            if isinstance(state.stack[depth], Spoils):
                spoils = state.own(depth)
                assert isinstance(spoils, Spoils)
                spoils.forgone = 1
                return

    def hint(self) -> float:
        return -1.0


SPOILS_ARE_DUE = SpoilsAreDue()
