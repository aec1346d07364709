"""Verbs that leave something to chance: a card picked at random, and cards that fall by the digit drawn."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.removed_mid_round import discard_by_text
from spellhall.games.spellfire.rules.battle.sides import bearer_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.table import ATTACHED, DIGIT, HAND, POOL, RETURNED
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful, removable
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class PickAtRandom(Effectful):
    """Chance picks one of the cards that are meant, which the slot names (SF-PILE-13)."""

    def __init__(self, what: Filter, slot: int) -> None:
        self.what = what
        self.slot = slot

    def phrase(self) -> str:
        return f"pick {self.what.one()} at random"

    def _candidates(self, state: State, fx: Context) -> list[int]:
        return [card for card in self.what.handles(state, fx) if card != fx.source and reaches(state, fx, card)]

    def run(self, state: State, fx: Running) -> None:
        found = self._candidates(state, fx)
        if found:
            seat = state.control[found[0]] if state.zone[found[0]] == HAND else fx.seat
            fx.slots[self.slot] = found[state.roll(len(found), seat)]

    def hint(self) -> float:
        return 0.0


class DiscardByDigit(Effectful):
    """Discards all cards that the digit drawn stands for; there is one description for each digit, from 0 on."""

    def __init__(self, *what: Filter) -> None:
        self.what = what

    def phrase(self) -> str:
        told = "; ".join(f"{cards.many()} ({digit})" for digit, cards in enumerate(self.what))
        return f"by that digit, discard all of these in play: {told}"

    def run(self, state: State, fx: Running) -> None:
        for card in self.what[state.regs[DIGIT]].handles(state, fx):
            if removable(state, card, fx):
                discard_by_text(state, card, fx.source)

    def hint(self) -> float:
        return 1.0


class DealOut(Effectful):
    """The champions in a player's pool and all cards attached to them are shuffled together, and half of them are
    discarded (rounded down). What has lost its bearer goes back into its owner's hand (SF-PILE-18).
    """

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return (
            "discard at random half (rounded down) of all champions and attached cards together in "
            f"{self.who.own('pool')}; attached cards left without a bearer return to their owners' hands"
        )

    def is_order(self) -> bool:
        return False

    def _dealt(self, state: State, fx: Context) -> list[int]:
        """The cards that are shuffled."""
        seats = those_open(self.who, state, fx)
        return [
            card
            for seat in seats
            for zone in (POOL, ATTACHED)
            for card in state.pile(zone, seat)
            if state.zone[bearer_of(state, card)] == POOL and removable(state, card, fx) and reaches(state, fx, card)
        ]

    def possible(self, state: State, fx: Context) -> bool:
        return bool(self._dealt(state, fx))

    def run(self, state: State, fx: Running) -> None:
        left = self._dealt(state, fx)
        lost = [left.pop(state.roll(len(left), fx.seat)) for _ in range(len(left) // 2)]
        for card in left:
            if state.zone[card] == ATTACHED and bearer_of(state, card) in lost:
                state.move(card, HAND, state.owner[card], RETURNED)
        for card in lost:
            if state.zone[card] in (POOL, ATTACHED):
                discard_by_text(state, card, fx.source)

    def hint(self) -> float:
        return 2.5
