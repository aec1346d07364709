"""Words of cards that take a draw away from someone else (SF-PH1-07)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.plays.stolen_draws import forget_draws, just_drawn_by_another
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import HAND
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Condition


class AnotherDrew(Condition):
    """Another player has just drawn cards by an event or a power of a realm, holding, artifact or champion."""

    awaits_draws: ClassVar[bool] = True

    def phrase(self) -> str:
        powers = "the power of a realm, holding, artifact or champion"
        return f"another player has just drawn cards thanks to an event or {powers}"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(just_drawn_by_another(state, fx.seat))


class StealDraw(Effectful):
    """The player draws as many cards as the other has just drawn, who discards theirs (SF-PH1-07)."""

    def phrase(self) -> str:
        return "that player discards those cards, and you draw as many"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        drawn = just_drawn_by_another(state, fx.seat)
        forget_draws(state)
        for card in drawn:
            if state.zone[card] == HAND:
                discard(state, card)
        draw(state, fx.seat, len(drawn))

    def hint(self) -> float:
        return 2.0


ANOTHER_DREW = AnotherDrew()
