"""Triggers and modifiers of active Spell Chain cards."""

from __future__ import annotations

from spellhall.games.spellchain import events
from spellhall.games.spellchain.rules import questions
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Trigger


class ChainStarts(Trigger):
    """The start of each chain, after both have drawn (SC-PL-02)."""

    event = events.ChainStart

    def phrase(self) -> str:
        return "at the start of each chain"

    def matches(self, state: State, fx: Context, event: events.ChainStart) -> bool:
        return bool(event.seat == fx.seat)


class ChainEnds(Trigger):
    """The end of each chain (SC-EN-01)."""

    event = events.ChainEnd

    def phrase(self) -> str:
        return "at the end of each chain"

    def matches(self, state: State, fx: Context, event: events.ChainEnd) -> bool:
        return bool(event.seat == fx.seat)


class YouActivate(Trigger):
    """Another card of the player has activated, perhaps one of a seal (SC-RS-11)."""

    event = events.Acted

    def __init__(self, seal: str = "") -> None:
        self.seal = seal

    def phrase(self) -> str:
        return f"when another {f'[{self.seal}] ' if self.seal else ''}card you control activates"

    def matches(self, state: State, fx: Context, event: events.Acted) -> bool:
        if event.seat != fx.seat or event.card == fx.source:
            return False
        return not self.seal or self.seal in card_of(state, event.card).seals


class OpponentActivatesDamage(Trigger):
    """An opposing card with a DMG effect has activated (SC-RS-11)."""

    event = events.Acted

    def phrase(self) -> str:
        return "when an opposing card with a DMG effect activates"

    def matches(self, state: State, fx: Context, event: events.Acted) -> bool:
        return bool(event.seat != fx.seat and card_of(state, event.card).deals)


class DealsMore(questions.Boost):
    """The player's hits of a seal or kind deal more: each hit, or each card's first; perhaps only those of other cards
    (SC-WO-18).
    """

    def __init__(self, what: str, amount: int = 1, first_only: bool = False, others: bool = False) -> None:
        self.what = what
        self.amount = amount
        self.first_only = first_only
        self.others = others

    def boosts(self, state: State, source: int, first: bool, holder: int) -> bool:
        """Whether it applies to a hit of the card ``source``; ``holder`` is the card that says so."""
        definition = card_of(state, source)
        if (self.first_only and not first) or (self.others and source == holder):
            return False
        return self.what in definition.seals or self.what == definition.kind

    def phrase(self) -> str:
        what = "Artifacts" if self.what == "Artifact" else f"[{self.what}] cards"
        hits = "the first hit dealt by each of" if self.first_only else "each hit dealt by"
        return f"{hits} your {'other ' if self.others else ''}{what} deals {self.amount} more DMG"


class FirstHitPierces(questions.Pierce):
    """The player's first hit each chain deals more and ignores Block and Avoid."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"the first hit you deal each chain deals {self.amount} more DMG and ignores Block and Avoid"


class Dampens(questions.Damp):
    """The first hit of each opposing Spell deals less, to a minimum of one."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"the first hit dealt by each opposing Spell deals {self.amount} less DMG, to a minimum of 1"


class Guards(questions.Guard):
    """The first hit against the player each chain deals less, and the guardian strikes back."""

    def __init__(self, amount: int, strikes: int) -> None:
        self.amount = amount
        self.strikes = strikes

    def phrase(self) -> str:
        return (
            f"the first hit against you each chain deals {self.amount} less DMG, "
            f"and you then deal {self.strikes} DMG to your opponent"
        )


class Armour(questions.Shell):
    """Each hit against the player deals less, to a minimum of one."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"each hit against you deals {self.amount} less DMG, to a minimum of 1"


class CapsHits(questions.Ceiling):
    """A single hit against the player can't deal more than a number."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"a single hit against you cannot deal more than {self.amount} DMG"


class FirmBlock(questions.Steadiness):
    """The player's Block cannot be removed or ignored."""

    def phrase(self) -> str:
        return "your Block cannot be removed or ignored"


class HealsLess(questions.Ailment):
    """Every time the opponent heals, they heal less."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> str:
        return f"each time your opponent heals, they heal {self.amount} less"


class IgnoresMadness(questions.Sanity):
    """The Madness rule does not apply to the player."""

    def phrase(self) -> str:
        return "ignore the Madness rule"


class WardsSpells(questions.Ward):
    """Once a chain, an opposing effect that would negate one of the player's Spells doesn't."""

    def phrase(self) -> str:
        return "the first time each chain that an opposing effect would negate one of your Spells, it does not"


class CannotBeNegated(questions.Firmness):
    """This card cannot be negated."""

    def phrase(self) -> str:
        return "this card cannot be negated"


CHAIN_STARTS, CHAIN_ENDS, OPPONENT_ACTIVATES_DAMAGE = ChainStarts(), ChainEnds(), OpponentActivatesDamage()
