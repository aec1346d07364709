"""What cards do to hands and to the slots of the chain: exchanging, showing and swapping cards."""

from __future__ import annotations

from spellhall.games.spellchain.rules.duel import REVEAL, Reshape
from spellhall.games.spellchain.rules.resolving import HASTY
from spellhall.games.spellchain.table import (
    CHAIN,
    RESHAPE,
    SLOT,
    STATUS,
    WAITING,
)
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Instruction


class ReshapeNext(Instruction):
    """At the start of the next chain the player may exchange cards."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"Reshape {self.number} at the start of the next chain"

    def run(self, state: State, fx: Running) -> None:
        state.set_seat(RESHAPE, fx.seat, state.seat_data[RESHAPE][fx.seat] + self.number)

    def hint(self) -> float:
        return 0.5 * self.number


class ReshapeNow(Instruction):
    """The player may exchange cards of their hand at once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"Reshape {self.number}"

    def run(self, state: State, fx: Running) -> None:
        state.call(Reshape(seat=fx.seat, left=self.number))

    def hint(self) -> float:
        return 0.5 * self.number


class RevealNext(Instruction):
    """At the start of the next chain the opponent shows their hand."""

    def phrase(self) -> str:
        return "at the start of the next chain, your opponent reveals their hand"

    def run(self, state: State, fx: Running) -> None:
        state.begin_lasting((REVEAL, fx.source, fx.seat, 1, 0, 0, 0))

    def hint(self) -> float:
        return 0.5


class Haste(Instruction):
    """The player's next waiting card activates right after this one."""

    def phrase(self) -> str:
        return "your next waiting card activates immediately after this one"

    def run(self, state: State, fx: Running) -> None:
        own = [card for card in state.pile(CHAIN, fx.seat) if state.marks[STATUS][card] == WAITING]
        if own:
            card = max(own, key=state.marks[SLOT].__getitem__)
            state.begin_lasting((HASTY, card, fx.seat, 1, 0, 0, 0))

    def hint(self) -> float:
        return 0.5


class SwapWaiting(Instruction):
    """Swaps the slots of two waiting cards of the same player, both chosen by this card's player."""

    asks = True

    def __init__(self, first: int) -> None:
        self.first = first

    def phrase(self) -> str:
        return "swap the slots of two waiting cards of your choice belonging to the same player"

    def candidates(self, state: State, fx: Context) -> list[int]:
        """The waiting cards that may be picked next."""
        piles = [[c for c in state.pile(CHAIN, s) if state.marks[STATUS][c] == WAITING] for s in range(2)]
        chosen = fx.slots[self.first]
        if chosen >= 0:
            return [card for card in piles[state.control[chosen]] if card != chosen]
        return [card for pile in piles if len(pile) > 1 for card in pile]

    def question(self, state: State, fx: Running) -> Ask:
        return ask(fx.seat, CHOOSE_TARGET, self.candidates(state, fx), fx.answered, "swap which cards?", "SC-RS-06")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            return True
        one = fx.slots[self.first]
        if one < 0:
            fx.slots[self.first] = action
            return False
        slot = state.marks[SLOT][one]
        state.mark(SLOT, one, state.marks[SLOT][action])
        state.mark(SLOT, action, slot)
        return True

    def hint(self) -> float:
        return 0.5
