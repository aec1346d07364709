"""Numbers and conditions that cards read from the table."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.levels import base_level
from spellhall.games.spellfire.rules.projection import in_play
from spellhall.games.spellfire.rules.sides import bearer_of, in_round
from spellhall.games.spellfire.rules.victory import unrazed
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACKED,
    ATTACKER,
    BETWEEN,
    CYCLED,
    DEFENDER,
    DIGIT,
    EXTRA_TURN,
    LEADING,
    PHASE,
    POOL,
    STAGE,
    TARGET,
    TURN,
)
from spellhall.kernel.state import State
from spellhall.language.words import Cards, Condition, Number, numeral


class Count(Number):
    """How many cards fit a description."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"the number of {self.cards.phrase()}"

    def value(self, state: State, fx: Any) -> int:
        return len(self.cards.handles(state, fx))


class Times(Number):
    """A multiple of a number."""

    def __init__(self, factor: int, number: Number) -> None:
        self.factor = factor
        self.number = number

    def phrase(self) -> str:
        return f"{numeral(self.factor)} times {self.number.phrase()}"

    def value(self, state: State, fx: Any) -> int:
        return self.factor * self.number.value(state, fx)


class BaseLevelOf(Number):
    """The (sum of the) base levels of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"the base level of {self.cards.phrase()}"

    def value(self, state: State, fx: Any) -> int:
        return sum(base_level(state, h) for h in self.cards.handles(state, fx))


class LastDigit(Number):
    """The digit that was drawn last (AMB-69)."""

    def phrase(self) -> str:
        return "the digit drawn"

    def value(self, state: State, fx: Any) -> int:
        return state.regs[DIGIT]


class There(Condition):
    """At least so many cards fit a description."""

    def __init__(self, cards: Cards, at_least: int = 1) -> None:
        self.cards = cards
        self.at_least = at_least

    def phrase(self) -> str:
        if self.at_least == 1:
            one = getattr(self.cards, "one", None)
            return f"there is {one() if one else self.cards.phrase()}"
        return f"there are {numeral(self.at_least)} or more {self.cards.phrase()}"

    def holds(self, state: State, fx: Any) -> bool:
        return len(self.cards.handles(state, fx)) >= self.at_least


class Fits(Condition):
    """A named card answers a description."""

    def __init__(self, card: Cards, what: Any) -> None:
        self.card = card
        self.what = what

    def phrase(self) -> str:
        return f"{self.card.phrase()} is {self.what.one()}"

    def holds(self, state: State, fx: Any) -> bool:
        return any(self.what.accepts(state, h, fx) for h in self.card.handles(state, fx))


class DigitAtMost(Condition):
    """The digit drawn last is a number or less."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"the digit drawn is {self.number} or less"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[DIGIT] <= self.number


class BaseAbove(Condition):
    """The base level of a card is higher than the digit drawn last."""

    def __init__(self, card: Cards) -> None:
        self.card = card

    def phrase(self) -> str:
        return f"the base level of {self.card.phrase()} is higher than the digit drawn"

    def holds(self, state: State, fx: Any) -> bool:
        return any(base_level(state, h) > state.regs[DIGIT] for h in self.card.handles(state, fx))


class _Moment(Condition, abstract=True):
    """A moment of the game that a card may state."""

    text = ""

    def phrase(self) -> str:
        return self.text


class BetweenTurns(_Moment):
    """Between two turns."""

    text = "between two turns"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[PHASE] == BETWEEN


class FirstCycleOver(_Moment):
    """After every player has had his first turn (SF-EVT-10)."""

    text = "every player has had a first turn"

    def holds(self, state: State, fx: Any) -> bool:
        return bool(state.regs[CYCLED])


class YourTurn(_Moment):
    """During the turn of the card's player."""

    text = "it is your turn"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[ACTIVE] == fx.seat


class ExtraTurn(_Moment):
    """During an extra turn."""

    text = "it is an extra turn"

    def holds(self, state: State, fx: Any) -> bool:
        return bool(state.regs[EXTRA_TURN])


class DuringBattle(_Moment):
    """While a battle is being fought."""

    text = "a battle is being fought"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[STAGE] > 0


class InYourBattle(_Moment):
    """In a round in which the card's player fights."""

    text = "you are in battle"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[STAGE] > 2 and fx.seat in (state.regs[ATTACKER], state.regs[DEFENDER])


class YouAttack(_Moment):
    """The card's player is the attacker."""

    text = "you are attacking"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[ATTACKER] == fx.seat


class YouDefend(_Moment):
    """The card's player is the defender."""

    text = "you are defending"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[DEFENDER] == fx.seat


class YouDidNotAttack(_Moment):
    """The card's player has not attacked this turn."""

    text = "you have not attacked this turn"

    def holds(self, state: State, fx: Any) -> bool:
        return not state.seat_data[ATTACKED][fx.seat]


class YouAreLosing(_Moment):
    """The card's player is on the losing side of the round."""

    text = "you are losing the round"

    def holds(self, state: State, fx: Any) -> bool:
        leading = state.regs[LEADING]
        return leading >= 0 and leading != fx.seat and fx.seat in (state.regs[ATTACKER], state.regs[DEFENDER])


class ThisFights(_Moment):
    """This card (or its bearer) takes part in the round."""

    text = "it is in battle"

    def holds(self, state: State, fx: Any) -> bool:
        return in_round(state, fx.source)


class ThisInPool(_Moment):
    """This champion is in its pool."""

    text = "it is in the pool"

    def holds(self, state: State, fx: Any) -> bool:
        return state.zone[fx.source] == POOL


class ThisAttacks(_Moment):
    """This card's side attacks with it."""

    text = "attacking"

    def holds(self, state: State, fx: Any) -> bool:
        return in_round(state, fx.source) and state.control[fx.source] == state.regs[ATTACKER]


class ThisDefends(_Moment):
    """This card's side defends with it."""

    text = "defending"

    def holds(self, state: State, fx: Any) -> bool:
        return in_round(state, fx.source) and state.control[fx.source] == state.regs[DEFENDER]


class RealmHereAttacked(_Moment):
    """This realm, or the realm this card is attached to, is under attack."""

    text = "this realm is attacked"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[STAGE] > 0 and state.regs[TARGET] == bearer_of(state, fx.source)


class PhaseIs(Condition):
    """A certain phase of the turn."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def phrase(self) -> str:
        return f"in phase {self.phase}"

    def holds(self, state: State, fx: Any) -> bool:
        return state.regs[PHASE] == self.phase


class RealmsAtLeast(Condition):
    """A player chosen or meant has at least so many unrazed realms."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"you have {numeral(self.number)} or more unrazed realms"

    def holds(self, state: State, fx: Any) -> bool:
        return unrazed(state, fx.seat) >= self.number


class NamedInPlay(Condition):
    """A card of a given name (or beginning with it) is in play."""

    def __init__(self, name: str) -> None:
        self.name = name

    def phrase(self) -> str:
        return f"{self.name} is in play"

    def holds(self, state: State, fx: Any) -> bool:
        return any(state.definition(h).name.startswith(self.name) for h in in_play(state) if h != fx.source)


class HasType(Condition):
    """Whether a named card is of a type, whatever zone it is in."""

    def __init__(self, card: Cards, type_: int) -> None:
        self.card = card
        self.type = type_

    def phrase(self) -> str:
        name = facts.TYPE_NAMES[self.type]
        return f"{self.card.phrase()} is {'an' if name[0] in 'aeiou' else 'a'} {name}"

    def holds(self, state: State, fx: Any) -> bool:
        return any(state.definition(h).type == self.type for h in self.card.handles(state, fx))


class SinceTurns(Condition):
    """So many turns have passed since this card came to its place."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def phrase(self) -> str:
        return f"{numeral(self.turns)} turn{'s' if self.turns > 1 else ''} after it came into play"

    def holds(self, state: State, fx: Any) -> bool:
        from spellhall.games.spellfire.table import LEFT_AT

        return state.regs[TURN] - state.marks[LEFT_AT][fx.source] >= self.turns


BETWEEN_TURNS, FIRST_CYCLE_OVER, YOUR_TURN, EXTRA_TURN_NOW = BetweenTurns(), FirstCycleOver(), YourTurn(), ExtraTurn()
DURING_BATTLE, IN_YOUR_BATTLE, YOU_ATTACK, YOU_DEFEND = DuringBattle(), InYourBattle(), YouAttack(), YouDefend()
YOU_DID_NOT_ATTACK, YOU_ARE_LOSING, THIS_FIGHTS = YouDidNotAttack(), YouAreLosing(), ThisFights()
THIS_IN_POOL, THIS_ATTACKS, THIS_DEFENDS, REALM_HERE_ATTACKED = ThisInPool(), ThisAttacks(), ThisDefends(), RealmHereAttacked()
LAST_DIGIT = LastDigit()
