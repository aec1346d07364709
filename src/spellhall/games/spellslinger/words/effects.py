"""Instructions that act at once: damage, life, cards in play (section EF)."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellslinger.card import KEYWORDS
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.life import damage, gain_life, hurt, lose_life, tell_numbers
from spellhall.games.spellslinger.rules.numbers import BECOMES, BOOST, GRANTS, LOSES, is_character, strength
from spellhall.games.spellslinger.rules.zones import destroy
from spellhall.games.spellslinger.table import (
    CALM,
    DOOMED,
    EXTRA,
    HELD,
    IN_PLAY,
    SHIELD,
    SIDEWAYS,
    STAYS,
    TURNED,
    UPRIGHTED,
    WARD,
)
from spellhall.games.spellslinger.words.aims import Target, Targets
from spellhall.games.spellslinger.words.filters import Filter, This
from spellhall.games.spellslinger.words.modifiers import change
from spellhall.games.spellslinger.words.players import Players, You, does
from spellhall.kernel.frames import CHOOSE_CARD, DIVIDE, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.control import branches, sentence_of
from spellhall.language.words import Cards, Flatten, Instruction, Number, number_of


def each(cards: Cards | Players) -> str:
    """What an instruction concerns: "each character with Flying" for a description."""
    return f"each {cards.bare()}" if isinstance(cards, Filter) else cards.phrase()


def all_of(cards: Cards) -> str:
    """Several cards at once: "all characters with Flying"."""
    if isinstance(cards, Filter):
        text = cards.phrase()
        return text if text.startswith("other") else f"all {text}"
    return "this character" if isinstance(cards, This) else cards.phrase()


def amount_text(amount: int | Number, unit: str) -> str:
    """3 damage, X life, damage equal to its strength, 1 life for each Dog you control."""
    if isinstance(amount, int):
        return f"{amount} {unit}"
    words = amount.phrase()
    if words == "X":
        return f"X {unit}"
    return f"{unit} equal to {words}" if words.startswith("its ") else f"1 {unit} for each {words}"


def strike(state: State, what: Any, amount: int, fx: Any) -> None:
    """Deal damage from the source of an effect to cards or players, all at the same time."""
    if isinstance(what, Players):
        seats, cards = what.seats(state, fx), []
    else:
        cards = list(what.handles(state, fx))
        seats = what.seats(state, fx) if isinstance(what, (Target, Targets)) else []
    for card in cards:
        damage(state, card, amount, fx.source)
    for seat in seats:
        hurt(state, seat, amount, fx.source, fx.seat)


class Damage(Instruction):
    """Deals damage to cards or players."""

    def __init__(self, amount: int | Number, to: Cards | Players, by_this: bool = False) -> None:
        self.amount = amount
        self.to = to
        self.by_this = by_this

    def phrase(self) -> str:
        verb = "this character deals" if self.by_this else "deal"
        return f"{verb} {amount_text(self.amount, 'damage')} to {each(self.to)}"

    def run(self, state: State, fx: Any) -> None:
        strike(state, self.to, number_of(self.amount, state, fx), fx)

    def hint(self) -> float:
        return 1.0


class DealStrength(Instruction):
    """A target deals damage equal to its strength to another target."""

    def __init__(self, dealer: Target, to: Target) -> None:
        self.dealer = dealer
        self.to = to

    def phrase(self) -> str:
        return f"{self.dealer.phrase()} deals damage equal to its strength to another {self.to.phrase()}"

    def run(self, state: State, fx: Any) -> None:

        for dealer in self.dealer.handles(state, fx):
            for card in self.to.handles(state, fx):
                damage(state, card, strength(state, dealer), dealer)

    def hint(self) -> float:
        return 1.0


class DamageDivided(Instruction):
    """Deals damage divided among targets as the player chooses, at least 1 to each that is still there."""

    asks = True

    def __init__(self, amount: int, targets: Targets, slot: int) -> None:
        self.amount = amount
        self.targets = targets
        self.slot = slot

    def phrase(self) -> str:
        return f"deal {self.amount} damage divided as you choose among {self.targets.phrase()}"

    def _open(self, state: State, fx: Any) -> list[Target]:
        return [t for t in self.targets.targets if t.handles(state, fx) or t.seats(state, fx)]

    def _given(self, fx: Any) -> list[int]:
        return [fx.slots[self.slot + i] for i in range(len(self.targets.targets)) if fx.slots[self.slot + i] >= 0]

    def question(self, state: State, fx: Any) -> Ask:
        open_, given = self._open(state, fx), self._given(fx)
        left = self.amount - sum(given)
        if len(given) >= len(open_) - 1:
            return ask(fx.seat, DIVIDE, [left], fx.answered, "how much?", "SS-EF-01")
        after = len(open_) - len(given) - 1
        target = open_[len(given)]
        cards, seats = target.handles(state, fx), target.seats(state, fx)
        name = state.definition(cards[0]).name if cards else f"seat {seats[0]}"
        numbers = list(range(left - after, 0, -1))
        return ask(fx.seat, DIVIDE, numbers, fx.answered, f"how much of the {left} damage to {name}?", "SS-EF-01")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        open_, given = self._open(state, fx), self._given(fx)
        fx.slots[self.slot + len(given)] = action
        if len(given) + 1 < len(open_):
            return False
        for target, amount in zip(open_, [*given, action], strict=False):
            strike(state, target, amount, fx)
        return True

    def hint(self) -> float:
        return 1.0


class Destroy(Instruction):
    """Destroys permanents; how many is noted for later parts of the text."""

    def __init__(self, cards: Cards, slot: int) -> None:
        self.cards = cards
        self.slot = slot

    def phrase(self) -> str:
        return f"destroy {all_of(self.cards)}"

    def run(self, state: State, fx: Any) -> None:
        doomed = [card for card in self.cards.handles(state, fx) if state.zone[card] == IN_PLAY]
        for card in doomed:
            destroy(state, card)
        fx.slots[self.slot] = len(doomed)

    def hint(self) -> float:
        return 1.2


class DestroyChosen(Instruction):
    """The player destroys one of several cards; if there is none, the indented part happens."""

    asks = True

    def __init__(self, cards: Filter, otherwise: list[Instruction]) -> None:
        self.cards = cards
        self.otherwise = otherwise

    def phrase(self) -> str:
        return f"destroy {self.cards.one()}; if you cannot, {sentence_of(self.otherwise)}"

    def question(self, state: State, fx: Any) -> Ask:
        return ask(fx.seat, CHOOSE_CARD, self.cards.handles(state, fx), fx.answered, "destroy which?", "SS-EF-04")

    def answer(self, state: State, fx: Any, action: int) -> bool:
        fx.pc += 2 if action == PASS else 1
        if action != PASS:
            destroy(state, action)
        return True

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, [[], self.otherwise])

    def hint(self) -> float:
        return -1.0


class DestroyAfterCombat(Instruction):
    """Destroys characters at the end of combat."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"destroy {self.cards.phrase()} at the end of combat"

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                state.mark(DOOMED, card, 1)

    def hint(self) -> float:
        return 1.0


class GainLife(Instruction):
    """A player gains life (SS-WL-08)."""

    def __init__(self, amount: int | Number, who: Players) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> str:
        return f"{does(self.who, 'gain', 'gains')} {amount_text(self.amount, 'life')}"

    def run(self, state: State, fx: Any) -> None:
        amount = number_of(self.amount, state, fx)
        for seat in self.who.seats(state, fx):
            gain_life(state, seat, amount, fx.source)

    def hint(self) -> float:
        return 0.3


class LoseLife(Instruction):
    """A player loses life; that is no damage (SS-EF-13)."""

    def __init__(self, amount: int, who: Players) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> str:
        return f"{does(self.who, 'lose', 'loses')} {self.amount} life"

    def run(self, state: State, fx: Any) -> None:
        for seat in self.who.seats(state, fx):
            lose_life(state, seat, self.amount, fx.source)

    def hint(self) -> float:
        return -0.3 if isinstance(self.who, You) else 0.3


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

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                state.begin_lasting((BOOST, card, self.strength, self.speed, state.face[fx.source]))
                tell_numbers(state, card, fx.source)
        request(state)

    def hint(self) -> float:
        return 0.5


class StrengthBecomes(Instruction):
    """Sets a strength until end of turn (SS-AB-16)."""

    def __init__(self, cards: Cards, amount: int) -> None:
        self.cards = cards
        self.amount = amount

    def phrase(self) -> str:
        return f"the strength of {self.cards.phrase()} becomes {self.amount} until end of turn"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                state.begin_lasting((BECOMES, card, self.amount, 0, state.face[fx.source]))
                tell_numbers(state, card, fx.source)
        request(state)

    def hint(self) -> float:
        return 0.5


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

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                what = LOSES if self.takes else GRANTS
                state.begin_lasting((what, card, KEYWORDS.index(self.keyword), 0, state.face[fx.source]))
                tell_numbers(state, card, fx.source)
        request(state)

    def hint(self) -> float:
        return 0.4


class TurnSideways(Instruction):
    """Turns cards sideways; what is sideways already stays as it is (SS-SW-05)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"turn {all_of(self.cards)} sideways"

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if state.zone[card] == IN_PLAY and not state.marks[SIDEWAYS][card]:
                state.mark(SIDEWAYS, card, 1)
                state.tell(TURNED, state.control[card], card)

    def hint(self) -> float:
        return 0.5


class TurnUpright(Instruction):
    """Turns cards upright."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"turn {all_of(self.cards)} upright"

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if state.zone[card] == IN_PLAY and state.marks[SIDEWAYS][card]:
                state.mark(SIDEWAYS, card, 0)
                state.tell(UPRIGHTED, state.control[card], card)

    def hint(self) -> float:
        return 0.4


class KeepSideways(Instruction):
    """Cards do not turn upright during their controller's next beginning phase."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        if isinstance(self.cards, Filter):
            return "they do not turn upright during that player's next beginning phase"
        return f"{self.cards.phrase()} does not turn upright during its controller's next beginning phase"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
        for card in self.cards.handles(state, fx):
            if state.zone[card] == IN_PLAY:
                state.mark(STAYS, card, 1)

    def hint(self) -> float:
        return 0.3


class HoldBack(Instruction):
    """The characters of some players cannot attack during their next turn."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        return f"characters of {self.who.phrase()} cannot attack during that player's next turn"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Any) -> None:
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

    def run(self, state: State, fx: Any) -> None:
        for card in self.to.handles(state, fx):
            if state.zone[card] == IN_PLAY:
                state.mark(SHIELD, card, state.marks[SHIELD][card] + self.amount)
        for seat in self.to.seats(state, fx):
            state.set_seat(WARD, seat, state.seat_data[WARD][seat] + self.amount)

    def hint(self) -> float:
        return 0.5


class PreventCombatDamage(Instruction):
    """Prevents all combat damage of the turn."""

    def phrase(self) -> str:
        return "prevent all combat damage that would be dealt this turn"

    def run(self, state: State, fx: Any) -> None:
        state.set_reg(CALM, 1)

    def hint(self) -> float:
        return 0.7


class AnotherTurn(Instruction):
    """The player takes another turn after this one."""

    def phrase(self) -> str:
        return "take another turn after this one"

    def run(self, state: State, fx: Any) -> None:
        state.set_seat(EXTRA, fx.seat, state.seat_data[EXTRA][fx.seat] + 1)

    def hint(self) -> float:
        return 3.0
