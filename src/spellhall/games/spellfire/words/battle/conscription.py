"""Allies that players give up for a battle of another (SF-BACK-05)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import fighter_of, stands
from spellhall.games.spellfire.table import GONE, HAND
from spellhall.games.spellfire.words.describing.descriptions import looks_into_hands
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.levels.roles import FightAsAlly
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class Conscript(Effectful):
    """Every other player who holds such a card gives one of their choice to this side of the battle (SF-BACK-05). The
    slots hold the card that is given, and how many players have been asked.
    """

    asks = True

    def __init__(self, what: Filter, slot: int) -> None:
        self.what = what
        self.slot = slot
        self.joins = FightAsAlly(Chosen(slot, 1, "that card"), "")

    def phrase(self) -> str:
        return (
            f"every other player who holds {self.what.one()} gives you one of their choice, which fights on your side "
            "and is discarded after the round"
        )

    def is_order(self) -> bool:
        return False

    def possible(self, state: State, fx: Context) -> bool:
        return stands(state, fighter_of(state, fx.seat))

    def _asked(self, state: State, fx: Context) -> int:
        return (fx.seat + 1 + max(0, fx.slots[self.slot + 1])) % state.seats

    def question(self, state: State, fx: Running) -> Ask:
        seat, hidden = self._asked(state, fx), looks_into_hands(self.what)
        held = [] if state.seat_data[GONE][seat] or seat == fx.seat else state.pile(HAND, seat)
        options = [card for card in held if self.what.fits(state, card, fx)]
        label = f"give {self.what.one()} to seat {fx.seat}"
        return ask(seat, CHOOSE_CARD, options or [PASS], fx.answered, label, "SF-BACK-05", from_hand=hidden)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        fx.slots[self.slot + 1] = max(0, fx.slots[self.slot + 1]) + 1
        if action != PASS:
            fx.slots[self.slot] = action
            self.joins.run(state, fx)
        return bool(fx.slots[self.slot + 1] >= state.seats - 1)

    def hint(self) -> float:
        return 1.5
