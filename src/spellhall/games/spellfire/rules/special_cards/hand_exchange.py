"""Two players swap hands for one battle (section BARTER).

The cards change hands but not owners; when the battle is over, whatever is left of them goes back.
The swap is an entry in the lasting effects, with a negative number instead of a modifier's.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.bonus_spoils import owe
from spellhall.games.spellfire.table import BARTERED, HAND, HANDS_SWITCHED, JUST_BECAUSE, TURN
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.state import State


class Barter(Procedure):
    """``seat`` offers to swap hands with ``partner``."""

    FIELDS = ("seat", "partner")
    __slots__ = FIELDS
    seat: int
    partner: int

    def start(self, state: State) -> Ask:
        """SF-BARTER-01. Ask the partner, who may decline."""
        label = f"exchange hands with seat {self.seat} for this battle?"
        return ask(self.partner, YES_NO, [YES, PASS], self.answered, label, "SF-BARTER-01")

    def answered(self, state: State, answer: int) -> None:
        """SF-BARTER-01. Swap both hands at once."""
        if answer == YES:
            swap_hands(state, BARTERED, self.seat, self.partner)
        self.done(state)


def swap_hands(state: State, kind: int, seat: int, partner: int) -> None:
    """Two seats play with each other's hands until the battle is over."""
    mine, theirs = list(state.pile(HAND, seat)), list(state.pile(HAND, partner))
    for cards, to in ((mine, partner), (theirs, seat)):
        for card in cards:
            state.move(card, HAND, to, JUST_BECAUSE)
    state.begin_lasting((kind, -1, seat, -1, -1, state.regs[TURN], 0, partner))
    state.tell(events.HandsExchanged(seat, partner))


def is_bartering(state: State, seat: int) -> bool:
    """Whether a seat is playing with another's hand after its own offer."""
    return any(effect[0] == BARTERED and effect[2] == seat for effect in state.lasting)


def holds_foreign_hand(state: State, seat: int) -> bool:
    """Whether a seat has exchanged hands with another, by an offer or by a card."""
    return any(effect[0] in (BARTERED, HANDS_SWITCHED) and seat in (effect[2], effect[7]) for effect in state.lasting)


def end_barter(state: State, winner: int) -> None:
    """SF-BARTER-02, SF-BARTER-03. The battle is over: return the hands.

    If the seat that made the offer has earned spoils, so has its partner.
    """
    for effect in [effect for effect in state.lasting if effect[0] in (BARTERED, HANDS_SWITCHED)]:
        _give_back(state, effect)
        if effect[2] == winner and effect[0] == BARTERED:
            owe(state, effect[7])


def part_from(state: State, seat: int) -> None:
    """AMB-79. A seat leaves the game: if it has swapped hands, that ends."""
    for effect in [effect for effect in state.lasting if effect[0] in (BARTERED, HANDS_SWITCHED)]:
        if seat in (effect[2], effect[7]):
            _give_back(state, effect)


def _give_back(state: State, effect: tuple[int, ...]) -> None:
    state.end_lasting(effect)
    for seat in (effect[2], effect[7]):
        for card in [card for card in state.pile(HAND, seat) if state.owner[card] != seat]:
            state.move(card, HAND, state.owner[card], JUST_BECAUSE)
