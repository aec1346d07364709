"""Verbs for what players outside a battle do for it: cards played for a side, hands exchanged (BACK, BARTER)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.backing import Backing
from spellhall.games.spellfire.rules.levels.immunity import reaches_seat
from spellhall.games.spellfire.rules.special_cards.hand_exchange import (
    Barter,
    holds_foreign_hand,
    is_bartering,
    swap_hands,
)
from spellhall.games.spellfire.table import GONE, HANDS_SWITCHED
from spellhall.games.spellfire.words.battle.protection import Fleeting
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.describing.players import OPPOSING_PLAYER, is_among
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_OPTION, PASS, PICK, Ask, Procedure, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class AskSomebody(Effectful):
    """Base: the player picks another who takes no part in the battle, or nobody."""

    abstract = True
    asks = True

    def invitation(self, state: State, fx: Context, seat: int) -> Procedure:
        """What is asked of the other."""
        raise NotImplementedError

    def may_ask(self, state: State, fx: Context) -> bool:
        """Whether anybody can be asked just now."""
        return True

    def question(self, state: State, fx: Running) -> Ask:
        others = [
            seat
            for seat in range(state.seats)
            if is_among(state, "outsiders", fx.seat, seat)
            and self.may_ask(state, fx)
            and not state.seat_data[GONE][seat]
            and reaches_seat(state, fx, seat)
        ]
        options = [*(action(PICK, seat) for seat in others), PASS]
        words = tuple(f"seat {seat}" for seat in range(state.seats))
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "choose whom to ask", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            state.call(self.invitation(state, fx, action))
        return True


class AskForBacking(AskSomebody):
    """Another player, outside the battle, may play allies and magical items for this side, which are discarded after
    the round, and then draws a card (section BACK).
    """

    def __init__(self) -> None:
        self.fleeting = Fleeting(IT)

    def phrase(self) -> str:
        return (
            "you may ask a player outside the battle for help, who may then play allies and magical items for your "
            "side and draws a card for it; they are discarded when the round is over"
        )

    def is_order(self) -> bool:
        return False

    def invitation(self, state: State, fx: Context, seat: int) -> Procedure:
        return Backing.of(state, seat, fx.seat, fx.source, self.fleeting)

    def hint(self) -> float:
        return 1.0


class ExchangeHands(AskSomebody):
    """If another player, outside the battle, agrees, the two exchange their hands until it is over (section BARTER)."""

    def phrase(self) -> str:
        return (
            "you may ask a player outside the battle to exchange hands with you until it is over; if that player "
            "agrees and you earn spoils of victory, both of you draw them"
        )

    def is_order(self) -> bool:
        return False

    def may_ask(self, state: State, fx: Context) -> bool:
        """SF-BARTER-01. One exchange lasts for the battle, no matter who else is sent to defend."""
        return not is_bartering(state, fx.seat)

    def invitation(self, state: State, fx: Context, seat: int) -> Procedure:
        return Barter(seat=fx.seat, partner=seat)

    def hint(self) -> float:
        return 0.3


class SwitchHands(Effectful):
    """The player and the one they face exchange hands until the battle is over (SF-BARTER-04)."""

    def phrase(self) -> str:
        return "switch hands with the opposing player until the battle is over"

    def possible(self, state: State, fx: Context) -> bool:
        return self._partner(state, fx) >= 0

    def _partner(self, state: State, fx: Context) -> int:
        """The seat to switch with, or -1."""
        other = next(iter(OPPOSING_PLAYER.seats(state, fx)), -1)
        busy = other < 0 or any(holds_foreign_hand(state, seat) for seat in (fx.seat, other))
        return -1 if busy else other

    def run(self, state: State, fx: Running) -> None:
        other = self._partner(state, fx)
        if other >= 0:
            swap_hands(state, HANDS_SWITCHED, fx.seat, other)

    def hint(self) -> float:
        return 1.0
