"""Triggers: the events that a card may wait for. ``THAT`` is the card the event is about, ``OTHER`` the second one."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.rules.sides import bearer_of
from spellhall.games.spellfire.table import (
    ATTACKS,
    CARD_PLAYED,
    DEFENDS,
    DISCARD,
    EXTRA_TURN_WON,
    REALM_NAMED,
    REALM_RAZED,
    ROUND_BEGAN,
    ROUND_DECIDED,
    ROUND_LOST,
    ROUND_WON,
    TARGET,
    TURN_BEGAN,
    TURN_ENDED,
)
from spellhall.games.spellfire.words.filters import Filter
from spellhall.kernel.events import MOVED
from spellhall.kernel.state import State
from spellhall.language.words import Cards, Trigger


def _meant(cards: Cards, state: State, handle: int, fx: Any) -> bool:
    if handle < 0:
        return False
    return cards.fits(state, handle, fx) if isinstance(cards, Filter) else cards.accepts(state, handle, fx)


def _one(cards: Cards) -> str:
    return cards.one() if isinstance(cards, Filter) else cards.phrase()


class _About(Trigger, abstract=True):
    """An event about a card."""

    verb = ""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    @property
    def subject(self) -> Cards | None:
        """The description that THAT answers, if one of its words is about THAT."""
        return self.cards

    def phrase(self) -> str:
        return f"whenever {_one(self.cards)} {self.verb}"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return _meant(self.cards, state, handle, fx)


class Wins(_About):
    """A champion (or a card on its side) wins a round."""

    kind = ROUND_WON
    verb = "wins a round"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return _meant(self.cards, state, handle, fx)


class IsDefeated(_About):
    """A champion is defeated in a round."""

    kind = ROUND_LOST
    verb = "is defeated"


class SideWins(Trigger):
    """This card is on the winning side of a round."""

    kind = ROUND_WON

    def phrase(self) -> str:
        return "when it is on the winning side of a round"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return bearer_of(state, fx.source) == handle


class SideLoses(Trigger):
    """This card is on the losing side of a round."""

    kind = ROUND_LOST

    def phrase(self) -> str:
        return "when it is on the losing side of a round"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return bearer_of(state, fx.source) == handle


class SideBeaten(Trigger):
    """This card is on the losing side of a round, before anything of that side is discarded."""

    kind = ROUND_DECIDED

    def phrase(self) -> str:
        return "when it is on the losing side of a round, before that side is discarded"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return bearer_of(state, fx.source) == other


class Attacks(_About):
    """A champion is sent forward to attack (SF-COMB-B5)."""

    kind = ATTACKS
    verb = "attacks"


class AttacksHere(Trigger):
    """A champion is sent against this realm (or the realm this holding is on)."""

    kind = ATTACKS

    def phrase(self) -> str:
        return "whenever a champion attacks this realm"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return other == bearer_of(state, fx.source)


class DefendsHere(_About):
    """A champion is sent to defend this realm (or the realm this holding is on)."""

    kind = DEFENDS
    verb = "is sent to defend this realm"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return state.regs[TARGET] == bearer_of(state, fx.source) and _meant(self.cards, state, handle, fx)


class GainsExtraTurn(Trigger):
    """A player gains an extra turn. ``by`` is "you", "others" or "all"."""

    kind = EXTRA_TURN_WON

    def __init__(self, by: str = "others") -> None:
        self.by = by

    def phrase(self) -> str:
        who = {"you": "you gain", "others": "another player gains", "all": "anyone gains"}[self.by]
        return f"whenever {who} an extra turn"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return self.by == "all" or (seat == fx.seat) == (self.by == "you")


class NamedForAttack(Trigger):
    """This realm (or the realm this holding is on) is named for attack."""

    kind = REALM_NAMED

    def phrase(self) -> str:
        return "whenever this realm is named for attack"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return handle == bearer_of(state, fx.source)


class Defends(_About):
    """A champion is sent forward to defend (SF-COMB-C5)."""

    kind = DEFENDS
    verb = "is sent to defend"


class Razed(_About):
    """A realm is razed; OTHER is the champion to whom it fell, if any."""

    kind = REALM_RAZED
    verb = "is razed"


class RazedInBattle(_About):
    """A realm falls to a champion who attacked it."""

    kind = REALM_RAZED
    verb = "is razed in battle"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return other >= 0 and _meant(self.cards, state, handle, fx)


class RazesRealm(_About):
    """A realm falls to a champion, in battle or undefended; THAT is the realm."""

    kind = REALM_RAZED
    verb = "razes a realm"
    subject = None

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return _meant(self.cards, state, other, fx)


class RazedInCombat(Razed):
    """A realm falls to an attack; OTHER is the champion that razed it."""

    verb = "is razed in combat"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return other >= 0 and _meant(self.cards, state, handle, fx)


class RealmHereRazed(Trigger):
    """The realm that this holding is attached to is razed."""

    kind = REALM_RAZED

    def phrase(self) -> str:
        return "when its realm is razed"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return bool(handle == state.host[fx.source] or handle == fx.source)


class IsPlayed(_About):
    """A card is played. ``by`` is "you", "others" or "all"."""

    kind = CARD_PLAYED

    def __init__(self, cards: Cards, by: str = "all") -> None:
        super().__init__(cards)
        self.by = by

    def phrase(self) -> str:
        who = {"you": "you play", "others": "another player plays", "all": "anyone plays"}[self.by]
        return f"whenever {who} {_one(self.cards)}"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        if self.by != "all" and (seat == fx.seat) != (self.by == "you"):
            return False
        return handle != fx.source and _meant(self.cards, state, handle, fx)


class Casts(_About):
    """A champion casts or uses a card."""

    kind = CARD_PLAYED
    subject = None

    def __init__(self, cards: Cards, what: Filter) -> None:
        super().__init__(cards)
        self.what = what

    def phrase(self) -> str:
        return f"whenever {_one(self.cards)} casts {self.what.one()}"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return _meant(self.cards, state, other, fx) and _meant(self.what, state, handle, fx)


class RoundBegins(Trigger):
    """A round of battle begins: both champions stand."""

    kind = ROUND_BEGAN

    def phrase(self) -> str:
        return "whenever a round of battle begins"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return True


class IsDiscarded(_About):
    """A card comes to the discard pile."""

    kind = MOVED
    verb = "is discarded"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return state.zone[handle] == DISCARD and _meant(self.cards, state, handle, fx)


class YourTurnBegins(Trigger):
    """The player's turn begins, before the draw (SF-TURN-06)."""

    kind = TURN_BEGAN

    def phrase(self) -> str:
        return "at the start of your turn"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return bool(seat == fx.seat)


class EveryTurnBegins(Trigger):
    """The turn of any player begins."""

    kind = TURN_BEGAN

    def phrase(self) -> str:
        return "at the start of every turn"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return True


class YourTurnEnds(Trigger):
    """The player's turn ends."""

    kind = TURN_ENDED

    def phrase(self) -> str:
        return "at the end of your turn"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return bool(seat == fx.seat)


class EveryTurnEnds(Trigger):
    """The turn of any player ends."""

    kind = TURN_ENDED

    def phrase(self) -> str:
        return "at the end of every turn"

    def matches(self, state: State, fx: Any, seat: int, handle: int, other: int, number: int) -> bool:
        return True


SIDE_WINS, SIDE_LOSES, SIDE_BEATEN, ATTACKS_HERE = SideWins(), SideLoses(), SideBeaten(), AttacksHere()
NAMED_FOR_ATTACK, REALM_HERE_RAZED = NamedForAttack(), RealmHereRazed()
YOUR_TURN_BEGINS, YOUR_TURN_ENDS = YourTurnBegins(), YourTurnEnds()
ROUND_BEGINS, EVERY_TURN_BEGINS, EVERY_TURN_ENDS = RoundBegins(), EveryTurnBegins(), EveryTurnEnds()
