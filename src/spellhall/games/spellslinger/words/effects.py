"""Instructions that act at once: damage, life, cards in play (section EF)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.life import damage, gain_life, hurt, lose_life, tell_all
from spellhall.games.spellslinger.rules.numbers import is_character, strength
from spellhall.games.spellslinger.rules.zones import destroy
from spellhall.games.spellslinger.table import (
    DOOMED,
    IN_PLAY,
)
from spellhall.games.spellslinger.words.aims import Target, Targets
from spellhall.games.spellslinger.words.filters import Filter, This
from spellhall.games.spellslinger.words.players import Players, does
from spellhall.games.spellslinger.words.worth import A_CHARACTER, LIFE, of_damage, usual, worth_to
from spellhall.kernel.events import Event
from spellhall.kernel.frames import CHOOSE_CARD, DIVIDE, PASS, YES, YES_NO, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.control import May, branches, sentence_of
from spellhall.language.effect import all_words
from spellhall.language.words import Cards, Flatten, Instruction, Number, number_of


def each(cards: Cards | Players) -> str:
    """What an instruction affects: "each character with Flying" for a description."""
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


def clause(body: Sequence[Instruction]) -> str:
    """Several instructions as one clause: orders are joined with "then", statements with a semicolon."""
    first, *rest = [word for word in body if word.phrase()]
    return first.phrase() + "".join(f"{', then' if word.is_order() else ';'} {word.phrase()}" for word in rest)


class MayDo(May):
    """The player decides whether the indented part happens to its targets (SS-AB-09)."""

    def phrase(self) -> str:
        return f"you may {clause(self.body)}"

    def question(self, state: State, fx: Running) -> Ask:
        text = clause(self.body)
        for word in all_words([*self.body]):
            if isinstance(word, Target) and (cards := word.handles(state, fx)):
                text = text.replace(word.phrase(), card_of(state, cards[0]).name)
        return ask(fx.seat, YES_NO, [YES, PASS], fx.answered, f"{text}?", self.rule)


def strike(state: State, what: Any, amount: int, fx: Context) -> list[Event]:
    """Deal damage from an effect's source to cards or players; returns the events to report."""
    if isinstance(what, Players):
        seats, cards = what.seats(state, fx), []
    else:
        cards = list(what.handles(state, fx))
        seats = what.seats(state, fx) if isinstance(what, (Target, Targets)) else []
    told: list[Event] = []
    for card in cards:
        told += damage(state, card, amount, fx.source)
    for seat in seats:
        told += hurt(state, seat, amount, fx.source, fx.seat)
    return told


class Damage(Instruction):
    """Deals damage to cards or players."""

    def __init__(self, amount: int | Number, to: Cards | Players, by_this: bool = False) -> None:
        self.amount = amount
        self.to = to
        self.by_this = by_this

    def phrase(self) -> str:
        verb = "this character deals" if self.by_this else "deal"
        return f"{verb} {amount_text(self.amount, 'damage')} to {each(self.to)}"

    def run(self, state: State, fx: Running) -> None:
        tell_all(state, strike(state, self.to, number_of(self.amount, state, fx), fx))

    def hint(self) -> float:
        if isinstance(self.to, Players):
            return worth_to(self.to, -LIFE * usual(self.amount))
        return worth_to(self.to, of_damage(usual(self.amount)))


class DealStrength(Instruction):
    """A target deals damage equal to its strength to another target."""

    def __init__(self, dealer: Target, to: Target) -> None:
        self.dealer = dealer
        self.to = to

    def phrase(self) -> str:
        return f"{self.dealer.phrase()} deals damage equal to its strength to another {self.to.phrase()}"

    def run(self, state: State, fx: Running) -> None:
        for dealer in self.dealer.handles(state, fx):
            for card in self.to.handles(state, fx):
                tell_all(state, damage(state, card, strength(state, dealer), dealer))

    def hint(self) -> float:
        return 0.8 * A_CHARACTER


class DamageDivided(Instruction):
    """Deals damage divided among targets as the player chooses, at least 1 to each one still there."""

    asks = True

    def __init__(self, amount: int, targets: Targets, slot: int) -> None:
        self.amount = amount
        self.targets = targets
        self.slot = slot

    def phrase(self) -> str:
        return f"deal {self.amount} damage divided as you choose among {self.targets.phrase()}"

    def _shares(self, fx: Context) -> list[int]:
        """What each target gets; -1 if that isn't settled yet."""
        shares: list[int] = fx.slots[self.slot : self.slot + len(self.targets.targets)]
        return shares

    def _open(self, state: State, fx: Context) -> list[int]:
        """The positions of the targets that are still there and have no share yet."""
        return [
            place
            for place, (target, share) in enumerate(zip(self.targets.targets, self._shares(fx), strict=True))
            if share < 0
            and (target.seats(state, fx) or any(state.zone[card] == IN_PLAY for card in target.handles(state, fx)))
        ]

    def question(self, state: State, fx: Running) -> Ask:
        open_ = self._open(state, fx)
        left = self.amount - sum(share for share in self._shares(fx) if share > 0)
        after = len(open_) - 1
        if after < 1:
            return ask(fx.seat, DIVIDE, [left], fx.answered, "how much?", "SS-EF-01")
        target = self.targets.targets[open_[0]]
        cards, seats = target.handles(state, fx), target.seats(state, fx)
        name = card_of(state, cards[0]).name if cards else f"seat {seats[0]}"
        numbers = list(range(left - after, 0, -1))
        return ask(fx.seat, DIVIDE, numbers, fx.answered, f"how much of the {left} damage to {name}?", "SS-EF-01")

    def answer(self, state: State, fx: Running, action: int) -> bool:
        open_ = self._open(state, fx)
        if open_:
            fx.slots[self.slot + open_[0]] = action
        if len(open_) > 1:
            return False
        blows = zip(self.targets.targets, self._shares(fx), strict=True)
        tell_all(state, [event for target, amount in blows for event in strike(state, target, amount, fx)])
        return True

    def hint(self) -> float:
        return A_CHARACTER


class Destroy(Instruction):
    """Destroys permanents, and notes how many for later parts of the text."""

    def __init__(self, cards: Cards, slot: int) -> None:
        self.cards = cards
        self.slot = slot

    def phrase(self) -> str:
        return f"destroy {all_of(self.cards)}"

    def run(self, state: State, fx: Running) -> None:
        doomed = [card for card in self.cards.handles(state, fx) if state.zone[card] == IN_PLAY]
        destroy(state, *doomed)
        fx.slots[self.slot] = len(doomed)

    def hint(self) -> float:
        return worth_to(self.cards, -A_CHARACTER)


class DestroyChosen(Instruction):
    """The player destroys one of several cards; if there is none, the indented part happens."""

    asks = True

    def __init__(self, cards: Filter, otherwise: list[Instruction]) -> None:
        self.cards = cards
        self.otherwise = otherwise

    def phrase(self) -> str:
        return f"destroy {self.cards.one()}; if you cannot, {sentence_of(self.otherwise)}"

    def question(self, state: State, fx: Running) -> Ask:
        return ask(fx.seat, CHOOSE_CARD, self.cards.handles(state, fx), fx.answered, "destroy which?", "SS-EF-04")

    def answer(self, state: State, fx: Running, action: int) -> bool:
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

    def run(self, state: State, fx: Running) -> None:
        for card in self.cards.handles(state, fx):
            if is_character(state, card):
                state.mark(DOOMED, card, 1)

    def hint(self) -> float:
        return worth_to(self.cards, -0.5 * A_CHARACTER)


class GainLife(Instruction):
    """A player gains life (SS-WL-08)."""

    def __init__(self, amount: int | Number, who: Players) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> str:
        return f"{does(self.who, 'gain', 'gains')} {amount_text(self.amount, 'life')}"

    def run(self, state: State, fx: Running) -> None:
        amount = number_of(self.amount, state, fx)
        for seat in self.who.seats(state, fx):
            gain_life(state, seat, amount, fx.source)

    def hint(self) -> float:
        return worth_to(self.who, LIFE * usual(self.amount))


class LoseLife(Instruction):
    """A player loses life, which isn't damage (SS-EF-13)."""

    def __init__(self, amount: int, who: Players) -> None:
        self.amount = amount
        self.who = who

    def phrase(self) -> str:
        return f"{does(self.who, 'lose', 'loses')} {self.amount} life"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            lose_life(state, seat, self.amount, fx.source)

    def hint(self) -> float:
        return worth_to(self.who, -LIFE * self.amount)
