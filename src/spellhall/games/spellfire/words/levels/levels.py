"""Modifiers of levels (section LVL)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.words.plays.modifiers import Held, signed
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition, Number, number_of, numeral


class _Amount(Held):
    """A modifier by an amount of the level or of the base level, which ``of_what`` names."""

    abstract = True

    of_what: ClassVar[str] = "level"
    resisted: ClassVar[bool] = True

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def told(self) -> str:
        """The amount in the text, where the cards themselves are a pronoun."""
        them = f"attached to {self.verb('it', 'them')}"
        return signed(self.amount, self.of_what).replace(f"attached to {self.subject()}", them)


class _Adds(_Amount):
    abstract = True

    def change(self, level: int, amount: int) -> int:
        return level + amount

    def phrase(self) -> str:
        loses = isinstance(self.amount, int) and self.amount < 0
        verb = self.verb("loses", "lose") if loses else self.verb("gains", "gain")
        return f"{self.subject()} {verb} {self.told()}{self.ending()}"


class _Times(_Amount):
    abstract = True

    def change(self, level: int, amount: int) -> int:
        return level * amount

    def phrase(self) -> str:
        level = f"{self.verb('its', 'their')} {self.of_what}"
        if isinstance(self.amount, Number):
            level += f" times {self.amount.phrase()}"
        else:
            level = f"{'twice' if self.amount == 2 else f'{numeral(self.amount)} times'} {level}"
        return f"{self.subject()} {self.verb('counts', 'count')} {level}{self.ending()}"


class _Becomes(_Amount):
    abstract = True

    def change(self, level: int, amount: int) -> int:
        return amount

    def phrase(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else self.amount.phrase()
        return f"the {self.of_what} of {self.subject()} becomes {amount}{self.ending()}"


class Level(_Adds, questions.Growth):
    """Adds levels to cards, or takes them away."""


class LevelTimes(_Times, questions.Growth):
    """Multiplies the own level of cards: the base is doubled, not what other cards add (AMB-66)."""


class LevelBecomes(_Becomes, questions.Growth):
    """Sets the level (or bonus) that a card counts with."""


class BaseLevel(_Adds, questions.Base):
    """Adds to base levels for as long as the card stays (SF-LVL-04)."""

    of_what = "base level"


class LosesBase(_Amount, questions.Base):
    """Takes from base levels (SF-LVL-04), which may fall below nothing."""

    of_what = "base level"

    def change(self, level: int, amount: int) -> int:
        return level - amount

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('loses', 'lose')} {self.told()}{self.ending()}"


class LosesLevels(_Amount, questions.Growth):
    """Takes from levels, though none falls below a ``least`` one by it."""

    def __init__(
        self, cards: Cards, amount: int | Number, least: int | None = None, when: Condition | None = None
    ) -> None:
        super().__init__(cards, amount, when)
        self.least = least

    def change(self, level: int, amount: int) -> int:
        return level - amount if self.least is None else min(level, max(level - amount, self.least))

    def phrase(self) -> str:
        floor = "" if self.least is None else f", though none falls below {self.least}"
        return f"{self.subject()} {self.verb('loses', 'lose')} {self.told()}{floor}{self.ending()}"


class BaseBecomes(_Becomes, questions.Base):
    """Sets base levels (SF-LVL-04)."""

    of_what = "base level"


class BaseTimes(_Times, questions.Base):
    """Multiplies base levels."""

    of_what = "base level"


class BaseHalved(Held, questions.Base):
    """Halves base levels, rounding up or down."""

    resisted: ClassVar[bool] = True
    constant = ("amount",)
    amount: int | Number = 2

    def __init__(self, cards: Cards, up: bool = False, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.up = up

    def change(self, level: int, amount: int) -> int:
        return (level + 1) // 2 if self.up else level // 2

    def phrase(self) -> str:
        rounding = "up" if self.up else "down"
        half = f"half {self.verb('its', 'their')} base level (rounded {rounding})"
        return f"{self.subject()} {self.verb('counts', 'count')} {half}{self.ending()}"


class WholeTimes(Held, questions.Whole):
    """Multiplies the whole level of champions, with everything attached to them (SF-LVL-09)."""

    constant = ("halved",)
    halved: bool = False

    def __init__(self, cards: Cards, amount: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def phrase(self) -> str:
        times = "twice" if self.amount == 2 else f"{numeral(self.amount)} times"
        attached = f"with everything attached to {self.verb('it', 'them')}"
        whole = f"{times} {self.verb('its', 'their')} whole level, {attached}"
        return f"{self.subject()} {self.verb('counts', 'count')} {whole}{self.ending()}"


class WholeHalved(Held, questions.Whole):
    """Halves the whole level of champions, with everything attached to them, rounding down (SF-LVL-09)."""

    resisted: ClassVar[bool] = True
    constant = ("amount", "halved")
    amount: int = 1
    halved: bool = True

    def phrase(self) -> str:
        them = self.verb("it", "them")
        whole = f"half the total of {self.verb('its', 'their')} level and everything attached to {them} (rounded down)"
        return f"{self.subject()} {self.verb('counts', 'count')} {whole}{self.ending()}"


class ReachesHigher(Held, questions.Widening):
    """Lets spells that a champion casts, and that strike champions up to a level, strike such as are higher by some
    levels (SF-LVL-06).
    """

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def phrase(self) -> str:
        spells = f"spells cast by {self.subject()} that strike champions up to a level"
        return f"{spells} reach {signed(self.amount)} higher{self.ending()}"


class SideBonus(Held, questions.Help):
    """An ally that is no card of its own: it adds its level to the side of a fighter."""

    def __init__(self, cards: Cards, amount: int | Number, what: str = "ally", when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount
        self.what = what

    def phrase(self) -> str:
        has = f"{self.subject()} {self.verb('is', 'are')} joined by a"
        if isinstance(self.amount, int):
            return f"{has} +{self.amount} {self.what}{self.ending()}"
        return f"{has}{'n' if self.what[0] in 'aeiou' else ''} {self.what} worth {self.amount.phrase()}{self.ending()}"


class HelpFrom(Number):
    """The total levels of the allies that certain cards lend a side (``SideBonus``), at any realm
    (SF-LVL-11). These allies are no cards of their own.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"the total of the allies that {self.cards.phrase()} lend to attackers"

    def value(self, state: State, fx: Context) -> int:
        senders = self.cards.handles(state, fx)
        levels = 0
        for word, standing in held(state, questions.Help):
            if standing.source in senders and isinstance(word, SideBonus):
                if word.when is None or word.when.holds(state, standing):
                    levels += number_of(word.amount, state, standing)
        return levels


class NoHelp(Held, questions.Desertion):
    """Cards from which no side gets an ally that is no card of its own (SF-LVL-08)."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('gives', 'give')} no side an ally{self.ending()}"


class AttacksToRuin(Held, questions.Ruin):
    """Champions that attack at half their level, rounded down, and discard the realm that falls to them instead of
    razing it (SF-CARD-37).
    """

    def phrase(self) -> str:
        what = f"{self.verb('attacks', 'attack')} at half {self.verb('its', 'their')} level (rounded down)"
        return f"{self.subject()} {what} to discard and not raze the realm"
