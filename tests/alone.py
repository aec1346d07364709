"""A table for solitaire tests that check the log: what the opponent did, and what came before what.

    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.his_turn(phase=4)                 # they play until you are asked, at the latest in your own turn
    assert t.sent() == [("her5", "r1")]

The cards under those that a test puts on a pile are realms: with one deck the opponent throws them away, so they
change nothing.
"""

from __future__ import annotations

from typing import Any

from solo import IO, P, Solo

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.kernel.events import Event, Moved

YOU, HE = P, IO
UNDER = "r8"


class Alone(Solo):
    """A solitaire game in the making; ``left`` cards lie under a pile."""

    def __init__(self, *, left: int = 24, **options: Any) -> None:
        super().__init__(**options)
        self.left, self.under = left, UNDER
        self.filler = [left, 0 if self.game.common else left]

    def pile(self, seat: int, *names: str) -> list[int]:
        """The top of a draw pile; the first name is the next card drawn."""
        handles = super().pile(seat, *names)
        self.filler[seat] = self.left
        return handles

    def fill_up(self) -> None:
        """Put realms under the piles."""
        for seat, count in enumerate(self.filler):
            pile = self.state.pile(tb.DRAW_PILE, seat)
            own = pile[:]
            pile[:] = [*(self._add(self.under, seat, tb.DRAW_PILE) for _ in range(count)), *own]
            self.filler[seat] = 0

    def _stock(self) -> None:
        """Stock the piles the way they are filled up."""

    def through(self, turn: int = 5) -> Alone:
        """Pass at every question until this turn or the game is over."""
        while self.state.scores is None and self.reg(tb.TURN) <= turn and self.reg(tb.PHASE) != tb.BETWEEN:
            self._apply(self.state.legal_actions()[-1])
        return self

    # ------------------------------------------------------------------ what they did

    def happened(self, *kinds: type[Event]) -> list[tuple[Any, list[str]]]:
        """The events of some kinds, in order, each with the names of its cards."""
        assert self.state.record is not None
        return [
            (entry.event, [self.game.catalogue[face].name if face >= 0 else "" for face in entry.faces])
            for entry in self.state.record.entries
            if isinstance(entry.event, kinds)
        ]

    def sent(self) -> list[tuple[str, str]]:
        """Who they sent forward, against which realm."""
        return [(names[0], names[1]) for event, names in self.happened(events.Attacks) if event.seat == HE]

    def defended(self) -> list[str]:
        """Who they defended with."""
        return [names[0] for event, names in self.happened(events.Defends) if event.seat == HE]

    def played(self, seat: int = HE) -> list[str]:
        """What they (or you) played, in order."""
        return [names[0] for event, names in self.happened(events.CardPlayed) if event.seat == seat]

    def drew(self, seat: int = HE) -> list[str]:
        """What they (or you) drew, in order."""
        return [
            names[0]
            for event, names in self.happened(Moved)
            if event.seat == seat and event.origin == tb.DRAW_PILE and event.zone == tb.HAND
        ]

    def course(self) -> list[str]:
        """Moves and plays as words, "her5 > pool", "phase 3 of 1": to check what came before what."""
        words = []
        for event, names in self.happened(
            Moved, events.PhaseBegan, events.CardPlayed, events.SpoilsDrawn, events.TurnBegan
        ):
            if isinstance(event, Moved):
                words.append(f"{names[0]} > {tb.ZONES[event.zone].name}")
            elif isinstance(event, events.PhaseBegan):
                words.append(f"phase {event.phase} of {event.seat}")
            elif isinstance(event, events.TurnBegan):
                words.append(f"turn of {event.seat}")
            else:
                words.append(f"{names[0]} {'played' if isinstance(event, events.CardPlayed) else 'is spoils'}")
        return words

    def before(self, first: str, then: str) -> bool:
        """Whether one event came before another; both must have happened."""
        words = self.course()
        return words.index(first) < words.index(then)

    def bearer(self, name: str) -> str:
        """The name of a card's bearer; "" for none."""
        host = self.state.host[self.handle(name)]
        return self.state.definition(host).name if host >= 0 else ""

    def his(self, zone: str) -> list[str]:
        """The names of their cards in a zone, in alphabetical order."""
        return sorted(self.names(HE, zone))

    def discarded(self) -> list[str]:
        """The discard pile that you both use."""
        return self.names(YOU, "discard pile")


# ---------------------------------------------------------------------- openings that many tests share


def two_decks(**options: Any) -> Alone:
    """Two decks, and nothing on the table; the cards under the piles are allies."""
    t = Alone(solitaire="two-deck", **options)
    t.under = "al1"
    return t


def given(card: str, *pool: str, hand: tuple[str, ...] = ()) -> Alone:
    """They have this pool and hand and draw this card; their turn runs until you are asked."""
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, *pool)
    t.hand(HE, *hand)
    t.pile(YOU, card)
    t.his_turn()
    return t


def march(*pool: str, hand: tuple[str, ...] = (), yours: tuple[str, ...] = (), **realms: str) -> Alone:
    """They attack with this pool and hand; you have this pool and these realms (one, if none are named)."""
    t = Alone()
    t.formation(YOU, **(realms or {"A": "r1"}))
    t.pool(HE, *pool)
    t.pool(YOU, *yours)
    t.hand(HE, *hand)
    t.his_turn(phase=4)
    return t


def places(t: Alone, seat: int = YOU) -> dict[str, str]:
    """Which realm is in which place of a formation; razed ones in brackets."""
    named = {}
    for realm in t.state.pile(tb.FORMATION, seat):
        name = t.state.definition(realm).name
        named[tb.PLACES[t.state.marks[tb.PLACE][realm]]] = f"({name})" if t.state.marks[tb.RAZED][realm] else name
    return dict(sorted(named.items()))
