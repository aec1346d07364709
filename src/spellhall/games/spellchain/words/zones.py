"""What cards do to zones and to current defences: discard, strip, forbid, move over."""

from __future__ import annotations

from spellhall.games.spellchain.rules.active import held
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.pools import take
from spellhall.games.spellchain.rules.questions import Steadiness
from spellhall.games.spellchain.rules.resolving import has_room
from spellhall.games.spellchain.table import (
    AVOID,
    BLOCK,
    CAP,
    CONTINUOUS,
    DISCARD,
    DISCARDED,
    DUE,
    NO_HEAL,
    NOT_DUE,
    REFLECT,
    STRIPPED,
    SUMMONED,
    TO_DISCARD,
    TO_OPPONENT,
)
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Instruction


class DiscardFrom(Instruction):
    """Discards one card (the player's choice), or every card, from a Continuous or Summon Zone."""

    asks = True

    def __init__(self, zone: str, kind: str, every: bool, whose: str, slot: int) -> None:
        self.zones = {"Continuous": (CONTINUOUS,), "Summon": (SUMMONED,), "both": (CONTINUOUS, SUMMONED)}[zone]
        self.zone = zone
        self.kind = kind
        self.every = every
        self.whose = whose
        self.slot = slot

    def phrase(self) -> str:
        where = "every Continuous Zone and Summon Zone" if self.zone == "both" else f"the {self.zone} Zone"
        if self.whose == "all":
            return f"discard every card in {where}"
        what = f"{self.zone} {self.kind or 'card'}"
        if self.every:
            return f"discard all of your opponent's {what}s from {where}"
        return f"discard one {what} your opponent controls from {where}"

    def candidates(self, state: State, fx: Context) -> list[int]:
        """The cards that may be discarded."""
        seats = (0, 1) if self.whose == "all" else (1 - fx.seat,)
        found = [card for zone in self.zones for seat in seats for card in state.pile(zone, seat)]
        return [card for card in found if not self.kind or card_of(state, card).kind == self.kind]

    def question(self, state: State, fx: Running) -> Ask:
        options = [PASS] if self.every else self.candidates(state, fx)
        return ask(fx.seat, CHOOSE_TARGET, options, fx.answered, self.phrase(), "SC-RS-06")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        chosen = self.candidates(state, fx) if self.every else [action] if action != PASS else []
        for card in chosen:
            state.move(card, DISCARD, state.owner[card], DISCARDED)
        fx.slots[self.slot] = len(chosen)
        return True

    def hint(self) -> float:
        return 2.0


class Strip(Instruction):
    """Removes Block, Reflect and Avoid from the opponent, who gains none for the rest of the chain."""

    def phrase(self) -> str:
        return "remove all Block, Reflect and Avoid from your opponent, who cannot gain any for the rest of this chain"

    def run(self, state: State, fx: Running) -> None:
        seat = 1 - fx.seat
        firm = any(standing.seat == seat for _, standing in held(state, Steadiness))
        for column in (REFLECT, AVOID, *(() if firm else (BLOCK,))):
            take(state, seat, column, state.seat_data[column][seat], fx.source)
        state.set_seat(STRIPPED, seat, 1)

    def hint(self) -> float:
        return 1.0


class NoHealing(Instruction):
    """The opponent cannot heal for the rest of the chain."""

    def phrase(self) -> str:
        return "your opponent cannot heal for the rest of this chain"

    def run(self, state: State, fx: Running) -> None:
        state.set_seat(NO_HEAL, 1 - fx.seat, 1)

    def hint(self) -> float:
        return 0.5


class CapHits(Instruction):
    """For the rest of the chain, each hit against the player deals at most this much."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> str:
        return f"for the rest of this chain, each hit against you deals at most {self.most} DMG"

    def run(self, state: State, fx: Running) -> None:
        state.set_seat(CAP, fx.seat, self.most)

    def hint(self) -> float:
        return 3.0


class MoveOver(Instruction):
    """At the end of the chain this card moves to the opponent's Continuous Zone instead of its player's."""

    def phrase(self) -> str:
        return (
            "at the end of this chain it moves to your opponent's Continuous Zone instead of yours "
            "(it is discarded if that zone is full)"
        )

    def run(self, state: State, fx: Running) -> None:
        if state.marks[DUE][fx.source] != NOT_DUE and fx.seat == state.control[fx.source]:
            state.mark(DUE, fx.source, TO_OPPONENT if has_room(state, 1 - fx.seat) else TO_DISCARD)

    def hint(self) -> float:
        return 1.0
