"""Effects that work on several players, or on several cards, one after the other."""

from __future__ import annotations

from spellhall.games.spellfire.table import ACTIVE, DISCARD, DISCARDED, HAND
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.control import Skip, sentence_of
from spellhall.language.words import Cards, Flatten, Instruction, Number, count_phrase, numeral, worth_of


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


class ForEachCard(Effectful):
    """Does the indented part once for each of several cards, in the order they came into play. The slots hold
    the card whose turn it is, and how far that order has been gone through.
    """

    def __init__(self, cards: Cards, body: list[Instruction], slot: int, inner: int, count: int) -> None:
        self.cards = cards
        self.body = body
        self.slot = slot
        self.inner = inner
        self.count = count

    def phrase(self) -> str:
        what = self.cards.each() if isinstance(self.cards, Filter) else self.cards.phrase()
        return f"for {what} in turn: {sentence_of(self.body)}"

    def run(self, state: State, fx: Running) -> None:
        reached = fx.slots[self.slot + 1]
        due = [card for card in self.cards.handles(state, fx) if state.stamp[card] > reached]
        fx.slots[self.slot] = min(due, key=state.stamp.__getitem__, default=-1)
        if due:
            fx.slots[self.slot + 1] = state.stamp[fx.slots[self.slot]]
            fx.slots[self.inner : self.inner + self.count] = [-1] * self.count
            fx.pc += 1

    def flat(self, flatten: Flatten) -> list[Instruction]:
        body = flatten(self.body)
        return [self, Skip(len(body) + 1), *body, Skip(-len(body) - 3)]

    def hint(self) -> float:
        return worth_of(self.body)


class ForNumber(Effectful):
    """Does the indented part as many times as a number says, counted at the start, but at most ``most`` times. The
    slot holds how often it is still due.
    """

    def __init__(self, number: Number, most: int, body: list[Instruction], slot: int, inner: int, count: int) -> None:
        self.number = number
        self.most = most
        self.body = body
        self.slot = slot
        self.inner = inner
        self.count = count

    def phrase(self) -> str:
        often = f"as often as {self.number.phrase()}, at most {numeral(self.most)} times"
        return f"{often}: {sentence_of(self.body)}"

    def run(self, state: State, fx: Running) -> None:
        if fx.slots[self.slot] < 0:
            fx.slots[self.slot] = max(0, min(self.most, self.number.value(state, fx)))
        if fx.slots[self.slot] > 0:
            fx.slots[self.slot] -= 1
            fx.slots[self.inner : self.inner + self.count] = [-1] * self.count
            fx.pc += 1

    def flat(self, flatten: Flatten) -> list[Instruction]:
        body = flatten(self.body)
        return [self, Skip(len(body) + 1), *body, Skip(-len(body) - 3)]

    def hint(self) -> float:
        return 2 * worth_of(self.body)


class DiscardHand(Effectful):
    """Players discard their whole hands."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        if self.who.which == "you":
            return "discard your hand"
        return f"{self.who.phrase()} discards their whole hand"

    def run(self, state: State, fx: Running) -> None:
        for seat in those_open(self.who, state, fx):
            for card in list(state.pile(HAND, seat)):
                if card != fx.source:
                    state.move(card, DISCARD, state.owner[card], DISCARDED)

    def hint(self) -> float:
        return 0.0


class DiscardDownTo(Effectful):
    """Players discard cards of their own choice, or of another's (``by``), until they hold no more than a number
    (AMB-67).
    """

    asks = True

    def __init__(self, number: int, who: Players, by: Players | None = None) -> None:
        self.number = number
        self.who = who
        self.by = by

    def phrase(self) -> str:
        verb = self.who.verb("discards", "discard")
        subject = "" if self.who.which == "you" else f"{self.who.phrase()} "
        chosen = (
            "" if self.by is None else " of your choice" if self.by.which == "you" else f" chosen by {self.by.phrase()}"
        )
        return (
            f"{subject}{verb} cards{chosen} down to {self.number}"
            if chosen
            else (f"{subject}{verb} down to {count_phrase(self.number, 'card')}")
        )

    def is_order(self) -> bool:
        return self.who.which == "you"

    def _due(self, state: State, fx: Context) -> int:
        """Who discards next; -1: nobody."""
        return next((seat for seat in those_open(self.who, state, fx) if len(state.pile(HAND, seat)) > self.number), -1)

    def question(self, state: State, fx: Running) -> Ask:
        seat = self._due(state, fx)
        options = list(state.pile(HAND, seat)) if seat >= 0 else [PASS]
        asked = seat if self.by is None else next(iter(self.by.seats(state, fx)), seat)
        return ask(max(asked, 0), CHOOSE_CARD, options, fx.answered, "discard a card", "AMB-67")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != PASS:
            state.move(action, DISCARD, state.owner[action], DISCARDED)
        return self._due(state, fx) < 0

    def hint(self) -> float:
        return -2.0 if self.who.which == "you" else 2.0
