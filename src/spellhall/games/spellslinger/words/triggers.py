"""Triggers: what a card waits for (section AB)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.sides import lead
from spellhall.games.spellslinger.table import (
    DESTROYED,
    IN_PLAY,
)
from spellhall.games.spellslinger.words.filters import THIS, Filter, This
from spellhall.kernel.events import Moved
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Trigger, listed

__all__ = [
    "Attacks",
    "AttacksYou",
    "ComesIntoPlay",
    "DamageIsRemoved",
    "EachUpkeep",
    "IsDestroyed",
    "StrikesYou",
    "YouGainLife",
    "YouNegate",
    "YouPlay",
    "YourTurnEnds",
    "YourUpkeep",
]


class ComesIntoPlay(Trigger):
    """A card enters play: the card itself, or one that fits a description."""

    event = events.Came

    def __init__(self, cards: Cards = THIS) -> None:
        self.cards = cards

    def phrase(self) -> str:
        if isinstance(self.cards, Filter):
            return f"whenever {self.cards.one()} comes into play"
        return "when this card comes into play"

    def matches(self, state: State, fx: Context, event: events.Came) -> bool:
        return self.cards.accepts(state, event.card, fx)


class YourUpkeep(Trigger):
    """The beginning of its controller's upkeep (SS-TN-07, SS-TN-10)."""

    event = events.UpkeepBegan
    times: ClassVar[float] = 2.5

    def phrase(self) -> str:
        return "at the beginning of your upkeep"

    def matches(self, state: State, fx: Context, event: events.UpkeepBegan) -> bool:
        return bool(event.seat == fx.seat)


class EachUpkeep(Trigger):
    """The beginning of every player's upkeep."""

    event = events.UpkeepBegan
    times: ClassVar[float] = 4.0

    def phrase(self) -> str:
        return "at the beginning of each player's upkeep"

    def matches(self, state: State, fx: Context, event: events.UpkeepBegan) -> bool:
        return True


class YourTurnEnds(Trigger):
    """The end of its controller's turn (SS-TN-14)."""

    event = events.TurnEnds
    times: ClassVar[float] = 2.5

    def phrase(self) -> str:
        return "at the end of your turn"

    def matches(self, state: State, fx: Context, event: events.TurnEnds) -> bool:
        return bool(event.seat == fx.seat)


class Attacks(Trigger):
    """The card itself is declared as an attacker."""

    event = events.Attacked
    times: ClassVar[float] = 1.5

    def phrase(self) -> str:
        return "whenever this character attacks"

    def matches(self, state: State, fx: Context, event: events.Attacked) -> bool:
        return bool(event.card == fx.source)


class AttacksYou(Trigger):
    """A character is declared as an attacker of the player, or of the team as one."""

    event = events.Attacked
    times: ClassVar[float] = 2.0

    def phrase(self) -> str:
        return "whenever a character attacks you"

    def matches(self, state: State, fx: Context, event: events.Attacked) -> bool:
        return event.seat == lead(state, fx.seat)


class StrikesYou(Trigger):
    """A character deals combat damage to the player, or to the team as one."""

    event = events.StruckHome
    times: ClassVar[float] = 0.5

    def phrase(self) -> str:
        return "whenever a character deals combat damage to you"

    def matches(self, state: State, fx: Context, event: events.StruckHome) -> bool:
        return event.seat == lead(state, fx.seat)


class IsDestroyed(Trigger):
    """A card is destroyed: the card itself, or one that fits a description (SS-AB-15)."""

    event = Moved
    times: ClassVar[float] = 0.7

    def __init__(self, cards: Cards = THIS) -> None:
        self.cards = cards

    def phrase(self) -> str:
        if isinstance(self.cards, This):
            return "when this card is destroyed"
        return f"whenever {self.cards.one() if isinstance(self.cards, Filter) else self.cards.phrase()} is destroyed"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        if event.why != DESTROYED or event.origin != IN_PLAY:
            return False
        if isinstance(self.cards, Filter):
            return self.cards.fits(state, event.card, fx)
        return bool(event.card == fx.source)


class YouPlay(Trigger):
    """The player has played a card of a type, whatever happens to it (SS-PL-16)."""

    event = events.CardPlayed
    times: ClassVar[float] = 1.5

    def __init__(self, *types: str) -> None:
        self.types = types

    def phrase(self) -> str:
        return f"whenever you play an {listed([t.lower() for t in self.types], 'or an')}"

    def matches(self, state: State, fx: Context, event: events.CardPlayed) -> bool:
        return event.seat == fx.seat and card_of(state, event.card).type in self.types


class YouNegate(Trigger):
    """The player negates a card."""

    event = events.WasNegated
    times: ClassVar[float] = 0.5

    def phrase(self) -> str:
        return "whenever you negate a card"

    def matches(self, state: State, fx: Context, event: events.WasNegated) -> bool:
        return bool(event.seat == fx.seat)


class YouGainLife(Trigger):
    """The player gains life (SS-AB-08)."""

    event = events.GainedLife

    def phrase(self) -> str:
        return "whenever you gain life"

    def matches(self, state: State, fx: Context, event: events.GainedLife) -> bool:
        return bool(event.seat == fx.seat)


class DamageIsRemoved(Trigger):
    """Damage is removed from the card itself (SS-TN-18)."""

    event = events.Healed

    def phrase(self) -> str:
        return "whenever damage is removed from this character"

    def matches(self, state: State, fx: Context, event: events.Healed) -> bool:
        return bool(event.card == fx.source)
