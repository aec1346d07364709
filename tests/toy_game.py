"""A game of eight cards, to test the kernel with: it knows nothing of Spellfire.

Each player holds three cards numbered 1 to 4. In turn each plays one, or passes; the higher card of a
round scores a point. A 4 lets its player look at the opponent's hand and shuffle their own pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from spellhall.kernel.events import Entry
from spellhall.kernel.frames import ACT_OR_PASS, PASS, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.game import Definition, Game
from spellhall.kernel.indexes import SeatColumn
from spellhall.kernel.layout import ALL_SEE, NOBODY_SEES, OWNER_SEES, Layout, Zone
from spellhall.kernel.options import Preset, Terms
from spellhall.kernel.state import State

PILE, HAND, LAID = range(3)
POINTS = SeatColumn(0)
DRAWN, PLAYED = 1, 2


class Number(Definition):
    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.key = self.name = str(value)
        self.value = value

    def fingerprint(self) -> str:
        return self.name


def number_of(state: State, card: int) -> int:
    """The number on a card."""
    found: Number = state.game.catalogue[state.face[card]]
    return found.value


class Duel(Procedure):
    """Three rounds."""

    __slots__ = ("asked", "first", "round")
    FIELDS = ("round", "asked", "first")
    round: int
    asked: int
    first: int

    def start(self, state: State) -> None:
        for seat in range(2):
            state.shuffle(PILE, seat)
            for _ in range(3):
                state.move(state.pile(PILE, seat)[-1], HAND, seat, DRAWN)
        self.round, self.asked = 0, 0
        self.goto(self.lay)

    def lay(self, state: State) -> Ask:
        seat = (self.round + self.asked) % 2
        return ask(
            seat, ACT_OR_PASS, [*state.pile(HAND, seat), PASS], self.laid, "lay a card", "TOY-1", automatic=False
        )

    def laid(self, state: State, card: int) -> None:
        seat = (self.round + self.asked) % 2
        self.asked += 1
        self.goto(self.lay if self.asked < 2 else self.score)
        if card != PASS:
            state.move(card, LAID, seat, PLAYED)
            if number_of(state, card) == 4:
                state.call(Peek(seat=seat))

    def score(self, state: State) -> None:
        values = [max((number_of(state, h) for h in state.pile(LAID, s)), default=0) for s in range(2)]
        for seat in range(2):
            if values[seat] > values[1 - seat]:
                state.set_seat(POINTS, seat, state.seat_data[POINTS][seat] + 1)
            for card in list(state.pile(LAID, seat)):
                state.move(card, PILE, seat)
        self.round += 1
        self.asked = 0
        self.goto(self.lay)
        if self.round == 3:
            one, other = state.seat_data[POINTS]
            state.finish([0.0, 0.0] if one == other else [1.0, -1.0] if one > other else [-1.0, 1.0])


class Peek(Procedure):
    """May look at the other hand; then shuffles."""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    seat: int

    def start(self, state: State) -> Ask:
        return ask(self.seat, YES_NO, [YES, PASS], self.decided, "look at the other hand?", "TOY-2")

    def decided(self, state: State, action: int) -> None:
        if action == YES:
            for card in state.pile(HAND, 1 - self.seat):
                state.show(card, 1 << self.seat)
        state.shuffle(PILE, self.seat)
        self.done(state)


class Toy(Game):
    """The toy as a game of the hall."""

    name: ClassVar[str] = "toy"
    terms: ClassVar[Terms] = Terms((Preset("toy", "Toy", "As it is."),))
    procedures: ClassVar[dict[str, type[Procedure]]] = {"Duel": Duel, "Peek": Peek}
    opening: ClassVar[type[Procedure]] = Duel

    def __init__(self, preset: str = "toy") -> None:
        self.options = self.terms.chosen(preset, {})
        self.layout = Layout(
            (Zone("pile", NOBODY_SEES, ordered=True), Zone("hand", OWNER_SEES), Zone("laid", ALL_SEE, in_play=True)),
            seat_columns=("points",),
        )
        self.catalogue = [Number(value) for value in range(1, 5)]

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        return []

    def starter_decks(self) -> dict[str, list[str]]:
        return {"one": list("112344"), "two": list("122334")}

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        face = entry.seen(seat)
        return f"{names[max(0, entry.event.about()[0])]}: {self.catalogue[face].name if face >= 0 else 'a card'}"

    def card_view(self, state: State, handle: int, seat: int) -> dict[str, Any]:
        return {"value": number_of(state, handle)}
