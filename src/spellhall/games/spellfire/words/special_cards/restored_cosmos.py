"""What happens when a card stops setting names free: the Rule of the Cosmos holds again (SF-COSMOS-15)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import is_bound, others_of_name
from spellhall.games.spellfire.table import DISCARD, DISPLACED, IN_PLAY
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class RestoreCosmos(Effectful):
    """The player discards cards whose names are in play more often than the Rule of the Cosmos allows, one after the
    other, until it holds again (SF-COSMOS-15).
    """

    asks = True

    def __init__(self, what: Filter) -> None:
        self.what = what

    def phrase(self) -> str:
        return f"discard duplicates of your choice among {self.what.many()} until each name is in play only once"

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return bool(self._surplus(state, fx))

    def _surplus(self, state: State, fx: Context) -> list[int]:
        """The cards that share their names with too many others."""
        copies = services_of(state).copies
        return [
            card
            for card in self.what.handles(state, fx)
            if state.zone[card] in IN_PLAY
            and is_bound(state, card)
            and len(list(others_of_name(state, card))) >= copies
        ]

    def question(self, state: State, fx: Running) -> Ask:
        options = self._surplus(state, fx) or [PASS]
        label = "discard which card of a name that is in play twice?"
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, label, "SF-COSMOS-15")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            state.move(action, DISCARD, state.owner[action], DISPLACED)
        return not self._surplus(state, fx)

    def hint(self) -> float:
        return 0.5
