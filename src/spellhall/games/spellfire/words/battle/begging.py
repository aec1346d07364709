"""Cards that players outside a battle are begged for, and what refusing them costs (SF-BACK-06)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import fighter_of, stands
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.immunity import is_sealed
from spellhall.games.spellfire.rules.plays.at_once import FORCED, AtOnce, why_not_at_once
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Memory
from spellhall.games.spellfire.table import ATTACKER, DEFENDER, DISCARDED, GONE, HAND, ROUND_END, TURN
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class Refused(Memory):
    """A player has given nothing, which a card keeps in mind for the round."""

    def phrase(self) -> str:
        return ""


REFUSED = Refused()


class Beg(Effectful):
    """Every player outside the battle is asked for a card that this side could play now; what is given is played at
    once, and who refuses is kept in mind. The slot counts who has been asked.
    """

    asks = True

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.refused = REFUSED

    def phrase(self) -> str:
        return "every player outside the battle may give you a card that you can play in it, which you play at once"

    def is_order(self) -> bool:
        return False

    def _asked(self, state: State, fx: Context) -> int:
        return (fx.seat + 1 + max(0, fx.slots[self.slot])) % state.seats

    def _is_outside(self, state: State, fx: Context, seat: int) -> bool:
        busy = (fx.seat, state.regs[ATTACKER], state.regs[DEFENDER])
        return seat not in busy and not state.seat_data[GONE][seat]

    def question(self, state: State, fx: Running) -> Ask:
        seat, able = self._asked(state, fx), []
        if self._is_outside(state, fx, seat) and stands(state, fighter_of(state, fx.seat)):
            able = [card for card in state.pile(HAND, seat) if why_not_at_once(state, fx.seat, card) is None]
        label = f"give seat {fx.seat} a card for the battle?"
        return ask(seat, CHOOSE_CARD, [*able, PASS], fx.answered, label, "SF-BACK-06", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        seat = self._asked(state, fx)
        fx.slots[self.slot] = max(0, fx.slots[self.slot]) + 1
        if action != PASS:
            state.lay_open(action)
            state.call(AtOnce(card=action, seat=fx.seat, source=fx.source, manner=FORCED))
        elif self._is_outside(state, fx, seat):
            number = number_of_modifier(state, self.refused)
            state.begin_lasting((number, fx.source, seat, fx.source, ROUND_END, state.regs[TURN], 0))
        return bool(fx.slots[self.slot] >= state.seats - 1)

    def hint(self) -> float:
        return 1.0


class Refusers(Players):
    """The players who have given nothing."""

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return seat in refusers(state, fx)


REFUSERS = Refusers("refusers", "every player outside the battle who gave nothing")


def refusers(state: State, fx: Context) -> list[int]:
    """The seats that have refused a card what it begged for."""
    number = number_of_modifier(state, REFUSED)
    return [effect[2] for effect in state.lasting if effect[0] == number and effect[1] == fx.source]


class RobRefusers(Effectful):
    """The player, who has looked at the hand of everyone who has refused, discards a card from each of them."""

    asks = True

    def __init__(self) -> None:
        self.refused = REFUSED

    def phrase(self) -> str:
        return "discard a card of your choice from each of those hands"

    def question(self, state: State, fx: Running) -> Ask:
        due = refusers(state, fx)
        hand = list(state.pile(HAND, due[0])) if due and not is_sealed(state, due[0], fx.seat) else []
        label = "discard a card from that hand"
        return ask(fx.seat, CHOOSE_CARD, hand or [PASS], fx.answered, label, "SF-BACK-06")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        number = number_of_modifier(state, self.refused)
        for effect in [e for e in state.lasting if e[0] == number and e[1] == fx.source][:1]:
            state.end_lasting(effect)
        if action != PASS:
            discard(state, action, DISCARDED)
        return not refusers(state, fx)

    def hint(self) -> float:
        return 1.0
