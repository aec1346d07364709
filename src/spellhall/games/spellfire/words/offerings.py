"""What is given up, counted in levels."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels import adjusted_level, own_level
from spellhall.games.spellfire.table import DISCARD, PAID
from spellhall.games.spellfire.words.descriptions import looks_into_hands
from spellhall.games.spellfire.words.effects import Effectful
from spellhall.games.spellfire.words.filters import Filter
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class GiveUpLevels(Effectful):
    """Discards cards of one's own until their levels come to a total: the price of some avatars (SF-AVA-01).

    The slot counts the levels that were given up so far.
    """

    asks = True

    def __init__(self, what: Filter, total: int, slot: int) -> None:
        self.what = what
        self.total = total
        self.slot = slot

    def phrase(self) -> str:
        return f"discard {self.what.many()}, with {self.total} or more levels in all"

    def payable(self, state: State, fx: Context) -> bool:
        return sum(self._level(state, h) for h in self.what.handles(state, fx)) >= self.total

    def _level(self, state: State, handle: int) -> int:
        return adjusted_level(state, handle) if state.definition(handle).is_champion else own_level(state, handle)

    def question(self, state: State, fx: Running) -> Ask:
        left = self.total - max(0, fx.slots[self.slot])
        options = self.what.handles(state, fx)
        hidden = looks_into_hands(self.what)
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, f"give up {left} levels", "SF-AVA-01", from_hand=hidden)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        given: int = max(0, fx.slots[self.slot]) + self._level(state, action)
        fx.slots[self.slot] = given
        state.move(action, DISCARD, state.owner[action], PAID)
        return given >= self.total

    def hint(self) -> float:
        return -3.0
