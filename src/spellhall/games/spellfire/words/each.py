"""Effects that work on several players, one after the other."""

from __future__ import annotations

from spellhall.games.spellfire.table import ACTIVE, DISCARD, DISCARDED, HAND
from spellhall.games.spellfire.words.effects import Effectful
from spellhall.games.spellfire.words.players import Players
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.control import Skip, sentence_of
from spellhall.language.words import Flatten, Instruction, worth_of


class ForEach(Effectful):
    """Does the indented part once for each of several players, the active player first, then clockwise (AMB-11)."""

    def __init__(self, who: Players, body: list[Instruction], slot: int, inner: int, count: int) -> None:
        self.who = who
        self.body = body
        self.slot = slot
        self.inner = inner
        self.count = count

    def phrase(self) -> str:
        who = self.who.phrase()
        return f"for {who}{',' if ' who ' in who else ''} in turn: {sentence_of(self.body)}"

    def run(self, state: State, fx: Running) -> None:
        present = fx.slots[self.slot]
        start = max(0, state.regs[ACTIVE])
        due = [
            seat
            for seat in self.who.seats(state, fx)
            if present < 0 or (seat - start) % state.seats > (present - start) % state.seats
        ]
        fx.slots[self.slot] = due[0] if due else -1
        if due:
            fx.slots[self.inner : self.inner + self.count] = [-1] * self.count
            fx.pc += 1

    def flat(self, flatten: Flatten) -> list[Instruction]:
        body = flatten(self.body)
        return [self, Skip(len(body) + 1), *body, Skip(-len(body) - 3)]

    def hint(self) -> float:
        return worth_of(self.body)


class DiscardHand(Effectful):
    """Players discard their whole hands."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        if self.who.which == "you":
            return "discard your hand"
        return f"{self.who.phrase()} discards the whole hand"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            for card in list(state.pile(HAND, seat)):
                if card != fx.source:
                    state.move(card, DISCARD, state.owner[card], DISCARDED)

    def hint(self) -> float:
        return 0.0
