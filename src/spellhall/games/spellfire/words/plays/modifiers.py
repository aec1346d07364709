"""What all modifiers share. A modifier holds as long as its card works, and answers one question of the rules
(``rules/questions``). Read this before you add one to ``levels``, ``plays/permits`` or ``battle``.
"""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.sides import opponent_of
from spellhall.games.spellfire.rules.levels.immunity import immune, shielded
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import THIS
from spellhall.games.spellfire.words.describing.numbers import Count, Times
from spellhall.games.spellfire.words.describing.players import is_among
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.control import All, AnyOf, Not
from spellhall.language.effect import Standing
from spellhall.language.words import Cards, Condition, Number


class Held(questions.OfCards):
    """A modifier of certain cards, perhaps under a condition."""

    abstract = True

    resisted: ClassVar[bool] = False
    """Whether immunity to the card that holds it keeps it off the cards of other players."""

    def __init__(self, cards: Cards, when: Condition | None = None) -> None:
        self.cards = cards
        self.when = when

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        if standing.spared and standing.spared >> state.control[handle] & 1:
            return False
        if self.cards is THIS:  # most of them: each card is asked about those of every other
            if handle != standing.source:
                return False
        elif not self.cards.accepts(state, handle, standing):
            return False
        if self.when is not None and not self.when.holds(state, standing):
            return False
        return not (
            self.resisted
            and standing.subject < 0
            and state.control[handle] != standing.seat
            and immune(state, handle, standing.source)
        )

    def subject(self) -> str:
        """The cards in the text."""
        return self.cards.phrase()

    def ending(self) -> str:
        """The condition in the text."""
        if self.when is None:
            return ""
        own = getattr(self.cards, "name", "") in ("this", "bearer", "user", "it")
        return f" when {moment_of(self.when, own)}"

    def verb(self, singular: str, plural: str) -> str:
        """A verb that agrees with the subject."""
        return plural if self.cards.plural else singular


def moment_of(condition: Condition, own: bool) -> str:
    """A condition in the text; one without a subject of its own ("attacking") says whose it is, unless the sentence is
    about the card itself (``own``).
    """
    if isinstance(condition, All):
        return " and ".join(moment_of(one, own) for one in condition.conditions)
    if isinstance(condition, AnyOf):
        return _either_of([moment_of(one, own) for one in condition.conditions])
    if isinstance(condition, Not) and isinstance(condition.condition, All | AnyOf):
        joint = " or " if isinstance(condition.condition, All) else " and "
        return joint.join(moment_of(Not(one), own) for one in condition.condition.conditions)
    text = condition.phrase()
    return f"this card is {text}" if not own and getattr(condition, "subjectless", False) else text


def _either_of(moments: list[str]) -> str:
    """Several moments, with what they share said once: "attacking or defending Cormyr"."""
    heads, shared = [text.partition(" ")[0] for text in moments], {text.partition(" ")[2] for text in moments}
    return " or ".join(moments) if len(shared) > 1 or "" in shared else f"{' or '.join(heads)} {shared.pop()}"


def signed(amount: int | Number, what: str = "level") -> str:
    """A number of levels in words, as in: 3 levels, 1 base level, 1 level for each ally, levels equal to ..."""
    if isinstance(amount, Number):
        factor, counted = (amount.factor, amount.number) if isinstance(amount, Times) else (1, amount)
        if isinstance(counted, Count):
            return f"{signed(factor, what)} for {counted.each()}"
        return f"{what}s equal to {amount.phrase()}"
    return f"{abs(amount)} {what}{'' if abs(amount) == 1 else 's'}"


NO_CONTEXT = Standing(source=-1, seat=-1)
"""Stands where no effect is at work: no seat, no source, no subject."""


def plural_of(type_: int) -> str:
    """The plural of a card type's name."""
    name = facts.TYPE_NAMES[type_]
    return name[:-1] + "ies" if name.endswith("y") else name + "s"


WHO = {
    "opponent": "the opposing player",
    "opponents": "opponents",
    "others": "other players",
    "all": "players",
    "you": "you",
}


def concerns(state: State, who: str, seat: int, standing: Context) -> bool:
    """Whether a seat is among those meant by a name of ``WHO``, and not shielded from the card."""
    if shielded(state, seat, standing.source):
        return False
    if who == "opponent":
        return bool(opponent_of(state, standing.seat) == seat)
    return is_among(state, who, standing.seat, seat)


def fits_card(cards: Cards, state: State, handle: int, standing: Context) -> bool:
    """Whether a card is among those meant, which are either described or named by their place in an effect."""
    return cards.fits(state, handle, standing) if isinstance(cards, Filter) else cards.accepts(state, handle, standing)
