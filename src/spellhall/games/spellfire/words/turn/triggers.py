"""Triggers: the events that a card may wait for. ``THAT`` is the card the event is about, ``OTHER`` the second one."""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.games.spellfire import events as told
from spellhall.games.spellfire.rules.battle.shared_holdings import is_here
from spellhall.games.spellfire.rules.battle.sides import bearer_of, in_round
from spellhall.games.spellfire.rules.special_cards.vengeance import Vengeance
from spellhall.games.spellfire.table import (
    ATTACHED,
    DISCARD,
    POOL,
    SWITCHED,
    TARGET,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import is_among
from spellhall.kernel.events import Moved
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Trigger


def _meant(cards: Cards, state: State, handle: int, fx: Context) -> bool:
    if handle < 0:
        return False
    return cards.fits(state, handle, fx) if isinstance(cards, Filter) else cards.accepts(state, handle, fx)


def _one(cards: Cards) -> str:
    return cards.one() if isinstance(cards, Filter) else cards.phrase()


def _whoever(by: str, verb: str) -> str:
    """Who does something in the text, with a regular verb: you play, an opponent plays."""
    if by == "you":
        return f"you {verb}"
    return f"{({'opponents': 'an opponent', 'others': 'another player', 'all': 'anyone'})[by]} {verb}s"


class _About(Trigger):
    """An event about a card."""

    abstract = True

    verb: ClassVar[str] = ""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    @property
    def subject(self) -> Cards | None:
        """The description that THAT answers, if one of its words is about THAT."""
        return self.cards

    def phrase(self) -> str:
        return f"whenever {_one(self.cards)} {self.verb}"

    def matches(self, state: State, fx: Context, event: Any) -> bool:
        return _meant(self.cards, state, event.card, fx)


class Wins(_About):
    """A champion (or a card on its side) wins a round."""

    event = told.RoundWon
    verb = "wins a round"

    def matches(self, state: State, fx: Context, event: told.RoundWon) -> bool:
        return _meant(self.cards, state, event.card, fx)


class IsDefeated(_About, Vengeance):
    """A champion is defeated in a round."""

    event = told.RoundLost
    verb = "is defeated"

    def avenges(self) -> bool:
        """Whether it waits for the defeat of its own card or of that card's bearer (SF-RARE-03)."""
        return getattr(self.cards, "name", "") in ("this", "bearer")


class SideWins(Trigger):
    """This card is on the winning side of a round."""

    event = told.RoundWon

    def phrase(self) -> str:
        return "when it is on the winning side of a round"

    def matches(self, state: State, fx: Context, event: told.RoundWon) -> bool:
        return bearer_of(state, fx.source) == event.card


class SideLoses(Vengeance):
    """This card is on the losing side of a round."""

    event = told.RoundLost

    def avenges(self) -> bool:
        """See ``IsDefeated``."""
        return True

    def phrase(self) -> str:
        return "when it is on the losing side of a round"

    def matches(self, state: State, fx: Context, event: told.RoundLost) -> bool:
        return bearer_of(state, fx.source) == event.card


class SideBeaten(Vengeance):
    """This card is on the losing side of a round, before anything of that side is discarded."""

    event = told.RoundDecided

    def avenges(self) -> bool:
        """See ``IsDefeated``."""
        return True

    def phrase(self) -> str:
        return "when it is on the losing side of a round, before that side is discarded"

    def matches(self, state: State, fx: Context, event: told.RoundDecided) -> bool:
        return bearer_of(state, fx.source) == event.loser


class Prevails(_About):
    """A champion wins a round, before anything is discarded or goes home."""

    event = told.RoundDecided
    verb = "wins a round"


class SideFought(Trigger):
    """A round when this card takes part has been won, by either side."""

    event = told.RoundWon

    def phrase(self) -> str:
        return "when a round that it fights in is over"

    def matches(self, state: State, fx: Context, event: told.RoundWon) -> bool:
        return bearer_of(state, fx.source) in (event.card, event.loser)


class SideDecided(Trigger):
    """A round when this card takes part has been won, by either side, before anything is discarded."""

    event = told.RoundDecided

    def phrase(self) -> str:
        return "when a round that it fights in is decided"

    def matches(self, state: State, fx: Context, event: told.RoundDecided) -> bool:
        return bearer_of(state, fx.source) in (event.card, event.loser)


class RoundHereDecided(Trigger):
    """A round for this realm (or the realm this holding is on) is won, before anything is discarded."""

    event = told.RoundDecided

    def phrase(self) -> str:
        return "whenever a round for this realm is won"

    def matches(self, state: State, fx: Context, event: told.RoundDecided) -> bool:
        return is_here(state, fx.source, state.regs[TARGET])


class RealmHereHeld(Trigger):
    """The realm that this holding is attached to (or this realm) was attacked, and stands."""

    event = told.RealmHeld

    def phrase(self) -> str:
        return "whenever this realm survives an attack"

    def matches(self, state: State, fx: Context, event: told.RealmHeld) -> bool:
        return is_here(state, fx.source, event.card)


class Rebuilt(_About):
    """A razed realm is rebuilt."""

    event = told.RealmRebuilt
    verb = "is rebuilt"


class TotalsCompared(Trigger):
    """The totals of a round are compared where this card takes part (SF-COMB-E2)."""

    event = told.Totals

    def phrase(self) -> str:
        return "whenever totals are compared"

    def matches(self, state: State, fx: Context, event: told.Totals) -> bool:
        return in_round(state, fx.source)


class Attacks(_About):
    """A champion is sent forward to attack (SF-COMB-B5)."""

    event = told.Attacks
    verb = "attacks"


class AttacksHere(Trigger):
    """A champion is sent against this realm (or the realm this holding is on)."""

    event = told.Attacks

    def phrase(self) -> str:
        return "whenever a champion attacks this realm"

    def matches(self, state: State, fx: Context, event: told.Attacks) -> bool:
        return is_here(state, fx.source, event.realm)


class DefendsHere(_About):
    """A champion is sent to defend this realm (or the realm this holding is on)."""

    event = told.Defends
    verb = "is sent to defend this realm"

    def matches(self, state: State, fx: Context, event: told.Defends) -> bool:
        return is_here(state, fx.source, state.regs[TARGET]) and _meant(self.cards, state, event.card, fx)


class GainsExtraTurn(Trigger):
    """A player gains an extra turn. ``by`` is "you", "opponents", "others" or "all"."""

    event = told.ExtraTurnWon

    def __init__(self, by: str = "others") -> None:
        self.by = by

    def phrase(self) -> str:
        return f"whenever {_whoever(self.by, 'gain')} an extra turn"

    def matches(self, state: State, fx: Context, event: told.ExtraTurnWon) -> bool:
        return is_among(state, self.by, fx.seat, event.seat)


class NamedForAttack(Trigger):
    """This realm (or the realm this holding is on) is named for attack."""

    event = told.RealmNamed

    def phrase(self) -> str:
        return "whenever this realm is named for attack"

    def matches(self, state: State, fx: Context, event: told.RealmNamed) -> bool:
        return is_here(state, fx.source, event.card)


class Defends(_About):
    """A champion is sent forward to defend (SF-COMB-C5)."""

    event = told.Defends
    verb = "is sent to defend"


class BattleEnds(Trigger):
    """A battle is over."""

    event = told.BattleEnded

    def phrase(self) -> str:
        return "whenever a battle ends"

    def matches(self, state: State, fx: Context, event: told.BattleEnded) -> bool:
        return True


class Razed(_About):
    """A realm is razed; OTHER is the champion to whom it fell, if any."""

    event = told.RealmRazed
    verb = "is razed"


class RazedInBattle(_About):
    """A realm falls to a champion who attacked it."""

    event = told.RealmRazed
    verb = "is razed in battle"

    def matches(self, state: State, fx: Context, event: told.RealmRazed) -> bool:
        return event.by >= 0 and _meant(self.cards, state, event.card, fx)


class RazesRealm(_About):
    """A realm falls to a champion, in battle or undefended, perhaps of certain ones; THAT is the realm."""

    event = told.RealmRazed

    def __init__(self, cards: Cards, realms: Filter | None = None) -> None:
        super().__init__(cards)
        self.realms = realms

    def phrase(self) -> str:
        return f"whenever {_one(self.cards)} razes {'a realm' if self.realms is None else self.realms.one()}"

    @property
    def subject(self) -> None:
        """It is not THAT card that the description is of."""

    def matches(self, state: State, fx: Context, event: told.RealmRazed) -> bool:
        if self.realms is not None and not self.realms.fits(state, event.card, fx):
            return False
        return _meant(self.cards, state, event.by, fx)


class RazedInCombat(Razed):
    """A realm falls to an attack; OTHER is the champion that razed it."""

    verb = "is razed in combat"

    def matches(self, state: State, fx: Context, event: told.RealmRazed) -> bool:
        return event.by >= 0 and _meant(self.cards, state, event.card, fx)


class RealmHereRazed(Trigger):
    """The realm that this holding is attached to is razed."""

    event = told.RealmRazed

    def phrase(self) -> str:
        return "when its realm is razed"

    def matches(self, state: State, fx: Context, event: told.RealmRazed) -> bool:
        return is_here(state, fx.source, event.card, fallen=True)


class IsPlayed(_About):
    """A card is played. ``by`` is "you", "opponents", "others" or "all"."""

    event = told.CardPlayed

    def __init__(self, cards: Cards, by: str = "all") -> None:
        super().__init__(cards)
        self.by = by

    def phrase(self) -> str:
        return f"whenever {_whoever(self.by, 'play')} {_one(self.cards)}"

    def matches(self, state: State, fx: Context, event: told.CardPlayed) -> bool:
        if not is_among(state, self.by, fx.seat, event.seat):
            return False
        return event.card != fx.source and _meant(self.cards, state, event.card, fx)


class Casts(_About):
    """A champion casts or uses a card."""

    event = told.CardPlayed

    def __init__(self, cards: Cards, what: Filter) -> None:
        super().__init__(cards)
        self.what = what

    @property
    def subject(self) -> None:
        """It is not THAT card that the description is of."""

    def phrase(self) -> str:
        return f"whenever {_one(self.cards)} casts {self.what.one()}"

    def matches(self, state: State, fx: Context, event: told.CardPlayed) -> bool:
        return _meant(self.cards, state, event.user, fx) and _meant(self.what, state, event.card, fx)


class DrawsByEvent(Trigger):
    """A player has drawn cards by an event. ``by`` is "you", "opponents", "others" or "all"."""

    event = told.DrewByEvent

    def __init__(self, by: str = "all") -> None:
        self.by = by

    def phrase(self) -> str:
        return f"whenever {_whoever(self.by, 'draw')} cards by an event"

    def matches(self, state: State, fx: Context, event: told.DrewByEvent) -> bool:
        return is_among(state, self.by, fx.seat, event.seat)


class RoundBegins(Trigger):
    """A round of battle begins: both champions stand."""

    event = told.RoundBegan

    def phrase(self) -> str:
        return "whenever a round of battle begins"

    def matches(self, state: State, fx: Context, event: told.RoundBegan) -> bool:
        return True


class IsDiscarded(_About):
    """A card comes to the discard pile.

    ``anywhere``: from a hand or a pile, too, of the card itself, which works there for that one moment.
    """

    event = Moved
    verb = "is discarded"

    def __init__(self, cards: Cards, anywhere: bool = False) -> None:
        super().__init__(cards)
        self.anywhere = anywhere

    def phrase(self) -> str:
        return super().phrase() + (", even from hand" if self.anywhere else "")

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        return state.zone[event.card] == DISCARD and _meant(self.cards, state, event.card, fx)


class IsDrawn(Trigger):
    """This very card has been drawn in the game; it works in the hand for that one moment (SF-CARD-41)."""

    event = Moved

    def phrase(self) -> str:
        return "as soon as you draw this card"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        return False


class LeavesPlay(_About):
    """A card goes from the table to where nothing works: a pile, a hand, Limbo, the Abyss or the Void."""

    event = Moved
    verb = "leaves play"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        in_play = state.game.layout.in_play
        return in_play[event.origin] and not in_play[event.zone] and _meant(self.cards, state, event.card, fx)


class ComesBack(_About):
    """A champion that fought as an ally comes back to its pool (SF-ROLE-04)."""

    event = Moved
    verb = "comes back from fighting as an ally"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        return event.origin == ATTACHED and event.zone == POOL and _meant(self.cards, state, event.card, fx)


class SwitchesSides(_About):
    """An ally is made to switch sides."""

    event = Moved
    verb = "switches sides"

    def matches(self, state: State, fx: Context, event: Moved) -> bool:
        return event.why == SWITCHED and _meant(self.cards, state, event.card, fx)


class YourTurnBegins(Trigger):
    """The player's turn begins, before the draw (SF-TURN-06)."""

    event = told.TurnBegan

    def phrase(self) -> str:
        return "at the start of your turn"

    def matches(self, state: State, fx: Context, event: told.TurnBegan) -> bool:
        return bool(event.seat == fx.seat)


class EveryTurnBegins(Trigger):
    """The turn of any player begins."""

    event = told.TurnBegan

    def phrase(self) -> str:
        return "at the start of every turn"

    def matches(self, state: State, fx: Context, event: told.TurnBegan) -> bool:
        return True


class YourTurnEnds(Trigger):
    """The player's turn ends."""

    event = told.TurnEnded

    def phrase(self) -> str:
        return "at the end of your turn"

    def matches(self, state: State, fx: Context, event: told.TurnEnded) -> bool:
        return bool(event.seat == fx.seat)


class EveryTurnEnds(Trigger):
    """The turn of any player ends."""

    event = told.TurnEnded

    def phrase(self) -> str:
        return "at the end of every turn"

    def matches(self, state: State, fx: Context, event: told.TurnEnded) -> bool:
        return True


SIDE_WINS, SIDE_LOSES, SIDE_BEATEN, ATTACKS_HERE = SideWins(), SideLoses(), SideBeaten(), AttacksHere()
SIDE_FOUGHT, ROUND_HERE_DECIDED, REALM_HERE_HELD = SideFought(), RoundHereDecided(), RealmHereHeld()
SIDE_DECIDED, TOTALS_COMPARED = SideDecided(), TotalsCompared()
NAMED_FOR_ATTACK, REALM_HERE_RAZED = NamedForAttack(), RealmHereRazed()
YOUR_TURN_BEGINS, YOUR_TURN_ENDS = YourTurnBegins(), YourTurnEnds()
ROUND_BEGINS, EVERY_TURN_BEGINS, EVERY_TURN_ENDS = RoundBegins(), EveryTurnBegins(), EveryTurnEnds()
BATTLE_ENDS = BattleEnds()
