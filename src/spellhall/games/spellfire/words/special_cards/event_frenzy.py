"""All players playing their events, one after the other, until none is left (SF-EVT-12)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.at_once import FORCED, AtOnce, why_not_at_once
from spellhall.games.spellfire.table import DISCARD, GONE, HAND, SPENT
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class PlayAllEvents(Effectful):
    """The players take turns, from this card's player on, to play an event of their hand, until nobody holds one. An
    event that cannot be played at that moment is played with no effect (SF-EVT-12). The slot holds whose turn it is.
    """

    asks = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return (
            "starting with you, all players take turns playing an event from hand until no one holds any; an event "
            "that could not be played at that moment has no effect"
        )

    def is_order(self) -> bool:
        return False

    def _next(self, state: State, fx: Context) -> tuple[int, list[int]]:
        """Who plays now (-1: nobody), and what they can choose from."""
        first = fx.slots[self.slot] if fx.slots[self.slot] >= 0 else fx.seat
        for step in range(state.seats):
            seat = (first + step) % state.seats
            if state.seat_data[GONE][seat] or fx.spared >> seat & 1:
                continue
            held = [card for card in state.pile(HAND, seat) if card_of(state, card).type == EVENT]
            if held:
                return seat, held
        return -1, []

    def question(self, state: State, fx: Running) -> Ask:
        seat, events = self._next(state, fx)
        asked = seat if seat >= 0 else fx.seat
        return ask(
            asked, CHOOSE_CARD, events or [PASS], fx.answered, "play one of your events", "SF-EVT-12", from_hand=True
        )

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        seat = state.control[action]
        fx.slots[self.slot] = (seat + 1) % state.seats
        if why_not_at_once(state, seat, action) is None:
            state.call(AtOnce(card=action, seat=seat, source=fx.source, manner=FORCED))
        else:
            state.move(action, DISCARD, state.owner[action], SPENT)
        return False

    def hint(self) -> float:
        return 0.3
