"""Numbers and conditions that Spell Chain cards read from the table."""

from __future__ import annotations

from spellhall.games.spellchain import table
from spellhall.games.spellchain.rules.active import active_cards, is_active
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.table import (
    ACTIVATED,
    CHAIN,
    DISCARD,
    HP,
    MERCURY,
    NEGATED,
    ORDER,
    POISON,
    ROLL,
    STATUS,
    SUMMONED,
    WAITING,
)
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.numbers import LeftBehind
from spellhall.language.words import Condition, Number


def activated(state: State, seat: int, seal: str = "", kind: str = "", but: int = -1) -> list[int]:
    """A seat's cards that have activated in this chain, in order, except one; perhaps only those of a seal or kind."""
    found = [
        card
        for zone in (CHAIN, SUMMONED, DISCARD)
        for card in state.pile(zone, seat)
        if state.marks[STATUS][card] == ACTIVATED and card != but
    ]
    found = [card for card in found if not seal or seal in card_of(state, card).seals]
    found = [card for card in found if not kind or card_of(state, card).kind == kind]
    return sorted(found, key=state.marks[ORDER].__getitem__)


def self_card(fx: Context) -> int:
    """The card that activated for an effect; not its source if a copy applies it."""
    return fx.user if fx.user >= 0 else fx.source


class Activated(Number):
    """How many other cards of a seal (or kind) the player activated earlier in this chain; ``both`` counts both
    players'.
    """

    def __init__(self, seal: str, both: bool = False, including: bool = False) -> None:
        self.seal = seal
        self.both = both
        self.including = including

    def phrase(self) -> str:
        who = "activated by either player" if self.both else "you activated"
        which, when = ("", "this chain") if self.including else ("other ", "earlier this chain")
        return f"{which}[{self.seal}] card {who} {when}"

    def value(self, state: State, fx: Context) -> int:
        but = -1 if self.including else self_card(fx)
        seats = (0, 1) if self.both else (fx.seat,)
        return sum(len(activated(state, seat, self.seal, but=but)) for seat in seats)


class OpposingDone(Number):
    """How many of the opponent's cards have activated or been negated earlier in this chain."""

    def phrase(self) -> str:
        return "of your opponent's cards that has activated or been negated earlier this chain"

    def value(self, state: State, fx: Context) -> int:
        return sum(
            1
            for zone in (CHAIN, SUMMONED, DISCARD)
            for card in state.pile(zone, 1 - fx.seat)
            if state.marks[STATUS][card] in (ACTIVATED, NEGATED) and card != self_card(fx)
        )


class ActiveOthers(Number):
    """How many other active cards of a seal the player controls."""

    def __init__(self, seal: str) -> None:
        self.seal = seal

    def phrase(self) -> str:
        return f"other active {self.seal} card you control"

    def value(self, state: State, fx: Context) -> int:
        return sum(
            1
            for card in active_cards(state)
            if state.control[card] == fx.seat and card != self_card(fx) and self.seal in card_of(state, card).seals
        )


class MercuryYouHave(Number):
    """The player's Mercury."""

    def phrase(self) -> str:
        return "Mercury you have"

    def value(self, state: State, fx: Context) -> int:
        return int(state.seat_data[MERCURY][fx.seat])


class Slot(LeftBehind):
    """A number noted by an earlier part of the same text: Mercury spent, cards discarded, counters removed."""


class Suffered(Number):
    """The damage that the opponent's cards have dealt to the player in this chain."""

    as_much = "the DMG that your opponent's cards have dealt to you this chain"

    def phrase(self) -> str:
        return "point of DMG that your opponent's cards have dealt to you this chain"

    def value(self, state: State, fx: Context) -> int:
        return int(state.seat_data[table.SUFFERED][fx.seat])


class OpposingPoison(Number):
    """The opponent's Poison counters."""

    def phrase(self) -> str:
        return "one they already have"

    def value(self, state: State, fx: Context) -> int:
        return int(state.seat_data[POISON][1 - fx.seat])


class Plus(Number):
    """A base number plus an amount for each of something, within limits: "2, plus 1 for each Mercury you have (at most
    4)".
    """

    def __init__(self, base: int, each: Number, step: int = 1, least: int = 0, most: int = 99) -> None:
        self.base = base
        self.each = each
        self.step = step
        self.least = least
        self.most = most

    def phrase(self) -> str:
        start = f"{self.base}, plus {self.step}" if self.base else str(self.step)
        return f"{start} for each {self.each.phrase()}{self._limits()}"

    @property
    def doubles_poison(self) -> bool:
        """Whether it equals the opponent's Poison, so that placing it doubles it."""
        return isinstance(self.each, OpposingPoison) and (self.base, self.step) == (0, 1)

    def of(self, unit: str, whom: str) -> str:
        """An amount of a unit for a player: "2 DMG to your opponent, plus 1 DMG for each ..."."""
        if self.each.as_much and (self.base, self.step) == (0, 1):
            return f"{unit}{whom} equal to {self.each.as_much}{self._limits()}"
        more = f"{self.step} {unit}{'' if self.base else whom} for each {self.each.phrase()}{self._limits()}"
        return f"{self.base} {unit}{whom}, plus {more}" if self.base else more

    def _limits(self) -> str:
        limits = [f"at least {self.least}"] * bool(self.least) + [f"at most {self.most}"] * (self.most < 99)
        return f" ({', '.join(limits)} in all)" if limits else ""

    def value(self, state: State, fx: Context) -> int:
        return min(self.most, max(self.least, self.base + self.step * self.each.value(state, fx)))


# ---------------------------------------------------------------------- conditions


class YouActivated(Condition):
    """The player activated another card of a seal (or kind) earlier in this chain, or several, counting this one."""

    def __init__(self, seal: str = "", kind: str = "", at_least: int = 1) -> None:
        self.seal = seal
        self.kind = kind
        self.at_least = at_least

    def phrase(self) -> str:
        what = f"[{self.seal}] card" if self.seal else self.kind
        if self.at_least > 1:
            return f"you activated at least {self.at_least} {what}s this chain"
        return f"you activated another {what} earlier this chain"

    def holds(self, state: State, fx: Context) -> bool:
        but = self_card(fx) if self.at_least == 1 else -1
        return len(activated(state, fx.seat, self.seal, self.kind, but=but)) >= self.at_least


class YouHave(Condition):
    """The player controls a card with a name, or activated it earlier in this chain."""

    def __init__(self, name: str, or_activated: bool = True) -> None:
        self.name = name
        self.or_activated = or_activated

    def phrase(self) -> str:
        return f"you control {self.name}" + (" or activated it earlier this chain" if self.or_activated else "")

    def denied(self) -> str:
        return f"you do not control {self.name}" + (
            " and did not activate it earlier this chain" if self.or_activated else ""
        )

    def holds(self, state: State, fx: Context) -> bool:
        found = [c for c in active_cards(state) if state.control[c] == fx.seat]
        if self.or_activated:
            found += activated(state, fx.seat)
        return any(card_of(state, card).name == self.name for card in found)


class OpponentHasSeal(Condition):
    """The opponent controls an active card of a seal or activated one earlier in this chain."""

    def __init__(self, seal: str) -> None:
        self.seal = seal

    def phrase(self) -> str:
        return f"your opponent controls an active [{self.seal}] card or activated one earlier this chain"

    def denied(self) -> str:
        return f"your opponent controls no active [{self.seal}] card and activated none earlier this chain"

    def holds(self, state: State, fx: Context) -> bool:
        seat = 1 - fx.seat
        active = [c for c in active_cards(state) if state.control[c] == seat and is_active(state, c)]
        return any(self.seal in card_of(state, card).seals for card in [*active, *activated(state, seat)])


class HPAtMost(Condition):
    """The player has this many HP or fewer."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"you have {self.number} HP or less"

    def holds(self, state: State, fx: Context) -> bool:
        return int(state.seat_data[HP][fx.seat]) <= self.number


class OpponentPoisoned(Condition):
    """The opponent has a Poison counter."""

    def phrase(self) -> str:
        return "your opponent has any Poison counter"

    def holds(self, state: State, fx: Context) -> bool:
        return int(state.seat_data[POISON][1 - fx.seat]) > 0


class NoneWaiting(Condition):
    """None of the player's other cards are still waiting."""

    def phrase(self) -> str:
        return "none of your other cards this chain is still waiting to activate"

    def holds(self, state: State, fx: Context) -> bool:
        return not any(
            state.marks[STATUS][card] == WAITING and card != self_card(fx) for card in state.pile(CHAIN, fx.seat)
        )


class OpponentSummonWaits(Condition):
    """One of the opponent's Summon cards is still waiting."""

    def phrase(self) -> str:
        return "your opponent has a waiting Summon card"

    def holds(self, state: State, fx: Context) -> bool:
        return any(
            state.marks[STATUS][card] == WAITING and card_of(state, card).summon
            for card in state.pile(CHAIN, 1 - fx.seat)
        )


class OpponentControlsSummon(Condition):
    """The opponent has a card in the Summon Zone."""

    def phrase(self) -> str:
        return "your opponent controls a Summon card"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.pile(SUMMONED, 1 - fx.seat))


class RolledAtMost(Condition):
    """The last d20 showed this number or less."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"the roll is {self.number} or less"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[ROLL] <= self.number


OPPOSING_DONE, MERCURY_YOU_HAVE, SUFFERED, OPPOSING_POISON = (
    OpposingDone(),
    MercuryYouHave(),
    Suffered(),
    OpposingPoison(),
)
OPPONENT_POISONED, NONE_WAITING, SUMMON_WAITS = OpponentPoisoned(), NoneWaiting(), OpponentSummonWaits()
CONTROLS_SUMMON = OpponentControlsSummon()
