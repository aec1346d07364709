"""Instructions that change characters for a time, turn cards, prevent damage, or change the order of turns."""

from __future__ import annotations

from spellhall.games.spellslinger.facts import KEYWORDS
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.life import tell_numbers
from spellhall.games.spellslinger.rules.numbers import BECOMES, BOOST, GRANTS, LOSES, is_character
from spellhall.games.spellslinger.rules.turning import turn_sideways, turn_upright
from spellhall.games.spellslinger.table import (
    CALM,
    EXTRA,
    HELD,
    IN_PLAY,
    SHIELD,
    STAYS,
    WARD,
)
from spellhall.games.spellslinger.words.aims import Target
from spellhall.games.spellslinger.words.effects import all_of
from spellhall.games.spellslinger.words.filters import Filter, This
from spellhall.games.spellslinger.words.modifiers import change
from spellhall.games.spellslinger.words.players import Players, You
from spellhall.games.spellslinger.words.worth import of_numbers, worth_to
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards, Instruction


class Boost(Instruction):
    """Changes strength and speed until end of turn (SS-EF-08 to SS-EF-10)."""

    def __init__(self, cards: Cards, strength: int, speed: int) -> None:
        self.cards = cards
        self.strength = strength
        self.speed = speed

    def phrase(self) -> str:
        several = isinstance(self.cards, Filter)
        subject = "this character" if isinstance(self.cards, This) else self.cards.phrase()
        return f"{subject} {'get' if several else 'gets'} {change(self.strength, self.speed)} until end of turn"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                state.begin_lasting((BOOST, card, self.strength, self.speed, state.face[fx.source]))
                tell_numbers(state, card, fx.source)
        request(state)

    def hint(self) -> float:
        return worth_to(self.cards, 1.2 * of_numbers(self.strength, self.speed)) * (1.5 if self.strength < 0 else 1.0)


class StrengthBecomes(Instruction):
    """Sets a strength until end of turn (SS-AB-16)."""

    def __init__(self, cards: Cards, amount: int) -> None:
        self.cards = cards
        self.amount = amount

    def phrase(self) -> str:
        return f"the strength of {self.cards.phrase()} becomes {self.amount} until end of turn"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                state.begin_lasting((BECOMES, card, self.amount, 0, state.face[fx.source]))
                tell_numbers(state, card, fx.source)
        request(state)

    def hint(self) -> float:
        return worth_to(self.cards, -0.9)


class Keyword(Instruction):
    """Grants or takes a keyword until end of turn."""

    def __init__(self, cards: Cards, keyword: str, takes: bool = False) -> None:
        self.cards = cards
        self.keyword = keyword
        self.takes = takes

    def phrase(self) -> str:
        return f"{self.cards.phrase()} {'loses' if self.takes else 'gains'} {self.keyword} until end of turn"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                what = LOSES if self.takes else GRANTS
                state.begin_lasting((what, card, KEYWORDS.index(self.keyword), 0, state.face[fx.source]))
                tell_numbers(state, card, fx.source)
        request(state)

    def hint(self) -> float:
        return worth_to(self.cards, -0.4 if self.takes else 0.4)


class TurnSideways(Instruction):
    """Turns cards sideways; those already sideways stay as they are (SS-SW-05)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"turn {all_of(self.cards)} sideways"

    def run(self, state: State, fx: Running) -> None:
        turn_sideways(state, self.cards.handles(state, fx))

    def hint(self) -> float:
        return worth_to(self.cards, -0.4)


class TurnUpright(Instruction):
    """Turns cards upright."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"turn {all_of(self.cards)} upright"

    def run(self, state: State, fx: Running) -> None:
        turn_upright(state, self.cards.handles(state, fx))

    def hint(self) -> float:
        return worth_to(self.cards, 0.3)


class KeepSideways(Instruction):
    """Cards don't turn upright during their controller's next beginning phase."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        if isinstance(self.cards, Filter):
            return "they do not turn upright during that player's next beginning phase"
        return f"{self.cards.phrase()} does not turn upright during its controller's next beginning phase"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if state.zone[card] == IN_PLAY:
                state.mark(STAYS, card, 1)

    def hint(self) -> float:
        return worth_to(self.cards, -0.5)


class HoldBack(Instruction):
    """Some players' characters can't attack during their next turn."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        if isinstance(self.who, You):
            return "during your next turn, your characters cannot attack"
        return f"during {self.who.phrase()}'s next turn, that player's characters cannot attack"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            state.set_seat(HELD, seat, 1)

    def hint(self) -> float:
        return 0.8


class Prevent(Instruction):
    """Prevents the next damage to a card or player this turn."""

    def __init__(self, amount: int, to: Target) -> None:
        self.amount = amount
        self.to = to

    def phrase(self) -> str:
        return f"prevent the next {self.amount} damage that would be dealt to {self.to.phrase()} this turn"

    def run(self, state: State, fx: Running) -> None:
        for card in self.to.handles(state, fx):
            if state.zone[card] == IN_PLAY:
                state.mark(SHIELD, card, state.marks[SHIELD][card] + self.amount)
        for seat in self.to.seats(state, fx):
            state.set_seat(WARD, seat, state.seat_data[WARD][seat] + self.amount)

    def hint(self) -> float:
        return 0.18 * self.amount


class PreventCombatDamage(Instruction):
    """Prevents all combat damage of the turn."""

    def phrase(self) -> str:
        return "prevent all combat damage that would be dealt this turn"

    def run(self, state: State, fx: Running) -> None:
        state.set_reg(CALM, 1)

    def hint(self) -> float:
        return 0.7


class AnotherTurn(Instruction):
    """The player takes another turn after this one."""

    def phrase(self) -> str:
        return "take another turn after this one"

    def run(self, state: State, fx: Running) -> None:
        state.set_seat(EXTRA, fx.seat, state.seat_data[EXTRA][fx.seat] + 1)

    def hint(self) -> float:
        return 2.5
