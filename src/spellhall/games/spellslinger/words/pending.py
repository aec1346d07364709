"""Instructions about the card that waits to resolve, and payments asked for in the middle of an effect."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.rules.announcing import Announcement, tell_aim
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.payment import Payer, affords, purse, sources
from spellhall.games.spellslinger.rules.targets import NO_TARGET, choices_of, legal, seat_of
from spellhall.games.spellslinger.rules.zones import send_home
from spellhall.games.spellslinger.table import DISCARD, NEGATED, PENDING, WAITING
from spellhall.games.spellslinger.words.players import Players
from spellhall.games.spellslinger.words.worth import A_CHARACTER
from spellhall.kernel.frames import CHOOSE_TARGET, PASS, YES, YES_NO, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.control import branches, sentence_of
from spellhall.language.words import Flatten, Instruction, listed, worth_of


class Negate(Instruction):
    """Negates the pending card, perhaps only one of some types (SS-IN-08)."""

    def __init__(self, *types: str) -> None:
        self.types = types

    def phrase(self) -> str:
        which = listed([f"an {type_.lower()}" for type_ in self.types], "or")
        return "negate the pending card" + (f" if it is {which}" if which else "")

    def possible(self, state: State, fx: Context) -> bool:
        waiting = state.regs[WAITING]
        if waiting < 0 or state.zone[waiting] != PENDING:
            return False
        return not self.types or card_of(state, waiting).type in self.types

    def run(self, state: State, fx: Running) -> None:
        if self.possible(state, fx):
            waiting = state.regs[WAITING]
            send_home(state, [waiting], DISCARD, NEGATED)
            state.tell(events.WasNegated(fx.seat, waiting, fx.source))

    def hint(self) -> float:
        return A_CHARACTER * (0.2 + 0.15 * len(self.types) if self.types else 0.65)


def waiting_frame(state: State) -> int:
    """The stack depth of the pending card's announcement; -1 if no card is waiting."""
    for index in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[index]
        if isinstance(frame, Announcement) and frame.card == state.regs[WAITING]:
            return index
    return -1


class ChooseNewTargets(Instruction):
    """The player chooses a new target for each one the pending card has.

    They change together once all are chosen, so two targets can swap. Choosing the same target again keeps it, unless
    it has left play in the meantime.
    """

    asks = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "choose new targets for the pending card"

    def possible(self, state: State, fx: Context) -> bool:
        index = waiting_frame(state)
        return index >= 0 and bool(self._places(state.stack[index]))

    def _places(self, frame: Any) -> list[int]:
        """The positions of the chosen targets ("up to two" may leave one open)."""
        return [place for place, target in enumerate(frame.targets) if target != NO_TARGET]

    def _choices(self, state: State, frame: Any, new: list[int]) -> list[int]:
        """The options for the current target: anything legal for the pending card, including the present one.

        It must leave options for the others, if possible.
        """
        specs, context = frame.specs(state), frame.context()
        asked = [specs[place] for place in self._places(frame)]
        free = [target for target in legal(state, asked[len(new)], context) if target not in new]
        return choices_of(state, asked, new, context, optional=False) or free

    def question(self, state: State, fx: Running) -> Ask:
        options, label = [], "which new target?"
        if self.possible(state, fx):
            frame: Any = state.stack[waiting_frame(state)]
            new = fx.gathered(self.slot)
            options = self._choices(state, frame, new)
            old = frame.targets[self._places(frame)[len(new)]]
            name = card_of(state, old).name if seat_of(old) < 0 else f"seat {seat_of(old)}"
            label = f"which target in place of {name}?"
        return ask(fx.seat, CHOOSE_TARGET, options, fx.answered, label, "SS-PL-18")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if not self.possible(state, fx):
            return True
        fx.gather(self.slot, NO_TARGET if action == PASS else action)
        frame: Any = state.own(waiting_frame(state))
        places = self._places(frame)
        if len(fx.gathered(self.slot)) < len(places):
            return False
        aims = dict(zip(places, fx.gathered_all(self.slot), strict=True))
        for target in frame.redirect(state, {place: t for place, t in aims.items() if t != NO_TARGET}):
            tell_aim(state, frame.card, fx.seat, target)
        return True

    def hint(self) -> float:
        return 0.8


class Ransom(Payer):
    """The payment of a cost that an effect asks for, stored as symbol counts."""

    __slots__ = ("blue", "green", "plain", "red", "yellow")
    FIELDS = (*Payer.FIELDS, "yellow", "blue", "red", "green", "plain")
    START = "pay"
    yellow: int
    blue: int
    red: int
    green: int
    plain: int

    def price(self, state: State) -> Cost:
        """The cost asked for."""
        colours = "Y" * self.yellow + "B" * self.blue + "R" * self.red + "G" * self.green
        return Cost(f"{self.plain or ''}{colours}")

    def paid(self, state: State) -> None:
        """The cost is paid."""
        self.done(state, 1)


class UnlessPaid(Instruction):
    """A player may pay a cost; if they don't, the indented part happens."""

    asks = True

    def __init__(self, cost: str, who: Players, body: list[Instruction]) -> None:
        self.cost = cost
        self.who = who
        self.body = body

    def phrase(self) -> str:
        pays = "you pay" if self.who.phrase() == "you" else f"{self.who.phrase()} pays"
        return f"{sentence_of(self.body)} unless {pays} {Cost(self.cost).shown()}"

    def possible(self, state: State, fx: Context) -> bool:
        return all(word.possible(state, fx) for word in self.body)

    def _payer(self, state: State, fx: Context) -> int:
        seats = self.who.seats(state, fx)
        return seats[0] if seats else -1

    def question(self, state: State, fx: Running) -> Ask:
        seat, cost = self._payer(state, fx), Cost(self.cost)
        able = seat >= 0 and affords(purse(sources(state, seat)), cost)
        label = f"pay {cost.shown()}, so that this does not happen: {sentence_of(self.body)}?"
        return ask(seat if able else fx.seat, YES_NO, [YES, PASS] if able else [], fx.answered, label, "SS-PL-02")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action != YES:
            fx.pc += 1
            return True
        fx.pc += 2
        cost = Cost(self.cost)
        yellow, blue, red, green = cost.coloured
        state.call(
            Ransom(seat=self._payer(state, fx), x=0, yellow=yellow, blue=blue, red=red, green=green, plain=cost.plain)
        )
        return True

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, [self.body, []])

    def hint(self) -> float:
        return 0.6 * worth_of(self.body)


class Modes(Instruction):
    """One of several effects, chosen while the card is played (SS-PL-03)."""

    def __init__(self, options: list[list[Instruction]], slot: int) -> None:
        self.options = options
        self.slot = slot

    def phrase(self) -> str:
        texts = [sentence_of(option) for option in self.options]
        places = zip(*(text.split() for text in texts), strict=False)
        begin = " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, places))
        ends = [text.removeprefix(begin).strip() for text in texts]
        if " " in begin and all(ends):
            return f"{begin} {' or '.join(ends)}"
        return "choose one: " + "; or ".join(texts)

    def run(self, state: State, fx: Running) -> None:
        fx.pc += max(0, fx.slots[self.slot])

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, self.options)

    def hint(self) -> float:
        return max([worth_of(option) for option in self.options])
