"""Modifiers: effects that hold as long as a card is in play (SS-AB-02)."""

from __future__ import annotations

from spellhall.games.spellslinger.costs import COLOUR_NAMES, COLOURLESS, COLOURS, NO_UNITS
from spellhall.games.spellslinger.rules import questions
from spellhall.games.spellslinger.words.filters import Enchanted, Filter, This
from spellhall.games.spellslinger.words.worth import A_CHARACTER, of_numbers, worth_to
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition, count_phrase, listed, numeral

__all__ = [
    "Attached",
    "AttackUpright",
    "CannotAttack",
    "CannotBeTarget",
    "CannotBlock",
    "ComeIntoPlaySideways",
    "Get",
    "GiveMore",
    "Gives",
    "Have",
    "LoseAbilities",
    "MustAttack",
    "Obey",
    "StaySideways",
    "StrengthIs",
]


class Held(questions.OfCards):
    """Base: it concerns cards, perhaps on a condition."""

    abstract = True

    def __init__(self, cards: Cards, when: Condition | None = None) -> None:
        self.cards = cards
        self.when = when

    def applies(self, state: State, standing: Context) -> bool:
        return self.when is None or self.when.holds(state, standing)

    def subject(self) -> str:
        """The cards it concerns, as the subject of a sentence."""
        return "this character" if isinstance(self.cards, This) else self.cards.phrase()

    def verb(self, singular: str, plural: str) -> str:
        """A verb in the number of the subject."""
        return plural if isinstance(self.cards, Filter) else singular

    def ending(self) -> str:
        """Its condition, as the end of a sentence."""
        return "" if self.when is None else f" while {self.when.phrase()}"


def change(strength: int, speed: int) -> str:
    """Two changes in card notation: +1/+2, -2/-0."""
    sign = "-" if strength < 0 or (strength == 0 and speed < 0) else "+"
    return f"{strength:+d}/{speed:+d}" if strength * speed else f"{sign}{abs(strength)}/{sign}{abs(speed)}"


class Get(Held, questions.Boost):
    """Changes strength and speed of cards (SS-EF-08, SS-EF-11)."""

    def __init__(self, cards: Cards, strength: int, speed: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.strength = strength
        self.speed = speed

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('gets', 'get')} {change(self.strength, self.speed)}{self.ending()}"

    def hint(self) -> float:
        worth = worth_to(self.cards, of_numbers(self.strength, self.speed))
        if isinstance(self.cards, Filter):
            return 3.0 * worth
        if isinstance(self.cards, Enchanted):
            return worth * (1.5 if self.strength >= 0 else 2.2)
        return worth if self.when is None else 0.5 * worth


class StrengthIs(Held, questions.Base):
    """Sets the strength of cards, before additions (SS-AB-16)."""

    def __init__(self, cards: Cards, amount: int) -> None:
        super().__init__(cards)
        self.amount = amount

    def phrase(self) -> str:
        return f"the strength of {self.subject()} is {self.amount} before additions"

    def hint(self) -> float:
        return worth_to(self.cards, -0.7)


class Have(Held, questions.Gift):
    """Gives cards a keyword."""

    def __init__(self, cards: Cards, keyword: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.keyword = keyword

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('has', 'have')} {self.keyword}{self.ending()}"

    def hint(self) -> float:
        return worth_to(self.cards, 0.6)


class CannotBlock(Held, questions.BlockBan):
    """Cards can't be declared as blockers."""

    def phrase(self) -> str:
        return f"{self.subject()} cannot block{self.ending()}"

    def hint(self) -> float:
        return worth_to(self.cards, -0.5)


class CannotAttack(Held, questions.AttackBan):
    """Cards can't be declared as attackers; ``unless`` inverts its condition."""

    def __init__(self, cards: Cards, unless: Condition | None = None) -> None:
        super().__init__(cards)
        self.unless = unless

    def applies(self, state: State, standing: Context) -> bool:
        return self.unless is None or not self.unless.holds(state, standing)

    def phrase(self) -> str:
        unless = "" if self.unless is None else f" unless {self.unless.phrase()}"
        return f"{self.subject()} cannot attack{unless}"

    def hint(self) -> float:
        return worth_to(self.cards, -0.5 if self.unless is None else -0.3)


class MustAttack(Held, questions.Urge):
    """Cards attack every turn of their controller, if they can."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('attacks', 'attack')} each turn if able{self.ending()}"

    def hint(self) -> float:
        return worth_to(self.cards, -0.3)


class AttackUpright(Held, questions.Vigilance):
    """Cards don't turn sideways when they attack (SS-AT-07)."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('does', 'do')} not turn sideways when attacking"

    def hint(self) -> float:
        return worth_to(self.cards, 0.4)


class StaySideways(Held, questions.Sleep):
    """Cards don't turn upright in their controller's beginning phase (SS-SW-06)."""

    def phrase(self) -> str:
        its = self.verb("its controller's", "their controllers'")
        return f"{self.subject()} {self.verb('does', 'do')} not turn upright during {its} beginning phase"

    def hint(self) -> float:
        return worth_to(self.cards, -0.7 * A_CHARACTER)


class ComeIntoPlaySideways(Held, questions.Late):
    """Cards enter play sideways."""

    def subject(self) -> str:
        return self.cards.phrase()

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('comes', 'come')} into play sideways"

    def hint(self) -> float:
        return worth_to(self.cards, -0.3)


class LoseAbilities(Held, questions.Silence):
    """Cards lose all printed abilities, including keywords."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('loses', 'lose')} all abilities printed on {self.verb('it', 'them')}"

    def hint(self) -> float:
        return worth_to(self.cards, -0.6)


class Obey(Held, questions.Command):
    """You control cards (SS-OW-02)."""

    def phrase(self) -> str:
        return f"you control {self.subject()}"

    def hint(self) -> float:
        return worth_to(self.cards, -1.7 * A_CHARACTER)


class CannotBeTarget(Held, questions.Veil):
    """Cards can't be the target of certain types of cards."""

    def __init__(self, cards: Cards, *types: str) -> None:
        super().__init__(cards)
        self.types = types

    def phrase(self) -> str:
        return f"{self.subject()} cannot be the target of {listed([f'{t.lower()}s' for t in self.types], 'or')}"

    def hint(self) -> float:
        return worth_to(self.cards, 0.4)


class Gives(questions.Yield):
    """When turned sideways for a payment, the card gives resources (SS-CO-08, SS-CO-15).

    ``colours`` are alternatives, as in "YB"; ``amount`` is how many; without colours, they pay only colourless symbols;
    using it costs ``life``.
    """

    def __init__(self, colours: str, amount: int = 1, life: int = 0) -> None:
        self.colours = colours
        self.amount = amount
        self.life = life
        places = [COLOURS.index(colour) for colour in colours] or [COLOURLESS]
        self.yields = tuple(tuple(amount if i == place else 0 for i in range(len(NO_UNITS))) for place in places)

    def phrase(self) -> str:
        cost = f" and lose {self.life} life" if self.life else ""
        if not self.colours:
            what = f"{numeral(self.amount)} resources that can pay only colourless symbols"
        elif self.colours == COLOURS:
            what = f"{numeral(self.amount)} resource of any one colour"
        else:
            names = listed([COLOUR_NAMES[colour] for colour in self.colours], "or")
            what = count_phrase(self.amount, f"{names} resource").replace("a ", "one ", 1)
        return f"turn sideways{cost}: {what}"

    def hint(self) -> float:
        return 0.3 + 0.1 * len(self.colours)


class GiveMore(Held, questions.Plenty):
    """Cards give one more resource of the same kind when turned for a payment (SS-CO-13)."""

    def phrase(self) -> str:
        subject = f"each {self.cards.bare()}" if isinstance(self.cards, Filter) else self.subject()
        return f"{subject} gives one additional resource of the same kind when turned sideways for a payment"

    def hint(self) -> float:
        return worth_to(self.cards, 0.6)


class Attached(questions.Bond):
    """What kind of permanent the enchantment is attached to (SS-EN-02, SS-EN-08)."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def phrase(self) -> str:
        return f"enchant {self.what.bare()}"

    def hint(self) -> float:
        return 0.0
